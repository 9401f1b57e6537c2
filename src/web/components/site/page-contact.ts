import { createContext, use } from "react";

/** The contact for a page's subject, if it differs from the site's own. */
export interface PageContact {
  /** Null to use the site's phone. */
  phone: string | null;
  /** The slug of the office whose number may depend on the visit; null for an agent's own number. */
  office: string | null;
  /** The id of the section with the form. */
  form: string;
}

export const PageContactContext = createContext<PageContact | null>(null);

/** Gets the current page's contact; null if it is the site's. */
export function usePageContact(): PageContact | null {
  return use(PageContactContext);
}
