import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import {
  DEAL_STAGES,
  type DealEventTable,
  type DealOfferTable,
  type DealStage,
  type DealTable,
  LOST_REASONS,
} from "#db/tables/deals.ts";
import type { InquiryTable } from "#db/tables/inquiries.ts";
import type { LeadSource, LeadTable } from "#db/tables/leads.ts";
import type { TaskTable } from "#db/tables/tasks.ts";
import { isEnded } from "#domain/deals/deal.ts";
import type { DemoOffice } from "#editions/demo-source.ts";
import type { Locale } from "#editions/locales.ts";
import { formatPersonName, getNameOrder } from "#editions/person-name.ts";
import { createSeededRandom } from "#lib/seeded-random.ts";
import { toSlug } from "#lib/slug.ts";
import { toDay } from "#lib/time/day.ts";
import { addDays, DAY_MS, HOUR_MS } from "#lib/time/durations.ts";
import { createFictionalMobile } from "../offices/fictional-phone.ts";
import type { DemoNames } from "../people/people.ts";
import { createTracking } from "./create-tracking.ts";
import type { DealSentences } from "./deal-sentences.ts";

/** The demo's deals are spread over this many days. */
export const DEAL_DAYS = 90;

/** Where the leads come from: most from a search engine. */
const SOURCES: readonly LeadSource[] = [
  "organic",
  "organic",
  "organic",
  "organic",
  "paid",
  "paid",
  "campaign",
  "referral",
  "referral",
  "direct",
];

/** In how many days a deal is expected to close, from the stage that it has reached. */
const CLOSING_DAYS: Partial<Record<DealStage, readonly [number, number]>> = {
  loi: [50, 90],
  due_diligence: [25, 60],
  closing: [4, 20],
};

/** The listing of a deal. */
export interface DealListing {
  number: number;
  office_id: number;
  agent_id: number | null;
  price: number | null;
  /** Its place among the agent's listings, from 1. */
  round: number;
  /** The desk account of the agent, if they have one. */
  account_id: number | null;
}

export interface DemoDeal {
  lead: Insertable<LeadTable>;
  inquiry: Insertable<InquiryTable>;
  deal: Insertable<DealTable>;
  events: Insertable<DealEventTable>[];
  offers: Insertable<DealOfferTable>[];
  tasks: Insertable<TaskTable>[];
}

export interface DemoSetting {
  names: DemoNames;
  sentences: DealSentences;
  locale: Locale;
  /** The office in whose area the buyers' phone numbers are. */
  office: DemoOffice;
  now: Date;
}

/** Creates the deal at a position: its lead, the stages that it went through, its offers and its tasks. */
export function createDemoDeal(
  listing: DealListing,
  stage: DealStage,
  position: number,
  { names, sentences, locale, office, now }: DemoSetting,
): DemoDeal {
  const random = createSeededRandom("deal", position);
  const passed = DEAL_STAGES.indexOf(stage === "lost" ? random.pick(["talking", "nda", "loi"] as const) : stage);
  const closedDays = stage === "closed" ? random.whole(2, 50) : 0;
  // Deals in later stages started earlier, and every open deal has changed within the last ten days.
  const startDays = Math.min(DEAL_DAYS - 1, closedDays + 6 + passed * 9 + random.whole(0, 12));
  // A new deal's lead arrived within three days; some wait for their first answer.
  const isWaiting = stage === "new" && random.chance(0.5);
  const newHours = isWaiting ? random.whole(1, 8) : random.whole(9, 70);
  const start = stage === "new" ? new Date(now.getTime() - newHours * HOUR_MS) : addDays(now, -startDays);
  const latest = new Date(addDays(now, -closedDays).getTime() - random.whole(2, 60) * HOUR_MS);
  const [id, lead_id] = [randomUUID(), randomUUID()];
  const { office_id, agent_id, account_id } = listing;
  const stages: DealStage[] = [...DEAL_STAGES.slice(0, passed + 1), ...(stage === "lost" ? [stage] : [])];
  const getTime = (step: number): Date =>
    stages.length === 1
      ? start
      : new Date(start.getTime() + ((latest.getTime() - start.getTime()) * step) / (stages.length - 1));
  const reason = stage === "lost" ? random.pick(LOST_REASONS) : null;
  const stage_since = getTime(stages.length - 1);
  const source = random.pick(SOURCES);
  return {
    lead: {
      id: lead_id,
      office_id,
      agent_id,
      source,
      received_at: start,
      latest_at: start,
      waiting_since: isWaiting ? start : null,
      pass_on_at: null,
      answers: isWaiting ? 0 : 1,
      first_answered_at: isWaiting ? null : new Date(start.getTime() + random.whole(3, 50) * 60_000),
      first_answered_by: isWaiting ? null : agent_id,
      // The first conversations are still open in the inbox.
      handled_at: stage === "new" || stage === "talking" ? null : new Date(start.getTime() + DAY_MS),
    },
    inquiry: createInquiry(listing, lead_id, start, random.pick(sentences.messages), {
      names,
      locale,
      office,
      position,
      source,
    }),
    deal: {
      id,
      lead_id,
      listing_number: listing.number,
      buyer_id: null,
      office_id,
      agent_id,
      stage,
      stage_since,
      lost_reason: reason,
      expected_closing: getExpectedClosing(stage, stage_since, now, random),
      commission_basis_points: random.pick([800, 1_000, 1_000, 1_200]),
      ...(passed > 3 && listing.price !== null && createDeposit(listing.price, stage_since, position, sentences)),
      created_at: start,
      updated_at: stage_since,
      ended_at: isEnded(stage) ? stage_since : null,
    },
    events: [
      ...stages.map((to_stage, step) => ({
        deal_id: id,
        account_id,
        to_stage,
        from_stage: stages[step - 1] ?? null,
        happened_at: getTime(step),
        kind: step === 0 ? ("started" as const) : ("stage" as const),
        text: null,
        ...(to_stage === "lost" && { details: JSON.stringify({ reason }) }),
      })),
      ...(random.chance(0.6)
        ? [
            {
              deal_id: id,
              account_id,
              kind: "note" as const,
              to_stage: null,
              from_stage: null,
              text: random.pick(sentences.notes),
              happened_at: latest > start ? latest : now,
            },
          ]
        : []),
    ],
    offers: passed >= 3 && listing.price ? createOffers(id, listing.price, passed, getTime(3), random, sentences) : [],
    tasks: isEnded(stage) ? [] : createTasks(id, now, start, random, sentences),
  };
}

