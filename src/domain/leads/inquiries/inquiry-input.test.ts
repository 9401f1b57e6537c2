import { describe, expect, test } from "vitest";
import { INQUIRY_TYPES } from "#db/tables/inquiries.ts";
import { EDITIONS } from "#editions/countries.ts";
import fc from "../../../../tests/support/generated.ts";
import { checkInquiry, parseInquiryForm } from "./inquiry-input.ts";

const US = { edition: EDITIONS.US };

const CONTACT = {
  type: "contact",
  name: "Pat Doe",
  email: "pat@company.com",
  message: "Hello",
  privacy_terms: true,
};

function getCodes(input: unknown): Record<string, string> {
  const checked = checkInquiry(input, US);
  return "codes" in checked ? checked.codes : {};
}

function checkAccepted(input: unknown) {
  const checked = checkInquiry(input, US);
  if ("codes" in checked) throw new Error(JSON.stringify(checked.codes));
  return checked.enquiry;
}

describe("required fields", () => {
  const query = { name: "Pat", email: "pat@company.com", privacy_terms: true };
  test.each([
    ["contact", ["message"]],
    ["listing", ["listing", "message"]],
    ["valuation", ["postal_code"]],
    ["seller_registration", ["fields.business_name", "fields.category", "phone", "postal_code"]],
    ["mergers", ["phone"]],
    ["franchise", ["phone"]],
    ["guide", []],
  ])("requires a name, an email, the privacy terms and %j on a %s form", (type, fields) => {
    const codes = getCodes({ ...query, type });
    expect(Object.keys(codes).sort()).toEqual(fields);
    expect(new Set(Object.values(codes))).toEqual(new Set(fields.length ? ["required"] : []));
  });

  test("rejects an empty body with an error per field", () => {
    const codes = { type: "required", name: "required", email: "required", privacy_terms: "required" };
    for (const input of [{}, null, [], "x", { name: null, email: "", type: undefined }]) {
      expect(getCodes(input)).toEqual(codes);
    }
  });

  test("rejects a blank name and an unchecked consent box", () => {
    expect(getCodes({ ...CONTACT, name: "  \n ", privacy_terms: false })).toEqual({
      name: "required",
      privacy_terms: "must_accept",
    });
  });
});

describe("a country without postal codes", () => {
  const input = { ...CONTACT, type: "valuation", postal_code: "RAK" };

  test("accepts one of its places, and postal codes from abroad", () => {
    const UAE = { edition: EDITIONS.UAE };
    expect(checkInquiry(input, UAE)).toHaveProperty("enquiry.postal_code", "RAK");
    expect(checkInquiry({ ...input, postal_code: "94110" }, UAE)).toHaveProperty("enquiry.postal_code", "94110");
    expect(checkInquiry({ ...input, postal_code: "Atlantis" }, UAE)).toEqual({ codes: { postal_code: "postal_code" } });
  });

  test("is the only one to accept a place", () => {
    expect(getCodes(input)).toEqual({ postal_code: "postal_code" });
  });
});

