import { expect, test } from "vitest";
import type { Placeholders } from "#domain/content/text/placeholders.ts";
import { readPageContent } from "./page-content.ts";

const values: Placeholders = {
  brand: "Smith & <Sons>",
  phone: "(800) 555-0100",
  years: "40+",
  years_count: "40",
  region: "state",
  country: "United States",
  place: "Tampa",
};
const readContent = (contents: Record<string, string | object>) =>
  readPageContent(
    Object.entries(contents).map(([name, value]) => ({
      name,
      type: typeof value === "object" ? "json" : name === "body" ? "html" : "text",
      value: typeof value === "object" ? JSON.stringify(value) : value,
    })),
    values,
  );

test("fills placeholders as text, escaped inside HTML", () => {
  const { lead, body, questions, steps } = readContent({
    lead: "Ask {brand}.",
    body: "<p>Ask {brand}.</p>",
    questions: [{ question: "Who is {brand}?", answer: "<p>{brand}, of {place}.</p>" }],
    steps: [{ heading: "Call", text: "Call {phone}." }],
  });
  expect(lead).toBe("Ask Smith & <Sons>.");
  expect(body).toBe("<p>Ask Smith &amp; &lt;Sons&gt;.</p>");
  expect(questions).toEqual([
    { question: "Who is Smith & <Sons>?", answer: "<p>Smith &amp; &lt;Sons&gt;, of Tampa.</p>" },
  ]);
  expect(steps).toEqual([{ heading: "Call", text: "Call (800) 555-0100." }]);
});

test("uses the title as the default heading and reads the call to action", () => {
  expect(readContent({ title: "About us" })).toMatchObject({ heading: "About us", lead: "", call: null });
  expect(readContent({ cta_heading: "Well?", cta_button: "Ask", cta_link: "/contact-us" }).call).toEqual({
    heading: "Well?",
    text: "",
    button: "Ask",
    link: "/contact-us",
  });
});

test("reads malformed JSON as an empty list", () => {
  const contents = [{ name: "leaders", type: "json", value: "[{" }];
  expect(readPageContent(contents, values).lists).toEqual({ leaders: [] });
});
