/**
 * Returns a `tel:` URL for a number in any format: digits and a leading plus (RFC 3966), then the extension after a comma.
 * Phones pause at a comma and dial the rest. They ignore the RFC's own parameter, `;ext=`.
 */
export function toTelHref(number: string, extension?: string | null): string {
  const digits = extension?.replace(/\D/g, "");
  return `tel:${number.replace(/(?!^\+)\D/g, "")}${digits ? `,${digits}` : ""}`;
}
