/** An error that the user can resolve. Its message is printed as one line without a stack trace. */
export class UserError extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Returns one line for an error that the user can resolve, such as a full disk, or undefined. */
export function getUserMessage(error) {
  if (error instanceof UserError) return error.message;
  if (error?.code === "ENOSPC")
    return `The disk is full${error.path ? ` (writing ${error.path})` : ""}. Free some space and start again.`;
  if (error?.code === "EACCES" || error?.code === "EROFS" || error?.code === "EPERM")
    return `Not allowed to write ${error.path ?? "here"}. Start as the owner of this folder, or close what holds that file.`;
  return undefined;
}
