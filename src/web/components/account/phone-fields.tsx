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

/**
 * A phone number with its country. The country sets the dial code, which its label begins with: on a phone, there is no
 * room for more.
 */
export function PhoneFields({ getFieldState }: PhoneFieldsProps) {
  const info = usePageInfo();
  const countries = listPhoneCountries(info);
  const country = getFieldState("phone_country").defaultValue ?? info.preselected_country;
  const dialCode = getFieldState("phone_dial_code");
  const number = getFieldState("phone_number");
  const errors = dialCode.errors ?? number.errors;
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-5">
      <SelectField
        {...getFieldState("phone_country")}
        label={m.field_country()}
        defaultValue={country}
        choices={countries.map(({ code, name, dial_code }) => [code, `${dial_code} ${name}`])}
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
