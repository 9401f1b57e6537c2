import { expect, test, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

test("callers use the code in the order of their calls", async () => {
  // Like a browser, which may resolve a later import first.
  const pending: ((code: string) => void)[] = [];
  const load = loadOnce(() => new Promise<string>((resolve) => pending.unshift(resolve)));
  const order: number[] = [];
  const done = [1, 2, 3].map((call) => load().then(() => order.push(call)));
  for (const resolve of pending) resolve("code");
  await Promise.all(done);
  expect(order).toEqual([1, 2, 3]);
});

test("loads again after a failure only", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("code");
  const loadCode = loadOnce(load);
  await expect(loadCode()).rejects.toThrow("offline");
  expect([await loadCode(), await loadCode()]).toEqual(["code", "code"]);
  expect(load).toHaveBeenCalledTimes(2);
});
