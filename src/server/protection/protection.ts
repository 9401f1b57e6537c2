import type { ApiSetup } from "#api/api-routes.ts";
import type { Config } from "#config/env.ts";
import type { Connection } from "#db/connect.ts";
import { createAltchaCaptcha } from "#integrations/captcha-altcha.ts";
import { createRecaptchaCaptcha } from "#integrations/captcha-recaptcha.ts";
import { createMemoryLimiter, createSharedLimiter, noLimiter } from "#integrations/rate-limiter.ts";
import { loadSecretKeys } from "./secret-keys.ts";

/** The services that protect the site from abuse. */
export type Protection = Pick<ApiSetup, "keys" | "captcha" | "limiters">;

/** A challenge answer counts once during its lifetime. */
const SINGLE_USE = { name: "challenge", points: 1, seconds: 3_600 };

export function createProtection(config: Config, { executeSql }: Pick<Connection, "executeSql">): Protection {
  const { recaptcha, rate_limits, public_origin } = config;
  const keys = loadSecretKeys(config);
  const shared = createSharedLimiter(executeSql);
  const markAsUsed = async (id: string) => (await shared.take(SINGLE_USE, id)).allowed;
  return {
    keys,
    captcha: recaptcha
      ? createRecaptchaCaptcha({ ...recaptcha, hostname: new URL(public_origin).hostname })
      : createAltchaCaptcha({ keys, markAsUsed }),
    limiters: rate_limits ? { calls: createMemoryLimiter(), writes: shared } : { calls: noLimiter, writes: noLimiter },
  };
}
