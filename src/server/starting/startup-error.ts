import type { Config } from "#config/env.ts";
import { StartupError } from "#lib/errors.ts";

/** Returns a one-line reason why the program did not start, if the operator can fix it; otherwise the error itself. */
export function toStartupError(error: unknown, { port, host, data_dir }: Config): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new StartupError(`PORT ${port} is in use by another program; stop it or set PORT to a free one.`);
    case "EACCES":
      return new StartupError(`PORT ${port} or DATA_DIR ${data_dir} may not be used by this user; choose others.`);
    case "EEXIST":
    case "ENOTDIR":
    case "EROFS":
      return new StartupError(`DATA_DIR ${data_dir} is no folder that can be written to; choose another.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartupError(`HOST ${host} is no address of this machine.`);
    case "ENOSPC":
      return new StartupError(`The disk of DATA_DIR ${data_dir} is full; free some space and start again.`);
    case "ECONNREFUSED":
    case "28P01":
    case "3D000":
      return new StartupError(`DATABASE_URL does not lead to a database: ${(error as Error).message}.`);
    default:
      return error;
  }
}
