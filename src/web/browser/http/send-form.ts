import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type FormField, getBody } from "./ask-beforehand.ts";
import { type Answer, type HttpClient, httpClient, RejectedCall } from "./http-client.ts";

/** The result of a form: its response, or why it was rejected. */
export type Sent = { data: unknown } | { message: string; errors: FieldErrors };

const http = httpClient();

/** Sends a form to the API. Always returns a result to show. */
export async function sendForm(
  path: string,
  fields: Iterable<FormField>,
  known: Record<string, unknown>,
  { post }: Pick<HttpClient, "post"> = http,
): Promise<Sent> {
  try {
    const { data } = (await post(path, { ...getBody(fields), ...known })) as Answer;
    return { data };
  } catch (error) {
    const said =
      error instanceof RejectedCall ? (error.answer.data as Partial<{ message: string; errors: FieldErrors }>) : {};
    return { message: said?.message ?? m.error_later(), errors: said?.errors ?? {} };
  }
}
