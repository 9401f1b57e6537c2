import SchemaBuilder from "@pothos/core";
import type { Context } from "#domain/context.ts";
import type { Loaders } from "./loaders.ts";

/** What a resolver has: the platform as a visitor may use it, and what this request has read already. */
export interface Query {
  context: Context;
  /** The secret in the session's cookie: all queries but one ask as a visitor whatever it is. */
  secret: string | null;
  load: Loaders;
}

/** Collects the types and queries of `schema/`. Fields and arguments may be null unless they say otherwise. */
export const builder = new SchemaBuilder<{ Context: Query }>({});

builder.queryType({});
