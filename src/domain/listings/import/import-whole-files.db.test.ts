import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { Invalid } from "#lib/errors.ts";
import fc from "../../../../tests/support/generated.ts";
import { openImportDesk, SHEET } from "../../../../tests/support/imports.ts";
import { importListings } from "./import-listings.ts";
import { ImportReport } from "./import-report.ts";

const { context, db, miami, importBytes, importText, clear, listings } = await openImportDesk();

beforeEach(clear);

test("imports good rows and reports bad ones by line", async () => {
  const sheet = [
    "Headline,Category,Location,Price,Notes",
    'Good one,Retail,FL,"$1,000",x',
    ',Retail,FL,1000,"two',
    'lines"',
    "Words for money,Retail,FL,abc,x",
    "",
    "Shifted, by a comma,Retail,FL,1000,x",
    "Nowhere,Retail,Flordia,1000,x",
    '"Never closed,Retail,FL,1000,x',
    "Another good one,Retail,TX,2000,x",
  ].join("\r\n");
  const result = await importText(sheet);
  expect(result).toMatchObject({ rows: 7, created: 2, rejected: 5, ignored_headers: ["Notes"] });
  expect(result.problems.map(({ line, column, value }) => [line, column, value])).toEqual([
    [3, "Headline", ""],
    [5, "Price", "abc"],
    [7, null, ""],
    [8, "Location", "Flordia"],
    [9, null, ""],
  ]);
  expect(result.problems[0]?.record).toEqual(["", "Retail", "FL", "1000", "two\r\nlines"]);
  expect((await listings()).map(({ name }) => name)).toEqual(["Good one", "Another good one"]);
});

