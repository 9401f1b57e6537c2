import { useFieldArray, useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { CheckField, TextField } from "../../components/fields.tsx";
import { FieldGroup } from "./office-fields.tsx";

const EXCEPTIONS = "opening_exceptions";

/** Formats a weekday, 1 being Monday. January 1, 2024 was a Monday. */
export const formatWeekday = (day: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, day),
  );

/** An office's regular weekly hours, and the dates with other hours. */
export function HoursFields() {
  return (
    <FieldGroup title={m.opening_hours()}>
      <p className="mb-3 text-ink-soft">{m.desk_office_hours_hint()}</p>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <div key={day} className="grid max-w-xl grid-cols-2 gap-x-4">
          <TextField
            source={`hours.${day - 1}.opens`}
            type="time"
            label={m.desk_office_opens({ day: formatWeekday(day) })}
            required
          />
          <TextField
            source={`hours.${day - 1}.closes`}
            type="time"
            label={m.desk_office_closes({ day: formatWeekday(day) })}
            required
          />
        </div>
      ))}
      <CopyHours />
      <ExceptionFields />
      <TextField source="opening_hours_message" label={m.desk_office_hours_message()} />
      <CheckField source="show_opening_hours" label={m.desk_office_show_hours()} />
    </FieldGroup>
  );
}

/** Gives the other working days the hours of Monday. */
function CopyHours() {
  const { getValues, setValue } = useFormContext();
  const copy = (): void => {
    for (const day of [1, 2, 3, 4])
      for (const time of ["opens", "closes"])
        setValue(`hours.${day}.${time}`, getValues(`hours.0.${time}`), { shouldDirty: true });
  };
  return (
    <button type="button" className="link mb-5 min-h-6 cursor-pointer" onClick={copy}>
      {m.desk_hours_copy({ first: formatWeekday(1), last: formatWeekday(5) })}
    </button>
  );
}

function ExceptionFields() {
  const { fields, append, remove } = useFieldArray({ name: EXCEPTIONS });
  return (
    <fieldset className="mb-5 max-w-xl">
      <legend className="font-semibold">{m.opening_exceptions()}</legend>
      <p className="mb-3 text-ink-soft">{m.desk_office_exceptions_hint()}</p>
      {fields.map(({ id }, position) => (
        <fieldset key={id} className="mb-4 border-l-2 border-rule pl-4">
          <legend className="sr-only">{m.desk_exception({ position: position + 1 })}</legend>
          <TextField source={`${EXCEPTIONS}.${position}.label`} label={m.desk_exception_label()} />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <TextField
              source={`${EXCEPTIONS}.${position}.first_date`}
              type="date"
              label={m.desk_exception_first()}
              required
            />
            <TextField source={`${EXCEPTIONS}.${position}.last_date`} type="date" label={m.desk_exception_last()} />
            <TextField source={`${EXCEPTIONS}.${position}.opens`} type="time" label={m.desk_exception_opens()} />
            <TextField source={`${EXCEPTIONS}.${position}.closes`} type="time" label={m.desk_exception_closes()} />
          </div>
          <button type="button" className="link min-h-6 cursor-pointer" onClick={() => remove(position)}>
            {m.desk_exception_remove({ position: position + 1 })}
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        className="button button-quiet"
        onClick={() => append({ first_date: "", last_date: "", opens: "", closes: "", label: "" })}
      >
        {m.desk_exception_add()}
      </button>
    </fieldset>
  );
}
