import type { Lexicon } from "./lexicon.ts";
import { isAge } from "./read-sides.ts";
import { isOf, isUnknown, type Token } from "./read-tokens.ts";
import type { StoryWords } from "./story-words/story-words.ts";

/** A business may be older than anyone's career. */
const MAX_CAREER_YEARS = 60;

/** A number from this on is money, unless it may be a year. */
const MIN_AMOUNT = 1_000;
const MIN_YEAR = 1_900;
const MAX_YEAR = 2_100;

/** The clauses in which buyers tell about their own life: "I ran hotel kitchens for thirty years, so I'd like …". */
export function findStory(text: string, tokens: readonly Token[], lexicon: Lexicon): Token[][] {
  const clauses = listClauses(text, tokens, lexicon);
  const isOwn = clauses.map((clause) => isAboutBuyer(text, clause, lexicon));
  const [first, request] = [isOwn.indexOf(true), clauses.findIndex(isRequest)];
  if (first < 0) return [];
  const story = clauses.filter((clause, at) => {
    const isOwnAge = isAgeAlone(clause) && (isOwn[at - 1] || isOwn[at + 1]);
    return isOwn[at] || isOwnAge || (at > first && at < request && isBackground(clause));
  });
  if (story.length === clauses.length) return [];
  for (const clause of clauses) {
    if (story.includes(clause)) skipNumbers(clause);
    else skipYears(clause, hasCareer(text, clause, lexicon.story));
  }
  return story;
}

/** Splits a sentence at its punctuation, before a reason, and before "I want", which in Japanese comes last. */
function listClauses(text: string, tokens: readonly Token[], { phrases, story }: Lexicon): Token[][] {
  const clauses: Token[][] = [];
  for (const token of tokens) {
    const before = clauses.at(-1)?.at(-1);
    const isPreference = !phrases.has_characters && isOf(token, "seek", "income");
    const mark = before && text.slice(before.start, token.start).match(/[,、.;:!?。](?!\d)/)?.[0];
    // "We're settling near Warner Robins, Georgia"
    const isPunctuation = mark !== undefined && !(mark === "," && isOf(token, "state") && !isOf(token, "filler"));
    const isStart = !before || isPreference || isPunctuation || startsReason(text.slice(token.start), story);
    if (isStart) clauses.push([token]);
    else clauses.at(-1)!.push(token);
  }
  return clauses.flatMap(splitAroundMoney);
}

/** Splits a clause at the "and" beside an amount of money: "I ran a plant and with my savings of 200k and a partner". */
function splitAroundMoney(clause: Token[]): Token[][] {
  const [first, last] = [clause.findIndex(isMoney), clause.findLastIndex(isMoney)];
  if (first < 0) return [clause];
  const isAnd = (token: Token): boolean => isOf(token, "and");
  const before = Math.max(0, clause.slice(0, first).findLastIndex(isAnd));
  const after = clause.findIndex((token, at) => at > last && isAnd(token));
  const end = after < 0 ? clause.length : after;
  return [clause.slice(0, before), clause.slice(before, end), clause.slice(end)].filter(({ length }) => length > 0);
}

/** Returns whether a clause says what kind of business the buyer wants. */
const isRequest = (clause: readonly Token[]): boolean =>
  clause.some((token) => isOf(token, "seek")) && clause.some(isSubject);

/** Returns whether a clause between the story's start and the request says nothing that is searched for. */
const isBackground = (clause: readonly Token[]): boolean =>
  !clause.some((token) => isMoney(token) || isOf(token, "seek", "near_me", "filter", "not", "income"));

const startsReason = (written: string, { reason }: StoryWords): boolean => reason?.exec(written)?.index === 0;

function isAboutBuyer(text: string, clause: readonly Token[], { story }: Lexicon): boolean {
  const isWanted = clause.some((token) => isOf(token, "seek", "near_me") || isMoney(token));
  const written = getText(text, clause);
  return !isWanted && (story.story.test(written) || startsReason(written, story) || hasCareer(text, clause, story));
}

/** Returns whether a token is an amount of money, which says what the buyer has or needs. */
const isMoney = ({ amount }: Token): boolean =>
  amount !== null &&
  (amount.isMoney || amount.value > MAX_YEAR || (amount.value >= MIN_AMOUNT && amount.value < MIN_YEAR));

const getText = (text: string, clause: readonly Token[]): string =>
  clause.length === 0 ? "" : text.slice(clause[0]!.start, clause.at(-1)!.end);

/** Returns whether a clause is nothing but an age: ", 52,". */
function isAgeAlone(clause: readonly Token[]): boolean {
  const words = clause.filter(({ text }) => text !== ",");
  const [number, unit] = words;
  return words.length <= 2 && isAge(number?.amount) && (!unit || isOf(unit, "years_after"));
}

