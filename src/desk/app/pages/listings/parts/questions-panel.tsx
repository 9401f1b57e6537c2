import { useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { FormRemarks } from "#domain/listings/editing/list-questions.ts";
import { m } from "#messages/messages.js";
import { call } from "../../../data/call.ts";
import { toRequestFields } from "../form/to-request-fields.ts";
import { describeOpenQuestions } from "./describe-open-questions.ts";

/** The reasons given, by question id. */
export type Answers = Record<string, string>;

interface QuestionsProps {
  listing: DeskListing;
  answers: Answers;
  onAnswer(answers: Answers): void;
}

/** How long typing must pause before the form is checked again. */
const DEBOUNCE_MS = 500;

/**
 * Asks about implausible values while the form is filled in. Each question must be answered before publishing or, for a
 * public listing, before saving.
 */
export function QuestionsPanel({ listing, answers, onAnswer }: QuestionsProps) {
  const fields = JSON.stringify(toRequestFields(useWatch()));
  const [questions, setQuestions] = useState<FormRemarks["questions"]>(listing.questions);
  const { number, photos, status } = listing;
  const photoCount = photos.length;
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      const body = { fields: JSON.parse(fields) };
      const remarks = await call<FormRemarks>(`/listings/${number}/questions`, "POST", body).catch(() => null);
      // While a field is invalid, keep showing the previous questions.
      if (!isLate && remarks && Object.keys(remarks.errors).length === 0 && photoCount >= 0)
        setQuestions(remarks.questions);
    }, DEBOUNCE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [fields, number, photoCount]);
  const answersById = new Map(listing.questions.map(({ id, answer }) => [id, answer]));
  const openCount = questions.filter(({ id }) => !answersById.get(id) && !answers[id]?.trim()).length;
  return (
    <section
      id="questions"
      tabIndex={-1}
      aria-labelledby="questions-title"
      className="mb-6 border border-rule bg-sheet p-5"
    >
      <h2 id="questions-title" className="text-2xl">
        {m.edit_questions()}
      </h2>
      <p role="status" className="mt-1 text-ink-soft">
        {questions.length === 0 ? m.edit_no_questions() : describeOpenQuestions(openCount, status)}
      </p>
      <ul className="mt-3 space-y-4">
        {questions.map(({ id, text }) => (
          <Question
            key={id}
            text={text}
            previousAnswer={answersById.get(id) ?? null}
            reason={answers[id] ?? ""}
            onReason={(reason) => onAnswer({ ...answers, [id]: reason })}
          />
        ))}
      </ul>
    </section>
  );
}

interface QuestionProps {
  text: string;
  previousAnswer: DeskListing["questions"][number]["answer"];
  reason: string;
  onReason(reason: string): void;
}

function Question({ text, previousAnswer, reason, onReason }: QuestionProps) {
  const id = useId();
  return (
    <li className="border-l-4 border-signal pl-4">
      <label htmlFor={id} className="font-semibold">
        {text}
      </label>
      {previousAnswer && (
        <p className="text-ink-soft">
          {previousAnswer.reason} <span className="whitespace-nowrap">({previousAnswer.who})</span>
        </p>
      )}
      <input
        type="text"
        id={id}
        className="input mt-1"
        maxLength={500}
        data-answered={previousAnswer ? "" : undefined}
        placeholder={previousAnswer ? m.edit_other_reason() : m.edit_reason_short()}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </li>
  );
}
