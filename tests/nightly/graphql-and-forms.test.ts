import { beforeAll, expect, test } from "vitest";
import fc from "../support/generated.ts";
import { takeToken } from "../support/generated-calls.ts";
import { createAnyPost, findForms } from "../support/generated-forms.ts";
import { anyQuery, anyVariables } from "../support/generated-graphql.ts";
import { postForm, type RequestInput, type SiteResponse, sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";

/* Ten thousand generated GraphQL queries and form posts: none is answered 500, and none takes longer than two seconds. */

const QUERIES = 6_000;
const POSTS = 4_000;
const HANG_MS = 2_000;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});

/** Sends a request; one that took long is sent again, because another program may have had the processor. */
async function expectPrompt(send: () => Promise<SiteResponse>): Promise<SiteResponse> {
  const began = performance.now();
  const answer = await send();
  if (performance.now() - began < HANG_MS) return answer;
  const again = performance.now();
  await send();
  expect(performance.now() - again, "twice slower than two seconds").toBeLessThan(HANG_MS);
  return answer;
}

test("generated queries get an answer or a problem", async () => {
  const headers = { ...(await takeToken(site.origin)), "Content-Type": "application/json" };
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(anyQuery, anyVariables, async (query, variables) => {
      const request: RequestInput = { method: "POST", headers, body: JSON.stringify({ query, variables }) };
      const { status, body } = await expectPrompt(() => sendRequest(site.origin, "/api/graphql", request));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect({ status, body, query }).toEqual({
        status: expect.toSatisfy((code: number) => code === 200 || (code >= 400 && code < 500)),
        body: expect.stringMatching(/^\{/),
        query,
      });
    }),
    { numRuns: QUERIES },
  );
  console.log(`${QUERIES} queries: ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect(statuses.get(200)).toBeGreaterThan(QUERIES / 10);
  expect(site.log()).not.toContain("a call failed");
});

test("generated posts of every form get a page or a redirect", async () => {
  const forms = await findForms(site.origin);
  expect(forms.length).toBeGreaterThan(10);
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(createAnyPost(forms), async ({ action, values, isBot }) => {
      const fields = isBot ? values : { ...values, website: "" };
      const { status } = await expectPrompt(() => postForm(site.origin, action, fields));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect({ status, action, fields }).toEqual({
        status: expect.toSatisfy((code: number) => code < 500),
        action,
        fields,
      });
    }),
    { numRuns: POSTS },
  );
  console.log(`${forms.length} forms, ${POSTS} posts: ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect(site.log()).not.toMatch(/a page failed|request failed/);
});
