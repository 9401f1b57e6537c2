import { join } from "node:path";
import { type BucketSettings, openBucket } from "./bucket.ts";
import type { Files } from "./files.ts";
import { createFilesInBucket, createKeyFilesInBucket } from "./files-in-bucket.ts";
import { createFilesOnDisk } from "./files-on-disk.ts";
import { createKeyFilesOnDisk, type KeyFiles } from "./key-files.ts";

/** What a site stores outside its database. */
export interface SiteFiles {
  files: Files;
  keys: KeyFiles;
}

/** Opens the operator's bucket, or the data folder if there is none. */
export function openSiteFiles(settings: { data_dir: string; bucket: BucketSettings | null }): SiteFiles {
  if (!settings.bucket) {
    const folder = settings.data_dir;
    return { files: createFilesOnDisk(join(folder, "files")), keys: createKeyFilesOnDisk(folder) };
  }
  const bucket = openBucket(settings.bucket);
  return { files: createFilesInBucket(bucket), keys: createKeyFilesInBucket(bucket) };
}
