import type { Context } from "#domain/context.ts";
import { listIdentityQuestions } from "#domain/listings/checks/identity-questions.ts";
import { listNumberQuestions } from "#domain/listings/checks/number-questions.ts";
import type { Question } from "#domain/listings/checks/question.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import type { ListingValues } from "../fields/listing-fields.ts";
import { type PhotoRow, selectPhotos } from "../photos/photo-queries.ts";
import { selectAnswers, upsertAnswers } from "./history-queries.ts";

/** A question with the broker's answer. */
export interface OpenQuestion extends Question {
  answer: { reason: string; who: string | null; at: string } | null;
}

/** Reasons by question. */
export type Answers = Record<string, string>;

/** Minimum and maximum length of a reason, in characters. */
const MIN_REASON_LENGTH = 3;
export const MAX_REASON_LENGTH = 500;

type QuestionContext = Pick<Context, "clock" | "locale">;

/** Returns the questions that a listing with these values would raise. */
export function getListingQuestions(
  { locale, clock }: QuestionContext,
  values: ListingValues,
  photos: readonly PhotoRow[],
): Question[] {
  const located = photos.filter(({ had_location }) => had_location).map(({ id }) => id);
  return [...listIdentityQuestions(values, values, locale, located), ...listNumberQuestions(values, locale, clock())];
}

/** Lists the questions like `getListingQuestions`, with the stored answers if the listing exists. */
export async function getQuestions(
  context: Pick<Context, "db"> & QuestionContext,
  row: ListingValues & { number: number },
  photos: readonly PhotoRow[],
): Promise<OpenQuestion[]> {
  const answers = new Map((await selectAnswers(context.db, row.number)).map((answer) => [answer.question, answer]));
  return getListingQuestions(context, row, photos).map((question) => {
    const answer = answers.get(question.id);
    return {
      ...question,
      answer: answer ? { reason: answer.reason, who: answer.who, at: answer.answered_at.toISOString() } : null,
    };
  });
}

/** Stores a broker's answers to questions. @throws Invalid for a reason that is too short or too long. */
export async function saveAnswers(
  context: Context,
  number: number,
  account_id: number,
  answers: Answers,
): Promise<void> {
  const options = getMessageOptions(context.locale);
  const given = Object.entries(answers).map(([question, reason]) => [question, toSingleLine(reason)] as const);
  for (const [question, reason] of given) {
    const fault =
      reason.length < MIN_REASON_LENGTH
        ? m.question_reason_missing({}, options)
        : reason.length > MAX_REASON_LENGTH || question.length > MAX_REASON_LENGTH
          ? m.field_too_long({ limit: MAX_REASON_LENGTH }, options)
          : null;
    if (fault) throw new Invalid(m.field_check_marked({}, options), { [`answers.${question}`]: [fault] });
  }
  await upsertAnswers(
    context.db,
    given.map(([question, reason]) => ({
      listing_number: number,
      question,
      reason,
      account_id,
      answered_at: context.clock(),
    })),
  );
}

/**
 * Requires an answer to every question before a listing is published or stays public.
 *
 * @throws Invalid with each open question under `questions.{id}`.
 */
export async function requireAnswers(context: Context, values: ListingValues & { number: number }): Promise<void> {
  const questions = await getQuestions(context, values, await selectPhotos(context.db, values.number));
  const open = questions.filter(({ answer }) => answer === null);
  if (open.length === 0) return;
  throw new Invalid(
    m.question_open({ count: open.length }, getMessageOptions(context.locale)),
    Object.fromEntries(open.map(({ id, text }) => [`questions.${id}`, [text]])),
  );
}
