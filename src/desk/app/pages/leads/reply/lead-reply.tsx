import { type HttpError, useNotify } from "ra-core";
import { type FormEvent, useId, useRef, useState } from "react";
import type { ShownLead } from "#domain/leads/inbox/show-lead.ts";
import type { ReplyChoices } from "#domain/leads/replies/list-reply-choices.ts";
import { m } from "#messages/messages.js";
import { FieldError } from "../../../components/field-error.tsx";
import { Notice } from "../../../components/notice.tsx";
import { useDeskQuery } from "../../../components/use-desk-query.ts";
import { useUnsavedWarning } from "../../../components/use-unsaved-warning.ts";
import { call, type ProblemBody } from "../../../data/call.ts";
import { FollowUp } from "./follow-up.tsx";
import { NO_EXTRAS, ReplyExtras, toExtraFields } from "./reply-extras.tsx";
import { TemplateSelect } from "./template-select.tsx";

type Kind = "answers" | "calls" | "notes";

const KINDS: readonly (readonly [Kind, () => string, () => string])[] = [
  ["answers", m.desk_lead_answer, m.send_reply],
  ["calls", m.desk_lead_call, m.desk_lead_call_log],
  ["notes", m.desk_lead_note, m.desk_lead_note_save],
];

/** Answers that a colleague has sent since this lead was opened. */
interface NewerAnswers {
  message: string;
  answers: number;
  theirs: { text: string | null } | undefined;
}

interface ReplyProps {
  lead: ShownLead;
  onChanged(): void;
  onTaskAdded(): void;
}

/** The form to answer, log a call or add a note. The text stays until the API accepts it. */
export function LeadReply({ lead, onChanged, onTaskAdded }: ReplyProps) {
  const id = useId();
  const notify = useNotify();
  const [kind, setKind] = useState<Kind>("answers");
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [newerAnswers, setNewerAnswers] = useState<NewerAnswers | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [subject, setSubject] = useState<string | null>(null);
  const [extras, setExtras] = useState(NO_EXTRAS);
  const [followUpOn, setFollowUpOn] = useState<string | null>(null);
  const people = listPeople(lead);
  // State, so that an inquiry that arrives while someone types doesn't change the recipient.
  const [to, setTo] = useState(people[0]?.email ?? "");
  const { response: choices, error: choicesError } = useDeskQuery<ReplyChoices>(
    `/leads/${lead.id}/reply-choices?${new URLSearchParams({ to })}`,
  );
  // The idempotency key of this text: a double click sends it once.
  const key = useRef(crypto.randomUUID());
  useUnsavedWarning(text.trim() !== "");

  const send = async (answersSeen: number): Promise<void> => {
    setBusy(true);
    setError(null);
    const email = { to, subject, answers_seen: answersSeen, ...toExtraFields(extras) };
    const task = kind === "notes" ? {} : { follow_up_on: followUpOn };
    const body = { key: key.current, text, ...(kind === "answers" ? email : {}), ...task };
    try {
      await call(`/leads/${lead.id}/${kind}`, "POST", body);
      key.current = crypto.randomUUID();
      setText("");
      setSubject(null);
      setExtras(NO_EXTRAS);
      setNewerAnswers(null);
      setFollowUpOn(null);
      notify(kind === "answers" ? m.desk_lead_answer_sent() : m.desk_saved(), { type: "success" });
      onChanged();
      if (followUpOn !== null) onTaskAdded();
    } catch (caught) {
      const { message, status, body: problem } = caught as HttpError & { body?: ProblemBody };
      const current = problem?.current as Omit<NewerAnswers, "message"> | undefined;
      if (status === 409 && current) setNewerAnswers({ message, answers: current.answers, theirs: current.theirs });
      else setError(Object.values(problem?.errors ?? {}).join(" ") || message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(lead.answers);
  };
  const selected = KINDS.find(([option]) => option === kind);
  // Shown as a whole: a button that moves while someone presses it does nothing.
  if (!choices && !choicesError) return <p className="mb-10 text-ink-soft">{m.desk_loading()}</p>;
  return (
    <form onSubmit={submit} noValidate data-sends className="mb-10 border border-rule bg-sheet p-4 sm:p-6">
      <fieldset className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        <legend className="mb-2 font-display text-xl">{m.desk_lead_reply()}</legend>
        {KINDS.map(([option, label]) => (
          <label key={option} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name={`${id}-kind`}
              className="size-5 accent-accent"
              checked={kind === option}
              onChange={() => setKind(option)}
            />
            {label()}
          </label>
        ))}
      </fieldset>
      {newerAnswers && (
        <Notice tone="wrong" title={newerAnswers.message}>
          {newerAnswers.theirs?.text && (
            <blockquote className="my-3 border-l-2 border-rule-strong pl-3 whitespace-pre-line wrap-anywhere">
              {newerAnswers.theirs.text}
            </blockquote>
          )}
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button" disabled={isBusy} onClick={() => send(newerAnswers.answers)}>
              {m.desk_lead_send_anyway()}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setNewerAnswers(null);
                onChanged();
              }}
            >
              {m.desk_lead_do_not_send()}
            </button>
          </div>
        </Notice>
      )}
      {kind === "answers" && people.length > 1 && (
        <p className="mb-4">
          <label htmlFor={`${id}-to`} className="font-semibold">
            {m.desk_lead_send_to()}
          </label>
          <select
            id={`${id}-to`}
            className="input mt-1"
            value={to}
            onChange={({ currentTarget }) => {
              setTo(currentTarget.value);
              // Each person can get different documents.
              setExtras((before) => ({ ...before, documents: [] }));
            }}
          >
            {people.map(({ email, name }) => (
              <option key={email} value={email}>
                {`${name} (${email})`}
              </option>
            ))}
          </select>
        </p>
      )}
      {kind === "answers" && choices && (
        <TemplateSelect
          templates={choices.templates}
          onChoose={(template) => {
            setText((typed) => [typed.trim(), template.text].filter(Boolean).join("\n\n"));
            setSubject((typed) => (typed?.trim() ? typed : template.subject));
          }}
        />
      )}
      {kind === "answers" && subject !== null && (
        <p className="mb-4">
          <label htmlFor={`${id}-subject`} className="font-semibold">
            {m.subject()}
          </label>
          <input
            id={`${id}-subject`}
            type="text"
            className="input mt-1"
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        </p>
      )}
      <label htmlFor={`${id}-text`} className="font-semibold">
        {kind === "answers" ? m.desk_lead_answer_to({ email: to }) : m.desk_lead_call_notes()}
      </label>
      <textarea
        id={`${id}-text`}
        rows={6}
        className="input mt-1"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {kind === "answers" && choices?.signature && (
        <p className="mt-2 whitespace-pre-line text-ink-soft wrap-anywhere">{choices.signature}</p>
      )}
      {kind === "answers" && choices && (
        <ReplyExtras leadId={lead.id} to={to} choices={choices} extras={extras} onChange={setExtras} />
      )}
      {kind !== "notes" && <FollowUp day={followUpOn} onChange={setFollowUpOn} />}
      <FieldError id={id} error={error} />
      <button type="submit" className="button mt-4" disabled={isBusy}>
        {selected?.[2]()}
      </button>
    </form>
  );
}

/** Lists the people who wrote to the lead, one per address, latest first. */
function listPeople({ enquiries: inquiries }: ShownLead): { email: string; name: string }[] {
  const people = inquiries.map(({ email, name }) => ({ email: email.toLowerCase(), name }));
  return people.filter(({ email }, index) => people.findIndex((each) => each.email === email) === index);
}
