import type { Context } from "#domain/context.ts";
import { sha256 } from "#lib/secrets.ts";
import { LONGEST_MS, newHandle } from "./session.ts";
import { insertSession } from "./session-queries.ts";

/** Starts a session of an account by the secret that its cookie will hold, and answers its handle. */
export async function startSession(context: Context, account_id: number, secret: string): Promise<string> {
  const now = context.clock();
  const handle = newHandle();
  await insertSession(context.db, {
    secret_sha256: sha256(secret),
    handle,
    account_id,
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + LONGEST_MS),
    ended_at: null,
  });
  return handle;
}
