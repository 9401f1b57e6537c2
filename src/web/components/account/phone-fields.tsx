import { listPhoneCountries } from "#editions/phone-countries.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { Field, SelectField } from "../forms/field.tsx";

interface PhoneFieldsProps {
  /** The props of a field by name. */
  getFieldState(name: string): {
    name: string;
    errors: string[] | undefined;
    autoFocus: boolean;
    required: boolean;
    defaultValue?: string | undefined;
  };
}

/** A phone number with its country. The country sets the dial code. */
export function PhoneFields({ getFieldState }: PhoneFieldsProps) {
  const info = usePageInfo();
  const countries = listPhoneCountries(info);
  const country = getFieldState("phone_country").defaultValue ?? info.preselected_country;

  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-5">
      <div className="col-span-2">
        <SelectField
          {...getFieldState("phone_country")}
          label={m.field_phone_country()}
          defaultValue={country}
          choices={countries.map(({ code, name, dial_code }) => [code, `${name} (${dial_code})`])}
          autoComplete="country"
        />
      </div>
      <Field
        {...getFieldState("phone_dial_code")}
        label={m.field_dial_code()}
        defaultValue={countries.find(({ code }) => code === country)?.dial_code ?? ""}
        autoComplete="tel-country-code"
        readOnly
      />
      <Field {...getFieldState("phone_number")} type="tel" label={m.field_phone()} autoComplete="tel-national" />
    </div>
  );
}
