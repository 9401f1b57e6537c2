import { expect, test } from "vitest";
import { NO_PLUGINS } from "#config/plugin-ids.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import fc from "../../../../tests/support/generated.ts";
import { cleanHtml } from "./clean-html.ts";
import { splitAtForms } from "./form-blocks.ts";
import { isLinkAddress, toLinkAddress } from "./link-address.ts";
import { fillHtml, fillText, getPlaceholders } from "./placeholders.ts";
import { renderHtml } from "./shown-html.ts";

const network = {
  brand: "Smith & <Daughters>",
  origin: "http://localhost:3000",
  locales: ["en-US"] as [Locale],
  default_phone: "(800) 555-0100",
  sibling_sites: "https://{code}.example.com",
  analytics: NO_PLUGINS,
};
const values = getPlaceholders({ network, edition: EDITIONS.US, locale: "en-US" }, { place: "Tampa" });

test.each([
  ['<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ['<a href="//elsewhere.test">a</a>', "<a>a</a>"],
  ['<a href=<![CDATA["javascript:x">a</a>', "<a>a</a>"],
  ['<a href="/buy-a-business" target="_blank" style="x">a</a>', '<a href="/buy-a-business">a</a>'],
  ['<a href="tel:+18005550100">a</a>', '<a href="tel:+18005550100">a</a>'],
  ['<img src="https://elsewhere.test/a.png">', ""],
  ['<img src="/\\elsewhere.test/a.png">', ""],
  ['<img src="/maps/US.svg" alt="Map" onerror="x()">', '<img src="/maps/US.svg" alt="Map" />'],
  ["<h1>a</h1>", "<h2>a</h2>"],
  ['<aside class="x"><p>a</p></aside>', "<aside><p>a</p></aside>"],
  ['<h2 id="why-sell">a</h2>', '<h2 id="why-sell">a</h2>'],
  ["<svg><script>x</script></svg><style>p{}</style>", ""],
  ["<details open><summary>a</summary>b</details>", "<details><summary>a</summary>b</details>"],
  ['<div data-form="contact" class="x"></div>', '<div data-form="contact"></div>'],
  ['<div data-form="login"><p>a</p></div><div>b</div>', "<p>a</p>b"],
])("cleans %s to %s", (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

test.each([
  ["<p>a</p>", ["<p>a</p>"]],
  ['<p>a</p><div data-form="contact"></div><p>b</p>', ["<p>a</p>", { form: "contact" }, "<p>b</p>"]],
  ['<p>a<br />b</p>\n<div data-form="valuation"></div>', ["<p>a<br />b</p>", { form: "valuation" }]],
  ['<div data-form="mergers"><p>a</p></div>', [{ form: "mergers" }, "<p>a</p>"]],
  ['<ul><li>a<div data-form="contact"></div></li></ul>', ["<ul><li>a</li></ul>"]],
  ["", []],
])("splits %s at its forms", (html, parts) => {
  expect(splitAtForms(cleanHtml(html))).toEqual(parts);
});

test.each(["/a", "/a?b=c#d", "#terms", "https://example.com/a", "mailto:a@example.com", "tel:+1800"])(
  "allows %s as a link",
  (address) => expect(isLinkAddress(address)).toBe(true),
);
test.each(["//a", "/\\a", "javascript:x", "data:text/html,x", "a", "https://", "http:/a b"])(
  "rejects %s as a link",
  (address) => expect(isLinkAddress(address)).toBe(false),
);

test.each([
  [" /about ", "/about"],
  ["https://example.com/a", "https://example.com/a"],
  ["www.example.com", "https://www.example.com"],
  ["example.com/a?b=c", "https://example.com/a?b=c"],
  ["hello@example.com", "mailto:hello@example.com"],
  ["https://network.test/es/about", "/about"],
  ["/en", "/"],
  ["/es/about?a=b#c", "/about?a=b#c"],
  ["https://network.test", "/"],
  ["https://network.test.example", "https://network.test.example"],
  ["https://network.test//example.com", null],
  ["about us", null],
  ["about", null],
  ["javascript:alert(1)", null],
])("reads the typed link “%s” as %s", (typed, address) => {
  expect(toLinkAddress(typed, { origin: "https://network.test", locales: ["en-US", "es-ES"] })).toBe(address);
});

test("fills in the brand, phone number and years", () => {
  expect(fillText("{brand}, {years} years, {phone}, any {region}, in {place}, {country}", values)).toBe(
    "Smith & <Daughters>, 40+ years, (800) 555-0100, any state, in Tampa, United States",
  );
  expect(fillText("{constructor} {unknown}", values)).toBe("{constructor} {unknown}");
});

test("escapes values filled in to HTML", () => {
  expect(fillHtml("<p>{brand}</p>", values)).toBe("<p>Smith &amp; &lt;Daughters&gt;</p>");
  expect(renderHtml("<p>{brand}<script>x</script></p>", values)).toBe("<p>Smith &amp; &lt;Daughters&gt;</p>");
});

/** An allowed tag with allowed attributes only. */
const TAG =
  /^<(\/?(h[234]|p|br|[uo]l|li|a|strong|em|blockquote|hr|code|table|caption|t(head|body|foot|r|h|d)|fig(ure|caption)|details|summary)|img)( (id|href|src|alt|width|height|scope|colspan|rowspan|start)="[^"<>]*")*( \/)?>$/;

test("reduces any text to allowed tags and attributes", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "<p>",
      "</p>",
      "<a href=",
      '"javascript:x"',
      "java\tscript:x",
      ">",
      "<img src=//a onerror=b>",
      "<scr",
    ),
    fc.constantFrom(
      "ipt>",
      "&lt;script&gt;",
      "<!--",
      "-->",
      "<![CDATA[",
      "<svg/onload=x>",
      "<math><mi>",
      "<h2 id='a'>",
    ),
    fc.constantFrom(
      '<td onclick="x"',
      " style=x",
      "<iframe src=/a>",
      "</iframe>",
      "<style>",
      "<textarea>",
      "</h2>",
      '"',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = cleanHtml(pieces.join(""));
      for (const html of [clean, cleanHtml(clean)]) {
        const tags = html.match(/<[^>]*>?/g) ?? [];
        expect(tags.filter((tag) => !TAG.test(tag))).toEqual([]);
        expect(html).not.toMatch(/(href|src)="(?!\/(?![/\\])|#|https?:|mailto:|tel:)/i);
      }
    }),
    { numRuns: 300 },
  );
});
