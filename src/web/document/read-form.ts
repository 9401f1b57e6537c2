import { withStatus } from "./responses.ts";

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Reads a posted form. A body that isn't a form is rejected with 415 or 400. */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get("content-type") ?? "")) throw withStatus(null, 415);
  try {
    return await request.formData();
  } catch {
    throw withStatus(null, 400);
  }
}
