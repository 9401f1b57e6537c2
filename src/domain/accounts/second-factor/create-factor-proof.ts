import type { Context } from "#domain/context.ts";
import { createBrowserProof } from "../sessions/known-browser.ts";
import { selectFactorOwner } from "./second-factor-queries.ts";

/** Creates the proof for the browser that has just passed or set up an account's second factor. */
export async function createFactorProof(context: Context, account_id: number): Promise<string> {
  const owner = await selectFactorOwner(context.db, account_id);
  if (!owner) throw new Error(`Account ${account_id} is gone.`);
  return createBrowserProof(context, owner);
}
