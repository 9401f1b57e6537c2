import { builder } from "./builder.ts";
import "./schema/buyers.ts";
import "./schema/components.ts";
import "./schema/listings.ts";
import "./schema/menus.ts";
import "./schema/office-parts.ts";
import "./schema/people.ts";
import "./schema/sections.ts";
import "./schema/stores.ts";
import "./schema/tribes.ts";
import "./schema/website-pages.ts";

/** All types and queries of the API. `docs/schema.graphql` is generated from it. */
export const schema = builder.toSchema();
