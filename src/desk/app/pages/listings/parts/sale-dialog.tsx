import { Form } from "ra-core";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../../components/desk-dialog.tsx";
import { SubmitButton } from "../../../components/desk-form.tsx";
import { TextArea, TextField } from "../../../components/fields.tsx";

interface SaleProps {
  onClose(): void;
  /** Returns the errors by field. */
  onSale(sale: object): Promise<Record<string, string>>;
}

/**
 * Asks for the details of a sale. The site shows the price only as a range, and the terms are visible only at the desk.
 */
export function SaleDialog({ onClose, onSale }: SaleProps) {
  const submit = async ({ closing_price, sold_on, terms }: Record<string, unknown>) => {
    const price = String(closing_price ?? "").trim();
    const amount = Number(price.replace(/[^\d.]/g, ""));
    if (price && !(amount > 0)) return { closing_price: m.desk_closing_price_wrong() };
    const sale = { closing_price: price ? amount : null, terms: terms || null };
    return onSale(sold_on ? { ...sale, sold_on } : sale);
  };
  return (
    <DeskDialog title={m.sold()} onClose={onClose}>
      <p className="mb-4 text-ink-soft">{m.edit_sell_text()}</p>
      <Form record={{}} onSubmit={submit} noValidate>
        <TextField source="closing_price" label={m.listing_field_closing_price()} inputMode="decimal" />
        <TextField source="sold_on" label={m.listing_field_sold_at()} type="date" />
        <TextArea source="terms" label={m.edit_sale_terms()} lines={3} />
        <SubmitButton label={m.edit_sell()} />
      </Form>
    </DeskDialog>
  );
}
