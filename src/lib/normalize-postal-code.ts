/**
 * Normalizes a postal code as it is stored in territories: only capital letters and digits, and only the first five
 * digits of a ZIP+4 code. "33602-1234" becomes 33602, "m5v 2t6" becomes M5V2T6.
 */
export function normalizePostalCode(code: string): string {
  const plain = code.trim().toUpperCase();
  return /^\d{5}[- ]?\d{4}$/.test(plain) ? plain.slice(0, 5) : plain.replace(/[^A-Z0-9]/g, "");
}
