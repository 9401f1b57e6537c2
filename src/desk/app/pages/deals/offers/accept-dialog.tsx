import { Form, type HttpError, useNotify } from "ra-core";
import type { ShownOffer } from "#domain/deals/offers/shown-offer.ts";
import type { ShownDeal } from "#domain/deals/show-deal.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../../components/desk-dialog.tsx";
import { SubmitButton } from "../../../components/desk-form.tsx";
import { CheckField } from "../../../components/fields.tsx";
import { call } from "../../../data/call.ts";
import { createMoneyFormat } from "../../listings/create-money-format.ts";

interface DialogProps {
  deal: ShownDeal;
  offer: ShownOffer;
  onClose(): void;
  onSaved(): void;
}

/** Accepts an offer, and asks whether to mark the listing as under contract. */
export function AcceptDialog({ deal, offer, onClose, onSaved }: DialogProps) {
  const notify = useNotify();
  const submit = async ({ put_under_contract }: Record<string, unknown>) => {
    const body = { version: offer.version, status: "accepted", put_under_contract: put_under_contract === true };
    await call(`/deals/${deal.id}/offers/${offer.id}`, "PUT", body).catch((error: HttpError) =>
      notify(error.message, { type: "error" }),
    );
    onSaved();
  };
  const amount = createMoneyFormat(deal.currency)(offer.amount);
  return (
    <DeskDialog title={m.deal_offer_accept_title({ amount })} onClose={onClose}>
      <Form record={{ put_under_contract: deal.may_put_under_contract }} onSubmit={submit} noValidate>
        {deal.may_put_under_contract && (
          <CheckField source="put_under_contract" label={m.deal_offer_put_under_contract({ listing: deal.listing })} />
        )}
        <SubmitButton label={m.deal_offer_accept()} />
      </Form>
    </DeskDialog>
  );
}
