import { type ReactNode, useEffect, useRef } from "react";

/** A success message. It takes the focus from the form that it replaces. */
export function Notice({ children, takesFocus = true }: { children: ReactNode; takesFocus?: boolean }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) shown.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p
      ref={shown}
      role="status"
      tabIndex={-1}
      className="rounded-sm border-l-4 border-accent bg-accent-wash px-4 py-3 font-semibold outline-none"
    >
      {children}
    </p>
  );
}
