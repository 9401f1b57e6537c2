import { expect, test } from "vitest";
import { createRequestIds } from "./request-id.ts";

test("generates unique request ids within a process and across processes", () => {
  const [here, there] = [createRequestIds(), createRequestIds()];
  const ids = Array.from({ length: 1_000 }, (_, n) => (n % 2 ? here() : there()));
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
