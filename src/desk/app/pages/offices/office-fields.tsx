import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";
import type { OfficeField } from "#domain/offices/editing/office-fields.ts";
import { m } from "#messages/messages.js";
import { CheckField, SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { useChoices } from "../../components/use-choices.ts";
import { useRight } from "../../components/use-right.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";
import { PhoneTriggers } from "./phone-triggers.tsx";

/** The labels of an office's fields, for the form, its errors and edit conflicts. */
export const getOfficeLabels = (): Record<OfficeField, string> => ({
  name: m.desk_name(),
  address_1: m.desk_office_address_1(),
  address_2: m.desk_office_address_2(),
  locality: m.desk_office_locality(),
  region_slug: m.desk_office_region(),
  postal_code: m.desk_office_postal_code(),
  is_alternate_address: m.desk_office_alternate(),
  time_zone: m.desk_office_time_zone(),
  status: m.desk_office_status(),
  latitude: m.desk_office_latitude(),
  longitude: m.desk_office_longitude(),
  alternate_latitude: m.desk_office_alternate_latitude(),
  alternate_longitude: m.desk_office_alternate_longitude(),
  location_id: m.desk_office_location_id(),
  buyers_route: m.desk_office_buyers_route(),
  meta_title: m.desk_office_meta_title(),
  meta_description: m.desk_office_meta_description(),
  google_place_id: m.desk_office_google_place_id(),
  telephone_url_triggers: m.desk_office_triggers(),
  heading: m.desk_office_heading(),
  sub_heading: m.desk_office_text(),
  email: m.field_email(),
  phone: m.desk_phone(),
  phone_extension: m.desk_extension(),
  organic_number: m.desk_office_organic(),
  paid_number: m.desk_office_paid(),
  whats_app_number: m.desk_office_whats_app(),
  photo_alt: m.desk_office_photo_alt(),
  opening_hours_message: m.desk_office_hours_message(),
  opening_exceptions: m.desk_office_exceptions(),
  show_opening_hours: m.desk_office_show_hours(),
  nda_approval: m.desk_office_nda_approval(),
  owner_id: m.desk_office_owner(),
  broker_lic: m.desk_office_license(),
  broker_of_record: m.desk_office_broker(),
  google_url: m.desk_office_google(),
  google_review_url: m.desk_office_google_review(),
  facebook_url: m.desk_office_facebook(),
  facebook_review_url: m.desk_office_facebook_review(),
  linkedin_url: m.desk_office_linkedin(),
  instagram_url: m.desk_office_instagram(),
  twitter_url: m.desk_office_twitter(),
});

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
      {isNew && <TextField source="slug" label={m.desk_slug()} hint={m.desk_slug_hint()} />}
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
      {!isNew && <PositionFields />}
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
      <TextArea source="territory" label={m.desk_office_territory()} hint={m.desk_office_territory_hint()} lines={3} />
    </FieldGroup>
  );
}

/** The pin on the map: the middle of the postal code, corrected here. A link shows it on a map. */
function PositionFields() {
  const labels = getOfficeLabels();
  const [latitude, longitude] = useWatch({ name: ["latitude", "longitude"] }) as (number | string | undefined)[];
  const place = encodeURIComponent(`${latitude ?? ""},${longitude ?? ""}`);
  return (
    <fieldset className="mb-5 max-w-xl">
      <legend className="font-semibold">{m.desk_office_position()}</legend>
      <p className="mb-3 text-ink-soft">
        {m.desk_office_position_hint()}{" "}
        <a
          className="link"
          href={`https://www.google.com/maps/search/?api=1&query=${place}`}
          target="_blank"
          rel="noreferrer"
        >
          {m.desk_office_position_show()}
        </a>
      </p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField source="latitude" label={labels.latitude} inputMode="decimal" required />
        <TextField source="longitude" label={labels.longitude} inputMode="decimal" required />
        <TextField source="alternate_latitude" label={labels.alternate_latitude} inputMode="decimal" />
        <TextField source="alternate_longitude" label={labels.alternate_longitude} inputMode="decimal" />
      </div>
    </fieldset>
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
