import type { ReactNode } from "react";

/** A success message. It takes the focus from the form that it replaces (`enhance/page-focus.ts`). */
export function Notice({ children, takesFocus = true }: { children: ReactNode; takesFocus?: boolean }) {
  return (
    <p
      role="status"
      tabIndex={-1}
      data-takes-focus={takesFocus || undefined}
      className="rounded-sm border-l-4 border-accent bg-accent-wash px-4 py-3 font-semibold outline-none"
    >
      {children}
    </p>
  );
}
