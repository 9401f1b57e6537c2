import type { Context } from "#domain/context.ts";
import { sha256 } from "#lib/sha256.ts";

type Keys = Pick<Context, "encryptor">;

interface Owner {
  email: string;
  /** When the second factor that the browser has passed was set up; null or absent if it only passed the password. */
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

/** Returns a browser's proof after a correct password: its existing one, which may prove more, or else a new one. */
export function renewBrowserProof(keys: Keys, email: string, proof: string | null): string {
  return proof && isBrowserProof(keys, proof, email) ? proof : createBrowserProof(keys, { email });
}

/** States the purpose of the encrypted text, because other secrets are encrypted with the same key. */
function getContent({ email, second_factor_since }: Owner): string {
  const known = `known browser ${sha256(email.trim().toLowerCase())}`;
  return second_factor_since ? `${known} ${second_factor_since.getTime()}` : known;
}
