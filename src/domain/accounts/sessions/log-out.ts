import type { Context } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";
import { endSession } from "./session-queries.ts";

/** Ends the session of a cookie's secret, if there is one. */
export async function logOut(context: Context, secret: string | null): Promise<void> {
  if (secret !== null) await endSession(context.db, sha256(secret), context.clock());
}
