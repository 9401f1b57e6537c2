import type { BuyerViewer, Context } from "#domain/context.ts";
import { sha256 } from "#lib/secrets.ts";
import { isLive, SEEN_STEP_MS } from "./session.ts";
import { selectBySecretHash, updateSeen } from "./session-queries.ts";

/** The buyer whom a cookie's secret signs in, by one indexed query; null when it signs in nobody, any more or ever. */
export async function findSession(context: Pick<Context, "db" | "clock">, secret: string): Promise<BuyerViewer | null> {
  const session = await selectBySecretHash(context.db, sha256(secret));
  const now = context.clock();
  if (session?.kind !== "buyer" || session.cancelled_at || !isLive(session, now)) return null;
  const { account_id: id, secret_sha256, seen_at } = session;
  if (now.getTime() - seen_at.getTime() >= SEEN_STEP_MS) await updateSeen(context.db, secret_sha256, now);
  return { role: "buyer", id, session: secret_sha256 };
}
