/** Returns whether two email addresses are the same, regardless of case and of spaces around what someone typed. */
export function isSameEmail(stored: string, typed: string): boolean {
  return stored.toLowerCase() === typed.trim().toLowerCase();
}
