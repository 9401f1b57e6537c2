/**
 * Gets the typed values of a form by field, except passwords, which no page repeats. Checkboxes of the same name are
 * joined.
 */
export function getTypedValues(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => !name.startsWith("password"));
  const getValue = (name: string): string =>
    form
      .getAll(name)
      .filter((value) => typeof value === "string")
      .join(", ");
  return Object.fromEntries(names.map((name) => [name, getValue(name)]));
}
