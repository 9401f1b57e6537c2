import { sep } from "node:path";
import type { Config } from "#config/env.ts";
import { BucketError } from "#integrations/files/bucket.ts";
import { StartupError } from "#lib/errors.ts";

/** Errors of PostgreSQL that its operator can fix: full, stopping or damaged, read-only, without permission. */
const DATABASE_STATES = /^(53|57P|58|25006|42501)/;

/** What an error of Node.js or of the PostgreSQL driver may have in addition to its message. */
type SystemError = NodeJS.ErrnoException & { hint?: string };

/** Returns a one-line reason why a program or command failed, if the operator can fix it; otherwise the error itself. */
export function toStartupError(error: unknown, config: Config): unknown {
  if (error instanceof BucketError) return new StartupError(`${error.message}. Check FILES_URL and its keys.`);
  const reason = describeSystemError(error as SystemError, config);
  return reason ? new StartupError(reason) : error;
}

function describeSystemError(error: SystemError, { port, host, data_dir }: Config): string | null {
  const { code = "", syscall, path, message, hint } = error;
  const place = !path || isInOrAbove(path, data_dir) ? `DATA_DIR ${data_dir}` : path;
  switch (code) {
    case "EADDRINUSE":
      return `PORT ${port} is in use by another program. Stop that program or set another PORT.`;
    case "EACCES":
      return `This user has no permission to use ${syscall === "listen" ? `PORT ${port}` : place}. Choose another.`;
    case "EEXIST":
    case "ENOTDIR":
    case "EROFS":
      return `${place} is not a writable folder. Choose another.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST ${host} is not an address of this machine.`;
    case "ENOSPC":
      return `The disk that holds ${place} is full. Free some space and start again.`;
    default:
      return DATABASE_STATES.test(code) ? `The database reports: ${message}.${hint ? ` ${hint}` : ""}` : null;
  }
}

/** Tells whether a path is inside a folder, or one of the folders that it is in. */
function isInOrAbove(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`) || folder.startsWith(`${path}${sep}`);
}
