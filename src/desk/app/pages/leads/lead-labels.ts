import { INQUIRY_TYPES, type InquiryType } from "#db/tables/inquiries.ts";
import { LEAD_SOURCES, type LeadEventKind, type LeadSource } from "#db/tables/leads.ts";
import type { LeadAnswer } from "#domain/leads/inbox/inbox-queries.ts";
import { INQUIRY_TYPE_LABELS } from "#domain/leads/inquiry-type-labels.ts";
import { RESPONSE_TARGET_MS } from "#domain/leads/lead-limits.ts";
import { formatDuration as formatIn } from "#lib/format-duration.ts";
import { m } from "#messages/messages.js";

const SOURCES: Record<LeadSource, () => string> = {
  paid: m.desk_lead_source_paid,
  organic: m.desk_lead_source_organic,
  campaign: m.desk_lead_source_campaign,
  referral: m.desk_lead_source_referral,
  direct: m.source_direct,
  unknown: m.desk_lead_source_unknown,
};

export const getTypeLabel = (type: InquiryType): string => INQUIRY_TYPE_LABELS[type]();
export const getSourceLabel = (source: LeadSource): string => SOURCES[source]();

export const TYPE_CHOICES = INQUIRY_TYPES.map((type) => [type, getTypeLabel(type)] as const);
const target = (): string => formatDuration(RESPONSE_TARGET_MS / 1_000);

/** When a lead was first answered, as `LEAD_ANSWERS` names it. */
export const ANSWER_CHOICES: readonly (readonly [LeadAnswer, string])[] = [
  ["answered", m.desk_response_count()],
  ["in_time", m.stats_in_time({ target: target() })],
  ["late", m.stats_late({ target: target() })],
  ["waiting", m.stats_waiting()],
];
export const SOURCE_CHOICES = LEAD_SOURCES.map((source) => [source, getSourceLabel(source)] as const);

/** Describes an event in one sentence; `who` and `to_whom` are names. */
export function describeEvent(
  kind: LeadEventKind,
  { who, to_whom, from_account }: { who: string | null; to_whom?: string | null; from_account?: boolean },
): string {
  const by = who ?? m.desk_lead_platform();
  const to = to_whom ?? m.desk_lead_the_office();
  const descriptions: Record<LeadEventKind, () => string> = {
    note: () => m.desk_lead_event_note({ by }),
    call: () => m.desk_lead_event_call({ by }),
    answer: () => m.desk_lead_event_answer({ by }),
    reply: () => (from_account ? m.desk_lead_event_message : m.desk_lead_event_reply)({ by }),
    handled: () => m.desk_lead_event_handled({ by }),
    reopened: () => m.desk_lead_event_reopened({ by }),
    assigned: () => m.desk_lead_event_assigned({ by, to }),
    passed_on: () => m.desk_lead_event_reassigned({ to }),
    overdue: () => m.desk_lead_event_overdue(),
    merged: () => m.desk_lead_event_merged({ by }),
    split: () => m.desk_lead_event_split({ by }),
    spam: () => m.desk_lead_event_spam({ by }),
    not_spam: () => m.desk_lead_event_not_spam({ by }),
  };
  return descriptions[kind]();
}

/** Formats a duration in the reader's language. */
export function formatDuration(seconds: number): string {
  return formatIn(seconds, document.documentElement.lang || undefined);
}

interface LeadTimes {
  received_at: string;
  waiting_since: string | null;
  pass_on_at: string | null;
  first_answered_at: string | null;
}

/** Describes how long the person has waited or did wait, and whether the wait exceeds the response target. */
export function describeWait(lead: LeadTimes, now: number): { text: string; isLate: boolean } {
  const { received_at, waiting_since, first_answered_at } = lead;
  if (waiting_since) {
    const seconds = (now - Date.parse(waiting_since)) / 1_000;
    return {
      text: m.desk_lead_waiting({ span: formatDuration(seconds) }),
      isLate: seconds * 1_000 > RESPONSE_TARGET_MS,
    };
  }
  if (!first_answered_at) return { text: m.desk_lead_not_waiting(), isLate: false };
  const seconds = (Date.parse(first_answered_at) - Date.parse(received_at)) / 1_000;
  return { text: m.desk_lead_answered_in({ span: formatDuration(seconds) }), isLate: false };
}
