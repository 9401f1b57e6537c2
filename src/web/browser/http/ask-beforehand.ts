import { type Answer, type HttpClient, httpClient } from "./http-client.ts";

/** The properties of a form field that affect what it sends. */
export interface FormField {
  name: string;
  type: string;
  value: string;
  checked?: boolean;
}

const http = httpClient();

/**
 * Validates one field with its current value: error messages, or an empty list; null if the server cannot be reached.
 * The visitor need not know about that, because the form is validated again on submit.
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

/** The same for a PUT request. */
export const askAboutPut: typeof askAbout = (path, fields, known, name) =>
  askAbout(path, fields, known, name, http.put);

/**
 * Converts a form to a request body: checkboxes to booleans, the selected radio to a number where it is one, `fields.x`
 * nested in `fields`, empty values omitted.
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
