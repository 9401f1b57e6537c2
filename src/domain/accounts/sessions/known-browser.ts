import type { Context } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";

type Keys = Pick<Context, "encryptor">;

/** Creates the value of a browser's cookie that proves that the account with this email has signed in with it. */
export function createBrowserProof({ encryptor }: Keys, email: string): string {
  return encryptor.encrypt(getContent(email));
}

/** Returns whether this site created the proof for this email. */
export function isBrowserProof({ encryptor }: Keys, proof: string, email: string): boolean {
  return encryptor.decrypt(proof) === getContent(email);
}

/** Names what the encrypted text is for, because other secrets are encrypted with the same key. */
function getContent(email: string): string {
  return `known browser ${sha256(email.trim().toLowerCase())}`;
}
