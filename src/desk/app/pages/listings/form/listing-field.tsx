import type { ReactElement } from "react";
import { useWatch } from "react-hook-form";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import type { FieldRow, FieldType } from "#domain/listings/fields/field-row.ts";
import { type ListingField as Field, getFieldName, LISTING_FIELDS } from "#domain/listings/fields/listing-fields.ts";
import { m } from "#messages/messages.js";
import { CheckField, SelectField, TextArea, TextField } from "../../../components/fields.tsx";
import { YearFields } from "./year-fields.tsx";

interface FieldProps {
  field: Field;
  choices: ListingChoices;
}

interface ControlProps {
  labeled: { source: string; label: string; hint?: string; required?: true };
  field: Field;
  row: FieldRow;
  choices: ListingChoices;
}

type Control = (props: ControlProps) => ReactElement | null;

const number =
  (inputMode: "decimal" | "numeric"): Control =>
  ({ labeled }) => <TextField {...labeled} inputMode={inputMode} />;

const CONTROLS: Record<FieldType, Control> = {
  text: TextControl,
  place: ({ labeled, field, choices }) =>
    field === "region_slug" ? (
      <SelectField {...labeled} choices={toPairs(choices.states)} />
    ) : (
      <TextField {...labeled} autoComplete="off" />
    ),
  sector: SectorControl,
  choice: ({ labeled, row }) => (
    <SelectField
      {...labeled}
      {...(row.emptyChoice ? { emptyLabel: row.emptyChoice() } : { required: true })}
      choices={Object.entries(row.choices ?? {}).map(([value, label]) => [value, label()] as const)}
    />
  ),
  owner: OwnerControl,
  flag: ({ labeled }) => <CheckField {...labeled} />,
  money: number("decimal"),
  percent: number("decimal"),
  count: number("numeric"),
  year: number("numeric"),
  years: () => <YearFields />,
  coordinate: () => null,
};

export function ListingField({ field, choices }: FieldProps) {
  const row = LISTING_FIELDS[field];
  const Control = CONTROLS[row.type];
  const labeled = {
    source: getFieldName(field),
    label: row.label(),
    ...(row.hint && { hint: row.hint() }),
    ...(row.required && { required: row.required }),
  };
  return <Control labeled={labeled} field={field} row={row} choices={choices} />;
}

function TextControl({ labeled, row: { control } }: ControlProps) {
  if (control === "paragraphs") return <TextArea {...labeled} lines={8} />;
  if (control === "note") return <TextArea {...labeled} lines={3} />;
  return (
    <TextField
      {...labeled}
      autoComplete="off"
      {...((control === "url" || control === "https") && { inputMode: "url" })}
    />
  );
}

/** A select for the category, or for the subcategories of the chosen category. */
function SectorControl({ labeled, field, choices: { categories } }: ControlProps) {
  const category = useWatch({ name: getFieldName("category_slug") });
  if (field === "category_slug") return <SelectField {...labeled} choices={toPairs(categories)} />;
  const { subcategories = [] } = categories.find(({ value }) => value === category) ?? {};
  return subcategories.length > 0 ? <SelectField {...labeled} choices={toPairs(subcategories)} /> : null;
}

/** A select for the office, or for the agents of the chosen office. */
function OwnerControl({ labeled, field, choices: { offices, agents } }: ControlProps) {
  const office = Number(useWatch({ name: "office_id" }));
  const toOption = ({ id, name }: { id: number; name: string }) => [String(id), name] as const;
  if (field === "office_id") return <SelectField {...labeled} required choices={offices.map(toOption)} />;
  const there = agents.filter(({ office_id }) => office_id === office);
  return <SelectField {...labeled} emptyLabel={m.edit_no_agent()} choices={there.map(toOption)} />;
}

const toPairs = (choices: readonly { value: string; label: string }[]) =>
  choices.map(({ value, label }) => [value, label] as const);
