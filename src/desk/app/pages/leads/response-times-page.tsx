import { type HttpError, useNotify } from "ra-core";
import { type FormEvent, useId, useState } from "react";
import type { LeadAnswer } from "#domain/leads/inbox/inbox-queries.ts";
import type { ResponseTimes } from "#domain/leads/inbox/list-response-times.ts";
import type { ResponseTime } from "#domain/leads/inbox/response-queries.ts";
import { m } from "#messages/messages.js";
import { FieldError } from "../../components/field-error.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call, type ProblemBody } from "../../data/call.ts";
import { RowsLink } from "../stats/rows-link.tsx";
import { getRowsPath } from "../stats/rows-path.ts";
import { formatDuration } from "./lead-labels.ts";

/** Response times by office and agent. */
export function ResponseTimesPage() {
  const { response, error, reload } = useDeskQuery<ResponseTimes>("/response-times");
  const link = (row: ResponseTime, n: number, answer: LeadAnswer, text?: string) => (
    <RowsLink
      n={n}
      to={getRowsPath("leads", {
        view: "all",
        office: row.office_id,
        responder: row.agent_id ?? undefined,
        answer,
        received_from: response?.since,
      })}
    >
      {text}
    </RowsLink>
  );
  return (
    <>
      <PageHead title={m.desk_response_title()} lead={m.desk_response_lead()} />
      {error && <Notice tone="wrong">{error}</Notice>}
      {!response && !error && <p className="text-ink-soft">{m.desk_loading()}</p>}
      {response?.data.length === 0 && <Notice>{m.desk_response_empty()}</Notice>}
      {response && response.data.length > 0 && (
        <PlainTable<ResponseTime>
          label={m.desk_response_title()}
          rows={response.data}
          getKey={({ office, agent }) => `${office}/${agent ?? ""}`}
          columns={[
            [m.office(), ({ office, agent }) => (agent ? office : <strong>{office}</strong>)],
            [m.agent(), ({ agent }) => agent ?? <strong>{m.desk_response_everyone()}</strong>],
            [
              m.desk_response_median(),
              (row) =>
                row.median_seconds === null ? "–" : link(row, row.n, "answered", formatDuration(row.median_seconds)),
            ],
            [m.desk_response_count(), (row) => link(row, row.n, "answered")],
            [m.desk_response_in_time(), (row) => link(row, row.within_target, "in_time")],
            [
              m.stats_late({ target: formatDuration(response.target_seconds) }),
              (row) => link(row, row.n - row.within_target, "late"),
            ],
            [m.desk_response_waiting(), (row) => link(row, row.waiting, "waiting")],
          ]}
        />
      )}
      {response && response.limits.length > 0 && <LimitForm {...response} onSaved={reload} />}
    </>
  );
}

/** Sets how many minutes an office's leads may go unanswered before they pass to the next person. */
function LimitForm({
  limits,
  usual_limit_minutes: defaultMinutes,
  onSaved,
}: ResponseTimes & { onSaved(): Promise<void> }) {
  const id = useId();
  const notify = useNotify();
  const [slug, setSlug] = useState(limits[0]?.slug ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const set = limits.find((office) => office.slug === slug)?.minutes ?? null;
  const shown = typed ?? String(set ?? "");
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError(null);
    try {
      // Text that isn't a number is sent as typed, so that the API returns the error message.
      const number = Number(shown);
      const minutes = shown.trim() === "" ? null : Number.isNaN(number) ? shown : number;
      await call(`/offices/${encodeURIComponent(slug)}/lead-limit`, "PUT", { minutes });
      notify(m.desk_saved(), { type: "success" });
      await onSaved();
      setTyped(null);
    } catch (caught) {
      const { message, body } = caught as HttpError & { body?: ProblemBody };
      setError(String(body?.errors?.minutes ?? message));
    }
  };
  return (
    <form onSubmit={save} noValidate className="max-w-xl border-t border-rule pt-6">
      <h2 className="mb-2 text-xl">{m.desk_limit_title()}</h2>
      <p className="mb-4 text-ink-soft">{m.desk_limit_text({ usual: defaultMinutes })}</p>
      {limits.length > 1 && (
        <div className="mb-4">
          <label htmlFor={`${id}-office`} className="font-semibold">
            {m.office()}
          </label>
          <select
            id={`${id}-office`}
            className="input mt-1"
            value={slug}
            onChange={(event) => {
              setSlug(event.currentTarget.value);
              setTyped(null);
            }}
          >
            {limits.map((office) => (
              <option key={office.slug} value={office.slug}>
                {office.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <label htmlFor={`${id}-minutes`} className="font-semibold">
        {m.desk_limit_minutes()} <span className="font-normal text-ink-soft">{m.field_optional()}</span>
      </label>
      <input
        id={`${id}-minutes`}
        inputMode="numeric"
        className="input mt-1"
        value={shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={id} error={error} />
      <button type="submit" className="button mt-4">
        {m.desk_limit_save()}
      </button>
    </form>
  );
}
