import { expect, test } from "vitest";
import { getAttempts } from "./send-mail.ts";

test("limits emails per minute and sends at once after a pause", async () => {
  let now = 1_000;
  const waits: number[] = [];
  const attempt = getAttempts(
    600,
    () => now,
    async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
  );
  await attempt();
  await attempt();
  now += 30;
  await attempt();
  now += 5_000;
  await attempt();
  await attempt();
  expect(waits).toEqual([100, 70, 100]);
});
