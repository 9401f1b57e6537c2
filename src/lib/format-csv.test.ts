import { expect, test } from "vitest";
import { formatCsvLine } from "./format-csv.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1", "＋1", "－1", "＠SUM", "'=1"])(
  "keeps a spreadsheet from running %j as a formula",
  (cell) => {
    expect(formatCsvLine(["before", cell]).replaceAll('"', "")).toMatch(/^before,'/);
  },
);
