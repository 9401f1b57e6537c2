import type { ReactNode } from "react";

export function ProfileSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-6">
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
