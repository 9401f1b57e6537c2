import { expect, test } from "vitest";
import fc from "../support/generated.ts";
import { anyCall, expectDescribedResponse, takeToken } from "../support/generated-calls.ts";
import { startSite } from "../support/server.ts";

test("ten thousand generated calls get described responses", async () => {
  const site = await startSite();
  const token = await takeToken(site.origin);
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(anyCall, async (call) => {
      const status = await expectDescribedResponse(site.origin, token, call);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
    { numRuns: 10_000 },
  );
  // A 201 takes luck: every optional field has to be left out or right.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 204, 400, 404, 415, 422]));
  expect(site.log()).not.toContain("a call failed");
});
