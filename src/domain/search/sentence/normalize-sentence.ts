import type { Context } from "#domain/context.ts";
import { getLanguage } from "#editions/language-prefix.ts";
import { writeKatakana } from "./correct-typos.ts";
import type { Lexicon } from "./lexicon.ts";
import { getPhraseKey, splitUnits } from "./split-units.ts";

/** Writes a sentence's spaces, letters and numbers in one way. */
export function normalizeSentence(typed: string, lexicon: Lexicon, locale: Context["locale"]): string {
  const text = typed.normalize("NFKC").replace(/\s+/g, " ").trim();
  if (lexicon.phrases.has_characters) return normalizeJapanese(text, lexicon);
  if (lexicon.phrases.has_tones) return writeOne(text, lexicon);
  const language = getLanguage(locale);
  // "1'5 millones"
  if (language === "es") return text.replace(/(?<=\d)['’´](?=\d)/g, ",");
  return language === "en" ? text.replace(/(?<=^| )4 (?=sale\b)/gi, "for ") : text;
}

function normalizeJapanese(text: string, lexicon: Lexicon): string {
  return (
    writeKatakana(text, lexicon)
      .replace(/(?<=\d千?)(?:マン|満)/g, "万")
      .replace(/(\d)千(?:(\d)百)?(\d{1,3})?(?=万)/g, joinThousands)
      // In "EBITDA3000万", the letters and the amount are two words.
      .replace(/(?<=[a-z])(?=\d+[千万億円])/gi, " ")
      .replace(/(?<=[\p{Script=Han}\p{Script=Katakana}ー])・(?=[\p{Script=Han}\p{Script=Katakana}])/gu, "や")
  );
}

/** Writes "1千5百万" as "1500万". */
const joinThousands = (_: string, thousands: string, hundreds = "0", rest = "0"): string =>
  String(Number(thousands) * 1_000 + Number(hundreds) * 100 + Number(rest));

/** Matches a Vietnamese billion with its tenths, and the word before it: "dưới tỷ rưỡi". */
const BARE_BILLION =
  /(?<![\p{L}\d])(?:(?<before>[\p{L}\p{M}\d]+) )?(?<unit>t[ỷỉ])(?= (?:rưỡi|mốt|hai|ba|tư|năm|sáu|bảy|tám|chín)(?!\p{L}))/giu;

/** Writes "tỷ rưỡi" as "một tỷ rưỡi". */
const writeOne = (text: string, lexicon: Lexicon): string =>
  text.replace(BARE_BILLION, (all: string, before: string | undefined, unit: string) =>
    before !== undefined && isNumber(before, lexicon) ? all : [before, "một", unit].filter(Boolean).join(" "),
  );

const isNumber = (word: string, { numbers, phrases }: Lexicon): boolean =>
  /\d|^(?:mấy|vài)$/i.test(word) || numbers.has(getPhraseKey(splitUnits(word, phrases.stem)));
