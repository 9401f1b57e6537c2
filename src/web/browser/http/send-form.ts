import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type FormField, getBody } from "./ask-beforehand.ts";
import { type Answer, type HttpClient, httpClient, RejectedCall } from "./http-client.ts";

/** What became of a form: what it was answered with, or why it was not taken. */
export type Sent = { data: unknown } | { message: string; errors: FieldErrors };

const http = httpClient();

/** Sends a form to the API; whatever happens, there is something to say about it. */
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
