import type { Context } from "#domain/context.ts";
import { NO_FILTERS } from "../search-filters.ts";
import { choosePlaces } from "./choose-places.ts";
import { chooseWords } from "./choose-words.ts";
import { narrowExclusions, replaceCategories } from "./combine-sectors.ts";
import { correctTypos } from "./correct-typos.ts";
import { findAttributes } from "./find-attributes.ts";
import { hasMarks } from "./find-meanings.ts";
import { findStory, hideStory } from "./find-story.ts";
import { getLexicon, type Lexicon } from "./lexicon.ts";
import { normalizeSentence } from "./normalize-sentence.ts";
import { readAmounts } from "./read-amounts.ts";
import { findLocation } from "./read-location.ts";
import { readNegations } from "./read-negations.ts";
import { readPlaces, readRadius } from "./read-places.ts";
import { readPostalCodes } from "./read-postal-codes.ts";
import { addValue, readRest } from "./read-rest.ts";
import { getMeaning, isOf, readTokens, type Token } from "./read-tokens.ts";
import { skipBuyer } from "./skip-buyer.ts";
import { splitUnits } from "./split-units.ts";

/** A sentence converted to the search's parameters. */
export interface SentenceReading {
  /** The filters that the sentence expresses, without `q`. */
  filters: URLSearchParams;
  /** The words that remain to be searched for. */
  words: string;
  /** The phrases among the words that may not be meant to narrow the search, as "Subway" in "Subway in Texas". */
  uncertain: string[];
  /** Phrases that no filter can express. */
  unread: string[];
}

/** A longer text is not read as a sentence. In Japanese, each character is a unit. */
const MAX_LENGTH = 400;
const MAX_WORDS = 110;
const MAX_CHARACTERS = 200;

/**
 * Reads a search sentence such as "bar in Texas under 300k"; null if its language has no grammar, or if it is just a
 * listing's number or quoted text, which stay search words. Reading the remaining words again changes nothing.
 */
