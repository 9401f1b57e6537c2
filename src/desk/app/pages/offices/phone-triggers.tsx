import type { HttpError } from "ra-core";
import { useId, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import type { VisitPhone } from "#domain/offices/editing/preview-visit-phone.ts";
import { m } from "#messages/messages.js";
import { TextField } from "../../components/fields.tsx";
import { call } from "../../data/call.ts";

const SOURCE = "telephone_url_triggers";

/** Phone numbers for campaigns, in order of precedence, and a way to test which number a visitor sees. */
export function PhoneTriggers() {
  const { fields, append, remove, swap } = useFieldArray({ name: SOURCE });
  const id = useWatch({ name: "id" }) as number | undefined;
  return (
    <fieldset className="mb-5 max-w-xl">
      <legend className="font-semibold">{m.desk_office_triggers()}</legend>
      <p className="mb-3 text-ink-soft">{m.desk_office_triggers_hint()}</p>
      {fields.map(({ id: key }, position) => (
        <div key={key} className="mb-4 border-l-2 border-rule pl-4">
          <div className="grid gap-x-4 sm:grid-cols-3">
            <TextField source={`${SOURCE}.${position}.name`} label={m.desk_trigger_name()} required />
            <TextField source={`${SOURCE}.${position}.value`} label={m.desk_trigger_value()} required />
            <TextField source={`${SOURCE}.${position}.number`} type="tel" label={m.field_phone()} required />
          </div>
          <p className="flex flex-wrap gap-4">
            {position > 0 && (
              <button
                type="button"
                className="link min-h-6 cursor-pointer"
                onClick={() => swap(position, position - 1)}
              >
                {m.desk_trigger_up({ position: position + 1 })}
              </button>
            )}
            <button type="button" className="link min-h-6 cursor-pointer" onClick={() => remove(position)}>
              {m.desk_trigger_remove({ position: position + 1 })}
            </button>
          </p>
        </div>
      ))}
      <button type="button" className="button button-quiet" onClick={() => append({ name: "", value: "", number: "" })}>
        {m.desk_trigger_add()}
      </button>
      {id !== undefined && <VisitPhoneTest office={id} />}
    </fieldset>
  );
}

/** Tests which of the published numbers a visitor with a given URL sees. */
function VisitPhoneTest({ office }: { office: number }) {
  const id = useId();
  const [address, setAddress] = useState("");
  const [result, setResult] = useState("");
  const test = async (): Promise<void> => {
    try {
      const { phone, is_paid } = await call<VisitPhone>(`/offices/${office}/visit-phone`, "POST", { address });
      setResult(is_paid ? m.desk_visit_phone_paid({ phone }) : m.desk_visit_phone_result({ phone }));
    } catch (error) {
      setResult((error as HttpError).message);
    }
  };
  return (
    <div className="mt-5">
      <label htmlFor={id} className="font-semibold">
        {m.desk_visit_phone()}
      </label>
      <p id={`${id}-hint`} className="text-ink-soft">
        {m.desk_visit_phone_hint()}
      </p>
      <div className="mt-1 flex flex-wrap gap-3">
        <input
          id={id}
          className="input grow"
          aria-describedby={`${id}-hint`}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter would submit the surrounding form.
            event.preventDefault();
            void test();
          }}
        />
        <button type="button" className="button button-quiet" onClick={test}>
          {m.desk_visit_phone_show()}
        </button>
      </div>
      <p role="status" className="mt-2 font-semibold">
        {result}
      </p>
    </div>
  );
}
