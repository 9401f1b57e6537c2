import { Form, type HttpError, useNotify } from "ra-core";
import { useState } from "react";
import type { ShownOffer } from "#domain/deals/offers/shown-offer.ts";
import type { ShownDeal } from "#domain/deals/show-deal.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../../components/desk-dialog.tsx";
import { SubmitButton, UNSAVED } from "../../../components/desk-form.tsx";
import { SelectField, TextArea, TextField } from "../../../components/fields.tsx";
import { call, type ProblemBody } from "../../../data/call.ts";
import { getToday } from "../../tasks/task-list.tsx";

interface DialogProps {
  deal: ShownDeal;
  /** The offer that this one answers. */
  countered?: ShownOffer;
  onClose(): void;
  onSaved(): void;
}

/** Records an offer, or the other side's counteroffer. */
export function OfferDialog({ deal, countered, onClose, onSaved }: DialogProps) {
  const notify = useNotify();
  const submit = async ({ amount, made_by, offered_on, conditions }: Record<string, unknown>) => {
    const terms = { amount, offered_on, conditions };
    try {
      if (countered)
        await call(`/deals/${deal.id}/offers/${countered.id}/counter`, "POST", {
          ...terms,
          version: countered.version,
        });
      else await call(`/deals/${deal.id}/offers`, "POST", { ...terms, made_by });
      onSaved();
      return undefined;
    } catch (error) {
      const { message, status, body } = error as HttpError & { body?: ProblemBody };
      if (!body?.errors) notify(message, { type: "error" });
      // Someone else has already answered the offer; reloading shows its current state.
      if (status === 409) onSaved();
      return body?.errors ?? UNSAVED;
    }
  };
  // A new day, at midnight, would reset the form.
  const [today] = useState(getToday);
  const record = { made_by: "buyer", offered_on: today, amount: "", conditions: "" };
  return (
    <DeskDialog title={countered ? m.deal_offer_counter_title() : m.deal_offer_record()} onClose={onClose}>
      <Form record={record} onSubmit={submit as never} disableInvalidFormNotification noValidate>
        <TextField
          source="amount"
          label={`${m.amount()} (${deal.currency})`}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          required
        />
        {!countered && (
          <SelectField
            source="made_by"
            label={m.deal_offer_by()}
            choices={[
              ["buyer", m.buyer()],
              ["seller", m.seller()],
            ]}
            required
          />
        )}
        <TextField source="offered_on" label={m.date()} type="date" />
        <TextArea source="conditions" label={m.deal_offer_conditions()} lines={3} />
        <SubmitButton label={countered ? m.deal_offer_counter() : m.deal_offer_record()} />
      </Form>
    </DeskDialog>
  );
}
