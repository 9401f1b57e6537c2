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
  const story = clauses.filter((clause, at) => {
    const isOwnAge = isAgeAlone(clause) && (isOwn[at - 1] || isOwn[at + 1]);
    if (isOwn[at] || isOwnAge) skipNumbers(clause);
    else if (hasCareer(text, clause, lexicon.story)) skipYears(clause);
    return isOwn[at] || isOwnAge;
  });
  return story.length === clauses.length ? [] : story;
}

/** Splits a sentence at its punctuation, and before "I want", which in Japanese comes last. */
function listClauses(text: string, tokens: readonly Token[], { phrases }: Lexicon): Token[][] {
  const clauses: Token[][] = [];
  for (const token of tokens) {
    const before = clauses.at(-1)?.at(-1);
    const isPreference = !phrases.has_characters && isOf(token, "seek", "income");
    const isStart = !before || isPreference || /[,、.;:!?。]/.test(text.slice(before.start, token.start));
    if (isStart) clauses.push([token]);
    else clauses.at(-1)!.push(token);
  }
  return clauses.flatMap(splitBeforeMoney);
}

/** Splits a clause before the "and" that an amount of money comes after: "I ran a plant and with my savings of 200k". */
function splitBeforeMoney(clause: Token[]): Token[][] {
  const at = clause.slice(0, Math.max(0, clause.findIndex(isMoney))).findLastIndex((token) => isOf(token, "and"));
  return at > 0 ? [clause.slice(0, at), clause.slice(at)] : [clause];
}

function isAboutBuyer(text: string, clause: readonly Token[], { story }: Lexicon): boolean {
  const isWanted = clause.some((token) => isOf(token, "seek", "near_me") || isMoney(token));
  return !isWanted && (story.story.test(getText(text, clause)) || hasCareer(text, clause, story));
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

function skipYears(clause: readonly Token[]): void {
  for (const [at, token] of clause.entries()) {
    if (!isCareerYears(token, at, clause)) continue;
    token.isRead = true;
    clause[at + 1]!.isRead = true;
  }
}

function skipNumbers(clause: readonly Token[]): void {
  skipYears(clause);
  for (const token of clause) if (token.amount) token.isRead = true;
}

/** Hides what buyers tell about themselves, so that only the rest of a sentence is read. */
export function hideStory(clauses: readonly (readonly Token[])[], text: string, { story }: Lexicon): HiddenStory {
  const hidden = clauses.map((clause) => clause.filter((token) => !token.isRead));
  const setHidden = (isRead: boolean): void => {
    for (const token of hidden.flat()) token.isRead = isRead;
  };
  setHidden(true);
  return {
    isAboutMoving: clauses.some((clause) => story.moving.test(getText(text, clause))),
    show<Result>(read: () => Result): Result {
      setHidden(false);
      const result = read();
      const used = new Set(hidden.flat().filter((token) => token.isRead || isOf(token, "wider_region")));
      for (const [at, clause] of hidden.entries()) hidden[at] = clause.filter((token) => !used.has(token));
      setHidden(true);
      return result;
    },
    end(tokens) {
      const isNamed = tokens.some((token) => !token.isRead && (isSubject(token) || isKindOfWork(token)));
      const last = isNamed ? [] : (hidden.findLast((clause) => clause.some(isSubject)) ?? []);
      for (const token of last) token.isRead = !isSubject(token);
      return clauses.filter((clause) => clause.some(isUnknown));
    },
  };
}

export interface HiddenStory {
  /** Whether the buyer moves to a place in it. */
  isAboutMoving: boolean;
  /** Shows it to a function that reads its places. */
  show<Result>(read: () => Result): Result;
  /** Shows the kinds of business in it if the rest names none. Returns the clauses that are not used. */
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
