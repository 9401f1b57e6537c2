import { type ReactNode, useEffect } from "react";
import { m } from "#messages/messages.js";

interface HeadProps {
  title: string;
  lead?: string;
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
}

/** The heading of a desk page. Also sets the title of the browser tab. */
export function PageHead({ title, lead, actions }: HeadProps) {
  useEffect(() => {
    document.title = `${title} | ${m.desk_title()} | ${document.body.dataset.brand ?? ""}`;
  }, [title]);
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
