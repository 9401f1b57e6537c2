/**
 * Normalizes a postal code as territories store and compare it: capital letters and digits only, and the five digits of
 * a ZIP+4 code that name a delivery area ("33602-1234" is 33602, "m5v 2t6" is M5V2T6).
 */
export function normalizePostalCode(code: string): string {
  const plain = code.trim().toUpperCase();
  return /^\d{5}[- ]?\d{4}$/.test(plain) ? plain.slice(0, 5) : plain.replace(/[^A-Z0-9]/g, "");
}
