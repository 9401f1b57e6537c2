import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config/env.ts";

type Named = Pick<Config, "secret_key" | "secret_key_previous" | "data_dir">;

/**
 * What this site signs with: the operator's keys, or one of its own, made on the first start and kept in the data folder
 * for nobody else to read. The first signs; all verify.
 */
export function secretKeys({ secret_key, secret_key_previous, data_dir }: Named): [string, ...string[]] {
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
  // Linked into its place whole: a start that is cut short leaves no half a key.
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
