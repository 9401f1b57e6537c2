import { randomUUID } from "node:crypto";
import type { BucketSettings } from "#integrations/files/bucket.ts";
import { openBucket } from "#integrations/files/bucket.ts";
import { createFilesInBucket } from "#integrations/files/files-in-bucket.ts";
import { type Finding, fail, ok } from "./finding.ts";

/** Checks that the operator's bucket stores, returns and deletes a file. */
export async function checkBucket(settings: BucketSettings | null): Promise<Finding[]> {
  if (!settings) return [];
  const files = createFilesInBucket(openBucket(settings));
  const key = `doctor/${randomUUID()}`;
  try {
    const content = Buffer.from(key);
    await files.put(key, content);
    const stored = await files.get(key);
    await files.remove(key);
    return [
      content.equals(stored)
        ? ok(`Files: ${settings.url} stores, returns and deletes.`)
        : fail(`Files: ${settings.url} returned different content than was stored.`),
    ];
  } catch (error) {
    return [fail(`Files: ${(error as Error).message}. Check FILES_URL, its keys and their rights.`)];
  }
}
