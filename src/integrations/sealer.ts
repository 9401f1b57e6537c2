import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Keeps a secret that must be read again, so that nobody reads it in the database alone. */
export interface Sealer {
  seal(text: string): string;
  /** Null for what none of the site's keys has sealed. */
  open(sealed: string): string | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under keys made from the site's own (HKDF-SHA-256). The first seals, all open. */
export function keySealer(keys: readonly [string, ...string[]]): Sealer {
  const made = keys.map((key) => Buffer.from(hkdfSync("sha256", key, "", "sealed secrets", 32)));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", made[0] as Buffer, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      for (const key of made) {
        const text = opened(bytes, key);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function opened(bytes: Buffer, key: Buffer): string | null {
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
