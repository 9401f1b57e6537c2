import { Form, type HttpError, useNotify } from "ra-core";
import { useState } from "react";
import type { ShownTask } from "#domain/deals/tasks/task.ts";
import { m } from "#messages/messages.js";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { CheckField, TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call, type ProblemBody } from "../../data/call.ts";
import { getToday, TaskList } from "./task-list.tsx";

interface PanelProps {
  /** The deal, lead or listing that the tasks belong to. */
  on: { deal: string } | { lead: string } | { listing: number };
  writable: boolean;
}

/** The tasks on a deal, lead or listing, and a form to add one. */
export function TasksPanel({ on, writable }: PanelProps) {
  const query = new URLSearchParams(Object.entries(on).map(([name, value]) => [name, String(value)]));
  const { response, error, reload } = useDeskQuery<{ data: ShownTask[] }>(`/tasks?${query}`);
  return (
    <section aria-labelledby="tasks" className="mb-8 border-t border-rule pt-6">
      <h2 id="tasks" className="mb-3 text-xl">
        {m.task_heading()}
      </h2>
      {error && <Notice tone="wrong">{error}</Notice>}
      {response?.data.length === 0 && <p className="mb-3 text-ink-soft">{m.task_none()}</p>}
      {response && <TaskList tasks={response.data} isReadOnly={!writable} onChanged={reload} />}
      {writable && <AddForm on={on} onAdded={reload} />}
    </section>
  );
}

const toSubject = (on: PanelProps["on"]) =>
  "deal" in on ? { deal_id: on.deal } : "lead" in on ? { lead_id: on.lead } : { listing_number: on.listing };

function AddForm({ on, onAdded }: Pick<PanelProps, "on"> & { onAdded(): void }) {
  const notify = useNotify();
  // The key creates an empty form after each task is added. A new day, at midnight, would reset it.
  const [{ count, today }, setForm] = useState({ count: 0, today: getToday() });
  const submit = async ({ title, due_on, is_personal }: Record<string, unknown>) => {
    try {
      await call("/tasks", "POST", { title, due_on, is_personal: is_personal === true, ...toSubject(on) });
      setForm({ count: count + 1, today: getToday() });
      onAdded();
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (!body?.errors) notify(message, { type: "error" });
      return body?.errors ?? UNSAVED;
    }
  };
  return (
    <details className="mt-3" key={count}>
      <summary className="link min-h-6 cursor-pointer">{m.task_add()}</summary>
      <Form
        record={{ title: "", due_on: today, is_personal: false }}
        onSubmit={submit as never}
        disableInvalidFormNotification
        noValidate
      >
        <div className="mt-3">
          <TextField source="title" label={m.task_name()} required />
          <TextField source="due_on" label={m.task_due()} type="date" required />
          <CheckField source="is_personal" label={m.task_for_me()} hint={m.task_for_me_hint()} />
          <SubmitButton label={m.task_add()} />
        </div>
      </Form>
    </details>
  );
}
