import { Form } from "ra-core";
import { useWatch } from "react-hook-form";
import type { ShownDeal } from "#domain/deals/show-deal.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { SubmitButton } from "../../components/desk-form.tsx";
import { CheckField, TextArea, TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";

interface CloseProps {
  deal: ShownDeal;
  onClose(): void;
  /** Returns the errors by field. */
  onClosed(details: object): Promise<Record<string, string>>;
}

/** Asks whether a closed deal's listing was sold, or says what is left to do. */
export function CloseDialog({ deal, onClose, onClosed }: CloseProps) {
  const { listing, listing_status, may_sell, other_open_deals } = deal;
  const submit = ({ mark_sold, closing_price, sold_on, terms }: Record<string, unknown>) =>
    onClosed(
      mark_sold
        ? { mark_sold: true, closing_price: closing_price || null, sold_on: sold_on || null, terms: terms || null }
        : {},
    );
  return (
    <DeskDialog title={m.deal_close_title()} onClose={onClose}>
      {!may_sell && (
        <p className="mb-4">
          {listing_status === "sold"
            ? m.deal_close_sold_already({ listing })
            : m.deal_close_not_yours({ listing, status: STATUS_LABELS[listing_status]() })}
        </p>
      )}
      {other_open_deals > 0 && <Notice>{m.deal_close_others({ count: other_open_deals })}</Notice>}
      <Form record={{ mark_sold: may_sell, closing_price: deal.offer ?? "" }} onSubmit={submit} noValidate>
        {may_sell && <SaleFields listing={listing} />}
        <SubmitButton label={m.deal_close_submit()} />
      </Form>
    </DeskDialog>
  );
}

function SaleFields({ listing }: { listing: string }) {
  const isSold = useWatch({ name: "mark_sold" });
  return (
    <>
      <CheckField source="mark_sold" label={m.deal_close_mark_sold({ listing })} hint={m.edit_sell_text()} />
      {isSold ? (
        <>
          <TextField
            source="closing_price"
            label={m.listing_field_closing_price()}
            type="number"
            inputMode="decimal"
            min={0}
          />
          <TextField source="sold_on" label={m.listing_field_sold_at()} type="date" />
          <TextArea source="terms" label={m.edit_sale_terms()} lines={3} />
        </>
      ) : (
        <p className="mb-4">{m.deal_close_stays()}</p>
      )}
    </>
  );
}
