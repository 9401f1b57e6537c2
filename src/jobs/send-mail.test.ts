import { expect, test } from "vitest";
import { createThrottle } from "./send-mail.ts";

test("limits emails per minute and sends at once after a pause", async () => {
  let now = 1_000;
  const waits: number[] = [];
  const waitForTurn = createThrottle(
    600,
    () => now,
    async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
  );
  await waitForTurn();
  await waitForTurn();
  now += 30;
  await waitForTurn();
  now += 5_000;
  await waitForTurn();
  await waitForTurn();
  expect(waits).toEqual([100, 70, 100]);
});
