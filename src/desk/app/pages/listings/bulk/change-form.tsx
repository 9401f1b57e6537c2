import { Form } from "ra-core";
import type { BulkChange } from "#domain/listings/editing/bulk/bulk-change.ts";
import { m } from "#messages/messages.js";
import { SubmitButton } from "../../../components/desk-form.tsx";
import { SelectField, TextField } from "../../../components/fields.tsx";
import { getAgentChoices } from "../agent-choices.ts";
import { useListingChoices } from "../use-listing-choices.ts";
import { parseSigned } from "./parse-signed.ts";

export type ChangeKind = "agent" | "status" | "price";

interface FormProps {
  kind: ChangeKind;
  /** Returns the message of a problem. */
  onChange(change: BulkChange): Promise<string | undefined>;
}

type Typed = Record<string, unknown>;
type Parsed = { change: BulkChange } | { errors: Record<string, string> };

const STATUSES = [
  ["active", m.edit_publish],
  ["under_offer", m.edit_under_offer],
  ["sold", m.edit_sell],
  ["withdrawn", m.edit_withdraw],
] as const;

/** Asks what to change in the selected listings. */
export function ChangeForm({ kind, onChange }: FormProps) {
  const choices = useListingChoices();
  const agents = choices?.agents ?? [];
  const submit = async (typed: Typed): Promise<object | undefined> => {
    const parsed = PARSERS[kind](typed, agents);
    if ("errors" in parsed) return parsed.errors;
    const problem = await onChange(parsed.change);
    return problem === undefined ? undefined : { [PROBLEM_FIELDS[kind]]: problem };
  };
  return (
    <Form onSubmit={submit} record={{ unit: "percent" }} noValidate>
      {kind === "agent" && <SelectField source="agent" label={m.agent()} required choices={getAgentChoices(choices)} />}
      {kind === "status" && (
        <>
          <SelectField
            source="status"
            label={m.bulk_new_status()}
            required
            choices={STATUSES.map(([value, label]) => [value, label()] as const)}
          />
          <p className="mb-4 max-w-prose text-ink-soft">{m.bulk_status_hint()}</p>
        </>
      )}
      {kind === "price" && (
        <>
          <SelectField
            source="unit"
            label={m.bulk_price_by()}
            required
            choices={[
              ["percent", m.bulk_percent()],
              ["amount", m.bulk_amount({ currency: choices?.currency ?? "" })],
            ]}
          />
          <TextField source="number" label={m.price_change()} hint={m.bulk_price_hint()} required autoComplete="off" />
        </>
      )}
      <SubmitButton label={m.bulk_preview()} />
    </Form>
  );
}

/** The fields beside which problems are shown. */
const PROBLEM_FIELDS: Record<ChangeKind, string> = { agent: "agent", status: "status", price: "number" };

const PARSERS: Record<ChangeKind, (typed: Typed, agents: readonly { id: number; office_id: number }[]) => Parsed> = {
  agent({ agent }, agents) {
    const found = agents.find(({ id }) => String(id) === agent);
    if (!found) return { errors: { agent: m.bulk_choose() } };
    return { change: { owner: { office_id: found.office_id, agent_id: found.id } } };
  },
  status({ status }) {
    const known = STATUSES.find(([value]) => value === status);
    return known ? { change: { to: known[0] } } : { errors: { status: m.bulk_choose() } };
  },
  price({ unit, number }) {
    const value = parseSigned(String(number ?? ""));
    const isAmount = unit === "amount";
    const isUsable =
      value !== null && value !== 0 && (isAmount ? Number.isInteger(value) : value >= -99 && value <= 1_000);
    if (!isUsable) return { errors: { number: isAmount ? m.bulk_amount_wrong() : m.bulk_percent_wrong() } };
    return { change: isAmount ? { amount: value } : { percent: value } };
  },
};
