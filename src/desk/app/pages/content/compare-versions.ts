import { type Change, diffWords } from "diff";
import { getValueLabel } from "../../components/get-value-label.ts";

/** How a field differs between two versions. */
export interface FieldChange {
  label: string;
  parts: Change[];
}

/** Compares two versions of a content item field by field, word by word. Formatting is not compared. */
export function compareVersions(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): FieldChange[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    // The values of a page's texts are fields of their own.
    if (name === "values") {
      const [one, other] = [toRecord(before.values), toRecord(after.values)];
      return compareVersions(one, other, Object.fromEntries(Object.keys(one).map((key) => [key, getValueLabel(key)])));
    }
    const keys = getItemKeys(before[name]);
    const [one, other] = [toPlainText(before[name], keys), toPlainText(after[name], keys)];
    return one === other ? [] : [{ label, parts: diffWords(one, other) }];
  });
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** The keys of a list's entries. Stored drafts and versions may have them in another order than the form. */
function getItemKeys(value: unknown): string[] | undefined {
  const [first] = Array.isArray(value) ? value : [];
  return typeof first === "object" && first !== null ? Object.keys(first) : undefined;
}

/** Converts a field's value to text: HTML without its tags, a list with a line for each entry. */
export function toPlainText(value: unknown, keys?: readonly string[]): string {
  if (value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map((item) => toPlainText(item, keys)).join("\n");
  if (typeof value === "object") {
    const fields = toRecord(value);
    const names = [...new Set([...(keys ?? []), ...Object.keys(fields).sort()])];
    return names
      .map((name) => toPlainText(fields[name], keys))
      .filter(Boolean)
      .join("\n");
  }
  const text = String(value);
  if (!/<\w/.test(text)) return text;
  const html = text.replace(/<\/(p|h\d|li|tr|blockquote)>/g, "$&\n");
  return (new DOMParser().parseFromString(html, "text/html").body.textContent ?? "").trim();
}
