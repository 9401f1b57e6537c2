import type { ReactNode } from "react";

/** The heading of a page that follows a form. It takes the focus (`enhance/page-focus.ts`). */
export function ThankYouHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} data-takes-focus className="mt-2 max-w-3xl text-4xl outline-none md:text-5xl">
      {children}
    </h1>
  );
}
