import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";

/** Encrypts the files of a backup. A file's path is authenticated too, so that files can't change places. */
export interface BackupCipher {
  encrypt(path: string, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  decrypt(path: string, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** scrypt with 64 MB of memory, because a person may have chosen the passphrase. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };

/** AES-256-GCM with a key derived from a passphrase. A file is its nonce, the encrypted content and the tag. */
export function createBackupCipher(passphrase: string, salt: string): BackupCipher {
  const key = scryptSync(passphrase, Buffer.from(salt, "hex"), 32, COST);
  return {
    async *encrypt(path, content) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(path));
      yield nonce;
      for await (const chunk of content) yield cipher.update(chunk);
      yield cipher.final();
      yield cipher.getAuthTag();
    },
    async *decrypt(path, content) {
      let rest = Buffer.alloc(0);
      let decipher: ReturnType<typeof createDecipher> | undefined;
      for await (const chunk of content) {
        rest = Buffer.concat([rest, chunk]);
        if (!decipher && rest.length >= NONCE_BYTES) {
          decipher = createDecipher(key, rest.subarray(0, NONCE_BYTES), path);
          rest = rest.subarray(NONCE_BYTES);
        }
        if (!decipher || rest.length <= TAG_BYTES) continue;
        yield decipher.update(rest.subarray(0, -TAG_BYTES));
        rest = rest.subarray(-TAG_BYTES);
      }
      if (!decipher || rest.length !== TAG_BYTES) throw new Error(`${path} is too short to be an encrypted file`);
      yield decipher.setAuthTag(rest).final();
    },
  };
}

const createDecipher = (key: Buffer, nonce: Buffer, path: string) =>
  createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(path));

export const createSalt = (): string => randomBytes(16).toString("hex");
