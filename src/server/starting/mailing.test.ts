import { expect, test } from "vitest";
import { createPushes } from "./mailing.ts";

const site = {
  demo: false,
  smtp_url: "smtp://mail.internal",
  public_origin: "https://brokers.example",
  mail_from: "a@b.example",
};

test("notifications are sent only where emails are: not in the demo, and not in a copy without a mail server", () => {
  expect(createPushes(site)).not.toBeNull();
  expect(createPushes({ ...site, demo: true })).toBeNull();
  expect(createPushes({ ...site, smtp_url: null })).toBeNull();
});
