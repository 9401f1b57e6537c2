import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { NO_PLUGINS } from "#config/plugin-ids.ts";
import type { DigestEmail } from "#domain/buyers/digests/digest-email.ts";
import type { Network } from "#domain/context.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createSmtpSender } from "#integrations/mail-smtp.ts";
import { createPublicListing } from "../../../tests/support/public-listing.ts";
import { createEmailWriter } from "../create-email-writer.tsx";
import { digest } from "./digest.ts";

const network = {
  brand: "Transworld Business Advisors",
  origin: "https://www.brokers.internal",
  default_phone: "(800) 233-9495",
  sibling_sites: "https://{code}.example.com",
  locales: ["en-US"],
  analytics: NO_PLUGINS,
} satisfies Network;

const createListing = (number: number, more: Partial<Listing> = {}): Listing =>
  createPublicListing({
    number,
    slug: `bakery-${number}`,
    url: `${network.origin}/buy-a-business/listings/bakery-${number}`,
    name: `Bäckerei & “Café” ${number}`,
    subcategory: "Bakeries",
    subcategory_slug: "bakeries",
    price: 300_000,
    sellers_discretionary_earnings: 90_000,
    ...more,
  });
const createEmail = (more: Partial<DigestEmail> = {}): DigestEmail => ({
  buyer_id: 7,
  week: "2026-W48",
  to: "ana@company.internal",
  salutation: "Ana",
  locale: "en-US",
  is_first: false,
  picks: [1, 2, 3].map((number) => ({
    listing: createListing(number),
    reasons: [{ code: "within", amount: "price", value: 30_000_000 }],
  })),
  new_prices: [],
  unsubscribe_token: "t".repeat(88),
  ...more,
});
const write = createEmailWriter(digest, { network, edition: EDITIONS.US, locale: "en-US" });

/** Returns the raw message as sent over SMTP. */
async function getRaw(mail: NonNullable<Awaited<ReturnType<typeof write>>>): Promise<Buffer> {
  let save = (_raw: Buffer): void => {};
  const raw = new Promise<Buffer>((resolve) => {
    save = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        save(Buffer.concat(parts));
        done();
      });
    },
  });
  const address = await new Promise<{ port: number }>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => resolve(listening.address() as { port: number }));
  });
  const sender = createSmtpSender(`smtp://127.0.0.1:${address.port}`);
  await sender.send({
    message_id: "<3f0c2a5e@www.brokers.internal>",
    from: '"Brokers" <no-reply@brokers.internal>',
    headers: {},
    ...mail,
    reply_to: null,
    attachments: [],
  });
  sender.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return raw;
}

test("a digest complies with the mail standards", async () => {
  const mail = await write(createEmail());
  const raw = (await getRaw(mail!)).toString("latin1");
  // RFC 5322 §2.1.1 and §2.3: lines end in CRLF and have at most 998 characters; headers are ASCII, folded at 78 where
  // possible.
  expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = raw.split("\r\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
  const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a header may hold.
  expect(head).toMatch(/^[\x09\x0a\x0d\x20-\x7e]*$/);
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const [name = "", ...value] = line.split(":");
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value.join(":").trim()]);
  }
  for (const name of ["from", "to", "subject", "date", "message-id", "mime-version", "content-type"])
    expect(headers.get(name), name).toHaveLength(1);
  expect(headers.get("message-id")).toEqual(["<3f0c2a5e@www.brokers.internal>"]);
  // RFC 5322 §3.3.
  expect(headers.get("date")?.[0]).toMatch(
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/,
  );
  // RFC 2369 §2 and RFC 8058 §3.1: one HTTPS URL, and the only allowed value.
  expect(headers.get("list-unsubscribe")).toEqual([`<${network.origin}/api/unsubscribe/${"t".repeat(88)}>`]);
  expect(headers.get("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  // RFC 3834 §5.
  expect(headers.get("auto-submitted")).toEqual(["auto-generated"]);
  // RFC 2046 §5.1.4: plainest part first.
  expect(headers.get("content-type")?.[0]).toMatch(/^multipart\/alternative; boundary=/);
  expect(
    [...raw.matchAll(/\r\nContent-Type: (text\/\w+); charset=(\S+)/gi)].map(([, type, set]) => [type, set]),
  ).toEqual([
    ["text/plain", "utf-8"],
    ["text/html", "utf-8"],
  ]);
  const read = await PostalMime.parse(Buffer.from(raw, "latin1"));
  expect(read.subject).toBe("3 businesses for you: Bäckerei & “Café” 1 and more");
  expect(read.text?.trim()).toBe(mail?.text.trim());
  expect(read.html?.trim()).toBe(mail?.html.trim());
});

test("escapes business and personal names and prevents header injection", async () => {
  const hostile = '<img src=x onerror="a">\uE000url\uE001 & "co"';
  const picks = [{ listing: createListing(1, { name: hostile, status: "under_offer" }), reasons: [] }];
  const mail = await write(createEmail({ salutation: "<b>Ana</b>", picks }));
  expect(mail?.html).not.toMatch(/<img src=x|<b>Ana|[\uE000\uE001]/);
  expect(mail?.html).toContain("&lt;img src=x onerror=&quot;a&quot;&gt;url &amp; &quot;co&quot;");
  expect(mail?.html).toContain("Under contract");
});

test("every image is a PNG from this site with alt text, and every link points to this site", async () => {
  const mail = await write(createEmail());
  const pictures = [...(mail?.html.matchAll(/<img[^>]*>/g) ?? [])].map(([tag]) => tag);
  expect(pictures).toHaveLength(3);
  for (const tag of pictures)
    expect(tag).toMatch(/src="https:\/\/www\.brokers\.internal\/share\/storefronts\/\w+\/\d\.png"/);
  for (const tag of pictures) expect(tag).toContain("alt=");
  for (const [, href] of mail?.html.matchAll(/href="([^"]*)"/g) ?? [])
    expect(href).toMatch(/^https:\/\/www\.brokers\.internal/);
});

test("sends no empty email, names a single business and explains the schedule the first time", async () => {
  expect(await write(createEmail({ picks: [] }))).toBeNull();
  const one = await write(createEmail({ picks: createEmail().picks.slice(0, 1), is_first: true }));
  expect(one?.subject).toBe("A business for you: Bäckerei & “Café” 1");
  expect(one?.text).toContain("From now on, we’ll email you on Mondays");
});

test("ends with head office's address in the reader's language", async () => {
  const setting = {
    network: { ...network, locales: ["es-ES"] as ["es-ES"] },
    edition: EDITIONS.MX,
    locale: "es-ES" as const,
  };
  const mail = await createEmailWriter(digest, setting)(createEmail({ locale: "es-ES" }));
  expect(mail?.text).toContain("Transworld Business Advisors, Oficinas en todo México");
});
