import { LISTING_FIELDS, listShownFields } from "#domain/listings/fields/listing-fields.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import { formatField, hasField } from "../../listings/field-values.ts";
import { useFormats } from "../../page-info.ts";

/** A listing's public facts other than its main figures, one per line. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const formats = useFormats();
  const fields = listShownFields("fact").filter(
    (field) => hasField(listing, field) && !(LISTING_FIELDS[field].shownIfSet && !listing[field as keyof Listing]),
  );
  return (
    <section>
      <h2 className="text-2xl">{m.listing_facts()}</h2>
      <dl className="numeric mt-3 divide-y divide-rule border-y border-rule">
        {fields.map((field) => {
          const value = formatField(listing, field, formats);
          return (
            <div key={field} className="grid grid-cols-2 gap-4 py-2 sm:grid-cols-[16rem_1fr]">
              <dt className="text-ink-soft">{LISTING_FIELDS[field].label()}</dt>
              <dd className={value === null ? "text-ink-soft" : ""}>{value ?? m.not_disclosed()}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
