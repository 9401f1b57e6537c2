import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { ApiError, type ApiResponse, createHttpClient, type HttpClient } from "./http-client.ts";
import { type FormField, toRequestBody } from "./validate-field.ts";

/** The result of a form: its response, or why it was rejected. */
export type FormResult = { data: unknown } | { message: string; errors: FieldErrors };

const http = createHttpClient();

/** Sends a form to the API. Always returns a result to show. */
export async function sendForm(
  path: string,
  fields: Iterable<FormField>,
  known: Record<string, unknown>,
  { post }: Pick<HttpClient, "post"> = http,
): Promise<FormResult> {
  try {
    const { data } = (await post(path, { ...toRequestBody(fields), ...known })) as ApiResponse;
    return { data };
  } catch (error) {
    const problem =
      error instanceof ApiError ? (error.response.data as Partial<{ message: string; errors: FieldErrors }>) : {};
    return { message: problem?.message ?? m.error_later(), errors: problem?.errors ?? {} };
  }
}
