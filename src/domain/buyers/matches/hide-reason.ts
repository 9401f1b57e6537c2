import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";

/** Why a buyer hides a match. */
export const HIDE_REASONS = ["place", "trade", "price", "earnings", "seen", "other"] as const;
export type HideReason = (typeof HIDE_REASONS)[number];

/** The maximum length of a buyer's note, in characters. */
export const MAX_HIDE_NOTE_LENGTH = 300;

export interface HiddenReason {
  reason: HideReason | null;
  /** In the buyer's own words. */
  note: string | null;
}

const SEPARATOR = ": ";

/** Formats a reason as one text: `place: too far from the children's school`. Null without a reason. */
export function formatReason({ reason, note }: HiddenReason): string | null {
  const text = toSingleLine(note ?? "").slice(0, MAX_HIDE_NOTE_LENGTH);
  if (reason === null && text === "") return null;
  return [reason ?? "other", text].filter(Boolean).join(SEPARATOR);
}

export function parseReason(written: string | null): HiddenReason {
  if (written === null) return { reason: null, note: null };
  const [first = "", ...rest] = written.split(SEPARATOR);
  const reason = HIDE_REASONS.find((each) => each === first) ?? null;
  return { reason, note: rest.join(SEPARATOR) || null };
}

/** Creates a validation error for a reason for hiding. */
export function createHideReasonProblem(codes: Record<string, string>, locale: Locale): Invalid {
  const options = getMessageOptions(locale);
  const worded: Record<string, () => string> = {
    too_long: () => m.field_too_long({ limit: MAX_HIDE_NOTE_LENGTH }, options),
    unknown_field: () => m.field_unknown({}, options),
  };
  const errors = Object.entries(codes).map(([field, code]) => [
    field,
    [getOwnValue(worded, code)?.() ?? m.field_invalid({}, options)],
  ]);
  return new Invalid(m.field_check_marked({}, options), Object.fromEntries(errors));
}
