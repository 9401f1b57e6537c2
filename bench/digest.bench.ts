import { getNextDigestEmails } from "#domain/buyers/digests/digest-email.ts";
import { matchWeek } from "#domain/buyers/digests/match-week.ts";
import { MAX_PICKS } from "#domain/buyers/digests/pick-matches.ts";
import { getScore, isMatch } from "#domain/buyers/matching/match-rules.ts";
import { getFactsAt, toIndexTime } from "#domain/buyers/matching/score-matches.ts";
import { toActivePreferences } from "#domain/buyers/preferences/buyer-preferences.ts";
import { selectPreferences } from "#domain/buyers/preferences/preferences-queries.ts";
import type { ListingIndex } from "#domain/search/index/listing-index.ts";
import { createEmailWriter, EMAILS } from "#emails/emails.ts";
import { deleteDigests, growBuyers, matchByJoin } from "./digest/digest-queries.ts";
import { getGrowthExponent, printRow } from "./report.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/*
 * Matches and writes a week's digests for 100,000 buyers and 3,000 listings, or for 1,000,000 buyers with --full. For
 * comparison, a sample in the same minute: a plain SQL join, and a loop that applies the rules to all pairs. All three
 * must agree.
 */
const IS_FULL = process.argv.includes("--full");
const LISTINGS = 3_000;
const SIZES: [number, number] = IS_FULL ? [100_000, 1_000_000] : [25_000, 100_000];
const WANTED_S: Record<number, number> = { 100000: 8, 1000000: 80 };
const MAX_MIB = 1_536;
const SAMPLE = 300;
const MAILS = 2_000;
/* On a busy machine everything takes several times as long; a slowdown beyond this factor has another cause. */
const FLOOR = 20;
const WEEK = { week: "2026-W48", from: 0, to: 2_147_483_647 } as const;

const database = await openGrownPostgres();
const { db } = database.context;
await database.growTo(LISTINGS);
const now = new Date("2026-11-23T13:00:00Z");
const context = { ...database.context, clock: () => now };
const index = await context.index.getCurrent();
const taken: number[] = [];

for (const size of SIZES) {
  await growBuyers(db, size);
  // Runs twice, because the first run warms up the engine.
  for (let round = 0; round < 2; round++) {
    await deleteDigests(db);
    const started = performance.now();
    let peak = 0;
    const { written } = await matchWeek(context, WEEK, async () => {
      peak = Math.max(peak, process.memoryUsage().rss);
    });
    const seconds = (performance.now() - started) / 1_000;
    if (round === 0) continue;
    taken.push(seconds);
    console.log(`\n${size.toLocaleString("en")} buyers, ${written.toLocaleString("en")} of them with matches`);
    const max = WANTED_S[size];
    const bounds = max ? { wanted: { max }, floor: { max: FLOOR * max } } : {};
    printRow({ what: "matched and written", value: seconds, unit: "s", ...bounds });
    printRow({ what: "  a buyer", value: (seconds / size) * 1e6, unit: "µs", digits: 0 });
    printRow({
      what: "the process's memory at most",
      value: peak / 2 ** 20,
      unit: "MiB",
      digits: 0,
      wanted: { max: MAX_MIB },
      floor: { max: 2 * MAX_MIB },
    });
  }
}
printRow({
  what: `growth exponent from ${SIZES.map((size) => size.toLocaleString("en")).join(" to ")}`,
  value: getGrowthExponent(SIZES, [taken[0] ?? Number.NaN, taken[1] ?? Number.NaN]),
  digits: 3,
  wanted: { max: 1.02 },
  floor: { max: 1.5 },
});
const again = await matchWeek(context, WEEK);
printRow({ what: "written by a rerun", value: again.written, digits: 0, floor: { max: 0 } });

console.log(`\n${SAMPLE} buyers, beside others`);
const perBuyer = ((taken[1] ?? Number.NaN) / SIZES[1]) * 1e6;
const joining = performance.now();
const joined = await matchByJoin(db, SAMPLE);
const byJoin = ((performance.now() - joining) / SAMPLE) * 1_000;
const ids = (await db.selectFrom("buyers").select("account_id").orderBy("account_id").limit(SAMPLE).execute()).map(
  ({ account_id }) => account_id,
);
const looping = performance.now();
const looped = new Map<number, { all: number[]; best: number[] }>();
for (const id of ids) looped.set(id, await matchByLoop(id, index));
const byLoops = ((performance.now() - looping) / SAMPLE) * 1_000;
printRow({ what: "matched and written, a buyer", value: perBuyer, unit: "µs", digits: 0 });
printRow({
  what: "plain SQL join, all pairs, a buyer",
  value: byJoin,
  unit: "µs",
  digits: 0,
  beside: formatRatio(byJoin),
});
printRow({
  what: "a loop over all pairs, a buyer",
  value: byLoops,
  unit: "µs",
  digits: 0,
  beside: formatRatio(byLoops),
});
const digests = await db.selectFrom("digests").selectAll().where("buyer_id", "in", ids).execute();
const told = new Map(digests.map(({ buyer_id, listing_numbers }) => [buyer_id, listing_numbers]));
const unlike = ids.filter(
  (id) =>
    String(joined.get(id) ?? []) !== String(looped.get(id)?.all) ||
    String(told.get(id) ?? []) !== String(looped.get(id)?.best),
);
printRow({ what: "buyers of the sample with another result", value: unlike.length, digits: 0, floor: { max: 0 } });

console.log("\nThe emails");
const write = createEmailWriter(EMAILS.digests.digest, context);
const emails = await getNextDigestEmails(context, WEEK, MAILS);
await write(emails[0]!);
const writing = performance.now();
let bytes = 0;
for (const email of emails) bytes += (await write(email))?.html.length ?? 0;
const rate = emails.length / ((performance.now() - writing) / 1_000);
printRow({ what: "mails filled a second", value: rate, digits: 0, wanted: { min: 25 }, floor: { min: 25 } });
printRow({ what: "  letters of HTML each", value: bytes / emails.length, digits: 0 });
await database.stop();

async function matchByLoop(id: number, { size, numbers }: ListingIndex): Promise<{ all: number[]; best: number[] }> {
  const set = await selectPreferences(db, id);
  if (!set) throw new Error(`There is no buyer ${id}.`);
  const preferences = toActivePreferences(set);
  const found: { number: number; score: number }[] = [];
  for (let place = 0; place < size; place++) {
    const facts = getFactsAt(index, place, toIndexTime(now));
    if (isMatch(preferences, facts)) found.push({ number: numbers[place]!, score: getScore(preferences, facts) });
  }
  const scored = found.toSorted((a, b) => b.score - a.score || a.number - b.number);
  return { all: found.map(({ number }) => number), best: scored.slice(0, MAX_PICKS).map(({ number }) => number) };
}

function formatRatio(other: number): string {
  return `${(other / perBuyer).toFixed(1)} times as long`;
}
