import { useMatches } from "react-router";

/** The contact for a page's subject, if it differs from the site's own. */
export interface PageContact {
  /** Null to use the site's phone. */
  phone: string | null;
  /** The slug of the office whose number may depend on the visit; null for an agent's own number. */
  office: string | null;
  /** The id of the section with the form. */
  form: string;
}

/** A route's `handle` that derives the contact from the route's data. */
export interface ContactHandle<Data> {
  getContact(data: Data): PageContact;
}

/** Gets the current page's contact; null if it is the site's. */
export function usePageContact(): PageContact | null {
  const matches = useMatches();
  for (const { handle, loaderData } of matches) {
    const { getContact } = (handle ?? {}) as Partial<ContactHandle<unknown>>;
    // A page that failed to load has no data.
    if (getContact && loaderData) return getContact(loaderData);
  }
  return null;
}
