import type { Context } from "#domain/context.ts";
import type { Tag } from "#domain/invalidate.ts";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import type { CountedLimit } from "#integrations/rate-limiter.ts";
import type { Thing } from "./structured-data/thing.ts";

/** The session cookie, for actions. Loaders of public pages must not use it. */
export interface PageSession {
  /** The secret in the cookie, which may have expired. */
  readonly secret: string | null;
  /** The proof in the cookie of a browser that an account has signed in with. */
  readonly browser: string | null;
  /** Sets the cookie to a session that a use case has started: `start((await logIn(…)).secret)`. */
  start(secret: string): void;
  /** Sets the cookie of a known browser. */
  rememberBrowser(proof: string): void;
  /** Deletes the session's cookie. */
  end(): void;
}

/** A request as pages see it: the domain's context and the request's metadata. */
export interface PageRequest {
  context: Context;
  /** The visitor's IP address, resolved behind trusted proxies. */
  address: string;
  request_id: string;
  session: PageSession;
  /**
   * Counts a form against its own limits, before any other work. `challenge` is the form's answer, for limits that a
   * solved challenge lifts.
   *
   * @throws TooMany
   */
  enforceLimits(limits: CountedLimit[], challenge?: { action: string; answer: string }): Promise<void>;
  /** Runs the work of a counted form. Its outcome may be counted, too. */
  countOutcome<T>(limits: CountedLimit[], work: () => Promise<T>): Promise<T>;
  /**
   * Checks a form's challenge and counts the form. Returns whether the challenge was solved; without it, the limit is
   * lower.
   *
   * @throws TooMany
   */
  checkChallenge(action: string, answer: string): Promise<boolean>;
  /** Whether the challenge is Google's. Pages may then load its scripts. */
  loads_recaptcha: boolean;
  /** Null if the edition has no map. */
  map: CountryMap | null;
  /** Records the tags that the page depends on. The cached page is invalidated when one of them changes. */
  dependsOn(...tags: Tag[]): void;
  /** The page's structured data, in order. */
  things: Thing[];
}
