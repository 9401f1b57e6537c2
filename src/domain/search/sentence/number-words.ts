import type { Phrases } from "./phrases/phrases.ts";
import { getPhraseKey, splitUnits } from "./split-units.ts";

export interface NumberWord {
  written: string;
  value: number;
  /** Whether it multiplies the number before it. */
  isFactor: boolean;
}

/** Reads a language's words for numbers, by their keys: "two=2", "hundred=x100". */
export function readNumberWords({ numbers, stem }: Phrases): ReadonlyMap<string, readonly NumberWord[]> {
  const words = new Map<string, NumberWord[]>();
  for (const entry of numbers.split("|")) {
    const [written = "", value = ""] = entry.split("=");
    const key = getPhraseKey(splitUnits(written, stem).filter((unit) => unit.key !== "-"));
    const word = { written, value: Number(value.replace("x", "")), isFactor: value.startsWith("x") };
    words.set(key, [...(words.get(key) ?? []), word]);
  }
  return words;
}
