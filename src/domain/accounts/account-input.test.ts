import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { checkProfile } from "./account-input.ts";

const PROFILE = { first_name: "太郎", last_name: "山田", locality: "大阪市", postal_code: "530-0001", country: "JP" };

test.each(["大阪府", "Osaka", "osaka", "27"])("reads the region %s", (state) => {
  expect(checkProfile({ ...PROFILE, state }, { edition: EDITIONS.JP })).toMatchObject({ input: { state: "osaka" } });
});

test("rejects a region of another country", () => {
  const checked = checkProfile({ ...PROFILE, state: "Florida" }, { edition: EDITIONS.JP });
  expect(checked).toMatchObject({ codes: { state: "region" } });
});
