import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random.ts";

test("dice roll the same for the same word and number, and otherwise for another", () => {
  const rolls = (word: string, number: number) => {
    const dice = seededRandom(word, number);
    return Array.from({ length: 8 }, () => dice.whole(0, 999));
  };
  expect(rolls("cafe", 7)).toEqual(rolls("cafe", 7));
  expect(rolls("cafe", 7)).not.toEqual(rolls("cafe", 8));
  expect(rolls("cafe", 7)).not.toEqual(rolls("bar", 7));
  expect(rolls("cafe", 7)).not.toEqual(rolls("cafe", 7 + 2 ** 32));
});

test("dice roll evenly over neighbouring numbers and stay within their bounds", () => {
  const counts = [0, 0, 0, 0];
  for (let number = 0; number < 4000; number += 1) counts[seededRandom("cafe", number).whole(0, 3)]! += 1;
  for (const count of counts) expect(count).toBeGreaterThan(850);
  expect(counts.reduce((sum, count) => sum + count)).toBe(4000);
});
