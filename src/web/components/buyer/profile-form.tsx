import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
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
  regions: string[];
  rejected: Rejected | undefined;
}

const FORM = ACCOUNT_FORMS.profile;
const NAMES = getFieldNames(FORM);

/** The buyer's name and address. */
export function ProfileForm({ action, user, regions, rejected }: ProfileFormProps) {
  const regionLabel = useRegionLabel();
  const { postal_code } = usePageInfo();
  const { countries } = useShell();
  const getField = (name: keyof typeof FORM) => ({
    ...getRejectedField(rejected, NAMES, name),
    required: isRequired(FORM, name),
    defaultValue: rejected?.typed[name] ?? user[name] ?? "",
  });
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
      <Field {...getField("address_1")} label={m.field_address()} autoComplete="street-address" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...getField("locality")} label={m.field_locality()} autoComplete="address-level2" />
        <Field {...getField("state")} label={regionLabel} autoComplete="address-level1" list="regions" />
        <Field {...getField("postal_code")} label={postal_code.label} autoComplete="postal-code" />
        <SelectField
          {...getField("country")}
          label={m.field_country()}
          choices={[
            ...countries.map(({ code, name }): [string, string] => [code, name]),
            [OTHER_COUNTRY, m.country_other()],
          ]}
          autoComplete="country"
        />
      </div>
      <datalist id="regions">
        {regions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FormFrame>
  );
}
