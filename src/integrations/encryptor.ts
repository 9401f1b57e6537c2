import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Keeps a secret that must be read again, so that nobody reads it in the database alone. */
export interface Encryptor {
  seal(text: string): string;
  /** Null for what none of the site's keys has sealed. */
  open(encrypted: string): string | null;
  /** The same secret under the first key: unchanged where that sealed it; null for what no key opens. */
  reseal(encrypted: string): string | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under keys made from the site's own (HKDF-SHA-256). The first seals, all open. */
export function createEncryptor(keys: readonly [string, ...string[]]): Encryptor {
  const made = keys.map((key) => Buffer.from(hkdfSync("sha256", key, "", "sealed secrets", 32)));
  const [first, ...others] = made as [Buffer, ...Buffer[]];
  const encrypt = (text: string): string => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", first, nonce);
    const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
  };
  const openWith = (keys: readonly Buffer[], encrypted: string): string | null => {
    const bytes = Buffer.from(encrypted, "base64url");
    for (const key of keys) {
      const text = decrypt(bytes, key);
      if (text !== null) return text;
    }
    return null;
  };
  return {
    seal: encrypt,
    open: (encrypted) => openWith(made, encrypted),
    reseal(encrypted) {
      if (openWith([first], encrypted) !== null) return encrypted;
      const text = openWith(others, encrypted);
      return text === null ? null : encrypt(text);
    },
  };
}

function decrypt(bytes: Buffer, key: Buffer): string | null {
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
