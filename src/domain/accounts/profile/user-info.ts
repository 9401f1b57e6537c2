import type { Context } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { toMajor } from "#lib/money.ts";
import { pick } from "#lib/pick.ts";
import { getAccountGoneMessage } from "../account-messages.ts";
import { selectUserInfo, type UserInfoRow } from "./user-info-queries.ts";

/** An attribute of a buyer: null if nothing is chosen; type `json` has to be parsed. */
export interface UserAttribute {
  attribute_name: string;
  type: "string" | "number" | "boolean" | "json";
  attribute_value: string | null;
}

/** The columns of a buyer that clients read; `state` is a region slug if the country is the edition's. */
const SHOWN = [
  "email",
  "first_name",
  "last_name",
  "mobile_e164",
  "mobile_code",
  "mobile_country",
  "address_1",
  "locality",
  "state",
  "country",
  "postal_code",
] as const;

/** A buyer's `user_info`, with the keys that clients read. */
export interface UserInfo extends Pick<UserInfoRow, (typeof SHOWN)[number]> {
  /** The session's handle; it authenticates nothing without the cookie. */
  token: string;
  /** Money is in major units. */
  attributes: UserAttribute[];
}

/** The ranges a buyer can set, in minor units. */
export const RANGES = [
  "price_min",
  "price_max",
  "down_payment_min",
  "down_payment_max",
  "discretionary_earnings_min",
  "discretionary_earnings_max",
] as const;

/** A buyer's `user_info` with their session's handle. @throws NotSignedIn */
export async function toUserInfo(context: Context, id: number, handle: string): Promise<UserInfo> {
  const row = await selectUserInfo(context.db, id);
  if (!row) throw new NotSignedIn(getAccountGoneMessage(context.locale));
  return getUserInfo(row, handle, context);
}

/** The same from data that was already read. */
export function getUserInfo(row: UserInfoRow, handle: string, { edition }: Pick<Context, "edition">): UserInfo {
  const { country, preferences, saved } = row;
  const amounts = RANGES.map((name): UserAttribute => {
    const minor = row[name];
    return toAttribute(name, "number", minor === null ? null : String(toMajor(minor, edition.currency)));
  });
  return {
    ...pick(row, SHOWN),
    token: handle,
    attributes: [
      toAttribute("id", "number", String(row.id)),
      toAttribute("country", "string", country),
      toAttribute("states", "json", listFor(preferences.map((one) => one.state))),
      toAttribute("categories", "json", listFor(preferences.map((one) => one.category))),
      toAttribute("saved_listings", "json", listFor(saved.map(({ slug }) => slug))),
      ...amounts,
      toAttribute("send_weekly_bizmatch_email", "boolean", String(row.send_weekly_bizmatch_email)),
    ],
  };
}

function toAttribute(
  attribute_name: string,
  type: UserAttribute["type"],
  attribute_value: string | null,
): UserAttribute {
  return { attribute_name, type, attribute_value };
}

function listFor(slugs: (string | null)[]): string {
  return JSON.stringify([...new Set(slugs.filter((slug) => slug !== null))]);
}
