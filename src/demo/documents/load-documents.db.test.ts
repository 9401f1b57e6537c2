import { createReadStream } from "node:fs";
import { expect, test } from "vitest";
import { downloadDocument } from "#domain/ndas/documents/download-document.ts";
import { toMajor } from "#lib/money.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { createBuyerContext } from "../../../tests/support/ndas.ts";
import { loadDemo } from "../load-demo.ts";

const context = await openTestContext();
const { db } = context;
await loadDemo(
  context,
  () => createReadStream("demo/listings.csv"),
  () => {},
  500,
);

test("gives a signer a PDF and a workbook that agree with the listing, and a stranger nothing", async () => {
  const nda = await db
    .selectFrom("ndas")
    .innerJoin("listings", "number", "listing_number")
    .innerJoin("listing_confidential", "listing_confidential.listing_number", "number")
    .select(["buyer_id", "number", "slug", "currency", "total_sales", "legal_name", "yearly_financials"])
    .select("sellers_discretionary_earnings as sde")
    .where("approval", "=", "not_asked")
    .where("revoked_at", "is", null)
    .where("number", "in", (select) =>
      select.selectFrom("listing_documents").select("listing_documents.listing_number"),
    )
    .executeTakeFirstOrThrow();
  const documents = await db
    .selectFrom("listing_documents")
    .select(["id", "name"])
    .where("listing_number", "=", nda.number)
    .orderBy("kind")
    .execute();
  expect(documents.map(({ name }) => name)).toEqual(["Business summary", "Profit and loss"]);
  const signer = { ...context, viewer: { role: "buyer", id: Number(nda.buyer_id), session: "" } } as const;
  const stranger = await createBuyerContext(context);
  const downloads = [];
  for (const { id } of documents) {
    const query = { post: nda.slug, id, address: "192.0.2.1" };
    await expect(downloadDocument(stranger, query)).rejects.toMatchObject({ status: 403 });
    downloads.push(await downloadDocument(signer, query));
  }
  expect(downloads.map(({ file_name }) => file_name)).toEqual(["business-summary.pdf", "profit-and-loss.xlsx"]);
  const [sheet] = await context.documents.readTables(downloads[1]?.bytes ?? new Uint8Array(0));
  const [years = [], revenue = [], , , sde = []] = sheet?.rows ?? [];
  expect(years.slice(1)).toEqual(nda.yearly_financials.map(({ year }) => String(year)));
  const format = (amount: number | null): string => String(toMajor(amount ?? 0, nda.currency));
  expect([revenue.at(-1), sde.at(-1)]).toEqual([format(nda.total_sales), format(nda.sde)]);
});

test("gives a few listings photos that are stored like uploaded ones", async () => {
  const photos = await db
    .selectFrom("media")
    .select(["listing_number", "path", "width", "height"])
    .where("listing_number", "is not", null)
    .execute();
  expect(photos).toHaveLength(6);
  expect(new Set(photos.map(({ listing_number }) => listing_number)).size).toBe(3);
  for (const { path, width, height } of photos) {
    expect([960, 720]).toContain(width);
    expect((width ?? 0) / (height ?? 1)).toBe(1.5);
    expect((await context.files.get(path.slice(1))).length).toBeGreaterThan(1_000);
  }
});
