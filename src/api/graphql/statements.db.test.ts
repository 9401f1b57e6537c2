import { beforeAll, describe, expect, test } from "vitest";
import { followListings } from "#domain/listings/find-rows.ts";
import { startReadCache } from "#domain/read-cache.ts";
import type { TestContext } from "../../../tests/support/context.ts";
import { countStatements } from "../../../tests/support/count-statements.ts";
import { createGraphqlVisitor } from "../../../tests/support/graphql.ts";
import { openWrittenNetwork } from "../../../tests/support/written-network.ts";

const NO_CHANGES = { onChange: () => {} };

let context: TestContext;

beforeAll(async () => {
  context = await openWrittenNetwork();
});

describe("runs at most four statements the first time, however many offices there are, and then none", () => {
  test.each([
    ['{ tribes(type: "all") { website_pages { contents { value } } } }', 3],
    ["{ tribes { custom_component_types { components { contents { value } } } } }", 3],
    ["{ tribes { team_members { first_name } } }", 2],
    ["{ tribes { menus { data { label } } } }", 2],
    ["{ tribes { contents { value } } }", 3],
    ["{ tribes { media { url } } }", 2],
    ["{ tribes { owner { name } owner_id } }", 2],
    ["{ tribes { tribe_opening_hours { day } } }", 2],
    ['{ searchStores(zipcode: "33602") { slug } tribePins { slug } tribeContact(slug: "albany") { name } }', 1],
    ['{ tribe(slug: "tampa-bay") { website_pages { contents { value } } } }', 3],
    [
      '{ websiteSections(names: ["about", "site-header"], locale: "en-US") { contents { media_collection { url } } } }',
      2,
    ],
    ['{ websitePages(tribe_slug: "tampa-bay") { contents { value } } }', 3],
    ['{ customComponentPages(tribe_slug: "tampa-bay") { components { contents { value } } } }', 3],
    ["{ listings { data { images { url } } state { count } } }", 4],
    ['{ listings(office: "albany") { data { images { url } } state { count } } }', 4],
    ['{ a: tribeMenus(slug: "albany") { name } b: tribeMenus(slug: "tampa-bay") { name } }', 2],
  ])("%s", async (query, max) => {
    const counted = countStatements(context);
    const { db } = counted.context;
    startReadCache(db, NO_CHANGES);
    followListings(db, NO_CHANGES);
    const { errors } = await createGraphqlVisitor(counted.context).query(query);
    expect(errors).toBeUndefined();
    const first = counted.sent();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(max);
    await createGraphqlVisitor(counted.context).query(query);
    expect(counted.sent() - first).toBe(0);
  });
});
