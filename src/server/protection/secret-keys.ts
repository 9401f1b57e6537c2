import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Config } from "#config/env.ts";
import { createFileOnce } from "#integrations/files/create-file-once.ts";

type Named = Pick<Config, "secret_key" | "secret_key_previous" | "data_dir">;

/**
 * Loads the site's signing keys: the operator's, or one that was created at the first start and stored in the data
 * folder, readable only by its owner. The first key signs; all keys are accepted.
 */
export function loadSecretKeys({ secret_key, secret_key_previous, data_dir }: Named): [string, ...string[]] {
  const key = secret_key ?? createFileOnce(join(data_dir, "secret-key"), randomBytes(32).toString("base64url"));
  return secret_key_previous ? [key, secret_key_previous] : [key];
}
