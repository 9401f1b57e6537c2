import { expect, test } from "vitest";
import { FindingGroups } from "./finding-groups.ts";
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
  const problem = { line: 4, column: "Price", value: "abc", reason: "It is no amount.", record, message: 1 };
  expect(write(["Headline", "Price", "Location"], [problem])).toBe(
    "\uFEFFImport line,Import column,Import value,Import reason,Import result,Headline,Price,Location\r\n" +
      '4,Price,abc,It is no amount.,rejected,"The ""Best"" Cafe",abc,"Tampa, FL"\r\n',
  );
});

test("writes a row's warnings on one line, with the row", () => {
  const at = (line: number) => ({ line, record: [`Cafe ${line}`, "1-2k"], message: 1 });
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
  const report = write([], [{ line: 2, column: null, value: "=1", reason: "No.", record, message: 1 }]);
  expect(report.split("\r\n")[1]).toBe(`2,,'=1,No.,rejected,'=HYPERLINK(1),'+1,'-1,'@x,"'\tx","'\rx",plain`);
});

test("lists the same message about a column once, whatever its values, rejected rows first", () => {
  const groups = new FindingGroups();
  const at = (line: number, text: string, column = "Price") => ({ line, text, column });
  for (const line of [2, 3, 4, 5, 6, 7]) groups.add("imported", "range", at(line, `“${line}-9k” is a range.`));
  groups.add("imported", "range", at(8, "“1-2” is a range.", "Cash Flow"));
  groups.add("rejected", "amount", at(9, "“abc” is not an amount."));
  expect(groups.list()).toEqual([
    { result: "rejected", column: "Price", text: "“abc” is not an amount.", rows: 1, lines: [9] },
    { result: "imported", column: "Price", text: "“2-9k” is a range.", rows: 6, lines: [2, 3, 4, 5, 6] },
    { result: "imported", column: "Cash Flow", text: "“1-2” is a range.", rows: 1, lines: [8] },
  ]);
});
