import * as v from "valibot";
import { type Context, runInTransaction, toHomeUrl } from "#domain/context.ts";
import { openListing } from "#domain/listings/editing/find-desk-listing.ts";
import { recordListingEvent } from "#domain/listings/editing/record-listing-event.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Conflict, Invalid } from "#lib/errors.ts";
import { createTextSchema, emailSchema } from "#lib/forms/field-schemas.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { deleteLinks, insertLink, selectLinkTime, selectSellerPage, upsertSellerPage } from "./seller-page-queries.ts";

export const MAX_NOTE_LENGTH = 4_000;

/** A seller's page as its broker edits it. Times are ISO 8601 in UTC. */
export interface SellerPage {
  /** 0 before it is first saved. */
  version: number;
  note: string;
  email: string | null;
  locale: string;
  is_weekly: boolean;
  /** When the link that works now was created; null if there is none. */
  linked_at: string | null;
  opened_at: string | null;
  sent_at: string | null;
  /** The languages to choose from. */
  locales: readonly string[];
}

export interface SellerPageEdit {
  number: number;
  version: number;
  note?: string | null | undefined;
  email?: string | null | undefined;
  locale: string;
  is_weekly: boolean;
}

export const sellerPageSchema = v.strictObject(
  {
    version: v.pipe(v.number("invalid"), v.integer("invalid")),
    note: createTextSchema(MAX_NOTE_LENGTH),
    email: emailSchema,
    locale: v.pipe(v.string("invalid"), v.maxLength(10, "too_long")),
    is_weekly: v.boolean("invalid"),
  },
  "unknown_field",
);

/**
 * Shows a seller's page as its broker edits it.
 *
 * @throws NotFound, NotAllowed
 */
export async function showSellerPage(context: Context, number: number): Promise<SellerPage> {
  await openListing(context, number, "listing.write", false);
  return toSellerPage(context, number);
}

async function toSellerPage({ db, network }: Context, number: number): Promise<SellerPage> {
  const row = await selectSellerPage(db, number);
  const linked_at = await selectLinkTime(db, number);
  return {
    version: row?.version ?? 0,
    note: row?.note ?? "",
    email: row?.email ?? null,
    locale: row?.locale ?? network.locales[0] ?? "en-US",
    is_weekly: row?.is_weekly ?? false,
    linked_at: linked_at?.toISOString() ?? null,
    opened_at: row?.opened_at?.toISOString() ?? null,
    sent_at: row?.sent_at?.toISOString() ?? null,
    locales: network.locales,
  };
}

/**
 * Saves the note and the weekly email of a seller's page.
 *
 * @throws Conflict with the current page if someone else has saved since; Invalid for a weekly email without an address
 * or an unknown language; NotFound, NotAllowed
 */
export function saveSellerPage(context: Context, { number, version, ...edit }: SellerPageEdit): Promise<SellerPage> {
  return runInTransaction(context, async (tx) => {
    const { row: listing } = await openListing(tx, number, "listing.write");
    const options = getMessageOptions(tx.locale);
    const current = await selectSellerPage(tx.db, number, true);
    if ((current?.version ?? 0) !== version)
      throw new Conflict(m.seller_page_changed({}, options), await toSellerPage(tx, number));
    const locale = tx.network.locales.find((each) => each === edit.locale);
    const email = edit.email || null;
    const throwInvalid = (field: string, text: string): never => {
      throw new Invalid(m.field_check_marked({}, options), { [field]: [text] });
    };
    if (!locale) return throwInvalid("locale", m.field_invalid({}, options));
    if (edit.is_weekly && !email) return throwInvalid("email", m.seller_page_email_missing({}, options));
    await upsertSellerPage(tx.db, {
      listing_number: number,
      note: edit.note ?? "",
      email,
      locale,
      is_weekly: edit.is_weekly,
      version: version + 1,
      updated_at: tx.clock(),
    });
    await recordListingEvent(tx, "listing.seller_page_saved", listing);
    return toSellerPage(tx, number);
  });
}

/**
 * Creates the link that opens a seller's page. It is returned only this once, and earlier links stop working.
 *
 * @throws NotFound, NotAllowed
 */
export function makeSellerLink(context: Context, number: number): Promise<{ url: string; page: SellerPage }> {
  return runInTransaction(context, async (tx) => {
    const { row: listing } = await openListing(tx, number, "listing.write");
    const { locale, ...current } = await toSellerPage(tx, number);
    const language = tx.network.locales.find((each) => each === locale) ?? tx.locale;
    if (current.version === 0)
      await upsertSellerPage(tx.db, { listing_number: number, locale: language, updated_at: tx.clock() });
    await deleteLinks(tx.db, number);
    const token = createSecret();
    const link = { token_sha256: sha256(token), listing_number: number, created_at: tx.clock(), expires_at: null };
    await insertLink(tx.db, link);
    await recordListingEvent(tx, "listing.seller_link_made", listing);
    const url = `${toHomeUrl(tx.network, language)}${getPagePath("sellerReport")}?token=${token}`;
    return { url, page: await toSellerPage(tx, number) };
  });
}

/** Revokes all links to a seller's page and ends the weekly email. @throws NotFound, NotAllowed */
export function revokeSellerLinks(context: Context, number: number): Promise<SellerPage> {
  return runInTransaction(context, async (tx) => {
    const { row: listing } = await openListing(tx, number, "listing.write");
    const current = await selectSellerPage(tx.db, number, true);
    const hadLinks = await deleteLinks(tx.db, number);
    if (current?.is_weekly)
      await upsertSellerPage(tx.db, {
        ...current,
        is_weekly: false,
        version: current.version + 1,
        updated_at: tx.clock(),
      });
    if (hadLinks || current?.is_weekly) await recordListingEvent(tx, "listing.seller_link_revoked", listing);
    return toSellerPage(tx, number);
  });
}
