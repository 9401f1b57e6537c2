import type { Insertable } from "kysely";
import type { ReviewTable } from "#db/tables/people.ts";
import type { DemoOffice } from "#editions/demo-source.ts";
import { createSeededRandom, type SeededRandom } from "#lib/seeded-random.ts";
import { sha256 } from "#lib/sha256.ts";
import { toSlug } from "#lib/slug.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { fillSentence } from "../prose/fill.ts";
import { selectForAnyCountry } from "../prose/fits-any-country.ts";
import type { DemoNames } from "./people.ts";
import {
  BUSINESSES,
  BUYERS,
  MISDIRECTED,
  MIXED,
  MIXED_REPLIES,
  SELLERS,
  UNHAPPY,
  UNHAPPY_REPLIES,
} from "./review-sentences.ts";

const MAX_REVIEWS = 12;
/** Percentage of reviews with fewer stars. */
const BELOW = { 2: 3, 3: 7, 4: 17, 5: 42 } as const;

/** Generates an office's reviews: none to twelve, the same for the same position in the network except for dates. */
export function writeReviews(
  office: DemoOffice,
  office_id: number,
  position: number,
  now: Date,
  names: DemoNames,
): Insertable<ReviewTable>[] {
  const dice = createSeededRandom("demo-reviews", position);
  const count = position === 0 ? MAX_REVIEWS : dice.whole(0, MAX_REVIEWS);
  const pool = createSentencePool(names.is_american, dice);
  return Array.from({ length: count }, (_, index) => {
    const first = dice.pick(names.first);
    const last = dice.pick(names.last);
    const load_key = `demo/${office.slug}/${index + 1}`;
    const said = writeReview(pool, dice);
    const told = fillReview(said, first, dice.pick(office.agents)[0].split(" ")[0] ?? "", office, dice);
    const isNew = said.reply !== null && dice.chance(0.1);
    const days = isNew ? dice.whole(0, 9) : dice.whole(12, 1_100);
    const created_at = new Date(now.getTime() - days * DAY_MS - dice.whole(0, 1_200) * 60_000);
    const reply = isNew || !dice.chance(0.78) ? null : told.reply;
    return {
      id: getId(load_key),
      load_key,
      office_id,
      author: dice.chance(0.6) ? `${first} ${last.charAt(0)}.` : dice.chance(0.7) ? `${first} ${last}` : first,
      email: `${toSlug(first)}.${toSlug(last)}.${position}.${index}@example.com`,
      rating: said.rating,
      text: told.text,
      status: said.reply === null ? "rejected" : isNew ? "pending" : "approved",
      created_at,
      reply,
      replied_at: reply === null ? null : new Date(created_at.getTime() + dice.whole(1, 11) * DAY_MS),
      locale: "en-US",
      privacy_consent: null,
    };
  });
}

interface WrittenReview {
  rating: number;
  text: string;
  /** Null for hidden reviews. */
  reply: string | null;
}

function writeReview(pool: WordPool, dice: SeededRandom): WrittenReview {
  if (dice.chance(0.02)) return { rating: dice.whole(1, 5), text: pool(MISDIRECTED), reply: null };
  const roll = dice.whole(0, 99);
  if (roll < BELOW[3]) return { rating: roll < BELOW[2] ? 1 : 2, text: pool(UNHAPPY), reply: pool(UNHAPPY_REPLIES) };
  if (roll < BELOW[4]) return { rating: 3, text: pool(MIXED), reply: pool(MIXED_REPLIES) };
  const client = dice.chance(0.6) ? SELLERS : BUYERS;
  const parts = [pool(client.openings), pool(client.middles), pool(client.ends)];
  const length = dice.whole(1, 10);
  const text =
    length <= 2
      ? [parts[1]]
      : length <= 4
        ? parts.slice(0, 2)
        : length <= 7
          ? parts
          : [parts[0], pool(client.middles), parts[1]];
  return { rating: roll < BELOW[5] ? 4 : 5, text: text.join(" "), reply: pool(client.replies) };
}

type WordPool = (list: readonly string[]) => string;

/** Draws from each list without repetition until it is used up. */
function createSentencePool(is_american: boolean, dice: SeededRandom): WordPool {
  const left = new Map<readonly string[], string[]>();
  return (list) => {
    const rest = left.get(list)?.length ? (left.get(list) ?? []) : is_american ? [...list] : selectForAnyCountry(list);
    left.set(list, rest);
    return rest.splice(dice.whole(0, rest.length - 1), 1)[0] ?? "";
  };
}

function fillReview(
  { text, reply }: WrittenReview,
  name: string,
  agent: string,
  { locality }: DemoOffice,
  dice: SeededRandom,
) {
  const business = dice.pick(BUSINESSES);
  const fillText = (words: string): string =>
    fillSentence(words, dice)
      .replaceAll(/\ba <business>/g, /^([aeiou]|HVAC)/.test(business) ? "an <business>" : "a <business>")
      .replaceAll("<business>", business)
      .replaceAll("<agent>", agent)
      .replaceAll("<town>", locality)
      .replaceAll("<name>", name);
  return { text: fillText(text), reply: reply && fillText(reply) };
}

/** Returns a UUID derived from the key. */
function getId(key: string): string {
  const hex = sha256(key);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
