import type { AlertFrequency } from "#db/tables/buyers.ts";
import type { Context } from "#domain/context.ts";

/** A recurring mailing to a buyer: the weekly digest, or alerts of one frequency. */
export type Mailing = "digest" | AlertFrequency;

const MAILINGS: readonly Mailing[] = ["digest", "instant", "daily", "weekly"];

export interface UnsubscribeRequest {
  buyer_id: number;
  mailing: Mailing;
}

/** Encrypted with the data, so that no other token of the site can unsubscribe anyone. */
const PURPOSE = "unsubscribe";

/**
 * A token that unsubscribes a buyer without signing in. It is encrypted with the site's keys and valid as long as they
 * are, because links in years-old emails must still work.
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
