import { expect, test } from "vitest";
import { StartupError } from "#lib/errors.ts";
import { readConfig } from "./env.ts";

test("defaults to the US edition in en-US with the embedded demo network", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    brand: "Transworld Business Advisors",
    locales: ["en-US"],
    database_url: null,
    public_origin: "http://localhost:3000",
    names_locales: false,
    default_phone: "(800) 233-9495",
    demo: true,
    rate_limits: true,
  });
  expect(config.edition.code).toBe("US");
});

test("defaults to the edition's mapped locale", () => {
  expect(readConfig({ COUNTRY: "CA" }).locales).toEqual(["en-CA"]);
  expect(readConfig({ COUNTRY: "PR" }).locales).toEqual(["es-ES"]);
  expect(readConfig({ COUNTRY: "SG" }).locales).toEqual(["en-US"]);
});

test("treats an empty variable as unset", () => {
  expect(readConfig({ PORT: "", BRAND_NAME: " " }).port).toBe(3000);
});

test("does not seed a server database with the demo network by default", () => {
  const env = { DATABASE_URL: "postgres://u@127.0.0.1/x", SECRET_KEY: "x".repeat(32) };
  expect(readConfig(env).demo).toBe(false);
  expect(readConfig({ ...env, DEMO: "1" }).demo).toBe(true);
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["HOST", "not a host"],
  ["COUNTRY", "XX"],
  ["LOCALES", "en-US,xx-XX"],
  ["DATABASE_URL", "mysql://x"],
  ["DATABASE_REPLICA_URL", "postgres://a/b,nonsense"],
  ["PUBLIC_ORIGIN", "www.example.com"],
  ["PUBLIC_ORIGIN", "https://www.example.com/path"],
  ["SMTP_URL", "http://x"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_RATE", "0"],
  ["INBOUND_MAIL_ADDRESS", "replies+x@example.com"],
  ["INBOUND_MAIL_SECRET", "whsec_short"],
  ["DEFAULT_PHONE", "call us"],
  ["HEAD_OFFICE_EMAIL", "Head office"],
  ["HEAD_OFFICE_EMAIL", "a@example.com, b@example.com"],
  ["GTM_ID", "123"],
  ["GA_ID", "<script>"],
  ["FB_PIXEL_ID", "abc"],
  ["SECRET_KEY", "short"],
  ["TRUSTED_PROXIES", "10.0.0.0/40"],
  ["DEMO", "yes"],
  ["RATE_LIMITS", "maybe"],
  ["SIBLING_SITES", "https://example.com"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_TRACES_SAMPLER_ARG", "2"],
  ["LOG_ADDRESSES", "some"],
  ["ALIAS_HOSTS", "https://example.com"],
  ["LEAD_RETENTION_DAYS", "3 years"],
  ["FILES_URL", "s3://bucket"],
  ["FILES_URL", "https://s3.example.com"],
])("stops startup on an invalid %s (%s) with one line that names it", (name, value) => {
  const start = () => readConfig({ [name]: value });
  expect(start).toThrow(StartupError);
  expect(start).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test("allows disabling rate limits only on this machine", () => {
  expect(readConfig({ RATE_LIMITS: "off" }).rate_limits).toBe(false);
  expect(() => readConfig({ RATE_LIMITS: "off", HOST: "0.0.0.0" })).toThrow(/^RATE_LIMITS /);
});

test("requires a shared signing key for a server database", () => {
  expect(() => readConfig({ DATABASE_URL: "postgres://u@127.0.0.1/x" })).toThrow(/^SECRET_KEY /);
});

test("requires the primary of read replicas", () => {
  expect(() => readConfig({ DATABASE_REPLICA_URL: "postgres://u@127.0.0.1/x" })).toThrow(/^DATABASE_URL /);
});

test("requires a server database and keys for a bucket", () => {
  const bucket = { FILES_URL: "https://s3.example.com/bucket" };
  expect(() => readConfig(bucket)).toThrow(/^FILES_ACCESS_KEY_ID /);
  const keys = { FILES_ACCESS_KEY_ID: "id", FILES_SECRET_ACCESS_KEY: "key" };
  expect(() => readConfig({ ...bucket, ...keys })).toThrow(/^DATABASE_URL /);
  const server = { DATABASE_URL: "postgres://u@127.0.0.1/x", SECRET_KEY: "x".repeat(32) };
  expect(readConfig({ ...bucket, ...keys, ...server }).bucket).toMatchObject({ region: "us-east-1" });
});

test("rejects a partial reCAPTCHA configuration", () => {
  expect(() => readConfig({ RECAPTCHA_SITE_KEY: "k" })).toThrow(/^RECAPTCHA_SECRET /);
});
