import { expect, test } from "vitest";
import { writeImportReport } from "./import-report.ts";

test("writes the bad rows under their own headers with line, column and reason", () => {
  const report = writeImportReport(
    [
      {
        line: 4,
        column: "Price",
        value: "abc",
        reason: "It is no amount.",
        record: ['The "Best" Cafe', "abc", "Tampa, FL"],
      },
    ],
    ["Headline", "Price", "Location"],
  );
  expect(report).toBe(
    "\uFEFFImport line,Import column,Import value,Import reason,Headline,Price,Location\r\n" +
      '4,Price,abc,It is no amount.,"The ""Best"" Cafe",abc,"Tampa, FL"\r\n',
  );
});

test("prevents cells from running as formulas", () => {
  const cells = ["=HYPERLINK(1)", "+1", "-1", "@x", "\tx", "\rx", "plain"];
  const report = writeImportReport([{ line: 2, column: null, value: "=1", reason: "No.", record: cells }]);
  expect(report.split("\r\n")[1]).toBe(`2,,'=1,No.,'=HYPERLINK(1),'+1,'-1,'@x,"'\tx","'\rx",plain`);
});