export function readSentence(typed: string, context: Context): SentenceReading | null {
  const lexicon = getLexicon(context);
  if (!lexicon) return null;
  const text = normalizeSentence(typed, lexicon, context.locale);
  if (text.length > MAX_LENGTH || /["“”«»]/.test(text)) return null;
  const { stem, has_characters: hasCharacters } = lexicon.phrases;
  if (splitUnits(text, stem).length > (hasCharacters ? MAX_CHARACTERS : MAX_WORDS)) return null;
  const isMarked = hasMarks(text);
  const reading = readOnce(text, lexicon, context, isMarked);
  // The remaining words may form a phrase that other words had separated.
  const again = reading.words === text ? null : readOnce(reading.words, lexicon, context, isMarked);
  if (!again || again.words === reading.words) return reading;
  // Words about a sector stay words: the "dental" of "dental supply wholesaler" isn't a dental practice.
  if (reading.isLiteral) return { ...reading, words: `"${reading.words}"` };
  for (const [key, value] of again.filters) addValue(reading.filters, key, value);
  return {
    filters: reading.filters,
    words: again.words,
    uncertain: again.uncertain,
    unread: [...reading.unread, ...again.unread],
  };
}

/**
 * Returns whether a phrase that no filter can express means the reader's own location, which only their browser knows.
 */
export function isNearMe(phrase: string, context: Context): boolean {
  const [token, ...others] = readPhraseTokens(phrase, context);
  return isOf(token, "near_me") && others.length === 0;
}

/** Finds the sectors that a search's words are kinds of: "pizza" stands for restaurants. */
export function findSectorsOfWords(words: string, context: Context): string[] {
  return readPhraseTokens(words, context).flatMap((token) => getMeaning(token, "words")?.slug ?? []);
}

function readPhraseTokens(text: string, context: Context): Token[] {
  const lexicon = getLexicon(context);
  return lexicon && text.length <= MAX_LENGTH ? readTokens(text, lexicon, context) : [];
}

function readOnce(
  text: string,
  lexicon: Lexicon,
  context: Context,
  isMarked: boolean,
  isCorrected = false,
): SentenceReading & { isLiteral: boolean } {
  const tokens = readTokens(text, lexicon, context, isMarked);
  const filters = new URLSearchParams();
  const unread: [token: Token, text: string][] = [];
  const leave = (parts: readonly Token[]): void => {
    unread.push([
      parts[0]!,
      text
        .slice(parts[0]!.start, parts.at(-1)!.end)
        .replace(/[\s,、]+$/, "")
        .trim(),
    ]);
  };
  for (const token of tokens) {
    if (!isOf(token, "near_me")) continue;
    token.isRead = true;
    leave([token]);
  }
  if (isNumberOfListing(tokens))
    return { filters, words: tokens.find(({ amount }) => amount)!.text, uncertain: [], unread: [], isLiteral: false };
  const radius = readRadius(tokens, context);
  const codes = readPostalCodes(tokens, context);
  const story = hideStory(findStory(text, tokens, lexicon), text, lexicon);
  const amounts = readAmounts(tokens, context);
  for (const [key, value] of amounts.filters) filters.set(key, String(value));
  for (const parts of amounts.unread) leave(parts);
  const hasRadius = radius !== null;
  const places = readPlaces(text, tokens, lexicon, context, hasRadius && codes.length === 0);
  const corrected = isCorrected ? text : correctTypos(text, tokens, lexicon, context);
  if (corrected !== text) return readOnce(corrected, lexicon, context, isMarked, true);
  const found = { places, hasCode: codes.length > 0, hasRadius };
  const { states, near, others } = findLocation(text, tokens, found, story, lexicon, context);
  const placeTokens = new Set([near?.token ?? [], ...others.map(({ parts }) => parts)].flat());
  const excluded = new Map<string, string>();
  const { negated } = readNegations(text, tokens, states, placeTokens, {
    exclude: (slug, token) => {
      addValue(filters, "exclude", slug);
      excluded.set(slug, token.text);
    },
    leave,
  });
  const named = [...codes, near ?? [], others].flat();
  const sentence = { text, tokens, negated, radius: radius?.value ?? NO_FILTERS.radius, leave };
  const chosenPlaces = choosePlaces(named, states, sentence, context);
  for (const [token, slug] of states) if (!negated.has(token)) addValue(filters, "state", slug);
  for (const { text: place } of chosenPlaces) addValue(filters, "near", place);
  const isNear = chosenPlaces.length > 0 || tokens.some((token) => isOf(token, "near_me"));
  if (isNear && radius) filters.set("radius", String(radius.value));
  else if (radius) leave(radius.parts);
  skipBuyer(tokens);
  for (const parts of story.end(tokens)) leave(parts);
  const attributes = findAttributes(tokens, negated, lexicon);
  const rest = readRest(tokens, { filters, negated, attributes, leave }, context);
  const chosen = chooseWords(rest, tokens, negated, lexicon);
  for (const parts of chosen.unread) leave(parts);
  // "東北ならどこでも。福島だけは無理"
  for (const slug of filters.getAll("exclude")) filters.delete("state", slug);
  replaceCategories(filters);
  narrowExclusions(filters, excluded, context.locale);
  // A resale's other words may name the franchise again.
  if (filters.has("franchise")) filters.delete("kind");
  unread.sort(([a], [b]) => a.start - b.start);
  return {
    filters,
    words: joinWords(chosen.words),
    uncertain: chosen.uncertain,
    // A particle that is left of a longer phrase says nothing by itself.
    unread: unread.map(([, phrase]) => phrase).filter((phrase) => !/^[\p{Script=Hiragana}ー]{1,2}$/u.test(phrase)),
    isLiteral: attributes.size > 0,
  };
}

/** Returns whether a sentence is just a listing number: "100234" or "listing 100234". */
function isNumberOfListing(tokens: readonly Token[]): boolean {
  const numbers = tokens.filter(({ amount }) => amount);
  const isOther = tokens.some((token) => !token.amount && !isOf(token, "filler") && token.text !== "#");
  return numbers.length === 1 && !isOther && /^[1-9]\d{5,8}$/.test(numbers[0]!.text);
}

/** Joins words. In scripts without spaces, they are joined as they were typed. */
function joinWords(words: readonly string[]): string {
  return words
    .join(" ")
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu,
      "",
    );
}
