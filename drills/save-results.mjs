import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const REPORT = join(import.meta.dirname, "../docs/drills.md");
const HEAD = "| drill | what must hold | measured |\n|---|---|---|\n";

/** Replaces the rows of these drills in docs/drills.md, with the day, and leaves the others. */
export function saveResults(results) {
  const [intro, rest] = readFileSync(REPORT, "utf8").split(HEAD);
  const lines = rest.split("\n");
  const isRow = (line) => line.startsWith("| ");
  const rows = new Map(lines.filter(isRow).map((row) => [row.split("|")[1].trim(), row]));
  const day = new Date().toISOString().slice(0, 10);
  for (const { name, holds, guarantee = "", measured = "no result", seconds } of results) {
    const outcome = `${holds ? "" : "**BROKEN**: "}${measured} (${seconds} s, ${day})`;
    rows.set(name, `| ${name} | ${guarantee} | ${outcome} |`);
  }
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => `${row}\n`);
  const after = lines.filter((line) => !isRow(line)).join("\n");
  writeFileSync(REPORT, intro + HEAD + sorted.join("") + after);
}
