import type { Context } from "#domain/context.ts";
import { newSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { hasHeadOffice } from "../members/staff-queries.ts";
import { deleteOpenings, insertOpening } from "./opening-queries.ts";

/** A link that was printed and not followed is printed anew at the next start. */
const GOOD_MS = 24 * 3_600_000;

/** Where nobody of head office has an account yet: the address, under the origin, at which the first one is opened, once. */
export async function offerFirstAdminLink({ db, clock }: Context): Promise<string | null> {
  const now = clock();
  await deleteOpenings(db, now);
  if (await hasHeadOffice(db)) return null;
  const token = newSecret();
  await insertOpening(db, sha256(token), new Date(now.getTime() + GOOD_MS));
  return `/desk/opening?token=${token}`;
}
