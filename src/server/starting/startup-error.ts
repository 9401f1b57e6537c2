import type { Config } from "#config/env.ts";
import { BucketError } from "#integrations/files/bucket.ts";
import { StartupError } from "#lib/errors.ts";

/** Returns a one-line reason why the program did not start, if the operator can fix it; otherwise the error itself. */
export function toStartupError(error: unknown, { port, host, data_dir }: Config): unknown {
  if (error instanceof BucketError) return new StartupError(`${error.message}. Check FILES_URL and its keys.`);
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new StartupError(`PORT ${port} is in use by another program. Stop that program or set another PORT.`);
    case "EACCES":
      return new StartupError(
        `This user has no permission to use PORT ${port} or DATA_DIR ${data_dir}. Choose others.`,
      );
    case "EEXIST":
    case "ENOTDIR":
    case "EROFS":
      return new StartupError(`DATA_DIR ${data_dir} is not a writable folder. Choose another.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartupError(`HOST ${host} is not an address of this machine.`);
    case "ENOSPC":
      return new StartupError(`The disk that holds DATA_DIR ${data_dir} is full. Free some space and start again.`);
    case "ECONNREFUSED":
    case "08P01":
    case "28P01":
    case "3D000":
      return new StartupError(`DATABASE_URL can't be reached: ${(error as Error).message}.`);
    default:
      return error;
  }
}
