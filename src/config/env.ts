import { resolve } from "node:path";
import * as v from "valibot";
import { EDITION_CODES, EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import type { Locales } from "#editions/language-prefix.ts";
import { LOCALES, type Locale } from "#editions/locales.ts";
import { EXAMPLE_SIBLING_SITES } from "#editions/location-sections.ts";
import { StartupError } from "#lib/errors.ts";
import { PLUGIN_ID, type PluginIds } from "./plugin-ids.ts";
import {
  bucketUrl,
  cidr,
  createTextSchema,
  createUrlSchema,
  days,
  flag,
  host,
  hostName,
  origin,
  parseList,
  port,
  postgres,
  ratio,
  secret,
  webhookSecret,
} from "./value-schemas.ts";

/** A bucket of an S3-compatible store. */
export interface BucketConfig {
  url: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
}

/** The parsed environment: every variable read, validated and defaulted once, at startup. */
export interface Config {
  port: number;
  host: string;
  brand: string;
  edition: Edition;
  /** Enabled locales; the first is the default. */
  locales: Locales;
  /** Whether `LOCALES` is set. Otherwise the locales are the country's. */
  names_locales: boolean;
  database_url: string | null;
  /** Read replicas of `database_url`. */
  database_replica_urls: string[];
  /** Whether to start on a database that a newer release has migrated, for a rollback. */
  allow_newer_database: boolean;
  data_dir: string;
  /** Where files are stored instead of in the data folder. */
  bucket: BucketConfig | null;
  /** Without a trailing slash. */
  public_origin: string;
  smtp_url: string | null;
  mail_from: string;
  /** The mailbox for replies, and the secret that signs the calls that deliver them. */
  inbound_mail: { address: string; secret: string } | null;
  /** Emails per minute. */
  mail_rate: number;
  default_phone: string;
  /** Recipient of head office's inquiries until the desk sets another. */
  head_office_email: string | null;
  analytics: PluginIds;
  recaptcha: { site_key: string; secret: string } | null;
  secret_key: string | null;
  secret_key_previous: string | null;
  /** Encrypts backups; null leaves them unencrypted. */
  backup_passphrase: string | null;
  /** CIDRs whose X-Forwarded-* headers are trusted. */
  trusted_proxies: string[];
  metrics_token: string | null;
  demo: boolean;
  rate_limits: boolean;
  /** Whether HTTPS is required for all subdomains too. */
  hsts_subdomains: boolean;
  /** Other hosts of the site, which redirect to `public_origin`; lowercase. */
  alias_hosts: string[];
  /** Days; 0 is forever. */
  retention: { lead_days: number; email_days: number };
  /** Template with `{code}` for the other editions' sites. */
  sibling_sites: string;
  indexnow_key: string | null;
  /** Where traces are sent, and the share of requests and jobs that are traced. */
  otel: { endpoint: string; ratio: number } | null;
  log_level: string;
  /** How much of visitors' IP addresses the request log contains. */
  log_addresses: "none" | "truncated" | "full";
}

type Env = Record<string, string | undefined>;

/** Head office's phone number if the environment sets none. */
export const DEFAULT_PHONE = "(800) 233-9495";

const LOOPBACK = ["localhost", "127.0.0.1", "::1"];

export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Parses and validates the environment. An empty variable counts as unset.
 *
 * @throws StartupError with one line that names the first invalid variable.
 */
export function readConfig(env: Env): Config {
  const read = <T>(name: string, schema: v.GenericSchema<string, T>, fallback: T): T => {
    const value = env[name]?.trim();
    if (!value) return fallback;
    const result = v.safeParse(schema, value);
    if (!result.success) throw new StartupError(`${name} ${result.issues[0].message}.`);
    return result.output;
  };
  const readOptional = (name: string, schema: v.GenericSchema<string, string>): string | null =>
    read<string | null>(name, schema, null);

  const code = read("COUNTRY", v.picklist(EDITION_CODES, `must be one of ${EDITION_CODES.join(", ")}`), "US");
  const edition = EDITIONS[code];
  const known = v.picklist(LOCALES, `must be a comma-separated list of locales from ${LOCALES.join(", ")}`);
  const locales = read("LOCALES", parseList(known), [edition.locales[0]]) as Locale[];
  const listenPort = read("PORT", port, 3000);
  const listenHost = read("HOST", host, "127.0.0.1");
  const database_url = readOptional("DATABASE_URL", postgres);
  const rate_limits = read("RATE_LIMITS", v.picklist(["on", "off"], "must be on or off"), "on") === "on";
  if (!rate_limits && !isLoopback(listenHost))
    throw new StartupError("RATE_LIMITS can be off only if HOST is a loopback address.");
  const secret_key = readOptional("SECRET_KEY", secret);
  if (database_url && !secret_key) {
    throw new StartupError("SECRET_KEY is required with DATABASE_URL. Set it to at least 32 random characters.");
  }
  const otel_endpoint = readOptional(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    createUrlSchema(["http:", "https:"], "must be an http address"),
  );
  const otel_ratio = read("OTEL_TRACES_SAMPLER_ARG", ratio, 1);
  const database_replica_urls = read("DATABASE_REPLICA_URL", parseList(postgres), []);
  if (database_replica_urls.length > 0 && !database_url)
    throw new StartupError("DATABASE_URL is required with DATABASE_REPLICA_URL. Set it to the primary server.");
  const bucket = readBucket(read);
  if (bucket && !database_url)
    throw new StartupError(
      "DATABASE_URL is required with FILES_URL: the embedded database stores its files in DATA_DIR.",
    );
  return {
    port: listenPort,
    host: listenHost,
    brand: read(
      "BRAND_NAME",
      v.pipe(v.string(), v.maxLength(80, "must have at most 80 characters")),
      "Transworld Business Advisors",
    ),
    edition,
    locales: (locales.length ? [...new Set(locales)] : [edition.locales[0]]) as unknown as Locales,
    names_locales: Boolean(env.LOCALES?.trim()),
    database_url,
    database_replica_urls,
    allow_newer_database: read("ALLOW_NEWER_DATABASE", flag, false),
    data_dir: resolve(read("DATA_DIR", v.string(), "./data")),
    bucket,
    public_origin: read("PUBLIC_ORIGIN", origin, `http://localhost:${listenPort}`),
    smtp_url: readOptional("SMTP_URL", createUrlSchema(["smtp:", "smtps:"], "must be an smtp:// or smtps:// address")),
    mail_from: read(
      "MAIL_FROM",
      createTextSchema(/^[^\r\n]*[^\s@]+@[^\s@]+$|^[^\r\n<>]+<[^\s@<>]+@[^\s@<>]+>$/, "must be an email address"),
      "no-reply@example.com",
    ),
    inbound_mail: parseInboundMail(
      readOptional(
        "INBOUND_MAIL_ADDRESS",
        createTextSchema(/^[^\s@<>,;+]+@[^\s@<>,;]+$/, "must be an email address without a plus"),
      ),
      readOptional("INBOUND_MAIL_SECRET", webhookSecret),
    ),
    mail_rate: read(
      "MAIL_RATE",
      v.pipe(createTextSchema(/^[1-9]\d{0,5}$/, "must be a whole number of emails per minute"), v.transform(Number)),
      600,
    ),
    head_office_email: readOptional(
      "HEAD_OFFICE_EMAIL",
      createTextSchema(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/, "must be an email address"),
    ),
    default_phone: read(
      "DEFAULT_PHONE",
      createTextSchema(/^[+()\d\s.-]{5,30}$/, "must be a phone number"),
      DEFAULT_PHONE,
    ),
    analytics: {
      gtm_id: readOptional("GTM_ID", createTextSchema(PLUGIN_ID.gtm_id, "must look like GTM-AB12CD3")),
      ga_id: readOptional("GA_ID", createTextSchema(PLUGIN_ID.ga_id, "must look like G-AB12CD34EF")),
      fb_pixel_id: readOptional("FB_PIXEL_ID", createTextSchema(PLUGIN_ID.fb_pixel_id, "must be the pixel's ID")),
    },
    recaptcha: parseRecaptcha(
      readOptional("RECAPTCHA_SITE_KEY", v.string()),
      readOptional("RECAPTCHA_SECRET", v.string()),
    ),
    secret_key,
    secret_key_previous: readOptional("SECRET_KEY_PREVIOUS", secret),
    backup_passphrase: readOptional(
      "BACKUP_PASSPHRASE",
      v.pipe(v.string(), v.minLength(16, "must have at least 16 characters")),
    ),
    trusted_proxies: read("TRUSTED_PROXIES", parseList(cidr), []),
    metrics_token: readOptional(
      "METRICS_TOKEN",
      v.pipe(v.string(), v.minLength(16, "must have at least 16 characters")),
    ),
    demo: read("DEMO", flag, database_url === null),
    rate_limits,
    hsts_subdomains: read("HSTS_SUBDOMAINS", flag, false),
    alias_hosts: read("ALIAS_HOSTS", parseList(hostName), []).map((name) => name.toLowerCase()),
    retention: {
      lead_days: read("LEAD_RETENTION_DAYS", days, 1_095),
      email_days: read("EMAIL_RETENTION_DAYS", days, 365),
    },
    sibling_sites: read(
      "SIBLING_SITES",
      createTextSchema(/^https?:\/\/\S*\{code\}\S*$/, "must be an address with {code} in it"),
      EXAMPLE_SIBLING_SITES,
    ),
    indexnow_key: readOptional(
      "INDEXNOW_KEY",
      createTextSchema(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits or hyphens"),
    ),
    otel: otel_endpoint ? { endpoint: otel_endpoint, ratio: otel_ratio } : null,
    log_addresses: read(
      "LOG_ADDRESSES",
      v.picklist(["none", "truncated", "full"], "must be none, truncated or full"),
      "none",
    ),
    log_level: read(
      "LOG_LEVEL",
      v.picklist(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent"),
      "info",
    ),
  };
}

type Read = <T>(name: string, schema: v.GenericSchema<string, T>, fallback: T) => T;

function readBucket(read: Read): BucketConfig | null {
  const url = read<string | null>("FILES_URL", bucketUrl, null);
  if (!url) return null;
  const requireKey = (name: string): string => {
    const key = read<string | null>(name, v.string(), null);
    if (!key) throw new StartupError(`${name} is required with FILES_URL.`);
    return key;
  };
  return {
    url,
    region: read("FILES_REGION", v.string(), "us-east-1"),
    access_key_id: requireKey("FILES_ACCESS_KEY_ID"),
    secret_access_key: requireKey("FILES_SECRET_ACCESS_KEY"),
  };
}

function parseInboundMail(address: string | null, secret: string | null): Config["inbound_mail"] {
  if (address && secret) return { address, secret };
  if (address) throw new StartupError("INBOUND_MAIL_SECRET is required with INBOUND_MAIL_ADDRESS.");
  if (secret) throw new StartupError("INBOUND_MAIL_ADDRESS is required with INBOUND_MAIL_SECRET.");
  return null;
}

function parseRecaptcha(site_key: string | null, secret: string | null): Config["recaptcha"] {
  if (site_key && secret) return { site_key, secret };
  if (site_key) throw new StartupError("RECAPTCHA_SECRET is required with RECAPTCHA_SITE_KEY.");
  if (secret) throw new StartupError("RECAPTCHA_SITE_KEY is required with RECAPTCHA_SECRET.");
  return null;
}

/** Parses the environment of this process. */
export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/** Returns the folder a command was called from, because npm changes to the project's folder. */
export function getCallerFolder(): string {
  return process.env.INIT_CWD ?? process.cwd();
}
