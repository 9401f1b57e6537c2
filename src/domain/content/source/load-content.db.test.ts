import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { getContentList, getContentText } from "../content.ts";
import { findWebsitePage } from "../pages/find-website-page.ts";
import { findSection } from "../sections/find-section.ts";
import { saveSection } from "../sections/save-section.ts";
import { loadContent } from "./load-content.ts";

const context = await openTestContext();
const folder = await mkdtemp(join(tmpdir(), "content-"));
afterAll(() => rm(folder, { recursive: true }));

const HEAD = `title: About us
description: Who the people of this network are, how they work, and why owners trust them with a sale.
heading: About us
lead: Who we are.`;
const FAQ = `---\n${HEAD}\nquestions:\n  - question: Is it secret?\n    answer: "**Yes**, it is."\nsell_link: /contact-us\n---\n\n## Why\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

beforeEach(async () => {
  for (const table of ["website_sections", "website_pages", "menus", "blog_posts", "content_loads"] as const) {
    await context.db.deleteFrom(table).execute();
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
});

test("changes links to the offices to this edition's URLs", async () => {
  const links =
    'more_link: "/locations?near=x"\n---\n\n[Ours](/locations/a/b), [all](/locations), [not](/locations-of-old).\n';
  await write("en-US/sections/about.md", `---\n${HEAD}\n${links}`);
  await loadContent({ ...context, edition: { ...context.edition, locations_segment: "agences" } }, folder);
  const contents = (await findSection(context, "about"))?.contents ?? [];
  expect(getContentText(contents, "more_link")).toBe("/agences?near=x");
  expect(getContentText(contents, "body")).toBe(
    '<p><a href="/agences/a/b">Ours</a>, <a href="/agences">all</a>, <a href="/locations-of-old">not</a>.</p>',
  );
});

test("converts a file's keys by type, and its body and answers to HTML", async () => {
  await write("en-US/sections/seller-faq.md", FAQ);
  expect(await loadContent(context, folder)).toEqual({ written: 1, files: 1 });
  const contents = (await findSection(context, "seller-faq"))?.contents ?? [];
  expect(getContentText(contents, "title")).toBe("About us");
  expect(contents.find(({ name }) => name === "sell_link")?.type).toBe("link");
  expect(getContentList(contents, "questions")).toEqual([
    { question: "Is it secret?", answer: "<p><strong>Yes</strong>, it is.</p>" },
  ]);
  const body = getContentText(contents, "body");
  expect(body).toContain('<h2 id="why">Why</h2>');
  expect(body).toContain("<td>1</td>");
});

test("writes nothing on a second start, loads a changed file, and preserves an edited row", async () => {
  await write("en-US/sections/about.md", FAQ);
  await write("en-US/sections/terms.md", FAQ);
  expect(await loadContent(context, folder)).toEqual({ written: 2, files: 2 });
  expect(await loadContent(context, folder)).toBeNull();
  const edited = [{ name: "heading", type: "text", value: "Edited" } as const];
  await saveSection(context, { name: "terms", locale: "en-US", contents: edited });
  await write("en-US/sections/about.md", FAQ.replace("heading: About us", "heading: New"));
  await write("en-US/sections/terms.md", FAQ.replace("heading: About us", "heading: New"));
  expect(await loadContent(context, folder)).toEqual({ written: 1, files: 2 });
  const getHeading = async (name: string) =>
    getContentText((await findSection(context, name))?.contents ?? [], "heading");
  expect(await getHeading("about")).toBe("New");
  expect(await getHeading("terms")).toBe("Edited");
});

test("loads files of an office and an agent once these exist", async () => {
  await write("en-US/offices/later/pages/fees.md", FAQ);
  await write("en-US/agents/ann-lee/pages/fees.md", FAQ);
  expect(await loadContent(context, folder)).toEqual({ written: 0, files: 2 });
  expect(await loadContent(context, folder)).toBeNull();
  const office_id = await insertOffice(context.db, { slug: "later" });
  const agent_id = await insertAgent(context.db, { slug: "ann-lee", office_id });
  expect(await loadContent(context, folder)).toEqual({ written: 2, files: 2 });
  for (const owner of [{ office_id }, { agent_id }]) {
    expect(await findWebsitePage(context, { type: "custom", slug: "fees", ...owner })).toMatchObject({
      name: "About us",
    });
  }
});

test.each([
  ["en-US/sections/about.md", "Hello", "content/en-US/sections/about.md: there is no front matter"],
  ["en-US/sections/about.md", FAQ.replace("title: About us\n", ""), "content/en-US/sections/about.md: title:"],
  [
    "en-US/sections/about.md",
    FAQ.replace("Who the people", "x\n bad: : y"),
    "content/en-US/sections/about.md: line 3:",
  ],
  [
    "en-US/sections/about.md",
    FAQ.replace("/contact-us", "javascript:x"),
    "content/en-US/sections/about.md: sell_link: Start",
  ],
  ["en-US/blog/a.md", `---\n${HEAD}\nauthor: A\ndate: May\n---\nx`, "content/en-US/blog/a.md: date: must be a date"],
  ["en-US/pages/blog.md", `---\n${HEAD}\n---\nx`, "content/en-US/pages/blog.md: slug: The site uses"],
  ["en-US/menus/header.yaml", "items:\n  - label: A\n", "content/en-US/menus/header.yaml: items.0.url:"],
  ["en-US/odd/a.md", FAQ, "content/en-US/odd/a.md: unknown folder or file type."],
  ["xx/sections/a.md", FAQ, "content/xx/sections/a.md: unknown folder or file type."],
])("fails the start with one line for %s with an error, and writes nothing", async (path, text, line) => {
  await write("en-US/sections/a-good-one.md", FAQ);
  await write(path, text);
  const failure = await loadContent(context, folder).catch((error: unknown) => error as Error);
  expect(failure).toBeInstanceOf(Error);
  const { message } = failure as Error;
  expect(message.startsWith(line), message).toBe(true);
  expect(message).not.toContain("\n");
  expect(await findSection(context, "a-good-one")).toBeNull();
});
