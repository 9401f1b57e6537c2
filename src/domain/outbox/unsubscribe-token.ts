import type { AlertFrequency } from "#db/tables/buyers.ts";
import type { Context } from "#domain/context.ts";

/** A recurring mailing to a buyer: the weekly digest, or alerts of one frequency. */
export type Mailing = "digest" | AlertFrequency;

const MAILINGS: readonly Mailing[] = ["digest", "instant", "daily", "weekly"];

export interface UnsubscribeRequest {
  buyer_id: number;
  mailing: Mailing;
}

/** Names what the encrypted text is for, so that no other token of the site can be used to unsubscribe. */
const PURPOSE = "unsubscribe";

/**
 * Creates a token that unsubscribes a buyer without signing in. It is encrypted with the site's keys and doesn't
 * expire, because links in old emails must still work.
 */
export function createUnsubscribeToken(
  { encryptor }: Pick<Context, "encryptor">,
  { buyer_id, mailing }: UnsubscribeRequest,
): string {
  return encryptor.encrypt(`${PURPOSE} ${mailing} ${buyer_id}`);
}

/** Decrypts an unsubscribe token. Null if it isn't valid. */
export function parseUnsubscribeToken(
  { encryptor }: Pick<Context, "encryptor">,
  token: string,
): UnsubscribeRequest | null {
  const text = /^[\w-]{40,200}$/.test(token) ? encryptor.decrypt(token) : null;
  const [purpose, kind, id = "", ...more] = text?.split(" ") ?? [];
  const mailing = MAILINGS.find((each) => each === kind);
  if (purpose !== PURPOSE || !mailing || more.length > 0 || !/^[1-9]\d{0,9}$/.test(id)) return null;
  return { buyer_id: Number(id), mailing };
}
