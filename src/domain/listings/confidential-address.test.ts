import { expect, test } from "vitest";
import { EDITIONS, type EditionCode } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import { getAddressPlace } from "./address-place.ts";
import { formatConfidentialAddress } from "./confidential-address.ts";

const BARE = { street_address: null, locality: null, postal_code: null };

test.each<[EditionCode, Locale, region: string, address: object, text: string]>([
  ["US", "en-US", "florida", { locality: "Tampa", postal_code: "33602" }, "Tampa, FL 33602"],
  ["US", "en-US", "Florida", { street_address: "1 Main St", locality: "Tampa" }, "1 Main St, Tampa, FL"],
  ["JP", "ja-JP", "東京都", { street_address: "丸の内1-1", locality: "千代田区" }, "東京都千代田区丸の内1-1"],
])("writes an address in %s, in %s, for the region %s", (code, locale, region, address, text) => {
  const place = getAddressPlace({ edition: EDITIONS[code], locale }, region);
  expect(formatConfidentialAddress(place, { ...BARE, ...address })).toBe(text);
});

test("writes nothing if only the region is known, and no region if it is unknown", () => {
  const context = { edition: EDITIONS.US, locale: "en-US" } as const;
  expect(formatConfidentialAddress(getAddressPlace(context, "florida"), BARE)).toBeNull();
  const nowhere = getAddressPlace(context, null);
  expect(formatConfidentialAddress(nowhere, { ...BARE, locality: "Tampa" })).toBe("Tampa");
});
