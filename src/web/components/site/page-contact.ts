import { useMatches } from "react-router";

/** Who answers for what a page is about, where that isn't the site's own team. */
export interface PageContact {
  /** Null where there is none: the site's. */
  phone: string | null;
  /** Slug of the office whose number may depend on the visit; null for an agent's own number. */
  office: string | null;
  /** Id of the part of the page that has the form. */
  form: string;
}

/** A route's `handle` that derives the contact from the route's data. */
export interface ContactHandle<Data> {
  contact(data: Data): PageContact;
}

/** The contact of the page that is shown; null where it is the site's. */
export function usePageContact(): PageContact | null {
  const matches = useMatches();
  for (const { handle, loaderData } of matches) {
    const { contact } = (handle ?? {}) as Partial<ContactHandle<unknown>>;
    // A page that could not be loaded has no data.
    if (contact && loaderData) return contact(loaderData);
  }
  return null;
}
