/** Whether a field must be filled in. A consent is a checkbox that must be checked. */
export type Presence = "required" | "optional" | "consent" | "checkbox";

/** A form's fields in their order. Its schema, required marks, posted values and API body derive from it. */
export type Form<Name extends string = string> = Readonly<Record<Name, Presence>>;

/** Returns a form with these required fields and no others. */
export function createForm(required: readonly string[]): Form {
  return Object.fromEntries(required.map((name) => [name, "required"]));
}

export function getFieldNames<Name extends string>(form: Form<Name>): Name[] {
  return Object.keys(form) as Name[];
}

export function isRequired(form: Form, name: string): boolean {
  return form[name] === "required" || form[name] === "consent";
}

export function getRequiredNames<Name extends string>(form: Form<Name>): Name[] {
  return getFieldNames(form).filter((name) => isRequired(form, name));
}

const CHECKED_VALUES = new Set(["on", "1", "true", "yes"]);

export function isChecked(posted: FormData, name: string): boolean {
  return posted.getAll(name).some((value) => CHECKED_VALUES.has(String(value).toLowerCase()));
}

/** Converts a posted HTML form to the shape of the JSON body. Other names, such as a honeypot's, are dropped. */
export function parseForm(form: Form, posted: FormData): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, presence] of Object.entries(form)) {
    if (presence === "checkbox" || presence === "consent") input[name] = isChecked(posted, name);
    else if (posted.has(name)) input[name] = posted.get(name);
  }
  return input;
}
