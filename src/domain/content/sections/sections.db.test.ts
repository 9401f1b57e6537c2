import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { listMenus } from "../menus/list-menus.ts";
import { saveMenu } from "../menus/save-menu.ts";
import { findHomePage } from "./find-home-page.ts";
import { findSection, listSections } from "./find-section.ts";
import { saveSection } from "./save-section.ts";

const base = await openTestContext();
const { db } = base;
const tampa = await insertOffice(db, { slug: "tampa-bay", heading: "On the bay", sub_heading: "Since 1998" });
const miami = await insertOffice(db, { slug: "miami" });
const invalidated: string[] = [];
const context = { ...base, onInvalidated: (tags: readonly string[]) => void invalidated.push(...tags) };

const createHeading = (heading: string) => [{ name: "heading", type: "text", value: heading } as const];
const getHeading = async (name: string, options: { office_id?: number; locale?: "en-US" | "fr-CA" } = {}) => {
  const { locale = "en-US", ...rest } = options;
  return (await findSection({ ...context, locale }, name, rest))?.contents[0]?.value;
};

beforeEach(async () => {
  invalidated.length = 0;
  await db.deleteFrom("website_sections").execute();
  await db.deleteFrom("menus").execute();
});

test("returns the reader's language, or en-US without a translation", async () => {
  await saveSection(context, { name: "privacy", locale: "en-US", contents: createHeading("Privacy") });
  expect(await getHeading("privacy", { locale: "fr-CA" })).toBe("Privacy");
  await saveSection(context, { name: "privacy", locale: "fr-CA", contents: createHeading("Vie privée") });
  expect(await getHeading("privacy", { locale: "fr-CA" })).toBe("Vie privée");
  expect(await getHeading("privacy")).toBe("Privacy");
  expect(await findSection(context, "nothing")).toBeNull();
});

test("prefers an office's own text to the network's, only for that office", async () => {
  await saveSection(context, { name: "about", locale: "fr-CA", contents: createHeading("Le réseau") });
  await saveSection(context, { name: "about", locale: "en-US", contents: createHeading("The network") });
  await saveSection(context, { name: "about", locale: "en-US", office_id: tampa, contents: createHeading("Tampa") });
  expect(await getHeading("about", { office_id: tampa })).toBe("Tampa");
  expect(await getHeading("about", { office_id: tampa, locale: "fr-CA" })).toBe("Tampa");
  expect(await getHeading("about", { office_id: miami })).toBe("The network");
  expect(await getHeading("about")).toBe("The network");
});

test("lists sections in the requested order without missing ones", async () => {
  for (const name of ["a", "b"]) await saveSection(context, { name, locale: "en-US", contents: createHeading(name) });
  const sections = await listSections(context, ["b", "nothing", "a", "b"]);
  expect(sections.map(({ name, contents }) => [name, contents])).toEqual([
    ["b", [{ name: "heading", type: "text", value: "b", media_collection: [] }]],
    ["a", [{ name: "heading", type: "text", value: "a", media_collection: [] }]],
  ]);
  expect(await listSections(context, [])).toEqual([]);
});

test("replaces the whole section on each save and invalidates its pages", async () => {
  const input = {
    name: "about",
    locale: "en-US",
    contents: [...createHeading("One"), { name: "lead", type: "text", value: "x" }],
  } as const;
  await saveSection(context, input);
  expect(invalidated.splice(0)).toEqual(["content"]);
  await saveSection(context, { ...input, contents: createHeading("Two") });
  expect((await findSection(context, "about"))?.contents.map(({ value }) => value)).toEqual(["Two"]);
  await saveSection(context, { ...input, office_id: tampa });
  expect(invalidated.splice(0)).toEqual(["content", "content", "office:tampa-bay"]);
});

test("doesn't replace edited text with a file's text, or write the same file twice", async () => {
  const file = { name: "about", locale: "en-US", contents: createHeading("File"), source_hash: "1" } as const;
  expect(await saveSection(context, file)).toBe(true);
  expect(await saveSection(context, file)).toBe(false);
  expect(await saveSection(context, { ...file, source_hash: "2", contents: createHeading("New file") })).toBe(true);
  expect(await getHeading("about")).toBe("New file");
  await saveSection(context, { name: "about", locale: "en-US", contents: createHeading("Hand") });
  invalidated.length = 0;
  expect(await saveSection(context, { ...file, source_hash: "3" })).toBe(false);
  expect(await getHeading("about")).toBe("Hand");
  expect(invalidated).toEqual([]);
});

test("replaces the network's home page texts with an office's own", async () => {
  const createText = (name: string, value: string) => ({ name, type: "text", value }) as const;
  const network = [
    createText("sell_heading", "Sell"),
    createText("buy_heading", "Buy"),
    createText("title", "no home key"),
  ];
  await saveSection(context, { name: "office-home", locale: "en-US", contents: network });
  const own = [createText("buy_heading", "Buy on the bay"), createText("cta_button", "Call")];
  await saveSection(context, { name: "office-home", locale: "en-US", office_id: tampa, contents: own });
  await db
    .insertInto("media")
    .values({ office_id: tampa, collection: "why", path: "/skylines/tampa-bay.svg", alt: "Tampa" })
    .execute();
  const home = await findHomePage(context, "tampa-bay");
  expect(home).toMatchObject({ heading: "On the bay", sub_heading: "Since 1998" });
  expect(home.contents.map(({ name, value }) => [name, value])).toEqual([
    ["sell_heading", "Sell"],
    ["buy_heading", "Buy on the bay"],
    ["cta_button", "Call"],
  ]);
  expect(home.media).toEqual([
    { url: "/skylines/tampa-bay.svg", alt: "Tampa", width: null, height: null, collection: "why" },
  ]);
  expect((await findHomePage(context, "miami")).contents).toHaveLength(2);
  await expect(findHomePage(context, "nowhere")).rejects.toMatchObject({ status: 404 });
});

test("replaces the network's menu with an office's menu of the same name", async () => {
  const createLink = (label: string, url = "/contact-us") => ({ label, url, children: [] });
  await saveMenu(context, { name: "header", locale: "en-US", data: [createLink("Sell")] });
  await saveMenu(context, { name: "footer", locale: "en-US", data: [createLink("Terms")] });
  await saveMenu(context, { name: "header", locale: "en-US", office_id: miami, data: [createLink("Sell in Miami")] });
  await saveMenu(context, { name: "header", locale: "en-US", office_id: tampa, data: [createLink("Sell in Tampa")] });
  expect(invalidated).toEqual(["content", "content", "content", "office:miami", "content", "office:tampa-bay"]);
  expect(await listMenus({ ...context, locale: "fr-CA" }, { office_id: tampa })).toEqual([
    { name: "footer", data: [createLink("Terms")] },
    { name: "header", data: [createLink("Sell in Tampa")] },
  ]);
  expect((await listMenus(context)).map(({ data }) => data[0]?.label)).toEqual(["Terms", "Sell"]);
  const inner = [{ ...createLink("Sell"), children: [createLink("Bad", "javascript:x")] }];
  expect(() => saveMenu(context, { name: "header", locale: "en-US", data: inner })).toThrow(
    expect.objectContaining({ errors: { data: ["Bad: Start the link with /, https://, mailto: or tel:"] } }),
  );
});
