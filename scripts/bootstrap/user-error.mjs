/** An error that the user can fix. Its message is printed without a stack trace. */
export class UserError extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Returns a message for an error that the user can fix, such as a full disk, or undefined. */
export function getUserMessage(error) {
  if (error instanceof UserError) return error.message;
  if (error?.code === "ENOSPC")
    return `The disk is full${error.path ? ` (writing ${error.path})` : ""}. Free some space and start again.`;
  if (error?.code === "EACCES" || error?.code === "EROFS" || error?.code === "EPERM")
    return `No permission to write ${error.path ?? "this folder"}. Run as its owner, or close the program that has it open.`;
  return undefined;
}
