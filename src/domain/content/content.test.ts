import { expect, test } from "vitest";
import { type ContentInput, getContentList, getContentText, validateContents } from "./content.ts";

const EN = { locale: "en-US" } as const;
const createContent = (type: ContentInput["type"], value: string, name = "body"): ContentInput => ({
  name,
  type,
  value,
});

test("removes harmful HTML and preserves the text", () => {
  const [body] = validateContents(
    [createContent("html", '<p onclick="x()">Sell <script>steal()</script><b>well</b></p>')],
    EN,
  );
  expect(body?.value).toBe("<p>Sell <strong>well</strong></p>");
});

test("sanitizes answers inside JSON as HTML and preserves other strings as text", () => {
  const json = JSON.stringify([{ question: "A & B?", answer: "<p>Yes</p><iframe></iframe>" }]);
  const checked = validateContents([createContent("json", json, "questions")], EN);
  expect(getContentList(checked, "questions")).toEqual([{ question: "A & B?", answer: "<p>Yes</p>" }]);
});

test.each([
  ["link", "javascript:alert(1)", "Start the link with"],
  ["link", "//elsewhere.test/x", "Start the link with"],
  ["image", "https://elsewhere.test/x.png", "Choose an image on this site"],
  ["json", "{", "This isn’t valid JSON"],
] as const)("rejects a %s of %s, naming it", (type, value, message) => {
  expect(() => validateContents([createContent(type, value, "sell_link")], EN)).toThrow(
    expect.objectContaining({ errors: { "contents.sell_link": [expect.stringContaining(message)] } }),
  );
});

test("rejects a repeated name and a collection picture from another site", () => {
  expect(() => validateContents([createContent("text", "a"), createContent("text", "b")], EN)).toThrow(
    expect.objectContaining({ errors: { "contents.body": ["That name is taken. Choose another."] } }),
  );
  const media = { url: "//elsewhere.test/a.png", alt: null, width: null, height: null, collection: null };
  expect(() => validateContents([{ ...createContent("text", "a"), media_collection: [media] }], EN)).toThrow();
});

test("reads missing content as empty", () => {
  expect(getContentText([], "heading")).toBe("");
  expect(getContentList([], "questions")).toEqual([]);
});
