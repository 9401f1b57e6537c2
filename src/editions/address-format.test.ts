import { expect, test } from "vitest";
import { formatAddress, formatAddressLines, formatTown, getCommonTown, listAddressFields } from "./address-format.ts";
import { EDITIONS, type EditionCode } from "./countries.ts";

const region = (code: EditionCode, slug: string, name?: string) => {
  const found = EDITIONS[code].regions.find((each) => each.slug === slug);
  return found ? { ...found, name: name ?? found.name } : null;
};

test.each([
  ["US", ["100 Harbor St"], "Tampa", region("US", "florida"), "33602", "100 Harbor St, Tampa, FL 33602"],
  ["CA", ["1 King St W"], "Toronto", region("CA", "ontario"), "M5X 1E4", "1 King St W, Toronto ON M5X 1E4"],
  ["UK", ["40 Row"], "London", region("UK", "greater-london"), "EC2M 7PY", "40 Row, London EC2M 7PY"],
  ["ES", ["Calle Mayor 1"], "Madrid", region("ES", "madrid"), "28013", "Calle Mayor 1, 28013 Madrid"],
  ["ES", ["Plaza 2"], "Getafe", region("ES", "madrid"), "28901", "Plaza 2, 28901 Getafe (Madrid)"],
  ["FR", ["3 rue X"], "Lyon", region("FR", "auvergne-rhone-alpes"), "69002", "3 rue X, 69002 Lyon"],
  [
    "MX",
    ["Av. 5"],
    "Ciudad de México",
    region("MX", "ciudad-de-mexico"),
    "06000",
    "Av. 5, 06000 Ciudad de México, CDMX",
  ],
  ["IE", ["5 Main Street"], "Ennis", region("IE", "clare"), "V95 E2X1", "5 Main Street, Ennis, Co. Clare, V95 E2X1"],
  ["IE", ["5 Main Street"], "Dublin", region("IE", "dublin"), "D02 X285", "5 Main Street, Dublin, D02 X285"],
  ["GH", ["5 Rd"], "Accra", region("GH", "greater-accra"), "GA-183-8164", "5 Rd, Accra, GA-183-8164"],
  ["UAE", ["Tower 1"], "Dubai", region("UAE", "dubai"), null, "Tower 1, Dubai"],
  ["UAE", ["Tower 1"], "Al Ain", region("UAE", "abu-dhabi"), "PO Box 9", "Tower 1, PO Box 9, Al Ain, Abu Dhabi"],
  ["PR", ["Urb. Las Flores", "12 Calle 3"], "Ponce", null, "00730", "Urb. Las Flores, 12 Calle 3, Ponce, PR 00730"],
  [
    "JP",
    ["丸の内3-9-4", "8階"],
    "千代田区",
    region("JP", "tokyo", "東京都"),
    "100-0005",
    "〒100-0005 東京都千代田区丸の内3-9-4 8階",
  ],
  [
    "JP",
    ["3-9-4 Marunouchi"],
    "Chiyoda",
    region("JP", "tokyo"),
    "100-0005",
    "3-9-4 Marunouchi, Chiyoda, Tokyo 100-0005",
  ],
  [
    "VN",
    ["88 Đường Đèn", "Tầng 9"],
    "Hồ Chí Minh",
    region("VN", "ho-chi-minh"),
    "70000",
    "88 Đường Đèn, Tầng 9, Hồ Chí Minh 70000",
  ],
  ["SG", ["9 Road", "#02-18"], "Tampines", null, "529509", "9 Road, #02-18, Singapore 529509"],
] as const)("formats an address in %s", (code, street, locality, place, postal_code, text) => {
  const address = { street, locality, region: place, postal_code };
  expect(formatAddress(EDITIONS[code].address_format, address)).toBe(text);
});

test("drops what is missing with its punctuation", () => {
  const bare = { street: [null], locality: "Tampa", region: null, postal_code: null };
  expect(formatAddressLines(EDITIONS.US.address_format, bare)).toEqual(["Tampa"]);
  const none = { street: [], locality: null, region: null, postal_code: null };
  for (const { address_format } of Object.values(EDITIONS))
    expect(formatAddressLines(address_format, none)).toEqual([]);
});

test.each([
  ["US", "Tampa", region("US", "florida"), "Tampa, FL"],
  ["CA", "Toronto", region("CA", "ontario"), "Toronto, ON"],
  ["UK", "London", region("UK", "greater-london"), "London"],
  ["JP", "千代田区", region("JP", "tokyo", "東京都"), "東京都千代田区"],
  ["MX", "Mérida", region("MX", "yucatan"), "Mérida, Yuc."],
  ["SG", "Tampines", region("SG", "east-region"), "Tampines"],
] as const)("formats a town in %s", (code, locality, place, text) => {
  expect(formatTown(EDITIONS[code].address_format, { locality, region: place })).toBe(text);
});

test.each([
  ["US", ["address_1", "locality", "state", "postal_code"]],
  ["FR", ["address_1", "postal_code", "locality", "state"]],
  ["JP", ["postal_code", "state", "locality", "address_1"]],
  ["UAE", ["address_1", "postal_code", "locality", "state"]],
  ["SG", ["address_1", "postal_code", "locality", "state"]],
] as const)("lists the fields of an address in %s in the order in which it is written", (code, fields) => {
  expect(listAddressFields(EDITIONS[code].address_format)).toEqual(fields);
});

test("knows the town of every address in Singapore", () => {
  const towns = Object.values(EDITIONS).map((edition) => getCommonTown(edition));
  expect(towns.filter(Boolean)).toEqual(["Singapore"]);
  expect(getCommonTown(EDITIONS.SG)).toBe("Singapore");
});
