import { expect, test } from "vitest";
import { shouldRevalidate } from "./agent.tsx";

test("reloads the site's data for another agent, but not between pages of the same one", () => {
  const query = (before: string, after: string) =>
    shouldRevalidate({ currentParams: { agent: before }, nextParams: { agent: after } } as unknown as Parameters<
      typeof shouldRevalidate
    >[0]);
  expect(query("ana", "ben")).toBe(true);
  expect(query("ana", "ana")).toBe(false);
});
