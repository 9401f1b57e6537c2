import { expect, test } from "vitest";
import { formatPersonName, getNameOrder, getSalutationName, splitPersonName } from "./person-name.ts";

test.each([
  ["en-US", "Pat", "Lane", "Pat Lane"],
  ["vi-VN", "Văn An", "Nguyễn", "Nguyễn Văn An"],
  ["ja-JP", "太郎", "山田", "山田太郎"],
  ["en-US", "太郎", "山田", "山田太郎"],
  ["ja-JP", "ジョン", "スミス", "スミス ジョン"],
  ["ja-JP", "", "山田", "山田"],
  ["es-ES", "Ana", null, "Ana"],
])("formats a name in %s: %s %s", (locale, first_name, last_name, name) => {
  expect(formatPersonName(getNameOrder(locale), { first_name, last_name })).toBe(name);
});

test.each([
  ["en-US", "Ana María Reyes"],
  ["vi-VN", "Nguyễn Văn An"],
  ["en-US", "Cher"],
])("formats what it split in %s: %s", (locale, name) => {
  const order = getNameOrder(locale);
  expect(formatPersonName(order, splitPersonName(order, name))).toBe(name);
});

test("addresses a Japanese reader by the family name, others by the given name", () => {
  expect(getSalutationName("ja-JP", { first_name: "太郎", last_name: "山田" })).toBe("山田");
  expect(getSalutationName("vi-VN", { first_name: "An", last_name: "Nguyễn" })).toBe("An");
});
