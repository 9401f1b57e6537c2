import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { createFixedRemark } from "#domain/imports/table-files/remark.ts";
import { UnreadableFile } from "#domain/imports/table-files/table.ts";
import { COLUMNS, type ImportField } from "#domain/listings/import/header-names.ts";
import { findImportField, type Meanings, toHeaderKey } from "#domain/listings/import/headers.ts";
import type { ImportInput, ImportResult } from "#domain/listings/import/import-listings.ts";
import { proposeField } from "#domain/listings/import/runs/propose-field.ts";

/** The file next to an imported file that assigns fields to its columns. */
const PROFILE = "import-profile.json";

const profileSchema = v.strictObject({
  columns: v.optional(v.record(v.string(), v.nullable(v.string()))),
  category: v.optional(v.string()),
  encoding: v.optional(v.string()),
});

/**
 * Loads the profile next to a file, if there is one. Options of the command take precedence.
 *
 * @throws Invalid when it is not a profile
 */
export async function loadProfile(
  path: string,
  options: { category?: string | undefined; encoding?: string | undefined },
): Promise<Partial<ImportInput>> {
  let text: string;
  try {
    text = await readFile(join(dirname(path), PROFILE), "utf8");
  } catch {
    return {};
  }
  const { columns = {}, category, encoding } = parseProfile(text);
  return {
    meanings: toMeanings(columns),
    ...(category && !options.category && { category }),
    ...(encoding && !options.encoding && { encoding }),
  };
}

function parseProfile(text: string): v.InferOutput<typeof profileSchema> {
  try {
    return v.parse(profileSchema, JSON.parse(text));
  } catch {
    throw createProfileError('is not a profile: write it like {"columns": {"Opportunity": "name", "Notes": null}}.');
  }
}

/** Only the command line reads profiles, and it is in English. */
function createProfileError(problem: string): UnreadableFile {
  return new UnreadableFile(createFixedRemark(`${PROFILE} ${problem}`));
}

function toMeanings(columns: Record<string, string | null>): Meanings {
  const fields = [...COLUMNS.keys()];
  return new Map(
    Object.entries(columns).map(([name, field]) => {
      const known = fields.find((one) => one === field);
      if (field !== null && !known) {
        throw createProfileError(`has an unknown field "${field}". Fields are ${fields.join(", ")}.`);
      }
      return [toHeaderKey(name), known ?? null];
    }),
  );
}

/** Lists the columns that were ignored, with fields of similar names that no other column has. */
export function describeIgnored({
  headers,
  ignored_headers,
}: Pick<ImportResult, "headers" | "ignored_headers">): string {
  const taken = new Set(headers.flatMap((name) => findImportField(name) ?? []));
  const proposals = ignored_headers.flatMap((name): [string, ImportField][] => {
    const field = proposeField(name, [], taken);
    if (!field) return [];
    taken.add(field);
    return [[name, field]];
  });
  const ignored = `Ignored columns: ${ignored_headers.join(", ")}.`;
  if (proposals.length === 0) return ignored;
  const example = JSON.stringify({ columns: Object.fromEntries(proposals) });
  return `${ignored} To read those that look like a field, write ${PROFILE} beside the file: ${example}`;
}
