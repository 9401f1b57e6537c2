import type { ReactNode } from "react";
import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import type { AddressField } from "#editions/address-format.ts";
import { OTHER_COUNTRY } from "#editions/phone-countries.ts";
import { getFieldNames, isRequired } from "#lib/forms/form.ts";
import { m } from "#messages/messages.js";
import type { UserInfo } from "../../browser/user-info/user-info.ts";
import { usePageInfo } from "../../page-info.ts";
import { useShell } from "../../shell.ts";
import { NameFields } from "../account/name-fields.tsx";
import { Field, SelectField } from "../forms/field.tsx";
import { FormFrame, getRejectedField, type Rejected } from "../forms/form-frame.tsx";
import { useRegionLabel } from "../forms/use-region-label.ts";

interface ProfileFormProps {
  action: string;
  user: Omit<UserInfo, "token" | "attributes">;
  regions: { slug: string; name: string }[];
  /** In the order in which the country writes addresses. */
  addressFields: AddressField[];
  /** The town to start with, where almost everyone's is the same. */
  town: string;
  rejected: Rejected | undefined;
}

const FORM = ACCOUNT_FORMS.profile;
const NAMES = getFieldNames(FORM);

/** The buyer's name and address. */
export function ProfileForm({ action, user, regions, addressFields, town, rejected }: ProfileFormProps) {
  const regionLabel = useRegionLabel();
  const { postal_code } = usePageInfo();
  const { countries } = useShell();
  const getField = (name: keyof typeof FORM) => ({
    ...getRejectedField(rejected, NAMES, name),
    required: isRequired(FORM, name),
    defaultValue: rejected?.typed[name] ?? user[name] ?? "",
  });
  const address: Record<AddressField, ReactNode> = {
    address_1: (
      <div key="address_1" className="sm:col-span-2">
        <Field {...getField("address_1")} label={m.field_address()} autoComplete="street-address" />
      </div>
    ),
    locality: (
      <Field
        key="locality"
        {...getField("locality")}
        defaultValue={rejected?.typed.locality ?? (user.locality || town)}
        label={m.field_locality()}
        autoComplete="address-level2"
      />
    ),
    state: (
      <Field key="state" {...getField("state")} label={regionLabel} autoComplete="address-level1" list="regions" />
    ),
    postal_code: (
      <Field
        key="postal_code"
        {...getField("postal_code")}
        label={postal_code.label}
        autoComplete="postal-code"
        data-fills-region="state"
      />
    ),
  };
  return (
    <FormFrame
      action={action}
      rejected={rejected}
      submitLabel={m.profile_send()}
      check={{ path: "/api/profile", method: "put" }}
    >
      <NameFields getField={getField} />
      <Field
        {...getField("mobile_e164")}
        type="tel"
        label={m.field_mobile()}
        hint={m.field_mobile_hint()}
        autoComplete="tel"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {addressFields.map((field) => address[field])}
        <SelectField
          {...getField("country")}
          label={m.field_country()}
          choices={[...countries.map(({ code, name }): [string, string] => [code, name]), [OTHER_COUNTRY, m.other()]]}
          autoComplete="country"
        />
      </div>
      <datalist id="regions">
        {regions.map(({ slug, name }) => (
          <option key={slug} value={name} data-slug={slug} />
        ))}
      </datalist>
    </FormFrame>
  );
}
