import { type MouseEvent, useState } from "react";
import { m } from "#messages/messages.js";
import { getPagePath } from "../../site-map.ts";
import { PageLink, useLocalizeHref } from "../site/page-link.tsx";

/** Opens an NDA's text in a new window to print or save. Shows a link if the browser blocks the window. */
export function PrintText({ post }: { post: string }) {
  const [isBlocked, setBlocked] = useState(false);
  const localizeHref = useLocalizeHref();
  const href = getPagePath("ndaText", post);
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    setBlocked(window.open(localizeHref(href), "_blank") === null);
  };
  return (
    <div>
      <PageLink href={href} target="_blank" rel="noreferrer" onClick={open} className="link inline-block py-1">
        {m.nda_print()}
      </PageLink>
      <div role="status">
        {isBlocked && (
          <p className="form-alert">
            {m.nda_popup_blocked()}{" "}
            <PageLink href={href} target="_blank" rel="noreferrer" className="link">
              {m.nda_popup_link()}
            </PageLink>
          </p>
        )}
      </div>
    </div>
  );
}
