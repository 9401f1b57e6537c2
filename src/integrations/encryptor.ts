import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts secrets that must be decrypted later, so that the database alone does not reveal them. */
export interface Encryptor {
  encrypt(text: string): string;
  /** Decrypts a secret. Null if none of the site's keys can decrypt it. */
  decrypt(encrypted: string): string | null;
  /**
   * Re-encrypts a secret with the first key. Returns it unchanged if that key was already used, and null if no key can
   * decrypt it.
   */
  reencrypt(encrypted: string): string | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates an encryptor with AES-256-GCM and keys derived from the site's keys (HKDF-SHA-256). The first key encrypts;
 * all keys decrypt.
 */
export function createEncryptor(keys: readonly [string, ...string[]]): Encryptor {
  const derivedKeys = keys.map((key) => Buffer.from(hkdfSync("sha256", key, "", "sealed secrets", 32)));
  const [first, ...others] = derivedKeys as [Buffer, ...Buffer[]];
  const encrypt = (text: string): string => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", first, nonce);
    const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
  };
  const decryptWithAny = (keys: readonly Buffer[], encrypted: string): string | null => {
    const bytes = Buffer.from(encrypted, "base64url");
    for (const key of keys) {
      const text = decryptWith(bytes, key);
      if (text !== null) return text;
    }
    return null;
  };
  return {
    encrypt,
    decrypt: (encrypted) => decryptWithAny(derivedKeys, encrypted),
    reencrypt(encrypted) {
      if (decryptWithAny([first], encrypted) !== null) return encrypted;
      const text = decryptWithAny(others, encrypted);
      return text === null ? null : encrypt(text);
    },
  };
}

function decryptWith(bytes: Buffer, key: Buffer): string | null {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
