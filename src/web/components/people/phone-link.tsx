import { toTelHref } from "#lib/tel-href.ts";
import { m } from "#messages/messages.js";

/** A phone link that shows the number with its extension. */
export function PhoneLink({ number, extension, isCompact = false, className = "" }: PhoneLinkProps) {
  return (
    <a
      href={toTelHref(number, extension)}
      className={`numeric inline-block whitespace-nowrap hover:underline ${className}`}
    >
      {extension && !isCompact ? m.phone_extension({ phone: number, extension }) : number}
    </a>
  );
}

interface PhoneLinkProps {
  number: string;
  extension?: string | null;
  /** Dials the extension without showing it, where space is short. */
  isCompact?: boolean;
  className?: string;
}