describe("optional fields", () => {
  test.each([
    ["name", "n", 120],
    ["phone", "5", 40],
    ["postal_code", "9", 12],
    ["message", "m", 5_000],
  ])("accepts %s up to its limit and rejects more", (field, mail, limit) => {
    expect(getCodes({ ...CONTACT, [field]: mail.repeat(limit) })).toEqual({});
    expect(getCodes({ ...CONTACT, [field]: mail.repeat(limit + 1) })).toEqual({ [field]: "too_long" });
  });

  test.each(["pat", "pat@company", "a@b.com, c@d.com", "pat@company.com\nBcc: x@y.com", `${"a".repeat(250)}@b.com`])(
    "rejects %j as an email address",
    (email) => expect(Object.keys(getCodes({ ...CONTACT, email }))).toEqual(["email"]),
  );

  test.each(["o'brien@company.ie", "Pat.Doe+bakery@mail.company.co.uk"])("accepts %s as an email address", (email) => {
    expect(checkAccepted({ ...CONTACT, email }).email).toBe(email);
  });

  test.each(["https://spam.example", "Win at http://spam.example now", "WWW.spam.example"])(
    "rejects %j as a name, which emails repeat",
    (name) => expect(getCodes({ ...CONTACT, name })).toEqual({ name: "invalid" }),
  );

  test.each(["Pat Doe", "Wwwendy O'Neil-Wong, Jr.", "Dr. J. R. van der Berg"])("accepts the name %j", (name) => {
    expect(checkAccepted({ ...CONTACT, name }).name).toBe(name);
  });

  test("requires digits in a phone number", () => {
    expect(getCodes({ ...CONTACT, phone: "call me" })).toEqual({ phone: "phone" });
    expect(checkAccepted({ ...CONTACT, phone: " +1 (305) 555-0123 " }).phone).toBe("+1 (305) 555-0123");
  });

  test("stores a form's answers in `fields`, up to 1,000 characters each", () => {
    const fields = { years: 9, real_estate: false, timing: "x".repeat(1_000), profit: "", revenue: null };
    expect(checkAccepted({ ...CONTACT, fields }).fields).toEqual({
      years: 9,
      real_estate: false,
      timing: "x".repeat(1_000),
    });
    expect(getCodes({ ...CONTACT, fields: { timing: "x".repeat(1_001) } })).toEqual({ "fields.timing": "too_long" });
    expect(getCodes({ ...CONTACT, fields: { timing: ["a"] } })).toEqual({ "fields.timing": "invalid" });
    expect(getCodes({ ...CONTACT, fields: "x" })).toEqual({ fields: "invalid" });
  });

  test.each(["note", "<b>", "__proto__", "toString"])("rejects %j in `fields`, which no form asks for", (name) => {
    const fields = JSON.parse(`{"timing":"soon","${name}":"x"}`);
    expect(getCodes({ ...CONTACT, fields })).toEqual({ [`fields.${name}`]: "unknown_field" });
  });

  test("accepts categories only by slug", () => {
    const answer = { category: "food-restaurants", subcategory: "pizza-restaurants" };
    expect(checkAccepted({ ...CONTACT, fields: { category: "food-restaurants" } }).fields).toEqual({
      category: "food-restaurants",
    });
    expect(getCodes({ ...CONTACT, fields: { ...answer, category: "Food & Restaurants" } })).toMatchObject({
      "fields.category": "unknown_category",
    });
    expect(getCodes({ ...CONTACT, fields: { subcategory: 5 } })).toEqual({ "fields.subcategory": "invalid" });
  });

  test.each(["33602", "33602-1234", "M5V 2T6", "D02 AF30", "GA-183-8164", "SW1A 1AA", "100-0001"])(
    "accepts the foreign postal code %s",
    (postal_code) => expect(getCodes({ ...CONTACT, postal_code })).toEqual({}),
  );

  test.each(["nowhere", "!!", "33602;", "-"])("rejects %j as a postal code", (postal_code) => {
    expect(getCodes({ ...CONTACT, postal_code })).toEqual({ postal_code: "postal_code" });
  });

  test("requires a postal code of the edition's country to route a valuation", () => {
    const valuation = { type: "valuation", name: "Pat", email: "pat@company.com", privacy_terms: true };
    expect(getCodes({ ...valuation, postal_code: "33602" })).toEqual({});
    expect(getCodes({ ...valuation, postal_code: "3360" })).toEqual({ postal_code: "postal_code" });
  });

  test("limits the number of tracking entries", () => {
    const row = { parameter: "gclid", value: "v".repeat(500), path: "/", session_at: "2026-11-20T12:00:00Z" };
    expect(checkAccepted({ ...CONTACT, tracking: [row] }).tracking).toEqual([row]);
    expect(getCodes({ ...CONTACT, tracking: Array(51).fill(row) })).toEqual({ tracking: "too_many" });
    expect(getCodes({ ...CONTACT, tracking: [{ ...row, value: "v".repeat(501) }] })).toEqual({
      "tracking.0.value": "too_long",
    });
  });

  test("reports each wrong type, unknown type and unknown key", () => {
    expect(getCodes({ ...CONTACT, type: "spam", name: 5, message: {}, privacy_terms: "yes", subject: "x" })).toEqual({
      type: "unknown_type",
      name: "invalid",
      message: "invalid",
      privacy_terms: "invalid",
      subject: "unknown_field",
    });
  });

  test.each(["__proto__", "constructor", "hasOwnProperty"])("rejects a key named %s as unknown", (key) => {
    expect(getCodes(JSON.parse(`{"type":"contact","${key}":1}`))).toMatchObject({ name: "required" });
    expect(Object.keys(getCodes(JSON.parse(JSON.stringify(CONTACT).replace("{", `{"${key}":1,`))))).toEqual([key]);
  });

  test("returns either error codes or a valid inquiry for any input", () => {
    const body = fc.dictionary(
      fc.constantFrom(...Object.keys(CONTACT), "phone", "fields", "tracking", "listing", "__proto__"),
      fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }), fc.constantFrom(...INQUIRY_TYPES)),
    );
    fc.assert(
      fc.property(body, (input) => {
        const checked = checkInquiry({ ...CONTACT, ...input }, US);
        if ("codes" in checked) return;
        const { name, message, email } = checked.enquiry;
        expect(name).not.toMatch(/[\r\n\0]/);
        expect(email).not.toMatch(/\s/);
        expect(message ?? "").not.toContain("\0");
      }),
    );
  });
});

