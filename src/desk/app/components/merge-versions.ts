import { toCanonicalJson } from "#lib/canonical-json.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A field of a form, or one value of a page's texts. */
export interface FieldPath {
  name: string;
  /** The value in `values`; absent for other fields. */
  key?: string;
}

/** What differs between a form and a version that someone else has saved. */
export interface Merge {
  /** Fields that both people changed, differently. */
  both: FieldPath[];
  /** Fields that only the other person changed. */
  theirs: FieldPath[];
}

/**
 * Compares two edits of the same text, field by field. A page's texts are compared one by one.
 *
 * @param base the version that both edits started from; null if it isn't known, so that all differences are `both`
 */
export function mergeVersions(names: readonly string[], base: Fields | null, mine: Fields, saved: Fields): Merge {
  const merge: Merge = { both: [], theirs: [] };
  for (const path of names.flatMap((name) => listPaths(name, saved))) {
    const original = base && toKey(getField(base, path));
    const [own, other] = [toKey(getField(mine, path)), toKey(getField(saved, path))];
    if (other === original || other === own) continue;
    (own === original ? merge.theirs : merge.both).push(path);
  }
  return merge;
}

function listPaths(name: string, saved: Fields): FieldPath[] {
  if (name !== "values" || !isRecord(saved.values)) return [{ name }];
  return Object.keys(saved.values).map((key) => ({ name, key }));
}

export function getField(version: Fields, { name, key }: FieldPath): unknown {
  const value = version[name];
  if (key === undefined) return value;
  return isRecord(value) ? value[key] : undefined;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Makes all empty values equal, and numbers equal to their text in a field. Stored drafts and versions may have an
 * entry's fields in another order than the form.
 */
function toKey(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  return typeof value === "object" ? toCanonicalJson(JSON.parse(JSON.stringify(value))) : String(value);
}
