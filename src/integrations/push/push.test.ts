import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { expect, test } from "vitest";
import type { PublicClient } from "../public-client.ts";
import { areSubscriptionKeys, encryptMessage, MAX_MESSAGE_BYTES } from "./encrypt-message.ts";
import { createPushSender } from "./push-sender.ts";
import { createAuthorization, createVapidKeys } from "./vapid.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("encrypts the example of RFC 8291", () => {
  const { salt, privateKey } = EXAMPLE;
  const random = { salt: bytes(salt), privateKey: bytes(privateKey) };
  const body = encryptMessage("When I grow up, I want to be a watermelon", EXAMPLE, random);
  expect(body.toString("base64url")).toBe(EXAMPLE.body);
});

/** A browser's side: its keys, and the decryption of RFC 8291 written from the receiver's end. */
function createBrowser() {
  const ecdh = createECDH("prime256v1");
  const [p256dh, secret] = [ecdh.generateKeys(), randomBytes(16)];
  const decrypt = (body: Uint8Array): string => {
    const all = Buffer.from(body);
    const [salt, senderKey, encrypted] = [all.subarray(0, 16), all.subarray(21, 86), all.subarray(86)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, senderKey]);
    const input = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(senderKey), secret, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(encrypted.subarray(-16));
    const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    expect(padded.at(-1)).toBe(2);
    return padded.subarray(0, -1).toString("utf8");
  };
  return { keys: { p256dh: p256dh.toString("base64url"), auth: secret.toString("base64url") }, decrypt };
}

test("encrypts each message anew, up to what push services take", () => {
  const { keys, decrypt } = createBrowser();
  const bodies = ["Pat – お問い合わせ", "", "a".repeat(MAX_MESSAGE_BYTES)].map((text) => encryptMessage(text, keys));
  expect(bodies.map((body) => decrypt(body).length)).toEqual([12, 0, MAX_MESSAGE_BYTES]);
  expect(bodies[2]).toHaveLength(4_096);
  expect(encryptMessage("a", keys)).not.toEqual(encryptMessage("a", keys));
  expect(() => encryptMessage("a".repeat(MAX_MESSAGE_BYTES + 1), keys)).toThrow("more than");
});

test("accepts only keys of the right length that are on the curve", () => {
  const { keys } = createBrowser();
  expect(areSubscriptionKeys(keys)).toBe(true);
  const off = bytes(keys.p256dh);
  off[40] = (off[40] ?? 0) ^ 1;
  for (const wrong of [
    { ...keys, p256dh: off.toString("base64url") },
    { ...keys, p256dh: bytes(keys.p256dh).subarray(0, 64).toString("base64url") },
    { ...keys, auth: "" },
    { ...keys, auth: randomBytes(17).toString("base64url") },
    { ...keys, auth: "\0".repeat(22) },
  ])
    expect(areSubscriptionKeys(wrong)).toBe(false);
});

/** Verifies a VAPID header and returns its claims. */
function readAuthorization(header: string): Record<string, unknown> {
  const [, token = "", k = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = bytes(k);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const options = { key, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), options, bytes(signature))).toBe(true);
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: "JWT", alg: "ES256" });
  return JSON.parse(bytes(claims).toString());
}

test("signs as the example of RFC 8292 does", () => {
  const example =
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
  const now = new Date((1_453_523_768 - 12 * 3_600) * 1_000);
  const own = createAuthorization(createVapidKeys(), {
    endpoint: "https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    contact: "mailto:push@example.com",
    now,
  });
  expect(readAuthorization(own)).toEqual(readAuthorization(example));
});

test.each([
  [201, { kind: "sent" }],
  [404, { kind: "gone" }],
  [410, { kind: "gone" }],
  [403, { kind: "rejected", status: 403 }],
  [307, { kind: "rejected", status: 307 }],
])("posts the encrypted message and reads the status %i", async (status, result) => {
  const { keys, decrypt } = createBrowser();
  const posted: Parameters<PublicClient["post"]>[] = [];
  const client: PublicClient = {
    async post(...request) {
      posted.push(request);
      return { status, text: "" };
    },
  };
  const now = new Date("2026-11-20T12:00:00.400Z");
  const sender = createPushSender({ client, contact: "https://brokers.example", clock: () => now });
  const endpoint = "https://push.example.net/p/1";
  const message = { text: '{"title":"New lead"}', topic: "lead1", expires_at: new Date("2026-11-20T13:00:00Z") };
  expect(await sender.send({ endpoint, ...keys }, createVapidKeys(), message)).toEqual(result);
  const [[url, headers, body] = []] = posted;
  expect({ url, text: decrypt(body as Uint8Array) }).toEqual({ url: endpoint, text: message.text });
  expect(headers).toMatchObject({ TTL: "3599", "Content-Encoding": "aes128gcm", Topic: "lead1", Urgency: "high" });
  expect(readAuthorization(headers?.Authorization ?? "")).toMatchObject({ aud: "https://push.example.net" });
});

test.each([429, 500, 503])("throws on %i, so that it is tried again", async (status) => {
  const client: PublicClient = { post: async () => ({ status, text: "" }) };
  const sender = createPushSender({ client, contact: "https://brokers.example", clock: () => new Date() });
  const subscription = { endpoint: "https://push.example.net/p/1", ...createBrowser().keys };
  await expect(
    sender.send(subscription, createVapidKeys(), { text: "", topic: "a", expires_at: new Date() }),
  ).rejects.toThrow(String(status));
});
