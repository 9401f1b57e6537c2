import { Form, type HttpError, useNotify, useRefresh } from "ra-core";
import { type ReactNode, useState } from "react";
import { m } from "#messages/messages.js";
import { call, type ProblemBody } from "../data/call.ts";
import { SubmitButton, UNSAVED } from "./desk-form.tsx";
import { Notice } from "./notice.tsx";
import { Facts } from "./show-page.tsx";
import { useDeskQuery } from "./use-desk-query.ts";

interface StepPanelProps {
  title: string;
  lead: string;
  /** The call that performs the action, and the record's version, which is sent with the fields. */
  method: "POST" | "PUT";
  path: string;
  version: string;
  defaults?: Record<string, unknown>;
  submit: string;
  /** The message once it is done. */
  done: string;
  children: ReactNode;
}

/** A form below a record for one action, such as closing an office. It opens on request. */
export function StepPanel({ title, ...form }: StepPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mb-4 border-t border-rule pt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link min-h-6 cursor-pointer text-lg">{title}</summary>
      {isOpen && <StepForm {...form} />}
    </details>
  );
}

function StepForm({ lead, method, path, version, defaults, submit, done, children }: Omit<StepPanelProps, "title">) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = async ({ id: _, ...values }: Record<string, unknown>) => {
    setProblem(null);
    try {
      await call(path, method, { ...values, version });
      notify(done, { type: "success" });
      refresh();
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (Object.keys(body?.errors ?? {}).length === 0) setProblem(message);
      return body?.errors ?? UNSAVED;
    }
  };
  return (
    <div className="mt-3">
      <p className="mb-4 max-w-xl text-ink-soft">{lead}</p>
      <Form record={{ id: path, ...defaults }} onSubmit={onSubmit as never} disableInvalidFormNotification noValidate>
        {problem && <Notice tone="wrong">{problem}</Notice>}
        {children}
        <SubmitButton label={submit} />
      </Form>
    </div>
  );
}

/** Shows how many records an action affects, by kind. Counts without a label are not shown. */
export function StepCounts({ path, labels }: { path: string; labels: Record<string, string> }) {
  const { response, error } = useDeskQuery<Record<string, number>>(path);
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!response) return <p className="mb-4 text-ink-soft">{m.desk_loading()}</p>;
  const rows = Object.entries(labels).filter(([name]) => (response[name] ?? 0) > 0);
  if (rows.length === 0) return <p className="mb-4">{m.desk_transfer_nothing()}</p>;
  return <Facts rows={rows.map(([name, label]) => [label, (response[name] ?? 0).toLocaleString()])} />;
}

/** Returns the labels of the records that both offices and agents have. */
export const getSharedCountLabels = (): Record<string, string> => ({
  public_listings: m.desk_transfer_public_listings(),
  other_listings: m.desk_transfer_other_listings(),
  open_leads: m.desk_transfer_open_leads(),
  closed_leads: m.desk_transfer_closed_leads(),
  open_deals: m.deal_transfer_open(),
  buyers: m.desk_transfer_buyers(),
  ndas: m.desk_transfer_ndas(),
  notes: m.desk_transfer_notes(),
});
