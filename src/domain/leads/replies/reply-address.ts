import { randomBytes } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { claimReplyToken } from "./reply-queries.ts";

/** Lowercase, because mail servers may change the case of an address. */
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const TOKEN_LENGTH = 20;
const TOKEN = new RegExp(`\\+([a-z2-7]{${TOKEN_LENGTH}})@`, "i");

/**
 * Returns the address that brings replies to a lead back to it: the network's address for replies with the lead's token
 * after a plus. Null while the operator has set no address.
 */
export async function getReplyAddress({ db, network }: Pick<Context, "db" | "network">, leadId: string) {
  const { reply_address } = network;
  return reply_address ? addToken(reply_address, await getReplyToken(db, leadId)) : null;
}

/** Returns a lead's token, which is created when it is first needed. */
export function getReplyToken(db: Context["db"], leadId: string): Promise<string> {
  const token = Array.from(randomBytes(TOKEN_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return claimReplyToken(db, leadId, token);
}

export function addToken(address: string, token: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

/** Returns the token in one of an email's recipients, or null. */
export function findToken(recipients: readonly string[]): string | null {
  for (const recipient of recipients) {
    const token = TOKEN.exec(recipient)?.[1];
    if (token) return token.toLowerCase();
  }
  return null;
}
