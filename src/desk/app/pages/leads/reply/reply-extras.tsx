import { type Dispatch, type SetStateAction, useId, useState } from "react";
import type { ReplyChoices } from "#domain/leads/replies/list-reply-choices.ts";
import { m } from "#messages/messages.js";
import { createMoneyFormat } from "../../listings/create-money-format.ts";
import { FileUpload, useUploads } from "../../listings/parts/file-upload.tsx";

/** What the email has in addition to its text, in the API's format. */
export interface Extras {
  listings: PickedListing[];
  nda_listing: number | null;
  files: { id: string; name: string }[];
  documents: string[];
}

export const NO_EXTRAS: Extras = { listings: [], nda_listing: null, files: [], documents: [] };

interface PickedListing {
  number: number;
  name: string;
}

interface ExtrasProps {
  leadId: string;
  /** The recipient's address. */
  to: string;
  choices: ReplyChoices;
  extras: Extras;
  onChange: Dispatch<SetStateAction<Extras>>;
}

/** Other listings, an invitation to sign the NDA, and attachments. */
export function ReplyExtras({ leadId, to, choices, extras, onChange }: ExtrasProps) {
  const documents = choices.documents.filter(({ email }) => email === to.toLowerCase());
  const count = extras.listings.length + extras.files.length + extras.documents.length + (extras.nda_listing ? 1 : 0);
  return (
    <details className="mt-4" open={count > 0 || undefined}>
      <summary className="link min-h-6 cursor-pointer">{m.desk_reply_add()}</summary>
      <ListingPicker picked={extras.listings} onChange={(listings) => onChange({ ...extras, listings })} />
      {choices.listings.length > 0 && (
        <NdaInvitation
          listings={choices.listings}
          chosen={extras.nda_listing}
          onChange={(nda_listing) => onChange({ ...extras, nda_listing })}
        />
      )}
      {documents.length > 0 && (
        <fieldset className="mt-4">
          <legend className="font-semibold">{m.desk_reply_documents()}</legend>
          {documents.map(({ id, name, listing }) => (
            <label key={id} className="flex min-h-8 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={extras.documents.includes(id)}
                onChange={({ currentTarget }) =>
                  onChange({
                    ...extras,
                    documents: currentTarget.checked
                      ? [...extras.documents, id]
                      : extras.documents.filter((other) => other !== id),
                  })
                }
              />
              {name} ({listing})
            </label>
          ))}
        </fieldset>
      )}
      <Attachments leadId={leadId} extras={extras} onChange={onChange} />
    </details>
  );
}

interface NdaProps {
  listings: readonly PickedListing[];
  chosen: number | null;
  onChange(number: number | null): void;
}

function NdaInvitation({ listings, chosen, onChange }: NdaProps) {
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{m.desk_reply_nda()}</legend>
      {listings.map(({ number, name }) => (
        <label key={number} className="flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={chosen === number}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? number : null)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface FoundListing extends PickedListing {
  price: number | null;
  currency: string;
}

const MAX_RESULTS = 6;

function ListingPicker({
  picked,
  onChange,
}: {
  picked: readonly PickedListing[];
  onChange(listings: PickedListing[]): void;
}) {
  const id = useId();
  const [q, setQ] = useState("");
  const [found, setFound] = useState<FoundListing[] | null>(null);
  const search = async (): Promise<void> => {
    const response = await fetch(`/api/listings?${new URLSearchParams({ q, per_page: String(MAX_RESULTS) })}`);
    const { data = [] } = response.ok ? ((await response.json()) as { data?: FoundListing[] }) : {};
    setFound(data);
  };
  const rest = found?.filter(({ number }) => picked.every((listing) => listing.number !== number)) ?? [];
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{m.desk_reply_listings()}</legend>
      <Removable items={picked} getKey={({ number }) => String(number)} onRemove={onChange} />
      <div className="flex flex-wrap items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {m.desk_reply_find_listing()}
        </label>
        <input
          id={id}
          type="search"
          className="input max-w-80"
          placeholder={m.desk_reply_find_listing()}
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Otherwise the surrounding form would be submitted.
            event.preventDefault();
            void search();
          }}
        />
        <button type="button" className="button button-quiet" onClick={() => void search()}>
          {m.desk_search()}
        </button>
      </div>
      <div role="status">
        {found && rest.length === 0 && <p className="mt-2 text-ink-soft">{m.desk_reply_no_listing()}</p>}
      </div>
      <ul className="mt-2">
        {rest.map((listing) => (
          <li key={listing.number} className="flex flex-wrap items-center gap-2 border-t border-rule py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {listing.name} ({listing.number})
              {listing.price !== null && (
                <span className="text-ink-soft"> {createMoneyFormat(listing.currency)(listing.price)}</span>
              )}
            </span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={m.add_named({ name: listing.name })}
              onClick={() => onChange([...picked, { number: listing.number, name: listing.name }])}
            >
              {m.desk_reply_add_one()}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Attachments({ leadId, extras, onChange }: Pick<ExtrasProps, "leadId" | "extras" | "onChange">) {
  const { upload, send, notifyOnError } = useUploads<{ id: string; name: string }>(
    ({ name }) => [`/leads/${leadId}/files?name=${encodeURIComponent(name)}`, "application/octet-stream"],
    ({ id, name }) => onChange((before) => ({ ...before, files: [...before.files, { id, name }] })),
  );
  return (
    <div className="mt-4">
      <Removable items={extras.files} getKey={({ id }) => id} onRemove={(files) => onChange({ ...extras, files })} />
      <FileUpload
        label={m.desk_reply_attach()}
        hint={m.desk_reply_attach_hint()}
        accept=".pdf,.docx,.xlsx,.pptx,.odt,.ods,.csv,.txt,.jpg,.jpeg,.png,.webp"
        upload={upload}
        onFiles={(files) => notifyOnError(send(files))}
      />
    </div>
  );
}

interface RemovableProps<Item> {
  items: readonly Item[];
  getKey(item: Item): string;
  onRemove(rest: Item[]): void;
}

function Removable<Item extends { name: string }>({ items, getKey, onRemove }: RemovableProps<Item>) {
  if (items.length === 0) return null;
  return (
    <ul className="my-2 flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={getKey(item)} className="flex items-center gap-2 border border-rule-strong bg-wash px-3 py-1">
          <span className="wrap-anywhere">{item.name}</span>
          <button
            type="button"
            className="link min-h-6 cursor-pointer"
            aria-label={m.remove_named({ name: item.name })}
            onClick={() => onRemove(items.filter((other) => getKey(other) !== getKey(item)))}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The extras as the API takes them. */
export function toExtraFields({ listings, nda_listing, files, documents }: Extras) {
  return {
    listings: listings.map(({ number }) => number),
    nda_listing,
    files: files.map(({ id }) => id),
    documents,
  };
}
