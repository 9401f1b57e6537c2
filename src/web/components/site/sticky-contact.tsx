import { toTelHref } from "#lib/tel-href.ts";
import { m } from "#messages/messages.js";
import { usePageAddress } from "../../document/page-data.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { getVisitOffice } from "../people/phone-link.tsx";
import { usePageContact } from "./page-contact.ts";
import { PageLink } from "./page-link.tsx";

/**
 * Buttons to call and write, at the bottom of a phone's screen. They appear once the header has scrolled away
 * (`enhance/sticky-contact.ts`). Space for them above the footer is reserved, so that the layout doesn't shift.
 */
export function StickyContact() {
  const site = useSite();
  const { pathname } = usePageAddress();
  const pageContact = usePageContact();
  const phone = pageContact?.phone ?? site.phone;
  const office = pageContact ? pageContact.office : getVisitOffice(site);
  const extension = phone === site.phone ? site.phone_extension : null;
  const contact = getPageHref(site, "contact");
  if (pathname.startsWith(contact)) return null;
  return (
    <aside
      aria-label={m.contact_details()}
      data-sticky-contact
      className="invisible sticky bottom-0 z-10 grid grid-cols-2 gap-3 border-t border-rule bg-sheet px-4 py-2.5 sm:hidden no-print"
    >
      <a href={toTelHref(phone, extension)} data-visit-office={office ?? undefined} className="button button-quiet">
        {m.sticky_call()}
      </a>
      {pageContact ? (
        <a href={`#${pageContact.form}`} data-focus-form className="button">
          {m.sticky_message()}
        </a>
      ) : (
        <PageLink href={contact} className="button">
          {m.sticky_message()}
        </PageLink>
      )}
    </aside>
  );
}
