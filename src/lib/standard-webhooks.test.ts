import { expect, test } from "vitest";
import { createWebhookSecret, isSignedBody, signBody } from "./standard-webhooks.ts";

const now = new Date("2026-11-20T12:00:00Z");
const secret = createWebhookSecret();
const body = new TextEncoder().encode("From: pat@mail.example\r\n\r\nYes\u00a0please");
const sign = (secrets = [secret]) => new Headers(signBody({ id: "msg-1", body, now }, secrets));

test("accepts what was signed with the secret, also beside another signature", () => {
  expect(isSignedBody(sign(), { body, now }, secret)).toBe(true);
  expect(isSignedBody(sign([createWebhookSecret(), secret]), { body, now }, secret)).toBe(true);
});

// The specification's own example (spec/standard-webhooks.md, "Signature scheme").
test("signs as the specification says", () => {
  const headers = signBody(
    { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}', now: new Date(1_614_265_330_000) },
    ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  );
  expect(headers["Webhook-Signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("rejects another body, id, time or secret, and missing headers", () => {
  const later = new Date(now.getTime() + 301_000);
  expect(isSignedBody(sign(), { body: "other", now }, secret)).toBe(false);
  expect(isSignedBody(sign(), { body, now: later }, secret)).toBe(false);
  expect(isSignedBody(sign(), { body, now }, createWebhookSecret())).toBe(false);
  const renamed = sign();
  renamed.set("webhook-id", "msg-2");
  expect(isSignedBody(renamed, { body, now }, secret)).toBe(false);
  for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"]) {
    const headers = sign();
    headers.delete(name);
    expect(isSignedBody(headers, { body, now }, secret), name).toBe(false);
  }
});
