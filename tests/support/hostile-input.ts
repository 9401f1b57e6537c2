import fc from "./generated.ts";
import { PROTOTYPE_NAMES } from "./hostile-values.ts";

/* Input as typed by mistake, sent by broken programs or crafted by attackers. Paths are already encoded. */

const OFFICE = "/locations/florida/tampa-bay";
const FORM = "application/x-www-form-urlencoded";

/** Paths with a lookup key; `*` marks the part that a visitor chooses. */
export const OPEN_PATHS = [
  "/*",
  "/buy-a-business/listings/*",
  "/buy-a-business/listings/*-100206",
  "/locations/*/*",
  `${OFFICE}/listings/*`,
  "/agents/*",
  "/api/*",
  "/desk/outbox/*",
  "/storefronts/*",
  "/build/*",
];
/** Every kind of path. */
const PATHS = [
  ...OPEN_PATHS,
  "/*/*",
  "/buy-a-business/business-listing-search*",
  "/sell-a-business/recently-sold-listings",
  "/contact-us",
  "/contact-us/thank-you*",
  "/locations/*/tampa-bay",
  `${OFFICE}/*`,
  `${OFFICE}/contact-us`,
  `${OFFICE}/buy-a-business/active-business-listings`,
  "/agents/marisol-etcheverry/*",
  "/agents/marisol-etcheverry/listings/*",
  "/agents/marisol-etcheverry/contact-us",
  "/api/outbox",
  "/api/readyz",
  "/desk/*",
];
/** Known and unknown query keys. */
export const KEYS =
  "q state category subcategory price_min price_max near radius bbox polygon office agent sort page per_page kind to store login index __proto__ constructor".split(
    " ",
  );

/** Hostile URL parts, already encoded. */
export const HOSTILE = [
  ..."%00 % %zz %E0%A4%A %C3%28 %FF%FE %ED%A0%80 %F4%90%80%80 %2e%2e%2f%2e%2e%2f ..%5c..%5c %0d%0aSet-Cookie:x=1 %3Cscript%3E ' \" ; -- 1;drop %27%20or%201=1 {} [] [object%20Object] __proto__ constructor toString null undefined NaN Infinity -1 0 1e309 1e-9 0x10 99999999999999999999 9007199254740993 2147483648 %F0%9F%98%80 %E2%80%AE *:* | & %26 ~ $(id) //evil.example a:b".split(
    " ",
  ),
  ...PROTOTYPE_NAMES,
  "%09/%20",
  "%0b/%5c",
  "",
  "x".repeat(5_000),
  "%41".repeat(2_000),
  "/a".repeat(1_500),
];
const written = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string().map(encodeURIComponent),
  fc.string({ unit: "binary", maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: fc.constantFrom(..."%0aA-/.\\?#&=[]{}'\"<>|^`~!$()*+,:;@_") }),
);
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...KEYS), written), written), { maxLength: 6 })
  .map((pairs) => {
    const text = pairs.map(([key, value]) => `${key}=${value}`).join("&");
    return text && `?${text}`;
  });
/** Any path with any query. */
export const anyAddress = fc
  .tuple(fc.constantFrom(...PATHS), fc.array(written, { minLength: 2, maxLength: 2 }), query, fc.constantFrom("", "/"))
  .map(([pattern, values, query, ending]) => {
    let next = 0;
    return `${pattern.replace(/\*/g, () => values[next++] ?? "")}${ending}${query}`;
  });
/** Valid and invalid headers. */
export const anyHeaders = fc.dictionary(
  fc.constantFrom(
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Cookie",
    "If-None-Match",
    "Range",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "Content-Type",
    "Origin",
    "User-Agent",
    "X-React-Router-Request",
  ),
  fc.oneof(
    fc.constantFrom("", "*", "*/*;q=x", "bytes=0-1,5-", 'W/"', "%%%", "::", "a=b; a=c; =;", "1.2.3.4, , x", "null"),
    fc.string({ unit: fc.constantFrom(..."abc=;,%\"'/*: \t\u00e9") }),
  ),
);

const FIELDS =
  "type name email phone postal_code message office agent listing privacy_terms sms_opt_in tracking website fields.x fields[y] challenge __proto__".split(
    " ",
  );
const typed = fc.oneof(
  fc.constantFrom(
    "",
    "\0",
    "a\0b",
    "\uD800",
    "\uFFFF",
    ...PROTOTYPE_NAMES,
    "2147483648",
    "on",
    "1",
    "pat@visitor.example.org",
    "33602",
    "x".repeat(6_000),
    "[{}]",
    "[null,1]",
    '{"a":1}',
  ),
  fc.string({ unit: "binary" }),
);
const fields = fc.array(fc.tuple(fc.constantFrom(...FIELDS), typed), { maxLength: 14 });
const urlencoded = fields.map((pairs) => ({
  type: FORM,
  body: pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join("&"),
}));
const multipart = fc.tuple(fields, fc.constantFrom("b", "", 'q"b', "b".repeat(100))).map(([pairs, boundary]) => ({
  type: `multipart/form-data; boundary=${boundary}`,
  body: `${pairs.map(([name, value], index) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${index % 3 ? "" : '; filename="a.png"'}\r\n\r\n${value}\r\n`).join("")}--${boundary}--\r\n`,
}));
const mangled = fc
  .tuple(
    fc.oneof(urlencoded, multipart),
    fc.nat(400),
    fc.constantFrom("", "%", "%E0%A4", "\r\n--b", "&=&=&&", "\xff\xfe\x00"),
  )
  .map(([{ type, body }, at, junk]) => ({ type, body: body.slice(0, at) + junk + body.slice(at + 3) }));
const other = fc.record({
  type: fc.constantFrom(
    "",
    "application/json",
    "text/plain",
    "multipart/form-data",
    `${FORM}; charset=utf-16`,
    "nonsense",
    FORM,
  ),
  body: fc.string({ unit: "binary" }),
});
/** Paths that accept forms, and paths that don't. */
export const POSTED = [
  "/contact-us",
  `${OFFICE}/contact-us`,
  "/agents/marisol-etcheverry/contact-us",
  "/buy-a-business/listings/x-100206",
  "/",
  `${OFFICE}/listings/x-100206`,
];

/** A body with its content type: valid forms, damaged forms and other content. */
export const anyForm = fc.oneof(urlencoded, multipart, mangled, other);
