import { expect, test } from "vitest";
import { createCurrencyFormat } from "./currency-format.ts";

test.each([
  ["vi-VN", "VND", 1_180_000_000, "1,18 tỷ ₫"],
  ["vi-VN", "VND", 450_000_000, "450 triệu ₫"],
  ["vi-VN", "VND", -12_500_000, "-12,5 triệu ₫"],
  ["vi-VN", "VND", 900_000, "900.000 ₫"],
  ["en-US", "USD", 1_250_000, "$1,250,000"],
  ["ja-JP", "JPY", 12_000_000, "￥12,000,000"],
])("formats in %s %s: %d", (locale, currency, amount, text) => {
  expect(createCurrencyFormat(locale, currency).format(amount).replaceAll("\u00a0", " ")).toBe(text);
});

test("shows the sign of a change", () => {
  const format = createCurrencyFormat("vi-VN", "VND", { signDisplay: "exceptZero" });
  expect(format.format(2_000_000_000).replaceAll("\u00a0", " ")).toBe("+2 tỷ ₫");
});
