/**
 * What dials a number, however it is written: digits and a leading plus (RFC 3966), then the extension after a pause.
 * Phones ignore `;ext=`, the RFC's own parameter; they dial what follows a comma.
 */
export function toTelHref(number: string, extension?: string | null): string {
  const digits = extension?.replace(/\D/g, "");
  return `tel:${number.replace(/(?!^\+)\D/g, "")}${digits ? `,${digits}` : ""}`;
}
