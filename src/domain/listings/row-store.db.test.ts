import { afterEach, beforeEach, expect, test } from "vitest";
import { CachedIndex } from "#domain/search/index/live-index.ts";
import { silentLog } from "#lib/log.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { countStatements } from "../../../tests/support/count-statements.ts";
import { insertAgent, insertListings, insertOffice, insertPicture } from "../../../tests/support/listings.ts";
import { findCardsByNumbers, findListingsByNumbers } from "./find-listings.ts";
import { followListings } from "./find-rows.ts";
import { RowStore } from "./row-store.ts";

const platform = await openTestContext();
const { db } = platform;
const office_id = await insertOffice(db);
const agent_id = await insertAgent(db, { office_id });

type Listen = (tags: string[], isOwn: boolean) => void;

/** A process that follows changes, with an index of its own. */
function startProcess() {
  const counted = countStatements({ ...platform, index: new CachedIndex(db, platform.edition, silentLog) });
  const listeners: Listen[] = [];
  const changes = { onChange: (listen: Listen) => void listeners.push(listen) };
  followListings(counted.context.db, changes);
  const notify = (...tags: string[]) => {
    for (const listen of listeners) listen(tags, false);
  };
  const refreshIndex = () => {
    counted.context.index = new CachedIndex(db, platform.edition, silentLog);
  };
  /** The names on the cards, and how many statements read rows of listings. */
  const getCards = async (...numbers: number[]) => {
    const before = counted.sent();
    const cards = await findCardsByNumbers(counted.context, numbers);
    // One statement reads the names of sectors and regions, which this process doesn't remember.
    return { names: cards.map(({ name }) => name), statements: counted.sent() - before - 1 };
  };
  return { ...counted, notify, refreshIndex, getCards };
}

beforeEach(() =>
  insertListings(db, [
    { number: 1, office_id, agent_id, name: "Bakery", price: 100 },
    { number: 2, office_id, name: "Gym" },
    { number: 3, office_id, name: "Draft", status: "draft" },
  ]),
);
afterEach(async () => {
  await db.deleteFrom("media").execute();
  await db.deleteFrom("listings").execute();
});

const update = (number: number, change: { name?: string; status?: "withdrawn" | "sold"; sold_at?: Date }) =>
  db.updateTable("listings").set(change).where("number", "=", number).execute();

test("reads a card once, and only those it doesn't hold", async () => {
  const { getCards } = startProcess();
  expect(await getCards(2, 3)).toEqual({ names: ["Gym"], statements: 1 });
  expect(await getCards(2, 1)).toEqual({ names: ["Gym", "Bakery"], statements: 1 });
  expect(await getCards(1, 2)).toEqual({ names: ["Bakery", "Gym"], statements: 0 });
});

test("shows the same in cards as in listings", async () => {
  await insertPicture(db, { listing_number: 1, path: "/second.svg", position: 2 });
  await insertPicture(db, { listing_number: 1, path: "/first.svg", position: 1 });
  const { context } = startProcess();
  const [listings, cards] = [await findListingsByNumbers(context, [1, 2]), await findCardsByNumbers(context, [1, 2])];
  expect(cards.map(({ images: _, ...card }) => card)).toEqual(
    listings.map((listing, at) =>
      Object.fromEntries(
        Object.keys(cards[at]!)
          .filter((key) => key !== "images")
          .map((key) => [key, listing[key as keyof typeof listing]]),
      ),
    ),
  );
  expect(cards.map(({ images }) => images[0]?.url)).toEqual(listings.map(({ images }) => images[0]?.url));
});

test("holds no confidential or internal column of a listing", async () => {
  const { context } = startProcess();
  const [listing] = await findListingsByNumbers(context, [1]);
  const text = JSON.stringify(listing);
  for (const word of ["closing_terms", "import_key", "nda_approval", "legal_name"]) expect(text).not.toContain(word);
});

test.each(["withdrawn", "sold"] as const)(
  "drops a %s listing at its tag, before the index is refreshed",
  async (status) => {
    const { getCards, notify } = startProcess();
    await getCards(1);
    await update(1, { status, ...(status === "sold" && { sold_at: new Date() }) });
    notify("listings", "listing:1");
    expect((await getCards(1)).names).toEqual([]);
  },
);

test("reads a listing again whose change has no tag, once the index has it", async () => {
  const { getCards, notify, refreshIndex } = startProcess();
  await getCards(1, 2);
  await update(1, { name: "Bistro" });
  notify("listings");
  refreshIndex();
  expect(await getCards(1, 2)).toEqual({ names: ["Bistro", "Gym"], statements: 1 });
  await update(2, { status: "withdrawn" });
  refreshIndex();
  expect((await getCards(1, 2)).names).toEqual(["Bistro"]);
});

test("shows a new first photo after the listing's tag", async () => {
  const { context, notify } = startProcess();
  const getPicture = async () => (await findCardsByNumbers(context, [2]))[0]?.images[0]?.url;
  expect(await getPicture()).toContain("/storefronts/");
  await insertPicture(db, { listing_number: 2, path: "/photo.webp" });
  notify("listings", "listing:2");
  expect(await getPicture()).toContain("/photo.webp");
});

test("doesn't store what a change has overtaken", async () => {
  let notify = (): void => {};
  let reads = 0;
  const store = new RowStore(async () => {
    reads += 1;
    if (reads === 1) notify();
    return [{ number: 1, row_version: 7 }];
  }, 1_000_000);
  store.follow({
    onChange: (listen) => {
      notify = () => listen(["listing:1"], false);
    },
  });
  const versions = { getRowVersion: () => 7 };
  for (const expected of [1, 2, 2]) {
    expect([...(await store.find(db, [1], versions)).keys()]).toEqual([1]);
    expect(reads).toBe(expected);
  }
});
