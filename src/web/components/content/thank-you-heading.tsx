import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** The heading of a page that follows a form. */
export function ThankYouHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNewPage = useNavigationType() !== "POP";
  // The form prevents scroll reset in case it is rejected, and the redirect inherits that.
  useEffect(() => {
    if (!isNewPage) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [isNewPage]);
  return (
    <h1 ref={heading} tabIndex={-1} className="mt-2 max-w-3xl text-4xl outline-none md:text-5xl">
      {children}
    </h1>
  );
}
