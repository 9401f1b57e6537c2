import type { Context } from "#domain/context.ts";
import { isKnownPdf } from "./nda-queries.ts";

/** Returns whether a document with this SHA-256, in hexadecimal, was signed here. */
export async function isKnownDocument({ db }: Pick<Context, "db">, sha256: string): Promise<boolean> {
  return /^[0-9a-f]{64}$/.test(sha256) && (await isKnownPdf(db, sha256));
}
