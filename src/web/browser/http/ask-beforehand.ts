import { type Answer, type HttpClient, httpClient } from "./http-client.ts";

/** What a form's field has that matters to what it sends. */
export interface FormField {
  name: string;
  type: string;
  value: string;
  checked?: boolean;
}

const http = httpClient();

/**
 * What is wrong with one field as it is filled in now: messages, or none; null when it could not be asked, which the
 * visitor need not hear of, since the form itself is checked when it is sent.
 */
export async function askAbout(
  path: string,
  fields: Iterable<FormField>,
  known: Record<string, unknown>,
  name: string,
  ask: HttpClient["post"] = http.post,
): Promise<string[] | null> {
  try {
    const errors = await ask(
      path,
      { ...getBody(fields), ...known },
      {
        precognitive: true,
        only: [name],
        onValidationError: ({ data }: Answer) => (data as { errors: Record<string, string[]> }).errors,
      },
    );
    return (errors as Record<string, string[]>)[name] ?? [];
  } catch {
    return null;
  }
}

/** The same of a call that replaces what is there. */
export const askAboutPut: typeof askAbout = (path, fields, known, name) =>
  askAbout(path, fields, known, name, http.put);

/**
 * A form as the body of a call: boxes as booleans, the chosen one of several as a number where it is one, `fields.x` inside
 * `fields`, what is empty left out.
 */
export function getBody(fields: Iterable<FormField>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, type, value, checked } of fields) {
    const isBox = type === "checkbox";
    const isChoice = type === "radio";
    if (!name || (!isBox && value === "") || (isChoice && !checked)) continue;
    const [top = "", inner] = name.split(".");
    const said = isBox ? checked : isChoice && /^\d+$/.test(value) ? Number(value) : value;
    if (inner === undefined) body[top] = said;
    else body[top] = { ...(body[top] as object | undefined), [inner]: said };
  }
  return body;
}
