import type { AlertFrequency } from "#db/tables/buyers.ts";
import type { Context } from "#domain/context.ts";

/** What a buyer is mailed again and again: the weekly digest, or alerts of one frequency. */
export type Mailing = "digest" | AlertFrequency;

const MAILINGS: readonly Mailing[] = ["digest", "instant", "daily", "weekly"];

/** Who leaves which mailing. */
export interface Leaving {
  buyer_id: number;
  mailing: Mailing;
}

/** What is sealed with them, so that nothing else the site has sealed unsubscribes anybody. */
const PURPOSE = "unsubscribe";

/**
 * What lets a buyer leave a mailing without signing in. It is sealed with the site's keys and good as long as those are: a
 * mail of years ago must still let its reader go.
 */
export function unsubscribeToken({ encryptor }: Pick<Context, "encryptor">, { buyer_id, mailing }: Leaving): string {
  return encryptor.seal(`${PURPOSE} ${mailing} ${buyer_id}`);
}

/** Whom a token lets go from what; null for what is none of ours. */
export function leavingIn({ encryptor }: Pick<Context, "encryptor">, token: string): Leaving | null {
  const text = /^[\w-]{40,200}$/.test(token) ? encryptor.open(token) : null;
  const [purpose, kind, id = "", ...more] = text?.split(" ") ?? [];
  const mailing = MAILINGS.find((each) => each === kind);
  if (purpose !== PURPOSE || !mailing || more.length > 0 || !/^[1-9]\d{0,9}$/.test(id)) return null;
  return { buyer_id: Number(id), mailing };
}
