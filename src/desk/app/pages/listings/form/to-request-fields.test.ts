import { expect, test } from "vitest";
import { toRequestFields } from "./to-request-fields.ts";

test("sends what a select returns as the API takes it", () => {
  const typed = { name: "Bakery", office_id: "3", agent_id: "", kind: "business", financials_checked: "" };

  expect(toRequestFields(typed)).toEqual({
    name: "Bakery",
    office_id: 3,
    agent_id: null,
    kind: "business",
    financials_checked: null,
  });
});
