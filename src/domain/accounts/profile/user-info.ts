import type { Context } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { toMajor } from "#lib/money.ts";
import { pick } from "#lib/pick.ts";
import { getAccountGoneMessage } from "../account-messages.ts";
import { BOUND_KEYS, CONTACT_COLUMNS, NAME_COLUMNS } from "./buyer-columns.ts";
import { selectUserInfo, type UserInfoRow } from "./user-info-queries.ts";

/** An attribute of a buyer. The value is null if nothing is chosen; a value of type `json` has to be parsed. */
export interface UserAttribute {
  attribute_name: string;
  type: "string" | "number" | "boolean" | "json";
  attribute_value: string | null;
}

const SHOWN = [...NAME_COLUMNS, ...CONTACT_COLUMNS] as const;

/** A buyer's `user_info`, with the keys that clients read. */
export interface UserInfo extends Pick<UserInfoRow, (typeof SHOWN)[number]> {
  /** The session's handle; it authenticates nothing without the cookie. */
  token: string;
  /** Money is in major units. */
  attributes: UserAttribute[];
}

/**
 * Loads a buyer's `user_info` with their session's handle.
 *
 * @throws NotSignedIn
 */
export async function toUserInfo(context: Context, id: number, handle: string): Promise<UserInfo> {
  const row = await selectUserInfo(context.db, id);
  if (!row) throw new NotSignedIn(getAccountGoneMessage(context.locale));
  return getUserInfo(row, handle, context);
}

/** Builds `user_info` from a row that was already loaded. */
export function getUserInfo(row: UserInfoRow, handle: string, { edition }: Pick<Context, "edition">): UserInfo {
  const { country, preferences, saved } = row;
  const amounts = BOUND_KEYS.map((name): UserAttribute => {
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
