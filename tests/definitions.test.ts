import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/* What is defined once takes few files to extend, and the type checker finds a definition that is incomplete. */

const root = join(import.meta.dirname, "..");
let copy = "";

/** The additions to a file: each text goes before the line that contains the mark. A new file has no mark. */
type Additions = Record<string, [mark: string | null, text: string][]>;

const FIELD: Additions = {
  "src/db/migrations/0099-parking-spaces.ts": [
    [
      null,
      `import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table listings add column parking_spaces integer check (parking_spaces >= 0)\`.execute(db);
}
`,
    ],
  ],
  "src/db/migrations.ts": [
    ["/** All migrations by name", 'import { up as parkingSpaces } from "./migrations/0099-parking-spaces.ts";\n'],
    ['"0001-network"', '  "0099-parking-spaces": { up: parkingSpaces },\n'],
  ],
  "src/db/tables/listings.ts": [["  year_established:", "  parking_spaces: number | null;\n"]],
  "src/domain/listings/fields/public-fields.ts": [
    [
      "  year_established: {",
      `  parking_spaces: {
    type: "count",
    label: m.listing_field_employees,
    section: "public",
    headers: "Parking Spaces | Parking",
    importNote: "a whole number",
    fact: 4.5,
    compared: 7.5,
  },
`,
    ],
  ],
};

const FILTER: Additions = {
  "src/domain/search/filters/search-filters.ts": [
    ["  kind: { type:", '  parking: { type: "flag", condition: "parking_spaces > 0", chip: m.filter_relocatable },\n'],
  ],
  "src/web/components/listings/search-filters.tsx": [
    ['name="relocatable"', '          <FlagFilter query={query} name="parking" label={m.filter_relocatable()} />\n'],
  ],
};

function add(additions: Additions): void {
  for (const [path, texts] of Object.entries(additions)) {
    const file = join(copy, path);
    for (const [mark, text] of texts) {
      const lines = mark === null ? [] : readFileSync(file, "utf8").split("\n");
      const at = mark === null ? 0 : lines.findIndex((line) => line.includes(mark));
      expect({ path, mark, at }).not.toMatchObject({ at: -1 });
      lines.splice(at, 0, text.replace(/\n$/, ""));
      writeFileSync(file, `${lines.join("\n").trimEnd()}\n`);
    }
  }
}

/** The type errors of the copy, one per line. */
function typecheck(...include: string[]): string[] {
  const config = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify({ ...config, include }));
  const { stdout } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "handover-definitions-"));
  for (const name of ["src", "tests", "scripts"]) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ["node_modules", "content", "demo"]) symlinkSync(join(root, name), join(copy, name));
  cpSync(join(root, "package.json"), join(copy, "package.json"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a column without a definition of its field does not compile", () => {
  add({ "src/db/tables/listings.ts": FIELD["src/db/tables/listings.ts"] ?? [] });

  expect(typecheck("src/domain/listings/fields")).toContainEqual(
    expect.stringMatching(/public-fields\.ts.*'parking_spaces' is missing/),
  );
});

test("a listing field takes four files and a search filter two, messages aside", () => {
  const { "src/db/tables/listings.ts": _, ...rest } = FIELD;
  add({ ...rest, ...FILTER });

  expect(typecheck("src", "tests")).toEqual([]);
  expect([Object.keys(FIELD).length, Object.keys(FILTER).length]).toEqual([4, 2]);
});
