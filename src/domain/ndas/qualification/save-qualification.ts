import * as v from "valibot";
import { type Context, requireBuyer } from "#domain/context.ts";
import { parseAmount } from "#domain/search/amount.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { EXPERIENCE_LABELS, FINANCING_LABELS, TIMING_LABELS } from "#editions/qualification-labels.ts";
import { Invalid } from "#lib/errors.ts";
import { normalizeLines } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import type { QUALIFICATION_FORM, QualificationRow } from "./qualification.ts";
import { upsertQualification } from "./qualification-queries.ts";

export const MAX_ABOUT_LENGTH = 1_000;

const createChoiceSchema = <Answer extends string>(words: Record<Answer, unknown>) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((said) => said || null),
    v.nullable(v.picklist(Object.keys(words) as Answer[])),
  );

const schema = v.object({
  experience: createChoiceSchema(EXPERIENCE_LABELS),
  timing: createChoiceSchema(TIMING_LABELS),
  financing: createChoiceSchema(FINANCING_LABELS),
  cash_available: v.optional(v.string(), ""),
  about: v.pipe(v.optional(v.string(), ""), v.transform(normalizeLines), v.maxLength(MAX_ABOUT_LENGTH)),
} satisfies Record<keyof typeof QUALIFICATION_FORM, unknown>);

/**
 * Stores the signed-in buyer's qualification from their form, with today's date; empty fields are not stated. @throws
 * NotSignedIn; Invalid
 */
export async function saveQualification(context: Context, typed: Record<string, unknown>): Promise<void> {
  const { id } = requireBuyer(context);
  const { edition, locale, db, clock } = context;
  const options = getMessageOptions(locale);
  const errors: Record<string, string[]> = {};
  const { success, output, issues } = v.safeParse(schema, typed);
  for (const issue of issues ?? []) {
    const field = v.getDotPath(issue) ?? "";
    errors[field] ??= [
      field === "about" ? m.field_too_long({ limit: MAX_ABOUT_LENGTH }, options) : m.qualification_choose({}, options),
    ];
  }
  const cash = typeof typed.cash_available === "string" ? typed.cash_available.trim() : "";
  const cash_available = cash === "" ? null : parseAmount(cash, edition);
  if (cash_available === undefined) errors.cash_available = [m.qualification_amount({}, options)];
  if (!success || cash_available === undefined) throw new Invalid(m.field_check_marked({}, options), errors);
  const { experience, timing, financing, about } = output;
  const row: QualificationRow = {
    experience,
    timing,
    financing,
    cash_available,
    about: about || null,
    stated_at: clock(),
  };
  await upsertQualification(db, id, row);
}
