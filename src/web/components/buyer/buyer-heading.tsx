import type { ReactNode } from "react";
import { PageHead } from "../site/page-head.tsx";

/** What one of a buyer's own pages is called; none of them is for search engines. */
export function BuyerHeading({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <>
      <PageHead title={title} index={false} />
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      {lead && <p className="mt-3 max-w-2xl text-lg text-ink-soft">{lead}</p>}
      {children}
    </>
  );
}
