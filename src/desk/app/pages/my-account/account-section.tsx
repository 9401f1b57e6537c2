import type { ReactNode } from "react";

interface AccountSectionProps {
  /** The anchor for links to the section. */
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section id={id} className="mb-10 border-t border-rule pt-6">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {lead && <p className="mb-4 max-w-prose text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
