import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config/env.ts";

type Named = Pick<Config, "secret_key" | "secret_key_previous" | "data_dir">;

/**
 * The site's signing keys: the operator's, or one created on first start and stored in the data folder, readable only
 * by its owner. The first signs; all verify.
 */
export function loadSecretKeys({ secret_key, secret_key_previous, data_dir }: Named): [string, ...string[]] {
  const key = secret_key ?? loadOrCreateKey(data_dir);
  return secret_key_previous ? [key, secret_key_previous] : [key];
}

function loadOrCreateKey(folder: string): string {
  const file = join(folder, "secret-key");
  const written = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  // Links the complete file into place, so that an interrupted start leaves no partial key.
  writeFileSync(written, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(written);
  }
  return readFileSync(file, "utf8");
}
