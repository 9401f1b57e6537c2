import { createContext } from "react-router";
import type { Context } from "#domain/context.ts";
import type { Tag } from "#domain/touch.ts";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import type { Site } from "./site.ts";

/** A request as pages see it: the domain's context, and where the request came from. */
export interface PageRequest {
  context: Context;
  /** The visitor's address, behind trusted proxies. */
  address: string;
  request_id: string;
  /**
   * Lets a form in, and says whether its visitor has solved the challenge; who has not is let in less often.
   *
   * @throws TooMany
   */
  admit(action: string, answer: string): Promise<boolean>;
  /** Whether the challenge is Google's, whose scripts the pages then load. */
  loads_recaptcha: boolean;
  /** Null where the edition has no drawing of its country. */
  map: CountryMap | null;
  /** Notes what the page is made from; the page is kept until one of these changes. */
  dependsOn(...tags: Tag[]): void;
}

export const pageRequestContext = createContext<PageRequest>();

/** Set by the mount's middleware before any page of it loads. */
export const siteContext = createContext<Site>();
