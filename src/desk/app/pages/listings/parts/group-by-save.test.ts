import { expect, test } from "vitest";
import { groupBySave } from "./group-by-save.ts";

const AT = "2026-11-20T12:00:00.000Z";
const entry = (id: number, who: string | null, at = AT) => ({
  id,
  who,
  at,
  field: "price",
  old_value: "1",
  new_value: "2",
});

test("groups what one person saved at once", () => {
  const later = "2026-11-21T12:00:00.000Z";
  const saves = groupBySave([
    entry(5, "Ann", later),
    entry(4, "Ann"),
    entry(3, "Ann"),
    entry(2, null),
    entry(1, "Ann"),
  ]);
  expect(saves.map(({ who, changes }) => [who, changes.map(({ id }) => id)])).toEqual([
    ["Ann", [5]],
    ["Ann", [4, 3]],
    [null, [2]],
    ["Ann", [1]],
  ]);
  expect(groupBySave([])).toEqual([]);
});
