import { type HttpError, useNotify, useRecordContext, useResourceContext } from "ra-core";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { mergeChange } from "#domain/content/schedules/merge-change.ts";
import type { ScheduledChange } from "#domain/content/schedules/schedule-change.ts";
import { m } from "#messages/messages.js";
import { useShowConflict } from "../../components/desk-form.tsx";
import { FieldError } from "../../components/field-error.tsx";
import { formatTime } from "../../components/format-time.ts";
import type { Column } from "../../components/list-page.tsx";
import { Notice } from "../../components/notice.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call, type ProblemBody } from "../../data/call.ts";
import { compareVersions } from "./compare-versions.ts";
import { Differences } from "./differences.tsx";

type Labels = Readonly<Record<string, string>>;

/** A scheduled change as parsed from JSON. */
type Schedule = Omit<ScheduledChange, "publish_at" | "scheduled_at"> & { publish_at: string; scheduled_at: string };

/** Publishes the surrounding form at a time, and shows, opens and cancels the change that is scheduled. */
export function ContentSchedule({ labels }: { labels: Labels }) {
  const record = useRecordContext();
  const path = `/${useResourceContext()}/${record?.id}/schedule`;
  const { response, reload } = useDeskQuery<{ schedule: Schedule | null }>(path);
  if (!record) return null;
  // As high as what follows, because a button that moves while it is pressed does nothing.
  if (!response) return <p className="mb-6 min-h-6 text-ink-soft">{m.desk_loading()}</p>;
  const { schedule } = response;
  return (
    <section aria-label={m.desk_schedule()} className="mb-6 max-w-3xl">
      {schedule && <Scheduled schedule={schedule} path={path} labels={labels} reload={reload} />}
      <ScheduleForm path={path} labels={labels} replaces={schedule?.scheduled_at ?? null} reload={reload} />
    </section>
  );
}

interface ScheduledProps {
  schedule: Schedule;
  path: string;
  labels: Labels;
  reload(): Promise<void>;
}

function Scheduled({ schedule, path, labels, reload }: ScheduledProps) {
  const { setValue, getValues } = useFormContext();
  const notify = useNotify();
  const { scheduled_by, base, change, problem } = schedule;
  const time = formatTime(schedule.publish_at);
  const changes = compareVersions(base, change, labels);
  // Merged like on publication, so that fields saved since then stay unchanged.
  const open = (): void => {
    for (const [name, value] of Object.entries(mergeChange(base, change, getValues())))
      setValue(name, value, { shouldDirty: true });
  };
  const cancel = async (): Promise<void> => {
    try {
      await call(`${path}?${new URLSearchParams({ scheduled_at: schedule.scheduled_at })}`, "DELETE");
      notify(m.desk_schedule_canceled());
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
    await reload();
  };
  const planned = scheduled_by ? m.desk_schedule_by({ who: scheduled_by, time }) : m.desk_schedule_by_someone({ time });
  return (
    <Notice tone={problem ? "wrong" : "good"} title={problem ? m.desk_schedule_failed({ time }) : planned}>
      <p>{problem ?? m.desk_schedule_changes()}</p>
      <Differences changes={changes} />
      <p className="mt-2 flex flex-wrap gap-4">
        <button type="button" className="button button-quiet" onClick={open}>
          {m.desk_schedule_edit()}
        </button>
        <button type="button" className="link min-h-6 cursor-pointer" onClick={cancel}>
          {m.desk_schedule_cancel()}
        </button>
      </p>
    </Notice>
  );
}

interface ScheduleFormProps {
  path: string;
  labels: Labels;
  /** When the change that this form replaces was scheduled; null if there is none. */
  replaces: string | null;
  reload(): Promise<void>;
}

function ScheduleForm({ path, labels, replaces, reload }: ScheduleFormProps) {
  const id = useId();
  const notify = useNotify();
  const { getValues, setError, reset, formState } = useFormContext();
  const { isDirty } = formState;
  const showConflict = useShowConflict();
  const [time, setTime] = useState("");
  const [error, setErrorText] = useState("");
  const [isSending, setIsSending] = useState(false);
  const schedule = async (): Promise<void> => {
    setErrorText("");
    if (!isDirty) return setErrorText(m.desk_schedule_unchanged());
    if (!time) return setErrorText(m.field_required());
    const change = Object.fromEntries(["version", ...Object.keys(labels)].map((name) => [name, getValues(name)]));
    const at = new Date(time);
    // Browsers accept years that `Date` can't represent.
    if (Number.isNaN(at.getTime())) return setErrorText(m.field_invalid());
    const publish_at = at.toISOString();
    setIsSending(true);
    try {
      await call(path, "PUT", { publish_at, replaces, change });
      notify(m.desk_schedule_saved({ time: formatTime(publish_at) }));
      setTime("");
      // The form shows the current text again, which visitors see until then.
      reset();
      await reload();
    } catch (problem) {
      const { message, status, body } = problem as HttpError & { body?: ProblemBody };
      const { publish_at: wrongTime, ...errors } = body?.errors ?? {};
      for (const [name, text] of Object.entries(errors)) setError(name, { message: String(text) });
      if (status === 409 && body?.current) showConflict({ message, current: body.current });
      else if (wrongTime) setErrorText(String(wrongTime));
      else notify(message, { type: "error" });
      if (status === 409) await reload();
    }
    setIsSending(false);
  };
  return (
    <details>
      <summary className="link min-h-6 cursor-pointer font-semibold">{m.desk_schedule()}</summary>
      <label htmlFor={id} className="mt-2 block font-semibold">
        {m.desk_schedule_time()}
      </label>
      <p id={`${id}-hint`} className="text-ink-soft">
        {m.desk_schedule_hint()}
      </p>
      <input
        id={id}
        type="datetime-local"
        className="input my-1 max-w-xs"
        value={time}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error !== "" || undefined}
        onChange={({ target }) => setTime(target.value)}
      />
      <FieldError id={id} error={error} />
      <button type="button" className="button button-quiet mt-2" disabled={isSending} onClick={schedule}>
        {m.desk_schedule_save()}
      </button>
    </details>
  );
}

/** The column of a list that says when a text's scheduled change is published. */
export function getScheduleColumn<Row extends { publish_at: Date | string | null }>(): Column<Row> {
  return {
    name: "publish_at",
    label: m.desk_schedule_column(),
    value: ({ publish_at }) => formatTime(publish_at) || "–",
  };
}
