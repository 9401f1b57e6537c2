import { type MouseEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { toTelHref } from "#lib/tel-href.ts";
import { m } from "#messages/messages.js";
import { useVisitPhone } from "../../browser/visit/use-visit.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { usePageContact } from "./page-contact.ts";
import { PageLink } from "./page-link.tsx";

/**
 * Call and message buttons at the bottom of a phone's screen, shown once the header has scrolled away. Their space
 * above the footer is reserved, so that nothing shifts.
 */
export function StickyContact() {
  const site = useSite();
  const { pathname } = useLocation();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const header = document.querySelector("header");
    if (!header) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry !== undefined && !entry.isIntersecting));
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  const pageContact = usePageContact();
  const phone = useVisitPhone(pageContact?.phone ?? site.phone, pageContact?.office ?? null);
  const extension = phone === site.phone ? site.phone_extension : null;
  const contact = getPageHref(site, "contact");
  if (pathname.startsWith(contact)) return null;
  return (
    <aside
      aria-label={m.contact_details()}
      className={`sticky bottom-0 z-10 grid grid-cols-2 gap-3 border-t border-rule bg-sheet px-4 py-2.5 sm:hidden no-print ${isVisible ? "" : "invisible"}`}
    >
      <a href={toTelHref(phone, extension)} className="button button-quiet">
        {m.sticky_call()}
      </a>
      {pageContact ? (
        <a href={`#${pageContact.form}`} className="button" onClick={focusForm}>
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

/** Scrolls to the page's own form and focuses its first field. */
function focusForm(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  const field = section?.querySelector<HTMLElement>("form :is(input, textarea):not([type=hidden], [tabindex])");
  if (!section || !field) return;
  event.preventDefault();
  section.scrollIntoView();
  field.focus({ preventScroll: true });
}
