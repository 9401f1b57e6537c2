import { describe, expect, test } from "vitest";
import { checkOffice } from "./office-change.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: "09:00", closes: "17:00" }));
const checkChange = (change: object) => checkOffice({ version: "1", hours: WEEK, ...change });

test("requires seven days, each with two times in order or none", () => {
  expect(checkChange({})).toMatchObject({ input: { hours: WEEK } });
  const checkDay = (day: object) =>
    checkChange({ hours: WEEK.map((one, position) => (position === 2 ? { ...one, ...day } : one)) });
  expect(checkDay({ opens: "", closes: "" })).toMatchObject({ input: { hours: { 2: { opens: null, closes: null } } } });
  for (const day of [{ opens: "18:00" }, { closes: "" }, { opens: "" }, { opens: "17:00" }])
    expect(checkDay(day)).toEqual({ codes: { "hours.2.opens": "hours" } });
  expect(checkDay({ opens: "9 am" })).toHaveProperty("codes");
  expect(checkChange({ hours: WEEK.slice(1) })).toHaveProperty("codes.hours");
  expect(checkChange({ hours: WEEK.map((day) => ({ ...day, day: 1 })) })).toHaveProperty("codes.hours");
});

test("accepts common ways to write a phone number", () => {
  for (const phone of ["(813) 555-0142", "+1 813 555 0142", "813.555.0142", ""])
    expect(checkChange({ phone })).toHaveProperty("input");
  for (const phone of ["call us", "555", "<b>8135550142</b>"])
    expect(checkChange({ phone })).toEqual({ codes: { phone: "phone" } });
});

describe("exceptions of the hours", () => {
  const CHRISTMAS = { first_date: "2026-12-24", last_date: "2026-12-26", opens: "", closes: "", label: " Christmas " };
  const NEW_YEAR = { first_date: "2026-12-31", last_date: "", opens: "09:00", closes: "12:00" };
  const checkExceptions = (...rows: object[]) => checkChange({ opening_exceptions: rows });
  const getStored = (...rows: object[]) => {
    const checked = checkExceptions(...rows);
    return "input" in checked && JSON.parse(String(checked.input.fields.opening_exceptions));
  };

  test("are stored by date; an empty last day is the first, and empty times are closed", () => {
    expect(getStored(NEW_YEAR, CHRISTMAS)).toEqual([
      { first_date: "2026-12-24", last_date: "2026-12-26", opens: null, closes: null, label: "Christmas" },
      { first_date: "2026-12-31", last_date: "2026-12-31", opens: "09:00", closes: "12:00", label: null },
    ]);
    expect(getStored()).toEqual([]);
  });

  test.each([
    ["no day", { first_date: "" }, "first_date", "date"],
    ["a day that doesn't exist", { first_date: "2026-02-30" }, "first_date", "date"],
    ["a last day before the first", { last_date: "2026-12-23" }, "last_date", "date_order"],
    ["one time", { opens: "09:00" }, "opens", "hours"],
    ["times in the wrong order", { opens: "12:00", closes: "09:00" }, "opens", "hours"],
    ["a day of another exception", { first_date: "2026-12-30", last_date: "2027-01-02" }, "first_date", "date_overlap"],
  ])("are rejected with %s, beside the field", (_name, change, field, code) => {
    expect(checkExceptions(NEW_YEAR, { ...CHRISTMAS, ...change })).toEqual({
      codes: { [`opening_exceptions.1.${field}`]: code },
    });
  });
});
