import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { m } from "#messages/messages.js";
import { CheckField, SelectField, TextArea, TextField } from "../../../components/fields.tsx";
import { CategoryFields } from "./category-fields.tsx";
import { OfficeAgentFields } from "./office-agent-fields.tsx";
import { YearFields } from "./year-fields.tsx";

/** All fields of a listing by section: public text, financials, and confidential details. */
export function ListingFields({ choices }: { choices: ListingChoices }) {
  const isFranchise = useWatch({ name: "kind" }) === "franchise";
  return (
    <>
      <Section title={m.edit_section_public()} lead={m.edit_section_public_lead()}>
        <TextField source="name" label={m.listing_field_name()} hint={m.edit_name_hint()} required />
        <TextArea source="description" label={m.listing_field_description()} lines={8} required />
        <SelectField
          source="kind"
          label={m.listing_field_kind()}
          choices={[
            ["business", m.edit_kind_business()],
            ["franchise", m.badge_franchise()],
          ]}
          required
        />
        <CategoryFields choices={choices} />
        <SelectField
          source="state_slug"
          label={m.listing_field_location()}
          choices={choices.states.map(({ value, label }) => [value, label] as const)}
          required
        />
        <TextField source="county" label={m.listing_field_county()} hint={m.edit_county_hint()} />
        <TextField source="employees" label={m.listing_field_employees()} inputMode="numeric" />
        <TextField source="year_established" label={m.listing_field_year_established()} inputMode="numeric" />
        <TextArea source="reason_for_selling" label={m.listing_field_reason_for_selling()} lines={2} />
      </Section>
      <Section title={m.edit_section_financials()} lead={m.edit_section_financials_lead()}>
        {isFranchise ? <FranchiseFigures /> : <BusinessFigures />}
      </Section>
      <Section title={m.edit_section_terms()}>
        <SelectField
          source="real_estate"
          label={m.listing_field_real_estate()}
          choices={[
            ["none", m.real_estate_none()],
            ["available", m.real_estate_available()],
            ["included", m.real_estate_included()],
          ]}
          required
        />
        <CheckField source="franchisee_operation" label={m.listing_field_franchisee_operation()} />
        <CheckField source="relocatable" label={m.listing_field_relocatable()} />
        <CheckField source="lender_prequalified" label={m.listing_field_lender_prequalified()} />
      </Section>
      <Section title={m.edit_section_confidential()} lead={m.edit_section_confidential_lead()}>
        <TextField source="legal_name" label={m.listing_field_legal_name()} autoComplete="off" />
        <TextField source="street_address" label={m.listing_field_street_address()} autoComplete="off" />
        <TextField source="locality" label={m.listing_field_locality()} autoComplete="off" />
        <TextField source="postal_code" label={m.listing_field_postal_code()} autoComplete="off" />
        <TextField source="website" label={m.listing_field_website()} inputMode="url" autoComplete="off" />
        <TextArea source="lease_terms" label={m.listing_field_lease_terms()} lines={3} />
        <YearFields />
        <CheckField source="nda_approval" label={m.listing_field_nda_approval()} />
      </Section>
      <Section title={m.edit_section_office()}>
        <OfficeAgentFields choices={choices} />
      </Section>
    </>
  );
}

function BusinessFigures() {
  return (
    <>
      <TextField source="price" label={m.listing_field_price()} inputMode="decimal" />
      <TextField source="down_payment" label={m.listing_field_down_payment()} inputMode="decimal" />
      <TextField
        source="sellers_discretionary_earnings"
        label={m.listing_field_sde()}
        hint={m.edit_sde_hint()}
        inputMode="decimal"
      />
      <TextField source="total_sales" label={m.listing_field_total_sales()} inputMode="decimal" />
      <TextField source="inventory" label={m.listing_field_inventory()} inputMode="decimal" />
      <TextField source="furniture_fixtures_equipment" label={m.listing_field_ffe()} inputMode="decimal" />
    </>
  );
}

function FranchiseFigures() {
  return (
    <>
      <TextField source="investment_min" label={m.listing_field_investment_min()} inputMode="decimal" />
      <TextField source="investment_max" label={m.listing_field_investment_max()} inputMode="decimal" />
      <TextField source="franchise_fee" label={m.listing_field_franchise_fee()} inputMode="decimal" />
      <TextField source="royalty_percent" label={m.listing_field_royalty()} inputMode="decimal" />
      <TextField source="price" label={m.listing_field_price()} inputMode="decimal" />
    </>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <details open className="mb-6 border border-rule bg-sheet">
      <summary className="cursor-pointer px-5 py-3">
        <h2 className="inline text-2xl">{title}</h2>
      </summary>
      <div className="px-5 pb-2">
        {lead && <p className="mb-4 max-w-prose text-ink-soft">{lead}</p>}
        {children}
      </div>
    </details>
  );
}
