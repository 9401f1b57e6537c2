import type { Context, InspectedAddress } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { selectSourcePatterns } from "./desk-redirect-queries.ts";

/** What a visitor gets at an address, with the patterns of the redirects on the way. */
export interface TestedAddress extends Omit<InspectedAddress, "redirect_ids"> {
  /** The address that was tested: a path of this site, with its query. */
  address: string;
  redirects: { id: number; from_pattern: string }[];
}

const MAX_ADDRESS_LENGTH = 2_000;

/** Opens an address as a visitor would. @throws NotSignedIn; NotAllowed; Invalid unless it is an address of this site */
export async function testAddress(context: Context, typed: string): Promise<TestedAddress> {
  authorize(context, "redirect.read");
  const address = readAddress(toSingleLine(typed), context.network.origin);
  if (address === null) throw new Invalid(m.redirect_address_wrong(), { address: [m.redirect_address_wrong()] });
  if (!context.inspectAddress) throw new NotFound(m.desk_record_not_found());
  const { redirect_ids, ...found } = await context.inspectAddress(address);
  const sources = await selectSourcePatterns(context.db, redirect_ids);
  return {
    address,
    ...found,
    redirects: redirect_ids.flatMap((id) => sources.find((source) => source.id === id) ?? []),
  };
}

/**
 * Converts a typed address to a path with its query. Null for another site's address. A missing leading slash is added.
 */
function readAddress(typed: string, origin: string): string | null {
  if (typed === "" || typed.length > MAX_ADDRESS_LENGTH) return null;
  const { host } = new URL(origin);
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `${origin}/${typed.replace(/^\/+/, "")}`);
  return url?.host === host ? url.pathname + url.search : null;
}
