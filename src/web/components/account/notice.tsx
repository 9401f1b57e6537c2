import { type ReactNode, useEffect, useRef } from "react";

/** Says that something has worked; takes the focus that its form had. */
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
