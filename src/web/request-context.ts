import { createContext } from "react-router";
import type { CountedLimit } from "#domain/accounts/account-limits.ts";
import type { Context } from "#domain/context.ts";
import type { Tag } from "#domain/invalidate.ts";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import type { Site } from "./site.ts";
import type { Thing } from "./structured-data/thing.ts";

/** The session's cookie, as an action may read and change it. Reading a public page knows of none. */
export interface PageSession {
  /** The secret in the cookie, whether or not it is still good for anything. */
  readonly secret: string | null;
  /** The answer hands out a session that a use case has started: `start((await logIn(…)).secret)`. */
  start(secret: string): void;
  /** The answer takes the cookie away. */
  end(): void;
}

/** A request as pages see it: the domain's context, and where the request came from. */
export interface PageRequest {
  context: Context;
  /** The visitor's address, behind trusted proxies. */
  address: string;
  request_id: string;
  session: PageSession;
  /** Counts a form that has limits of its own, before any work. @throws TooMany */
  count(limits: CountedLimit[]): Promise<void>;
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
  /** Notes what kept a page from being made. */
  noteFailure(error: unknown): void;
  /** Things of schema.org that the page is about, in the order they were described. */
  things: Thing[];
}

export const pageRequestContext = createContext<PageRequest>();

/** Why there is no site at an address under an office or agent; null where there is one. */
export const missingSiteContext = createContext<Error | null>(null);

/** Set by the mount's middleware before any page of it loads. */
export const siteContext = createContext<Site>();
