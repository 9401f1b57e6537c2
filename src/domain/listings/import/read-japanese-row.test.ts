import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { createReader } from "../../../../tests/support/import-rows.ts";

const HEADER = [
  "案件番号",
  "案件名",
  "業種",
  "所在地",
  "売却希望価格（万円）",
  "年商",
  "従業員数",
  "設立年",
  "事業概要",
  "募集状況",
];

test("reads a row of a Japanese file", () => {
  const read = createReader(HEADER, null, { edition: EDITIONS.JP, locale: "ja-JP" });
  const cells = [
    "JP-1",
    "関西の整備工場",
    "自動車整備",
    "〒590-0078 大阪府堺市",
    "4,500",
    "1億2000万円",
    "正社員8名、パート2名",
    "昭和58年",
    "指定工場の資格を持つ整備工場です。",
    "交渉中",
  ];
  const reading = read({ line: 2, cells });
  expect(reading).toMatchObject({
    row: {
      values: {
        name: "関西の整備工場",
        category_slug: "automotive-boat",
        subcategory_slug: "auto-repair-service",
        region_slug: "osaka",
        locality: "堺市",
        postal_code: "590-0078",
        price: 45_000_000,
        total_sales: 120_000_000,
        employees: 10,
        year_established: 1983,
        status: "under_offer",
      },
      warnings: [],
    },
  });
});
