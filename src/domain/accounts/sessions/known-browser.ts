import type { Context } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";

type Keys = Pick<Context, "encryptor">;

interface Owner {
  email: string;
  /** When the second factor was set up that the browser has passed; null or absent for the password alone. */
  second_factor_since?: Date | null;
}

/** Creates the value of a browser's cookie that proves that this account has signed in with it. */
export function createBrowserProof({ encryptor }: Keys, owner: Owner): string {
  return encryptor.encrypt(getContent(owner));
}

/** Returns whether this site created the proof for this email, with or without a second factor. */
export function isBrowserProof({ encryptor }: Keys, proof: string, email: string): boolean {
  const content = encryptor.decrypt(proof);
  const known = getContent({ email });
  return content === known || content?.startsWith(`${known} `) === true;
}

/** Returns whether the browser has passed the account's second factor. */
export function isFactorProof({ encryptor }: Keys, proof: string, owner: Owner): boolean {
  return Boolean(owner.second_factor_since) && encryptor.decrypt(proof) === getContent(owner);
}

/** Returns a browser's proof after a right password: the one that it has, which may prove more, or else a new one. */
export function renewBrowserProof(keys: Keys, email: string, proof: string | null): string {
  return proof && isBrowserProof(keys, proof, email) ? proof : createBrowserProof(keys, { email });
}

/** Names what the encrypted text is for, because other secrets are encrypted with the same key. */
function getContent({ email, second_factor_since }: Owner): string {
  const known = `known browser ${sha256(email.trim().toLowerCase())}`;
  return second_factor_since ? `${known} ${second_factor_since.getTime()}` : known;
}