test("imports a corrected report of bad rows", async () => {
  const first = await importText('Headline,Category,Location,Price\nShop,Retail,"Tampa, Flordia",abc');
  const parts: string[] = [];
  const report = new ImportReport((csv) => parts.push(csv));
  report.setHeaders(first.headers);
  for (const problem of first.problems) report.addProblem(problem);
  const corrected = await importText(
    parts
      .join("")
      .replace(/Flordia(?=",abc)/, "Florida")
      .replace(/,abc\r/, ",450k\r"),
  );
  expect(corrected).toMatchObject({ created: 1, rejected: 0, ignored_headers: [] });
});

test("rejects the second row for one listing and names the line of the first", async () => {
  const sheet = [
    "Ref,Headline,Category,State",
    "100700,One,Retail,FL",
    "X-1,Two,Retail,FL",
    ",Three,Retail,FL",
    "100700,One again,Retail,FL",
    "x-1,Two again,Retail,FL",
    ",THREE,Retail,FL",
  ].join("\n");
  const { created, problems } = await importText(sheet);
  expect(created).toBe(3);
  expect(problems.map(({ line, column, reason }) => [line, column, reason])).toEqual(
    [5, 6, 7].map((line) => [
      line,
      "Ref",
      `The row on line ${line - 3} is the same listing. Give each row its own number.`,
    ]),
  );
});

test("recognizes a repeated listing a thousand rows later", async () => {
  const rows = Array.from(
    { length: 1_200 },
    (_, at) => `${at === 1_150 ? 200_007 : 200_000 + at},Shop ${at},Retail,FL`,
  );
  const { created, problems, progress } = await importText(`Ref,Headline,Category,State\n${rows.join("\n")}`);
  expect(created).toBe(1_199);
  expect(problems).toMatchObject([
    { line: 1_152, reason: expect.stringContaining("The row on line 9 is the same listing") },
  ]);
  expect(progress.at(-1)).toBe(1_200);
});

test("doesn't take over another office's listing that has the same number", async () => {
  await importText(SHEET);
  const { problems } = await importText("Ref,Headline,Category,State,Office\n100500,Taken,Retail,FL,head-office");
  expect(problems).toMatchObject([
    { line: 2, reason: "Listing 100500 belongs to another office. Correct the number or the office." },
  ]);
  expect((await listings())[0]?.name).toBe("Bakery with Oven");
});

test("never assigns numbers from the file to other listings", async () => {
  await importText("Ref,Headline,Category,State\n900100,One,Retail,FL\n,Two,Retail,FL");
  await importText("Ref,Headline,Category,State\n,Three,Retail,FL");
  expect((await listings()).map(({ number }) => number)).toEqual([900_100, 900_101, 900_102]);
});

test("doesn't assign a number from a much later row to a row without one", async () => {
  const rows = Array.from({ length: 1_200 }, (_, at) => `${at % 2 ? 100_600 + at : ""},Shop ${at},Retail,FL`);
  expect(await importText(`Ref,Headline,Category,State\n${rows.join("\n")}`)).toMatchObject({
    created: 1_200,
    rejected: 0,
  });
});

test("stores the investment, fee and royalty of a franchise opportunity", async () => {
  await importText(
    "Headline,Category,State,Kind,Min Investment,Max Investment,Franchise Fee,Royalty\nStretch Studio,Fitness,NY,Franchise,$167k,$305k,49500,7%",
  );
  expect(await listings()).toMatchObject([
    {
      kind: "franchise",
      investment_min: 16_700_000,
      investment_max: 30_500_000,
      franchise_fee: 4_950_000,
      royalty_basis_points: 700,
    },
  ]);
});

test("rejects a file that lacks a required column", async () => {
  await expect(importText("Price,Category\n1,Retail")).rejects.toThrow(Invalid);
  await expect(importText("Price,Category\n1,Retail")).rejects.toThrow(/no column for a name .* or a location/);
  expect(await importText("Headline,Category,State\n\n")).toMatchObject({ rows: 0, created: 0 });
});

test("closes the file when an import succeeds or fails", async () => {
  let opened = 0;
  const open = (text: string) =>
    async function* () {
      opened += 1;
      try {
        for (let at = 0; at < text.length; at += 10) yield Buffer.from(text.slice(at, at + 10));
      } finally {
        opened -= 1;
      }
    };
  await importListings(context, { open: open(SHEET), source: "import" });
  await expect(importListings(context, { open: open(SHEET.slice(20)), source: "import" })).rejects.toThrow(Invalid);
  expect(opened).toBe(0);
});

test("commits or rolls back an import with the surrounding transaction", async () => {
  const attempt = db.transaction().execute(async (tx) => {
    await importListings(
      { ...context, db: tx },
      {
        open: async function* () {
          yield Buffer.from(SHEET);
        },
        source: "demo",
      },
    );
    throw new Error("changed our mind");
  });
  await expect(attempt).rejects.toThrow("changed our mind");
  expect(await listings()).toEqual([]);
});

test("imports the sample file except its six bad rows, and a second import changes nothing", async () => {
  for (const slug of "tampa-bay dallas houston chicago atlanta denver phoenix charlotte seattle new-york los-angeles".split(
    " ",
  )) {
    await db
      .insertInto("offices")
      .columns(["slug", "name", "email", "locality", "region_slug", "country", "latitude", "longitude", "time_zone"])
      .expression((from) =>
        from
          .selectFrom("offices")
          .select((row) => [row.val(slug).as("slug"), row.val(slug).as("name")])
          .select(["email", "locality", "region_slug", "country", "latitude", "longitude", "time_zone"])
          .where("id", "=", miami.id),
      )
      .execute();
  }
  const sample = readFileSync("demo/listings.csv");
  const first = await importBytes(sample, { source: "demo" });
  expect(first).toMatchObject({
    rows: 148,
    created: 142,
    rejected: 6,
    encoding: "utf-8",
    ignored_headers: ["Internal Notes"],
  });
  const lines = sample.toString().split("\r\n").join("\n").split("\n");
  for (const { line, record } of first.problems) expect(lines[line - 1]).toContain(record.find((cell) => cell !== ""));
  expect(await importBytes(sample, { source: "demo" })).toMatchObject({ created: 0, updated: 0, unchanged: 142 });
  const kinds = await db.selectFrom("listings").select(["status", "kind"]).distinct().execute();
  expect(kinds).toHaveLength(6);
});

test("returns a result or one clear error for any bytes", async () => {
  const header = fc.constantFrom(
    "Headline,Category,State\n",
    "Headline;Category;State\r\n",
    '"Headline",Category,State,',
    "",
  );
  const mess = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .string({ unit: fc.constantFrom('"', ",", ";", "\n", "\r", "a", "FL", "Retail", "\0", "é"), maxLength: 80 })
      .map((text) => Buffer.from(text)),
  );
  await fc.assert(
    fc.asyncProperty(header, mess, async (start, rest) => {
      try {
        const { rows, created, updated, unchanged, rejected, problems } = await importBytes(
          Buffer.concat([Buffer.from(start), rest]),
        );
        expect(created + updated + unchanged + rejected).toBe(rows);
        expect(problems).toHaveLength(rejected);
      } catch (error) {
        expect(error).toBeInstanceOf(Invalid);
      }
    }),
    { numRuns: 300 },
  );
});
