import type { PhotoCrop } from "#db/tables/listings.ts";
import type { Context, StaffViewer } from "#domain/context.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { toMajorYears } from "#domain/listings/years-in-major.ts";
import { isAllowed } from "#domain/staff/staff-policy.ts";
import { toMajor } from "#lib/money.ts";
import { type DeskDocument, listDeskDocuments } from "../documents/desk-document.ts";
import { ALL_FIELDS, getFieldName, LISTING_FIELDS } from "../fields/listing-fields.ts";
import { toMajorValue } from "../fields/listing-values.ts";
import type { TypedFields } from "../fields/typed-fields.ts";
import { type PhotoRow, selectPhotos } from "../photos/photo-queries.ts";
import type { EditedListing } from "./editing-queries.ts";
import { getQuestions, type OpenQuestion } from "./open-questions.ts";

/** A photo as shown at the desk. */
export interface DeskPhoto {
  id: number;
  path: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  /** Whether its file contained a location. */
  had_location: boolean;
  /** The shown part of a cropped photo, and the path of the whole one. */
  crop: PhotoCrop | null;
  original: string | null;
}

/**
 * A listing as its broker edits it. Amounts are in major units; null means "not disclosed". Times are ISO 8601 in UTC.
 */
export interface DeskListing {
  /** The listing number used in lists and forms. */
  id: number;
  number: number;
  slug: string;
  version: number;
  status: ListingStatus;
  currency: string;
  thropro: boolean;
  office: { id: number; name: string };
  agent: { id: number; name: string } | null;
  fields: TypedFields;
  photos: DeskPhoto[];
  documents: DeskDocument[];
  questions: OpenQuestion[];
  sale: { closing_price: number | null; sold_at: string; terms: string | null } | null;
  may: { write: boolean; publish: boolean; curate: boolean };
  listed_at: string;
  updated_at: string;
  confirmed_at: string | null;
}

export async function toDeskListing(context: Context, row: EditedListing, staff: StaffViewer): Promise<DeskListing> {
  const photos = await selectPhotos(context.db, row.number);
  const toMajorUnits = (minor: number | null): number | null => (minor === null ? null : toMajor(minor, row.currency));
  return {
    id: row.number,
    number: row.number,
    slug: row.slug,
    version: row.version,
    status: row.status,
    currency: row.currency,
    thropro: row.thropro,
    office: { id: row.office_id, name: row.office_name },
    agent: row.agent_id === null ? null : { id: row.agent_id, name: row.agent_name ?? "" },
    fields: getFields(row),
    photos: photos.map(getPhoto),
    documents: await listDeskDocuments(context.db, row.number),
    questions: await getQuestions(context, row, photos),
    sale:
      row.status === "sold" && row.sold_at
        ? {
            closing_price: toMajorUnits(row.closing_price),
            sold_at: row.sold_at.toISOString(),
            terms: row.closing_terms,
          }
        : null,
    may: {
      write: isAllowed(staff, "listing.write", row),
      publish: isAllowed(staff, "listing.publish", row),
      curate: isAllowed(staff, "listing.curate", row),
    },
    listed_at: row.listed_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  };
}

export function getPhoto({ id, path, alt, width, height, had_location, crop, original }: PhotoRow): DeskPhoto {
  return { id, path, alt, width, height, had_location, crop, original: original?.path ?? null };
}

/** A listing's fields as the form shows them. */
function getFields(row: EditedListing): TypedFields {
  const shown = ALL_FIELDS.flatMap((field) => {
    const { type } = LISTING_FIELDS[field];
    return type === "coordinate" ? [] : [[getFieldName(field), toMajorValue(type, row[field], row.currency)]];
  });
  return {
    ...(Object.fromEntries(shown) as TypedFields),
    yearly_financials: toMajorYears(row.yearly_financials, row.currency),
  };
}
