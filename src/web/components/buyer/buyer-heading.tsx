import type { ReactNode } from "react";
import { PageHead } from "../site/page-head.tsx";

/** The heading of a buyer's own page. These pages are not indexed. */
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