describe("an HTML form", () => {
  function createForm(values: [string, string][]): FormData {
    const data = new FormData();
    for (const [name, value] of values) data.append(name, value);
    return data;
  }

  test("is parsed into the shape of the JSON body", () => {
    const posted = createForm([
      ["type", "seller_registration"],
      ["name", "Pat Doe"],
      ["email", "pat@company.com"],
      ["phone", "305 555 0123"],
      ["postal_code", "33131"],
      ["fields.business_name", "Doe's Café"],
      ["fields[category]", "food-restaurants"],
      ["privacy_terms", "on"],
      ["website", "http://spam"],
    ]);
    expect(checkAccepted(parseInquiryForm(posted))).toMatchObject({
      type: "seller_registration",
      fields: { business_name: "Doe's Café", category: "food-restaurants" },
      sms_opt_in: false,
    });
  });

  test.each(["on", "1", "true", "yes"])("treats a box that posts %s as checked", (value) => {
    expect(parseInquiryForm(createForm([["sms_opt_in", value]]))).toMatchObject({
      sms_opt_in: true,
      privacy_terms: false,
    });
  });

  test.each(["off", "0", "false", "no", ""])("treats a box that posts %j as unchecked", (value) => {
    expect(parseInquiryForm(createForm([["privacy_terms", value]]))).toMatchObject({ privacy_terms: false });
  });

  test("is never rejected because of tracking data", () => {
    const row = { parameter: "p".repeat(300), value: "v".repeat(900), path: "/", session_at: "2026" };
    const posted = createForm(
      Object.entries({ ...CONTACT, privacy_terms: "1", tracking: JSON.stringify(Array(80).fill(row)) }),
    );
    const { tracking } = checkAccepted(parseInquiryForm(posted));
    expect(tracking).toHaveLength(50);
    expect(tracking[0]).toMatchObject({ parameter: "p".repeat(100), value: "v".repeat(500) });
    const broken = createForm(Object.entries({ ...CONTACT, privacy_terms: "1", tracking: "[1, nonsense" }));
    expect(checkAccepted(parseInquiryForm(broken)).tracking).toEqual([]);
  });
});

test("needs a phone number to call at the chosen time", () => {
  const input = { ...CONTACT, fields: { call_time: "tomorrow" } };
  expect(getCodes(input)).toEqual({ phone: "required" });
  expect(getCodes({ ...input, phone: "(813) 555-0142" })).toEqual({});
});
