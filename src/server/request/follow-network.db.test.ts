import { afterAll, beforeAll, expect, test } from "vitest";
import { saveRedirect } from "#domain/redirects/save-redirect.ts";
import { openTestContext, type TestContext } from "../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../tests/support/listings.ts";
import { followNetwork } from "./follow-network.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.connection.close());

test("guards use the current offices and redirects after a change is notified", async () => {
  let notify: (tags: string[], isOwn: boolean) => void = () => {};
  const network = await followNetwork(context, {
    onChange: (listen) => {
      notify = listen;
    },
  });
  const first = network();
  expect(first).toMatchObject({ locations_segment: "locations", locales: ["en-US"] });
  expect(first.findOffice("new-office")).toBeNull();

  await insertOffice(context.db, { slug: "new-office" });
  await saveRedirect(context, { from_pattern: "/old", to_pattern: "/new" });
  notify(["listings"], true);
  expect(network()).toBe(first);
  notify(["redirects"], true);
  await expect.poll(() => network().redirects.follow("/old")).toMatchObject({ to: "/new" });
  expect(network().findOffice("new-office")).toEqual({
    slug: "new-office",
    state_slug: expect.stringMatching(/^[a-z-]+$/),
  });

  await context.db.updateTable("offices").set({ status: "Inactive" }).where("slug", "=", "new-office").execute();
  notify(["office:new-office"], false);
  await expect.poll(() => network().findOffice("new-office")).toBeNull();
  expect(network().findFormerOffice("new-office")).toEqual({ base: "/locations/florida", pages: "none" });

  const austin = await insertOffice(context.db, { slug: "austin" });
  const closed = context.db.updateTable("offices").set({ successor_id: austin }).where("slug", "=", "new-office");
  await closed.execute();
  await insertAgent(context.db, { office_id: austin, active: false });
  notify(["offices"], false);
  await expect.poll(() => network().findOffice("new-office")).toEqual({ slug: "austin", state_slug: "florida" });
  const base = "/locations/florida/austin";
  expect(network().findFormerOffice("new-office")).toEqual({ base, pages: "merged" });
  expect(network().findFormerAgent("maria-soto")).toEqual({ base, pages: "office" });
});
