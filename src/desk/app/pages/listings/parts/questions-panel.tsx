import { useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { FormRemarks } from "#domain/listings/editing/questions/ask-questions.ts";
import { m } from "#messages/messages.js";
import { call } from "../../../data/call.ts";
import { withNumbers } from "../new-listing-page.tsx";

/** The reasons given, by question id. */
export type Answers = Record<string, string>;

interface QuestionsProps {
  listing: DeskListing;
  answers: Answers;
  onAnswer(answers: Answers): void;
}

/** How long typing must pause before the form is checked again. */
const PAUSE_MS = 500;

/**
 * Questions about implausible values, updated as the form is filled in. Each one must be answered before publishing.
 */
export function QuestionsPanel({ listing, answers, onAnswer }: QuestionsProps) {
  const fields = JSON.stringify(withNumbers(useWatch()));
  const [questions, setQuestions] = useState<FormRemarks["questions"]>(listing.questions);
  const { number, photos } = listing;
  const shown = photos.length;
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      const body = { fields: JSON.parse(fields) };
      const remarks = await call<FormRemarks>(`/listings/${number}/questions`, "POST", body).catch(() => null);
      // While a field is invalid, the previous questions stay.
      if (!isLate && remarks && Object.keys(remarks.errors).length === 0 && shown >= 0) setQuestions(remarks.questions);
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [fields, number, shown]);
  const given = new Map(listing.questions.map(({ id, answer }) => [id, answer]));
  const open = questions.filter(({ id }) => !given.get(id) && !answers[id]?.trim()).length;
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
        {questions.length === 0 ? m.edit_no_questions() : m.edit_questions_open({ count: open })}
      </p>
      <ul className="mt-3 space-y-4">
        {questions.map(({ id, text }) => (
          <Question
            key={id}
            text={text}
            given={given.get(id) ?? null}
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
  given: DeskListing["questions"][number]["answer"];
  reason: string;
  onReason(reason: string): void;
}

function Question({ text, given, reason, onReason }: QuestionProps) {
  const id = useId();
  return (
    <li className="border-l-4 border-signal pl-4">
      <label htmlFor={id} className="font-semibold">
        {text}
      </label>
      {given && (
        <p className="text-ink-soft">
          {given.reason} <span className="whitespace-nowrap">({given.who})</span>
        </p>
      )}
      <input
        type="text"
        id={id}
        className="input mt-1"
        maxLength={500}
        placeholder={given ? m.edit_other_reason() : m.edit_reason_short()}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </li>
  );
}
