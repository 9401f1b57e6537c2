import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";

/* The server's identity towards push services (VAPID, RFC 8292). */

/** Push services accept at most 24 hours. */
const VALID_MS = 12 * 3_600_000;

/** A key pair of P-256, in Base64url. Subscriptions work only with the pair they were made for. */
export interface VapidKeys {
  /** The uncompressed point, as browsers take it. */
  publicKey: string;
  /** The secret number. */
  privateKey: string;
}

export function createVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = [Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d };
}

interface Claims {
  /** The URL of the subscription. */
  endpoint: string;
  /** How the push service's operator can reach the site's: a `mailto:` or `https:` URL. */
  contact: string;
  now: Date;
}

/** Returns the value of the Authorization header: a token that the push service verifies with the public key. */
export function createAuthorization({ publicKey, privateKey }: VapidKeys, { endpoint, contact, now }: Claims): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now.getTime() + VALID_MS) / 1_000),
    sub: contact,
  };
  const unsigned = [{ typ: "JWT", alg: "ES256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPrivateKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y, d: privateKey } });
  const signature = sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${publicKey}`;
}
