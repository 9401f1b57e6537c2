import { expect, test } from "vitest";
import { createSeededRandom } from "./seeded-random.ts";

test("repeats the same values for the same word and number, and differs otherwise", () => {
  const rollDice = (word: string, number: number) => {
    const dice = createSeededRandom(word, number);
    return Array.from({ length: 8 }, () => dice.whole(0, 999));
  };
  expect(rollDice("cafe", 7)).toEqual(rollDice("cafe", 7));
  expect(rollDice("cafe", 7)).not.toEqual(rollDice("cafe", 8));
  expect(rollDice("cafe", 7)).not.toEqual(rollDice("bar", 7));
  expect(rollDice("cafe", 7)).not.toEqual(rollDice("cafe", 7 + 2 ** 32));
});

test("distributes values evenly over neighboring numbers and within bounds", () => {
  const counts = [0, 0, 0, 0];
  for (let number = 0; number < 4000; number += 1) counts[createSeededRandom("cafe", number).whole(0, 3)]! += 1;
  for (const count of counts) expect(count).toBeGreaterThan(850);
  expect(counts.reduce((sum, count) => sum + count)).toBe(4000);
});
