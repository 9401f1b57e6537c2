import { expect, test } from "vitest";
import { ImportReport } from "./import-report.ts";
import type { RowProblem, RowWarning } from "./row-problem.ts";

function write(headers: string[], problems: RowProblem[], warnings: RowWarning[] = []): string {
  const parts: string[] = [];
  const report = new ImportReport((csv) => parts.push(csv));
  report.setHeaders(headers);
  for (const problem of problems) report.addProblem(problem);
  for (const warning of warnings) report.addWarning(warning);
  report.end();
  return parts.join("");
}

test("writes the bad rows under their own headers with line, column and reason", () => {
  const record = ['The "Best" Cafe', "abc", "Tampa, FL"];
  const problem = { line: 4, column: "Price", value: "abc", reason: "It is no amount.", record };
  expect(write(["Headline", "Price", "Location"], [problem])).toBe(
    "\uFEFFImport line,Import column,Import value,Import reason,Import result,Headline,Price,Location\r\n" +
      '4,Price,abc,It is no amount.,rejected,"The ""Best"" Cafe",abc,"Tampa, FL"\r\n',
  );
});

test("writes a row's warnings on one line, with the row", () => {
  const at = (line: number) => ({ line, record: [`Cafe ${line}`, "1-2k"] });
  const warnings = [
    { ...at(2), column: "Headline", value: "Cafe 2", text: "Names the seller." },
    { ...at(2), column: "Price", value: "1-2k", text: "A range." },
    { ...at(3), column: "Price", value: "1-2k", text: "A range." },
  ];
  expect(write(["Headline", "Price"], [], warnings).split("\r\n").slice(1)).toEqual([
    "2,Headline | Price,Cafe 2 | 1-2k,Names the seller. | A range.,imported,Cafe 2,1-2k",
    "3,Price,1-2k,A range.,imported,Cafe 3,1-2k",
    "",
  ]);
});

test("prevents cells from running as formulas", () => {
  const record = ["=HYPERLINK(1)", "+1", "-1", "@x", "\tx", "\rx", "plain"];
  const report = write([], [{ line: 2, column: null, value: "=1", reason: "No.", record }]);
  expect(report.split("\r\n")[1]).toBe(`2,,'=1,No.,rejected,'=HYPERLINK(1),'+1,'-1,'@x,"'\tx","'\rx",plain`);
});