/** The deposit of a buyer whose offer was accepted. One in five brokers hasn't entered yet who holds it. */
function createDeposit(
  price: number,
  received_at: Date,
  position: number,
  { holders }: DealSentences,
): Pick<Insertable<DealTable>, "deposit_holder" | "deposit" | "deposit_received_on"> {
  const random = createSeededRandom("deal-deposit", position);
  if (random.chance(0.2)) return {};
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  return {
    deposit_holder: random.pick(holders),
    deposit: Math.ceil((price * random.whole(5, 10)) / 100 / step) * step,
    deposit_received_on: random.chance(0.7) ? toDay(received_at) : null,
  };
}

/** Returns the expected day of closing: in the future while the deal is open, and the day it closed afterward. */
function getExpectedClosing(stage: DealStage, stage_since: Date, now: Date, random: Random): string | null {
  if (stage === "closed") return toDay(stage_since);
  const days = CLOSING_DAYS[stage];
  return days ? toDay(addDays(now, random.whole(...days))) : null;
}

interface InquirySetting extends Pick<DemoSetting, "names" | "locale" | "office"> {
  position: number;
  source: LeadSource;
}

function createInquiry(
  { number, office_id, agent_id }: DealListing,
  lead_id: string,
  received_at: Date,
  message: string,
  { names, locale, office, position, source }: InquirySetting,
): Insertable<InquiryTable> {
  const first_name = names.first[(position * 13 + 1) % names.first.length] ?? "Pat";
  const last_name = names.last[(position * 17 + 2) % names.last.length] ?? "Rivera";
  const id = randomUUID();
  const slug = toSlug(`${first_name} ${last_name}`) || "buyer";
  return {
    id,
    lead_id,
    office_id,
    agent_id,
    message,
    locale,
    received_at,
    listing_number: number,
    type: "listing",
    name: formatPersonName(getNameOrder(locale), { first_name, last_name }),
    email: `${slug}.${position}@buyers.example.com`,
    phone: position % 4 === 3 ? null : createFictionalMobile(office, 300 + position),
    privacy_consent: "I agree.",
    form: "/contact-us",
    tracking: JSON.stringify(createTracking(source, received_at, "/buy-a-business")),
    fingerprint: id,
    verified: true,
  };
}

type Random = ReturnType<typeof createSeededRandom>;

/** A first offer of the buyer and, in later stages, the seller's counteroffer and its acceptance. */
function createOffers(
  deal_id: string,
  price: number,
  passed: number,
  first: Date,
  random: Random,
  { conditions }: DealSentences,
): Insertable<DealOfferTable>[] {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 2);
  const toAmount = (percent: number): number => Math.max(1, Math.round((price * percent) / 100 / step) * step);
  const second = new Date(first.getTime() + 6 * HOUR_MS);
  const offer = (amount: number, made_by: "buyer" | "seller", at: Date, status: DealOfferTable["status"]) => ({
    id: randomUUID(),
    deal_id,
    amount,
    made_by,
    status,
    offered_on: toDay(at),
    conditions: made_by === "buyer" ? random.pick(conditions) : null,
    created_at: at,
    updated_at: at,
  });
  const isAgreed = passed > 3;
  return [
    offer(toAmount(random.whole(82, 90)), "buyer", first, "countered"),
    offer(toAmount(random.whole(93, 98)), "seller", second, isAgreed ? "accepted" : "made"),
  ];
}

/** One or two tasks: some overdue, some due today, most of them in the days to come. */
function createTasks(
  deal_id: string,
  now: Date,
  created_at: Date,
  random: Random,
  { tasks }: DealSentences,
): Insertable<TaskTable>[] {
  return Array.from({ length: random.whole(1, 2) }, () => {
    const due = new Date(now.getTime() + random.whole(-3, 9) * DAY_MS);
    const task = { id: randomUUID(), deal_id, title: random.pick(tasks), due_on: toDay(due) };
    // Marked as sent, because the demo's people have no mailboxes.
    return { ...task, reminded_at: now, created_at, updated_at: created_at };
  });
}
