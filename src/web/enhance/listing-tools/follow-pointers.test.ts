import { expect, test } from "vitest";
import { followPointers, getGrip } from "./follow-pointers.ts";

const box = { x: 1_000, y: 500, width: 600, height: 400 };
const frame = { left: 20, top: 100, width: 300 };

test("one pointer moves the map by its own movement", () => {
  const moved = followPointers(box, frame, getGrip([[100, 200]]), getGrip([[130, 180]]));
  expect(moved).toEqual({ x: 940, y: 540, width: 600, height: 400 });
});

test("two pointers that move apart enlarge the map around their middle", () => {
  const from = getGrip([
    [120, 200],
    [220, 200],
  ]);
  const to = getGrip([
    [70, 200],
    [270, 200],
  ]);
  const moved = followPointers(box, frame, from, to);
  expect(moved).toMatchObject({ width: 300, height: 200 });
  // The middle of the pointers, 150 pixels from the left, shows the same point as before.
  expect(moved.x + 150 * (300 / 300)).toBe(1_000 + 150 * (600 / 300));
  expect(moved.y + 100 * (300 / 300)).toBe(500 + 100 * (600 / 300));
});

test("pointers at the same point don't enlarge the map without end", () => {
  const apart = getGrip([
    [0, 0],
    [4_000, 0],
  ]);
  const together = getGrip([
    [50, 50],
    [50, 50],
  ]);
  expect(followPointers(box, frame, together, apart).width).toBe(80);
  expect(followPointers(box, frame, apart, together).width).toBe(20_000);
});
