import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { telHref } from "../people/phone-link.tsx";
import { PageLink } from "./page-link.tsx";

/**
 * On a phone, a call or a message stays one touch away once the header has gone. Before that it would cover what is
 * there for nothing; its place above the footer is kept for it, so that nothing moves when it comes.
 */
export function StickyContact() {
  const site = useSite();
  const { pathname } = useLocation();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const header = document.querySelector("header");
    if (!header) return;
    const watch = new IntersectionObserver(([entry]) => setNeeded(entry !== undefined && !entry.isIntersecting));
    watch.observe(header);
    return () => watch.disconnect();
  }, []);
  const contact = siteHref(site, "contact-us");
  if (pathname.startsWith(contact)) return null;
  return (
    <aside
      aria-label={m.contact_details()}
      className={`sticky bottom-0 z-10 grid grid-cols-2 gap-3 border-t border-rule bg-sheet px-4 py-2.5 sm:hidden no-print ${isNeeded ? "" : "invisible"}`}
    >
      <a href={telHref(site.phone)} className="button button-quiet">
        {m.sticky_call()}
      </a>
      <PageLink href={contact} className="button">
        {m.sticky_write()}
      </PageLink>
    </aside>
  );
}
