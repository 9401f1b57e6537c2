import { expect, test } from "vitest";
import { isSameName, isSignersName } from "./same-name.ts";

test.each([
  ["pat  lane", "Pat Lane"],
  [" PAT LANE ", "Pat Lane"],
  ["Jose\u0301 Nu\u0301n\u0303ez", "Jos\u00e9 N\u00fa\u00f1ez"],
  ["ＰＡＴ　ＬＡＮＥ", "Pat Lane"],
  ["Siobh\u00e1n O\u2019Brien", "siobh\u00e1n o'brien"],
  ["Anne\u2010Marie Roy", "Anne-Marie Roy"],
  ["nguyễn văn an", "NGUYỄN VĂN AN"],
  ["山田 太郎", "山田　太郎"],
  ["\u200eمحمد علي", "محمد علي"],
])("accepts %j for the name %j", (typed, name) => {
  expect(isSameName(typed, name)).toBe(true);
});

test.each([
  ["Pat", "Pat Lane"],
  ["Pat Lanes", "Pat Lane"],
  ["Jose Nunez", "Jos\u00e9 N\u00fa\u00f1ez"],
  ["", ""],
  [" ", "Pat Lane"],
])("rejects %j for the name %j", (typed, name) => {
  expect(isSameName(typed, name)).toBe(false);
});

test.each([
  ["山田太郎", "太郎", "山田"],
  ["山田　太郎", "太郎", "山田"],
  ["太郎 山田", "太郎", "山田"],
  ["ジョン・スミス", "ジョン", "スミス"],
  ["Nguyễn Văn An", "Văn An", "Nguyễn"],
  ["van an", "Van", "An"],
  ["Lane Pat", "Pat", "Lane"],
])("accepts %j for the parts %j and %j", (typed, first_name, last_name) => {
  expect(isSignersName(typed, { first_name, last_name })).toBe(true);
});

test.each([
  ["山田花子", "太郎", "山田"],
  ["Nguyen Van An", "Văn An", "Nguyễn"],
  ["Lane", "Pat", "Lane"],
])("rejects %j for the parts %j and %j", (typed, first_name, last_name) => {
  expect(isSignersName(typed, { first_name, last_name })).toBe(false);
});
