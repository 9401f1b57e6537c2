import type { ReactNode } from "react";

interface NoticeProps {
  /** Screen readers announce `wrong` immediately. */
  tone?: "plain" | "good" | "wrong";
  title?: string;
  children: ReactNode;
}

const TONES = {
  plain: "border-rule-strong bg-wash",
  good: "border-accent bg-accent-wash",
  wrong: "border-signal bg-signal-wash",
};

export function Notice({ tone = "plain", title, children }: NoticeProps) {
  return (
    <div role={tone === "wrong" ? "alert" : undefined} className={`mb-6 border-l-4 px-4 py-3 ${TONES[tone]}`}>
      {title && <p className="font-semibold">{title}</p>}
      <div>{children}</div>
    </div>
  );
}
