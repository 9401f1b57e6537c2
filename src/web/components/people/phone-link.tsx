import { toTelHref } from "#lib/tel-href.ts";
import { m } from "#messages/messages.js";
import type { Site } from "../../site.ts";
import { useSite } from "../../use-site.ts";

interface PhoneLinkProps {
  number: string;
  extension?: string | null;
  /** The office whose number for this visit the browser shows instead (`enhance/visit-phones.ts`). */
  office?: string | null;
  /** Dials the extension without showing it, for places with little space. */
  isCompact?: boolean;
  className?: string;
}

/** A phone link that shows the number with its extension. */
export function PhoneLink({ number, extension, office, isCompact = false, className = "" }: PhoneLinkProps) {
  return (
    <a
      href={toTelHref(number, extension)}
      data-visit-office={office ?? undefined}
      className={`numeric inline-block whitespace-nowrap hover:underline ${className}`}
    >
      {extension && !isCompact ? m.phone_extension({ phone: number, extension }) : number}
    </a>
  );
}

/** The site's own number: the same for every visit if it is an agent's. */
export function SitePhoneLink(props: Pick<PhoneLinkProps, "isCompact" | "className">) {
  const site = useSite();
  return <PhoneLink number={site.phone} extension={site.phone_extension} office={getVisitOffice(site)} {...props} />;
}

/** Returns the office whose number may depend on the visit; null for an agent's own number. */
export function getVisitOffice({ agent, office }: Pick<Site, "agent" | "office">): string | null {
  return agent?.phone ? null : (office?.slug ?? null);
}
