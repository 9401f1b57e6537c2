import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";
import { m } from "#messages/messages.js";
import { CheckField, SelectField, TextField } from "../../components/fields.tsx";
import { useChoices } from "../../components/use-choices.ts";
import { useRight } from "../../components/use-right.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";
import { getOfficeLabels } from "./office-labels.ts";
import { PhoneTriggers } from "./phone-triggers.tsx";
import { PositionFields } from "./position/position-fields.tsx";
import { TerritoryField } from "./territory-field.tsx";

const LINKS = [
  "google_url",
  "google_review_url",
  "facebook_url",
  "facebook_review_url",
  "linkedin_url",
  "instagram_url",
  "twitter_url",
] as const;

const PHONES = ["phone", "organic_number", "paid_number", "whats_app_number"] as const;

const TIME_ZONES = Intl.supportedValuesOf("timeZone").map((zone) => [zone, zone] as const);

/** Fields that only head office may change. */
export function NetworkFields({ isNew = false }: { isNew?: boolean }) {
  const labels = getOfficeLabels();
  const choices = useListingChoices();
  if (!useRight("office.create")) return null;
  return (
    <FieldGroup title={m.desk_office_network()}>
      <TextField source="name" label={labels.name} required />
      {isNew && <TextField source="slug" label={m.web_address()} hint={m.desk_slug_hint()} />}
      <TextField source="address_1" label={labels.address_1} />
      <TextField source="address_2" label={labels.address_2} />
      <TextField source="postal_code" label={labels.postal_code} required={isNew} />
      <TextField source="locality" label={labels.locality} required={!isNew} />
      <SelectField
        source="region_slug"
        label={labels.region_slug}
        choices={(choices?.states ?? []).map(({ value, label }) => [value, label] as const)}
        {...(isNew && { emptyLabel: m.desk_office_region_from_code() })}
        required={!isNew}
      />
      <PositionFields isNew={isNew} />
      <CheckField source="is_alternate_address" label={labels.is_alternate_address} />
      <SelectField
        source="time_zone"
        label={labels.time_zone}
        choices={TIME_ZONES}
        {...(isNew && { emptyLabel: m.desk_office_time_zone_default() })}
        required={!isNew}
      />
      <TextField source="location_id" label={labels.location_id} />
      <TextField source="buyers_route" label={labels.buyers_route} />
      <TerritoryField />
    </FieldGroup>
  );
}

export function ContactFields() {
  const labels = getOfficeLabels();
  return (
    <FieldGroup title={m.desk_office_contact()}>
      <TextField source="email" type="email" label={labels.email} hint={m.desk_agent_email_hint()} required />
      {PHONES.map((name) => (
        <TextField key={name} source={name} type="tel" label={labels[name]} />
      ))}
      <TextField source="phone_extension" label={labels.phone_extension} />
      <PhoneTriggers />
    </FieldGroup>
  );
}

export function LinkFields() {
  const labels = getOfficeLabels();
  const id = useWatch({ name: "id" }) as number | undefined;
  const agents = useChoices("agents", { office_id: String(id ?? ""), active: "true" }, id !== undefined);
  return (
    <FieldGroup title={m.desk_office_links()}>
      {id !== undefined && (
        <SelectField
          source="owner_id"
          label={labels.owner_id}
          choices={agents}
          emptyLabel={m.desk_office_owner_none()}
        />
      )}
      <TextField source="broker_lic" label={labels.broker_lic} />
      <TextField source="broker_of_record" label={labels.broker_of_record} />
      <CheckField source="nda_approval" label={labels.nda_approval} />
      <TextField source="google_place_id" label={labels.google_place_id} hint={m.desk_office_google_place_id_hint()} />
      {LINKS.map((name) => (
        <TextField key={name} source={name} type="url" label={labels[name]} />
      ))}
    </FieldGroup>
  );
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
