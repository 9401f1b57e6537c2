import fc from "./generated.ts";
import { HOSTILE } from "./generated-calls.ts";
import { decodeHtml } from "./page.ts";
import { sendRequest } from "./send-request.ts";

/* Generates posts of the forms that pages have, with input that fits their fields and input that doesn't. */

/** A form of a page: where it posts, and its fields' names. */
export interface FoundForm {
  action: string;
  fields: string[];
}

const PAGES = [
  "/contact-us",
  "/buyer-registration",
  "/sell-a-business/seller-registration",
  "/sell-a-business/what-is-my-business-worth",
  "/mergers-and-acquisitions",
  "/reset-password",
  "/reset-password?token=x&email=a%40example.com",
  "/verify-email?token=x",
  "/unsubscribe?token=x",
  "/?login=1",
  "/locations/florida/tampa-bay",
  "/locations/florida/tampa-bay/reviews",
  "/locations/florida/tampa-bay/contact-us",
  "/agents/marisol-etcheverry/contact-us",
  "/desk/sign-in",
  "/desk/forgot-password",
  "/desk/invitation?token=x",
];

/** Reads the forms of the site's pages. */
export async function findForms(origin: string): Promise<FoundForm[]> {
  const found = new Map<string, FoundForm>();
  for (const path of PAGES) {
    const { status, body } = await sendRequest(origin, path);
    if (status !== 200) continue;
    for (const [, attributes = "", content = ""] of body.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
      if (!/method="post"/i.test(attributes)) continue;
      const action = decodeHtml(/action="([^"]*)"/.exec(attributes)?.[1] ?? path);
      const fields = [...content.matchAll(/\sname="([^"]+)"/g)].map(([, name]) => decodeHtml(name ?? ""));
      found.set(`${action} ${fields}`, { action, fields: [...new Set(fields)] });
    }
  }
  return [...found.values()];
}

const VALUES: Record<string, string[]> = {
  email: ["pat@visitor.example.org", "a@b", "pat@visitor.example.org\r\nBcc: x@example.com"],
  phone: ["(813) 555-0199", "+1", "0"],
  postal_code: ["33602", "00000", "ABC"],
  privacy_terms: ["1", "0", "true"],
  rating: ["5", "0", "6", "1.5"],
  category: ["food-restaurants", "nope"],
};

/** One post of any of the forms. */
export function createAnyPost(forms: readonly FoundForm[]) {
  return fc.constantFrom(...forms).chain(({ action, fields }) =>
    fc.record({
      action: fc.constant(action),
      values: fc.record<Record<string, string>, string>(
        Object.fromEntries(
          fields.map((name) => [
            name,
            fc.oneof(
              fc.constantFrom(...(VALUES[name] ?? ["Some words", "12"])),
              fc.constantFrom(...HOSTILE.map((value) => value.toWellFormed())),
              fc.string({ unit: "grapheme", maxLength: 200 }),
            ),
          ]),
        ),
        { requiredKeys: [] },
      ),
      // Bots fill the honeypot; everyone else leaves it empty.
      isBot: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  );
}
