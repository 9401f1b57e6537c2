import { type ApiResponse, createHttpClient, type HttpClient } from "./http-client.ts";

/** The properties of a form field that affect what it sends. */
export interface FormField {
  name: string;
  type: string;
  value: string;
  checked?: boolean;
}

const http = createHttpClient();

/**
 * Validates one field with its current value. Returns error messages, or an empty list; null if the server cannot be
 * reached, which is not shown because the form is validated again when it is submitted.
 */
export async function validateField(
  path: string,
  fields: Iterable<FormField>,
  known: Record<string, unknown>,
  name: string,
  send: HttpClient["post"] = http.post,
): Promise<string[] | null> {
  try {
    const errors = await send(
      path,
      { ...toRequestBody(fields), ...known },
      {
        precognitive: true,
        only: [name],
        onValidationError: ({ data }: ApiResponse) => (data as { errors: Record<string, string[]> }).errors,
      },
    );
    return (errors as Record<string, string[]>)[name] ?? [];
  } catch {
    return null;
  }
}

/** Validates a field of a form that is sent with PUT. */
export const validateFieldForPut: typeof validateField = (path, fields, known, name) =>
  validateField(path, fields, known, name, http.put);

/**
 * Converts a form to a request body: checkboxes to booleans, the selected radio to a number where it is one, `fields.x`
 * nested in `fields`, empty values omitted.
 */
export function toRequestBody(fields: Iterable<FormField>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, type, value, checked } of fields) {
    const isCheckbox = type === "checkbox";
    const isRadio = type === "radio";
    if (!name || (!isCheckbox && value === "") || (isRadio && !checked)) continue;
    const [top = "", inner] = name.split(".");
    const converted = isCheckbox ? checked : isRadio && /^\d+$/.test(value) ? Number(value) : value;
    if (inner === undefined) body[top] = converted;
    else body[top] = { ...(body[top] as object | undefined), [inner]: converted };
  }
  return body;
}
