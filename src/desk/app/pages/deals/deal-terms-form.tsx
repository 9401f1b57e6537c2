import { Form, type HttpError, useNotify, useRedirect } from "ra-core";
import { useState } from "react";
import type { ShownDeal } from "#domain/deals/show-deal.ts";
import { m } from "#messages/messages.js";
import { type Conflict, ConflictNotice } from "../../components/conflict-notice.tsx";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { call, type ProblemBody } from "../../data/call.ts";

interface TermsProps {
  deal: ShownDeal;
  onChanged(): void;
}

const getLabels = () => ({
  agent_id: m.agent(),
  expected_closing: m.deal_expected_closing(),
  commission_percent: m.deal_commission_percent(),
  commission: m.deal_commission_amount(),
  deposit_holder: m.deal_deposit_holder(),
  deposit: m.deal_deposit_amount(),
  deposit_received_on: m.deal_deposit_received(),
});

const toFormValues = (deal: ShownDeal) => ({
  version: deal.version,
  agent_id: toText(deal.agent_id),
  expected_closing: toText(deal.expected_closing),
  commission_percent: toText(deal.commission_basis_points === null ? null : deal.commission_basis_points / 100),
  commission: toText(deal.commission),
  deposit_holder: toText(deal.deposit_holder),
  deposit: toText(deal.deposit),
  deposit_received_on: toText(deal.deposit_received_on),
});

const toText = (value: string | number | null): string => (value === null ? "" : String(value));

const toBasisPoints = (percent: unknown) => (percent === "" ? null : Math.round(Number(percent) * 100));

/** Changes who is responsible for a deal, the expected closing, the commission and the deposit. */
export function DealTermsForm({ deal, onChanged }: TermsProps) {
  const notify = useNotify();
  const redirect = useRedirect();
  const labels = getLabels();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const submit = async ({ commission_percent, id: _, ...values }: Record<string, unknown>) => {
    try {
      const body = { ...values, commission_basis_points: toBasisPoints(commission_percent) };
      const saved = await call<object>(`/deals/${deal.id}`, "PUT", body);
      notify(m.desk_saved(), { type: "success" });
      // A person who reassigns a deal may no longer see it; the response then has no events.
      if ("events" in saved) onChanged();
      else redirect("list", "deals");
      return undefined;
    } catch (error) {
      const { message, status, body } = error as HttpError & { body?: ProblemBody };
      if (status === 409 && body?.current)
        setConflict({ message, current: toFormValues(body.current as unknown as ShownDeal) });
      else if (!body?.errors) notify(message, { type: "error" });
      const { commission_basis_points, ...errors } = body?.errors ?? {};
      return { ...UNSAVED, ...errors, ...(commission_basis_points && { commission_percent: commission_basis_points }) };
    }
  };
  const isListed = deal.agent_id === null || deal.colleagues.some(({ id }) => id === deal.agent_id);
  const agents = deal.colleagues.map(({ id, name }) => [String(id), name] as const);
  return (
    <Form
      // The key creates a new form when the deal's version has changed, by a move or by someone else.
      key={deal.version}
      record={toFormValues(deal)}
      onSubmit={submit as never}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      noValidate
    >
      {conflict && <ConflictNotice {...conflict} labels={labels} onResolved={() => setConflict(null)} />}
      <SelectField
        source="agent_id"
        label={labels.agent_id}
        emptyLabel={m.desk_lead_the_office()}
        choices={isListed ? agents : [[String(deal.agent_id), deal.agent ?? ""], ...agents]}
        required
      />
      <TextField source="expected_closing" label={labels.expected_closing} type="date" />
      <TextField
        source="commission_percent"
        label={labels.commission_percent}
        hint={m.deal_commission_hint()}
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step="0.01"
      />
      <TextField source="commission" label={labels.commission} type="number" inputMode="decimal" min={0} step="any" />
      <TextField
        source="deposit_holder"
        label={labels.deposit_holder}
        hint={m.deal_deposit_holder_hint()}
        autoComplete="off"
      />
      <TextField source="deposit" label={labels.deposit} type="number" inputMode="decimal" min={0} step="any" />
      <TextField source="deposit_received_on" label={labels.deposit_received_on} type="date" />
      <SubmitButton label={m.save()} />
    </Form>
  );
}
