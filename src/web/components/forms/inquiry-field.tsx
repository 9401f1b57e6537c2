import type { ComponentProps } from "react";
import { CALL_TIMES } from "#domain/leads/inquiries/call-times.ts";
import { SELLER_TIMINGS } from "#domain/leads/inquiries/sellers/timing-labels.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { Field, SelectField } from "./field.tsx";
import type { InquiryField as Name } from "./inquiry-fields.ts";
import { usePostalCodeLabel } from "./use-postal-code-label.ts";

export interface Category {
  slug: string;
  name: string;
}

type InquiryFieldProps = Pick<ComponentProps<typeof Field>, "required" | "defaultValue" | "errors" | "autoFocus"> & {
  name: Name;
};

/** One field of an inquiry form, with the type and `autocomplete` value that browsers expect. */
export function InquiryField({ categories, ...props }: InquiryFieldProps & { categories: Category[] }) {
  const { postal_code } = usePageInfo();
  const postalCodeLabel = usePostalCodeLabel();
  switch (props.name) {
    case "name":
      return <Field {...props} label={m.field_name()} autoComplete="name" />;
    case "email":
      return <Field {...props} type="email" label={m.field_email()} autoComplete="email" />;
    case "phone":
      return <Field {...props} type="tel" label={m.field_phone()} autoComplete="tel" />;
    case "postal_code":
      return postal_code.areas ? (
        <SelectField {...props} label={postalCodeLabel} choices={Object.entries(postal_code.areas)} />
      ) : (
        <Field {...props} label={postalCodeLabel} autoComplete="postal-code" />
      );
    case "message":
      return <Field {...props} label={m.field_message()} lines={6} />;
    case "fields.business_name":
      return <Field {...props} label={m.field_business_name()} autoComplete="organization" />;
    case "fields.category":
      return (
        <SelectField
          {...props}
          label={m.filter_category()}
          choices={categories.map(({ slug, name }) => [slug, name])}
        />
      );
    case "fields.timing":
      return <SelectField {...props} label={m.field_timing()} choices={listChoices(SELLER_TIMINGS)} />;
    case "fields.call_time":
      return <SelectField {...props} label={m.field_call_time()} choices={listChoices(CALL_TIMES)} />;
    case "fields.cash_available":
      return <Field {...props} label={m.field_cash_available()} inputMode="numeric" />;
    case "fields.yearly_sales":
      return <Field {...props} label={m.field_yearly_sales()} inputMode="numeric" />;
  }
}

function listChoices(labels: Record<string, () => string>): [string, string][] {
  return Object.entries(labels).map(([value, label]) => [value, label()]);
}
