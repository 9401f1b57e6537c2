/** What was typed into a form, by field: all but passwords, which no page repeats. Boxes of one name stand in one answer. */
export function typedIn(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => !name.startsWith("password"));
  const answerTo = (name: string): string =>
    form
      .getAll(name)
      .filter((value) => typeof value === "string")
      .join(", ");
  return Object.fromEntries(names.map((name) => [name, answerTo(name)]));
}
