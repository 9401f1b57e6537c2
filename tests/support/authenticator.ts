import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/* A passkey in memory: answers a browser's requests as an authenticator does (WebAuthn Level 2, with CBOR by hand). */

interface CreationOptions {
  challenge: string;
  rp: { id?: string };
}

interface RequestOptions {
  challenge: string;
  rpId?: string;
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

const hash = (bytes: string | Buffer): Buffer => createHash("sha256").update(bytes).digest();
/** CBOR: a text, a byte string of 24 bytes or more, and a map. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 255];
  return Buffer.concat([Buffer.from(head), value]);
};
const map = (...pairs: Buffer[]): Buffer => Buffer.concat([Buffer.from([0xa0 + pairs.length / 2]), ...pairs]);

export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  let counter = 0;

  const createClientData = (type: string, challenge: string, page = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));
  const createAuthenticatorData = (host: string, flags: number, credential = Buffer.alloc(0)): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(host), Buffer.from([flags]), count, credential]);
  };
  const toAnswer = (response: Record<string, unknown>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString("base64url"),
    /** Returns the response to `navigator.credentials.create`. */
    create({ challenge, rp }: CreationOptions) {
      // COSE: EC2 (1: 2), ES256 (3: -7), P-256 (-1: 1), x (-2), y (-3).
      const key = map(
        ...[Buffer.from([0x01]), Buffer.from([0x02]), Buffer.from([0x03]), Buffer.from([0x26])],
        ...[Buffer.from([0x20]), Buffer.from([0x01])],
        ...[Buffer.from([0x21]), bytes(Buffer.from(x, "base64url"))],
        ...[Buffer.from([0x22]), bytes(Buffer.from(y, "base64url"))],
      );
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const data = createAuthenticatorData(rp.id ?? "", USER_PRESENT | HAS_CREDENTIAL, credential);
      const attestation = map(text("fmt"), text("none"), text("attStmt"), map(), text("authData"), bytes(data));
      return toAnswer({
        clientDataJSON: createClientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    /** Returns what `navigator.credentials.get` returns on a page of the site, or of `page`'s origin. */
    use({ challenge, rpId }: RequestOptions, page?: string) {
      const client = createClientData("webauthn.get", challenge, page);
      const data = createAuthenticatorData(rpId ?? "", USER_PRESENT);
      return toAnswer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, hash(client)]), privateKey).toString("base64url"),
      });
    },
  };
}
