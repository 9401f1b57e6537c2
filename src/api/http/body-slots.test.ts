import { expect, test } from "vitest";
import { createBodySlots } from "./body-slots.ts";

const finish = async () => "read";

/** Starts a read that lasts until the returned function is called. */
function startReading(run: ReturnType<typeof createBodySlots>, client: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ended = run(client, () => promise);
  return {
    finish: () => {
      resolve();
      return ended;
    },
    fail: async () => {
      reject(new Error("cut off"));
      await expect(ended).rejects.toThrow("cut off");
    },
  };
}

test("a client reads only its own number of bodies at once, and others read meanwhile", async () => {
  const run = createBodySlots({ total: 3, perClient: 2 });
  const [first] = [startReading(run, "a"), startReading(run, "a")];
  await expect(run("a", finish)).rejects.toMatchObject({ status: 429, retry_after: 5 });
  expect(await run("b", finish)).toBe("read");
  await first?.finish();
  expect(await run("a", finish)).toBe("read");
});

test("all clients together have a limit, and a read that fails frees its slot", async () => {
  const run = createBodySlots({ total: 2, perClient: 2 });
  const reads = [startReading(run, "a"), startReading(run, "b")];
  await expect(run("c", finish)).rejects.toMatchObject({ status: 503, retry_after: 5 });
  await reads[0]?.fail();
  expect(await run("c", finish)).toBe("read");
});
