import type { ReactNode } from "react";

export function AccountSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mb-10 border-t border-rule pt-6">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {lead && <p className="mb-4 max-w-prose text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
