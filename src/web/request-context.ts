import { createContext } from "react-router";
import type { Context } from "#domain/context.ts";
import type { Tag } from "#domain/touch.ts";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import type { Site } from "./site.ts";
import type { Thing } from "./structured-data/thing.ts";

/** A request as pages see it: the domain's context, and where the request came from. */
export interface PageRequest {
  context: Context;
  /** The visitor's address, behind trusted proxies. */
  address: string;
  request_id: string;
  /** Null where the edition has no drawing of its country. */
  map: CountryMap | null;
  /** Notes what the page is made from; the page is kept until one of these changes. */
  dependsOn(...tags: Tag[]): void;
  /** Things of schema.org that the page is about, in the order they were described. */
  things: Thing[];
}

export const pageRequestContext = createContext<PageRequest>();

/** Set by the mount's middleware before any page of it loads. */
export const siteContext = createContext<Site>();
