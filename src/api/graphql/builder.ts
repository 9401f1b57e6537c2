import SchemaBuilder from "@pothos/core";
import type { Context } from "#domain/context.ts";
import type { Loaders } from "./loaders.ts";

/** Resolver context: the platform with a visitor's permissions, and the loaders of this request. */
export interface Query {
  context: Context;
  /** Secret from the session cookie. All queries but one ignore it and run as a visitor. */
  secret: string | null;
  load: Loaders;
}

/** Collects the types and queries of `schema/`. Fields and arguments are nullable unless they say otherwise. */
export const builder = new SchemaBuilder<{ Context: Query }>({});

builder.queryType({});
