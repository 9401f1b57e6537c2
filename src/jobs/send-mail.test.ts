import { expect, test } from "vitest";
import { getAttempts } from "./send-mail.ts";

test("mails leave no faster than so many a minute, and at once after a pause", async () => {
  let now = 1_000;
  const waits: number[] = [];
  const turn = getAttempts(
    600,
    () => now,
    async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
  );
  await turn();
  await turn();
  now += 30;
  await turn();
  now += 5_000;
  await turn();
  await turn();
  expect(waits).toEqual([100, 70, 100]);
});
