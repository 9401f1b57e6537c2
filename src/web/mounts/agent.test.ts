import { expect, test } from "vitest";
import { shouldRevalidate } from "./agent.tsx";

test("an agent's data is loaded anew for another agent, and kept from page to page of the same", () => {
  const query = (before: string, after: string) =>
    shouldRevalidate({ currentParams: { agent: before }, nextParams: { agent: after } } as unknown as Parameters<
      typeof shouldRevalidate
    >[0]);
  expect(query("ana", "ben")).toBe(true);
  expect(query("ana", "ana")).toBe(false);
});
