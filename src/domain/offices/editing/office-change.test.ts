import { expect, test } from "vitest";
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