/** Returns whether a clause says how long the buyer has worked: "a nurse with 22 years in hospitals". */
function hasCareer(text: string, clause: readonly Token[], { careerBefore, careerAfter }: StoryWords): boolean {
  const at = clause.findIndex(isCareerYears);
  // "In business for at least 10 years" is about the business.
  const before = clause[at - 1];
  if (at < 0 || isOf(before, "years") || (isOf(before, "min", "max") && !careerBefore.test(before!.text))) return false;
  return careerBefore.test(getText(text, clause.slice(0, at))) || careerAfter.test(getText(text, clause.slice(at + 1)));
}

function isCareerYears({ amount }: Token, at: number, clause: readonly Token[]): boolean {
  if (!amount || amount.isMoney || amount.value > MAX_CAREER_YEARS) return false;
  return isOf(clause[at + 1], "years_after", "decades");
}

/** Matches a unit that doesn't say what the years are of, unlike "years in business". */
const BARE_UNIT = /^(?:\p{Script=Latin}+|年[間目]?)$/u;

/** Skips the years that someone worked. Beside a story, years of a business have a bound or a word such as "open". */
function skipYears(clause: readonly Token[], isCareer: boolean): void {
  const isOfBusiness = clause.some((token) => isOf(token, "years"));
  for (const [at, token] of clause.entries()) {
    if (!isCareerYears(token, at, clause)) continue;
    const isBound = [clause[at - 1], clause[at + 2]].some(
      (each) => isOf(each, "min", "max", "min_after", "max_after") || each?.text === "+",
    );
    if (!isCareer && (isOfBusiness || isBound || !BARE_UNIT.test(clause[at + 1]!.text))) continue;
    token.isRead = true;
    clause[at + 1]!.isRead = true;
  }
}

function skipNumbers(clause: readonly Token[]): void {
  skipYears(clause, true);
  for (const token of clause) if (token.amount) token.isRead = true;
}

/** Hides what buyers tell about themselves, so that only the rest of a sentence is read. */
export function hideStory(clauses: readonly (readonly Token[])[], text: string, lexicon: Lexicon): HiddenStory {
  const hidden = clauses.map((clause) => clause.filter((token) => !token.isRead));
  const setHidden = (parts: readonly Token[], isRead: boolean): void => {
    for (const token of parts) token.isRead = isRead;
  };
  for (const parts of hidden) setHidden(parts, true);
  const isMoving = clauses.map((clause) => lexicon.story.moving.test(getText(text, clause)));
  const used = new Set<number>();
  return {
    isAboutMoving: isMoving.includes(true),
    show(read) {
      const places = [...hidden.keys()].reverse();
      for (const at of places.sort((a, b) => Number(isMoving[b]) - Number(isMoving[a]))) {
        const parts = hidden[at]!;
        setHidden(parts, false);
        const result = read();
        hidden[at] = parts.filter((token) => !token.isRead && !isOf(token, "wider_region"));
        setHidden(hidden[at], true);
        if (hidden[at].length === parts.length) continue;
        used.add(at);
        return result;
      }
      return null;
    },
    end(tokens) {
      const isNamed = tokens.some((token) => !token.isRead && (isSubject(token) || isKindOfWork(token)));
      const last = isNamed ? -1 : hidden.findLastIndex((clause) => clause.some(isSubject));
      for (const token of hidden[last] ?? []) token.isRead = !isSubject(token);
      used.add(last);
      return clauses.filter((clause, at) => {
        if (used.has(at)) return false;
        const isOwn = isAboutBuyer(text, clause, lexicon);
        return isOwn ? clause.some(isUnknown) : hidden[at]!.some((token) => isUnknown(token) || isSubject(token));
      });
    },
  };
}

export interface HiddenStory {
  /** Whether the buyer moves to a place in it. */
  isAboutMoving: boolean;
  /**
   * Shows one clause after the other to a function that reads its places, first those about moving and the last ones.
   * Returns what it read in the first clause with a place; null if there is none.
   */
  show<Result>(read: () => Result): Result | null;
  /** Shows the kinds of business in it if the rest names none. Returns the clauses of which nothing is used. */
  end(tokens: readonly Token[]): (readonly Token[])[];
}

/** Returns whether a filter says what kind of work is wanted: "something I can run from home". */
const isKindOfWork = (token: Token): boolean =>
  token.meanings.some(
    (meaning) =>
      meaning.kind === "filter" &&
      ["home_based", "relocatable", "manager_run", "kind", "franchise"].includes(meaning.key),
  );

const isSubject = (token: Token): boolean => isOf(token, "sector", "words") && !isOf(token, "filler");
