import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/* Message encryption for Web Push (RFC 8291) with the aes128gcm content coding (RFC 8188). */

const CURVE = "prime256v1";
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** The message is one record. Push services take at most 4,096 bytes (RFC 8030, 7.2). */
const RECORD_BYTES = 4_096;
/** Marks the end of the last record's content. */
const LAST_RECORD = 2;
const HEADER_BYTES = SALT_BYTES + 4 + 1 + PUBLIC_KEY_BYTES;

/** Max bytes of a message. */
export const MAX_MESSAGE_BYTES = RECORD_BYTES - HEADER_BYTES - 1 - TAG_BYTES;

/** The keys of a subscription, as browsers give them in Base64url. */
export interface SubscriptionKeys {
  /** The browser's public key: an uncompressed point of P-256. */
  p256dh: string;
  /** 16 random bytes. */
  auth: string;
}

/** Returns whether the keys have the right length and are on the curve. */
export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  const isBase64url = /^[\w-]+={0,2}$/;
  if (!isBase64url.test(p256dh) || !isBase64url.test(auth)) return false;
  const key = Buffer.from(p256dh, "base64url");
  if (key.length !== PUBLIC_KEY_BYTES || key[0] !== 4 || Buffer.from(auth, "base64url").length !== AUTH_BYTES)
    return false;
  try {
    const ecdh = createECDH(CURVE);
    ecdh.generateKeys();
    ecdh.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

/** The random values of a message; set only by tests. */
interface Randomness {
  salt: Uint8Array;
  /** The sender's key pair for this message. */
  privateKey: Uint8Array;
}

/**
 * Encrypts a message for a subscription.
 *
 * @throws if it is longer than `MAX_MESSAGE_BYTES`
 */
export function encryptMessage(text: string, { p256dh, auth }: SubscriptionKeys, random?: Randomness): Buffer {
  const message = Buffer.from(text, "utf8");
  if (message.length > MAX_MESSAGE_BYTES) throw new Error(`The message has more than ${MAX_MESSAGE_BYTES} bytes.`);
  const sender = createECDH(CURVE);
  if (random) sender.setPrivateKey(random.privateKey);
  else sender.generateKeys();
  const salt = random?.salt ?? randomBytes(SALT_BYTES);
  const [receiverKey, senderKey] = [Buffer.from(p256dh, "base64url"), sender.getPublicKey()];
  const shared = sender.computeSecret(receiverKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiverKey, senderKey]);
  const secret = Buffer.from(hkdfSync("sha256", shared, Buffer.from(auth, "base64url"), info, 32));
  const derive = (name: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createCipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  const encrypted = [cipher.update(message), cipher.update(Buffer.of(LAST_RECORD)), cipher.final()];
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(PUBLIC_KEY_BYTES, 4);
  return Buffer.concat([salt, header, senderKey, ...encrypted, cipher.getAuthTag()]);
}
