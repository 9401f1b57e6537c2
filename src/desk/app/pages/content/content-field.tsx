import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { HTML_KEYS } from "#domain/content/content.ts";
import type { ContentValues, EditedField, ListItem } from "#domain/content/editing/content-values.ts";
import { m } from "#messages/messages.js";
import { TextArea, TextField } from "../../components/fields.tsx";
import { formatName } from "../../components/format-name.ts";
import { getValueLabel } from "../../components/get-value-label.ts";
import { RichTextField } from "../../components/rich-text/rich-text-field.tsx";
import { PicturePicker } from "../pictures/picture-picker.tsx";

/** Texts up to this length fit on one line. */
const LINE_LENGTH = 60;

/** Values that are usually long. In a new email text they start empty, so their length doesn't show it. */
const LONG_NAMES = new Set(["intro", "closing"]);

const HINTS: ReadonlyMap<string, () => string> = new Map([
  ["title", m.desk_article_page_title_hint],
  ["description", m.desk_article_description_hint],
]);

/** The fields for the values of a section or page. */
export function ContentFields({ fields, values }: { fields: readonly EditedField[]; values: ContentValues }) {
  return fields.map((field) => <ContentField key={field.name} {...field} value={values[field.name]} />);
}

/** The field for one value: plain text, formatted text, an address or a list. */
function ContentField({ name, kind, value = "" }: EditedField & { value: string | ListItem[] | undefined }) {
  const source = `values.${name}`;
  const label = getValueLabel(name);
  if (Array.isArray(value)) return <ListField source={source} label={label} items={value} />;
  if (kind === "image") return <ImageField source={source} label={label} />;
  if (kind === "html") return <RichTextField source={source} label={label} />;
  const isLong = kind === "lines" || LONG_NAMES.has(name) || value.length > LINE_LENGTH;
  return (
    <PlainText
      source={source}
      label={label}
      isLong={isLong}
      hint={kind === "lines" ? m.desk_article_sources_hint() : HINTS.get(name)?.()}
    />
  );
}

/** The address of a picture, which can be chosen from the media library. */
function ImageField({ source, label }: { source: string; label: string }) {
  const { setValue } = useFormContext();
  const locale = String(useWatch({ name: "locale" }) ?? "");
  const [isOpen, setIsOpen] = useState(false);
  const choose = ({ path }: { path: string }): void => {
    setIsOpen(false);
    setValue(source, path, { shouldDirty: true });
  };
  return (
    <div className="mb-5">
      <TextField source={source} label={label} />
      <button type="button" className="button button-quiet -mt-3" onClick={() => setIsOpen(true)}>
        {m.desk_picture_choose()}
        <span className="sr-only"> ({label})</span>
      </button>
      {isOpen && <PicturePicker locale={locale} onPicked={choose} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

interface PlainTextProps {
  source: string;
  label: string;
  isLong: boolean;
  hint?: string | undefined;
}

function PlainText({ isLong, hint, ...field }: PlainTextProps) {
  const props = { ...field, ...(hint && { hint }) };
  return isLong ? <TextArea {...props} lines={3} /> : <TextField {...props} />;
}

/** A list of items such as steps. Added items get the same fields as the existing ones. */
function ListField({ source, label, items }: { source: string; label: string; items: ListItem[] }) {
  const { fields, append, remove } = useFieldArray({ name: source });
  const [sample] = items;
  const keys = Object.keys(sample ?? {});
  return (
    <fieldset className="mb-5 max-w-3xl border-l-2 border-rule pl-4">
      <legend className="mb-2 font-semibold">{label}</legend>
      {fields.map(({ id }, position) => (
        <div key={id} className="mb-4">
          {keys.map((key) => {
            const props = { source: `${source}.${position}.${key}`, label: `${formatName(key)} ${position + 1}` };
            return HTML_KEYS.has(key) ? (
              <RichTextField key={key} {...props} />
            ) : (
              <PlainText key={key} {...props} isLong={key === "text"} />
            );
          })}
          <button type="button" className="link min-h-6 cursor-pointer" onClick={() => remove(position)}>
            {m.desk_section_remove({ number: position + 1 })}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button button-quiet"
        disabled={keys.length === 0}
        onClick={() => append(Object.fromEntries(keys.map((key) => [key, ""])))}
      >
        {m.add_entry()}
      </button>
    </fieldset>
  );
}
