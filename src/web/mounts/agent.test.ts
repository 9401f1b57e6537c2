import { expect, test } from "vitest";
import { shouldRevalidate } from "./agent.tsx";

test("reloads the site's data for another agent, but not between pages of the same one", () => {
  const shouldReload = (before: string, after: string) =>
    shouldRevalidate({ currentParams: { agent: before }, nextParams: { agent: after } } as unknown as Parameters<
      typeof shouldRevalidate
    >[0]);
  expect(shouldReload("ana", "ben")).toBe(true);
  expect(shouldReload("ana", "ana")).toBe(false);
});
