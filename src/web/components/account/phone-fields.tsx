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

/** A phone number with its country. The country sets the dial code, which its label names. */
export function PhoneFields({ getFieldState }: PhoneFieldsProps) {
  const info = usePageInfo();
  const countries = listPhoneCountries(info);
  const country = getFieldState("phone_country").defaultValue ?? info.preselected_country;
  const dialCode = getFieldState("phone_dial_code");
  const number = getFieldState("phone_number");
  const errors = dialCode.errors ?? number.errors;
  return (
    <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)] gap-3 sm:gap-5">
      <SelectField
        {...getFieldState("phone_country")}
        label={m.field_country()}
        defaultValue={country}
        choices={countries.map(({ code, name, dial_code }) => [code, `${name} (${dial_code})`])}
        autoComplete="country"
      />
      <input
        type="hidden"
        name={dialCode.name}
        defaultValue={countries.find(({ code }) => code === country)?.dial_code}
      />
      <Field {...number} errors={errors} type="tel" label={m.field_phone()} autoComplete="tel-national" />
    </div>
  );
}
