import { toSearchWords } from "../search-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { isListed } from "./read-places.ts";
import { isOf, isUnknown, type Token } from "./read-tokens.ts";

/** A part of a sentence that no filter expresses. */
export interface RestWord {
  /** The position of its token. */
  at: number;
  text: string;
  /** Whether the lexicon knows it as a search word, such as "pizza". */
  isKnown: boolean;
}

interface ChosenWords {
  words: string[];
  /** The phrases among the words that the lexicon doesn't know. */
  uncertain: string[];
  unread: Token[][];
}

/** More words than a name or an attribute has are a clause: "dad is retiring from welding". */
const MAX_WORDS = 3;
const MAX_CHARACTERS = 8;

/**
 * Chooses the search words among the parts that no filter expresses. In a sentence that names a kind of business, words
 * without a meaning narrow the search only beside that name, as a brand does, or after "with": "Allstate insurance
 * agency", "motel with a pool". Others are returned as unread phrases.
 */
export function chooseWords(
  rest: readonly RestWord[],
  tokens: readonly Token[],
  negated: ReadonlySet<Token>,
  { omissible, phrases }: Lexicon,
): ChosenWords {
  const subjects = new Set(tokens.filter((token) => isSubject(token) && !negated.has(token)));
  const isPassed = (token: Token): boolean =>
    isOf(token, "and") ||
    /^[-&]$/.test(token.text) ||
    (isOf(token, "filler") &&
      toSearchWords(token.text).every(
        (word) => omissible.has(phrases.stem(word)) && !isListed(phrases.adverbs ?? "", word),
      ));
  /** Returns the nearest token that isn't just a connecting word. */
  const findBeside = (from: number, step: 1 | -1): Token | undefined => {
    let at = from + step;
    while (tokens[at] && isPassed(tokens[at]!)) at += step;
    return tokens[at];
  };
  const max = phrases.has_characters ? MAX_CHARACTERS : MAX_WORDS;
  const isChosen = (run: readonly RestWord[]): boolean => {
    if (run[0]!.isKnown || subjects.size === 0) return true;
    if (run.length > max) return false;
    const [before, after] = [findBeside(run[0]!.at, -1), findBeside(run.at(-1)!.at, 1)];
    if (isVenue(tokens, run[0]!.at, run.at(-1)!.at, phrases)) return true;
    const having = phrases.has_characters ? after : before;
    return (
      [before, after].some((token) => token && subjects.has(token)) || isListed(phrases.having, having?.text ?? "")
    );
  };
  const chosen: ChosenWords = { words: [], uncertain: [], unread: [] };
  for (const run of listRuns(rest, tokens)) {
    const [first, last] = [run[0]!, run.at(-1)!];
    if (isChosen(run)) {
      chosen.words.push(
        ...run.map(({ text }) => text).filter((text) => !first.isKnown || !chosen.words.includes(text)),
      );
      if (!first.isKnown) chosen.uncertain.push(run.map(({ text }) => text).join(phrases.has_characters ? "" : " "));
      // "Doors and windows": what is joined to a chosen word is chosen, too.
      if (subjects.size > 0) for (const { at } of run) subjects.add(tokens[at]!);
    } else chosen.unread.push(tokens.slice(first.at, last.at + 1));
  }
  return chosen;
}

/** Returns whether words are what a shop or company is called by: "trophy store", "tienda de trofeos". */
function isVenue(tokens: readonly Token[], first: number, last: number, phrases: Lexicon["phrases"]): boolean {
  const isBefore = phrases.has_modifiers_first || phrases.has_characters;
  const texts = isBefore
    ? [tokens[last + 1]?.text]
    : [tokens[first - 1]?.text, `${tokens[first - 2]?.text} ${tokens[first - 1]?.text}`];
  return texts.some((text) => text !== undefined && isListed(phrases.venues, text.replace(/\s*['’]$/, "'")));
}

/** Returns whether a token names a kind of business. */
function isSubject(token: Token): boolean {
  const isFranchise = token.meanings.some((meaning) => meaning.kind === "filter" && /franchise|kind/.test(meaning.key));
  return (isOf(token, "sector", "words") || isFranchise) && !isOf(token, "filler");
}

/** Lists each known word by itself, and the unknown words between which only fillers stand together. */
function listRuns(rest: readonly RestWord[], tokens: readonly Token[]): RestWord[][] {
  const runs: RestWord[][] = [];
  for (const word of rest) {
    const before = runs.at(-1)?.at(-1);
    const between = before ? tokens.slice(before.at + 1, word.at) : [];
    const isJoined =
      before !== undefined &&
      !before.isKnown &&
      !word.isKnown &&
      between.every((token) => (!token.isRead && isOf(token, "filler") && !isUnknown(token)) || token.text === "-");
    if (isJoined) runs.at(-1)!.push(word);
    else runs.push([word]);
  }
  return runs;
}
