import { expect, test } from "vitest";
import { createWebhookSecret, isSignedBody, readSignature, signBody } from "./standard-webhooks.ts";

const now = new Date("2026-11-20T12:00:00Z");
const secret = createWebhookSecret();
const body = new TextEncoder().encode("From: pat@mail.example\r\n\r\nYes\u00a0please");
const sign = (secrets = [secret]) => new Headers(signBody({ id: "msg-1", body, now }, secrets));
const isSigned = (headers: Headers, content: string | Uint8Array = body, key = secret): boolean => {
  const signature = readSignature(headers, now);
  return signature !== null && isSignedBody(signature, content, key);
};

test("accepts what was signed with the secret, also beside another signature", () => {
  expect(isSigned(sign())).toBe(true);
  expect(isSigned(sign([createWebhookSecret(), secret]))).toBe(true);
  const other = sign();
  other.set("webhook-signature", `v2,AAAA ${other.get("webhook-signature")}`);
  expect(isSigned(other)).toBe(true);
});

// The specification's own example (spec/standard-webhooks.md, "Signature scheme").
test("signs as the specification says", () => {
  const headers = signBody(
    { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}', now: new Date(1_614_265_330_000) },
    ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  );
  expect(headers["Webhook-Signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("rejects another body, id or secret", () => {
  expect(isSigned(sign(), "other")).toBe(false);
  expect(isSigned(sign(), body, createWebhookSecret())).toBe(false);
  const renamed = sign();
  renamed.set("webhook-id", "msg-2");
  expect(isSigned(renamed)).toBe(false);
});

test("rejects another time and missing or malformed headers before the body", () => {
  for (const seconds of [-301, 301]) {
    const then = new Date(now.getTime() + seconds * 1_000);
    expect(readSignature(sign(), then), String(seconds)).toBeNull();
  }
  const malformed = {
    "webhook-id": ["", "a".repeat(257)],
    "webhook-timestamp": ["", "soon", "-1", "1e9", "9".repeat(13)],
    "webhook-signature": ["", "v1,AAAA", `v2,${"A".repeat(43)}=`, `v1,${"A".repeat(43)}= `.repeat(30)],
  };
  for (const [name, values] of Object.entries(malformed)) {
    const missing = sign();
    missing.delete(name);
    expect(readSignature(missing, now), name).toBeNull();
    for (const value of values) {
      const headers = sign();
      headers.set(name, value);
      expect(readSignature(headers, now), `${name}: ${value}`).toBeNull();
    }
  }
});
