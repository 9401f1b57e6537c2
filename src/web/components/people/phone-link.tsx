/** A number that dials, shown as it is written. */
export function PhoneLink({ number, extension, className = "" }: PhoneLinkProps) {
  return (
    <a
      href={telHref(number, extension)}
      className={`figures inline-block whitespace-nowrap hover:underline ${className}`}
    >
      {number}
    </a>
  );
}

/** What dials a number, however it is written: digits and a leading plus (RFC 3966). */
export function telHref(number: string, extension?: string | null): string {
  return `tel:${number.replace(/(?!^\+)\D/g, "")}${extension ? `;ext=${extension}` : ""}`;
}

interface PhoneLinkProps {
  number: string;
  extension?: string | null;
  className?: string;
}
