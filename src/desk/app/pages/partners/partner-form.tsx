import { useInput } from "ra-core";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import type { DeskPartner } from "#domain/partners/desk-partners.ts";
import { m } from "#messages/messages.js";
import { CreatePage, EditPage } from "../../components/desk-form.tsx";
import { CheckField, SelectField, TextField } from "../../components/fields.tsx";
import { Notice } from "../../components/notice.tsx";
import { useChoices } from "../../components/use-choices.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { getSendsChoices } from "./partner-labels.ts";
import { PartnerSecret } from "./partner-secret.tsx";

const getLabels = () => ({
  name: m.partner_name(),
  url: m.partner_url(),
  sends: m.partner_sends(),
  office_ids: m.offices(),
});

export function PartnerCreatePage() {
  return (
    <CreatePage
      title={m.partner_add()}
      lead={m.partner_add_lead()}
      submit={m.partner_create()}
      fieldLabels={getLabels()}
      defaults={{ sends: "network", office_ids: [] }}
      redirect="edit"
    >
      <PartnerFields />
    </CreatePage>
  );
}

export function PartnerEditPage() {
  return (
    <EditPage
      title={({ name }) => String(name)}
      submit={m.save()}
      fieldLabels={{ ...getLabels(), active: m.partner_active() }}
      redirect={false}
      renderAbove={({ paused_after_failures }) =>
        paused_after_failures && <Notice tone="wrong">{m.partner_paused_notice()}</Notice>
      }
      renderBelow={(record) => (
        <>
          <PartnerSecret id={Number(record.id)} />
          <DeliveryLog partner={record as unknown as DeskPartner} />
        </>
      )}
    >
      <PartnerFields />
      <CheckField source="active" label={m.partner_active()} hint={m.partner_active_hint()} />
    </EditPage>
  );
}

function PartnerFields() {
  const sends = useWatch({ name: "sends" });
  return (
    <>
      <TextField source="name" label={m.partner_name()} required />
      <TextField source="url" label={m.partner_url()} hint={m.partner_url_hint()} type="url" inputMode="url" required />
      <SelectField source="sends" label={m.partner_sends()} choices={getSendsChoices()} required />
      {sends === "offices" && <OfficeChecks />}
    </>
  );
}

/** A checkbox for each office. */
function OfficeChecks() {
  const id = useId();
  const offices = useChoices("offices");
  const { field, fieldState } = useInput({ source: "office_ids", defaultValue: [] });
  const chosen = (field.value as number[]) ?? [];
  const error = fieldState.error && String(fieldState.error.message ?? "");
  return (
    <fieldset className="mb-5 max-w-xl" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{m.offices()}</legend>
      {offices.map(([value, name], position) => (
        <label key={value} className="flex min-h-8 items-start gap-3">
          <input
            type="checkbox"
            ref={position === 0 ? field.ref : undefined}
            checked={chosen.includes(Number(value))}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget }) =>
              field.onChange(
                currentTarget.checked ? [...chosen, Number(value)] : chosen.filter((one) => one !== Number(value)),
              )
            }
            className="size-6 shrink-0 accent-accent"
          />
          <span>{name}</span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-signal">
          {error}
        </p>
      )}
    </fieldset>
  );
}
