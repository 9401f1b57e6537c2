import { createFixedRemark, createRemark, extendRemark, type Remark } from "#domain/imports/table-files/remark.ts";
import type { TableRecord } from "#domain/imports/table-files/table.ts";
import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { m } from "#messages/messages.js";
import { askAboutRow } from "./ask-about-row.ts";
import { composeHeadline } from "./compose-headline.ts";
import { createFieldReaders, type FieldReader } from "./field-readers.ts";
import { findContradictions } from "./find-contradictions.ts";
import { findRowOwner, type RowOwner } from "./find-row-owner.ts";
import { completeFranchise } from "./franchises.ts";
import type { ImportField } from "./header-names.ts";
import { findFilledColumn, type Header } from "./headers.ts";
import { createContentIdentity, createNumberIdentity, type Identity } from "./identity.ts";
import type { StoredListing } from "./import-queries.ts";
import type { ListingRow, ReadRow } from "./listing-row.ts";
import type { NetworkIndex } from "./network-index.ts";
import { readCell } from "./read-cell.ts";
import { BadValue, createBadValue, type RowProblem, type RowWarning, shorten } from "./row-problem.ts";
import { type CellProblem, findCountProblem, findShiftProblem, getHeader, OPTIONAL } from "./row-shape.ts";
import { readEmployees } from "./values/counts.ts";
import { createSectorInference, describeInference, type InferSector, inferFromRow } from "./values/infer-sector.ts";
import { matchSector, type Sector } from "./values/match-category.ts";
import { PLACE_FIELDS, type PlaceTexts } from "./values/place-texts.ts";
import { BadPlace, createPlaceReader } from "./values/places.ts";
import { readShareOfPrice } from "./values/share-of-price.ts";

/** Everything that reading a row depends on. */
export interface RowSettings {
  header: Header;
  network: NetworkIndex;
  edition: Edition;
  gazetteer: Gazetteer;
  now: Date;
  /** The language of the listings' texts. */
  locale: Locale;
  /** The language of problems and warnings. */
  reportLocale: Locale;
  /** The sector of rows whose text names none. */
  defaultSector?: Sector | null;
}

/** Creates a reader for the rows under one header. */
export function createRowReader(settings: RowSettings): ReadRow {
  const { header, edition, gazetteer, now } = settings;
  const readers = createFieldReaders(edition, now);
  const readPlace = createPlaceReader(edition, gazetteer);
  const inferSector = createSectorInference(settings);
  const getColumn = ({ field }: CellProblem): number => header.fields.indexOf(field);
  const options = getMessageOptions(settings.reportLocale);
  return (record) => {
    const toProblem = (column: string | null, value: string, remark: Remark): { problem: RowProblem } => {
      const { line, cells } = record;
      const reason = remark.translate(options);
      return { problem: { line, column, value, reason, record: cells, message: remark.message } };
    };
    const count = record.broken ?? findCountProblem(record.cells, header);
    if (count) return toProblem(null, "", count);
    const draft = new RowDraft(record, settings);
    draft.readTexts();
    draft.readFields(readers);
    draft.readSector(inferSector);
    draft.readOwner();
    draft.readPlace(readPlace);
    draft.composeHeadline();
    draft.readEmployees();
    draft.readShares();
    draft.readIdentity();
    draft.compareFields();
    const shifted = findShiftProblem([...draft.problems, ...draft.leftOut], record.cells, header);
    if (!shifted) draft.warnOfLeftOut();
    else draft.problems.push(...draft.leftOut);
    const [first, ...others] = draft.problems.sort((a, b) => getColumn(a) - getColumn(b));
    if (!first) return { row: draft.getRow() };
    const also = [...new Set(others.map(({ field }) => getHeader(header, field)))].slice(0, 5).join(", ");
    const reason = also ? addColumns(first.reason, also) : first.reason;
    return toProblem(getHeader(header, first.field), first.value, shifted ?? reason);
  };
}

const addColumns = (reason: Remark, columns: string): Remark =>
  extendRemark(reason, (values, options) => m.import_look_at_too({ ...values, columns }, options));

/** A row being read: its values so far, and all of its problems. */
class RowDraft {
  readonly problems: CellProblem[] = [];
  /** Invalid cells of optional fields, which are not stored. */
  readonly leftOut: CellProblem[] = [];
  readonly #record: TableRecord;
  readonly #settings: RowSettings;
  readonly #header: Header;
  readonly #texts = new Map<ImportField, string>();
  readonly #warnings: RowWarning[] = [];
  #values: Partial<StoredListing> = {};
  #identity: Identity | null = null;
  #identifiesSeller = false;
  #isComposed = false;
  #owner: RowOwner = { namedOffice: null, newOffice: 0, agent: null };

  constructor(record: TableRecord, settings: RowSettings) {
    this.#record = record;
    this.#settings = settings;
    this.#header = settings.header;
  }

  readTexts(): void {
    const { cells } = this.#record;
    for (const field of this.#header.has) {
      const column = findFilledColumn(this.#header, field, cells);
      this.#attempt(field, () => {
        this.#texts.set(field, readCell(field, cells[column] ?? "", this.#header.names[column]));
      });
    }
  }

  readFields(readers: Partial<Record<ImportField, FieldReader>>): void {
    for (const [field, text] of this.#texts) {
      const read = readers[field];
      const warn = (warning: Remark): void => this.#warn(field, warning);
      if (read) this.#attempt(field, () => Object.assign(this.#values, read(text, warn)));
    }
    completeFranchise(this.#values, this.#header.has);
  }

  readSector(inferSector: InferSector): void {
    const column =
      this.#header.has.has("category") || !this.#header.has.has("subcategory") ? "category" : "subcategory";
    this.#attempt(column, () => {
      const { unknown_subcategory, ...sector } = this.#matchSector(inferSector);
      Object.assign(this.#values, sector);
      if (unknown_subcategory) {
        const text = shorten(unknown_subcategory);
        this.#warn("subcategory", createRemark(m.import_subcategory_unknown, { text }));
      }
    });
  }

  /** Finds the row's sector: the one in its cells, else one that its headline mentions, else the file's default. */
  #matchSector(inferSector: InferSector): ReturnType<typeof matchSector> {
    try {
      return matchSector(this.#getText("category"), this.#getText("subcategory"));
    } catch (error) {
      const inferred = inferFromRow(inferSector, (field) => this.#getText(field), this.#settings.locale);
      if (inferred) {
        const { words, from, isClear, ...sector } = inferred;
        if (!isClear) this.#warn("category", describeInference(from, words));
        return { ...sector, unknown_subcategory: null };
      }
      if (!this.#settings.defaultSector) throw error;
      return { ...this.#settings.defaultSector, unknown_subcategory: null };
    }
  }

  readPlace(readPlace: ReturnType<typeof createPlaceReader>): void {
    const texts = Object.fromEntries(PLACE_FIELDS.map((field) => [field, this.#getText(field)])) as PlaceTexts;
    const column = PLACE_FIELDS.find((field) => this.#header.has.has(field)) ?? "location";
    this.#attempt(column, () => {
      const { relocatable, note, ...place } = readPlace(
        texts,
        () => this.#getOfficeRegion(),
        this.#values.kind === "franchise",
      );
      Object.assign(this.#values, place, relocatable && !this.#values.relocatable ? { relocatable } : {});
      if (note) this.#warn(column, note);
    });
  }

  /** Returns the state of the listing's office, for a business without a location of its own. */
  #getOfficeRegion(): string {
    const { network } = this.#settings;
    return network.getRegion(this.#owner.newOffice || network.headOffice.id);
  }

  /** Writes a missing headline from the facts of a row that has a description or a company. */
  composeHeadline(): void {
    if (this.#values.name) return;
    const { category_slug, description, legal_name } = this.#values;
    this.#attempt("name", () => {
      if (!category_slug || !(description || legal_name)) throw createBadValue(m.import_name_missing, {});
      this.#values.name = composeHeadline(this.#values, this.#settings);
      this.#isComposed = true;
      this.#warn("name", createRemark(m.import_headline_written, { text: shorten(this.#values.name) }));
    });
  }

  readEmployees(): void {
    if (this.#header.has.has("employees")) return;
    for (const field of ["full_time", "part_time"] as const) {
      if (!this.#header.has.has(field)) continue;
      this.#attempt(field, () => {
        const count = readEmployees(this.#getText(field), (warning) => this.#warn(field, warning));
        const so_far = this.#values.employees ?? null;
        this.#values.employees = count === null ? so_far : (so_far ?? 0) + count;
      });
    }
  }

  readShares(): void {
    const text = this.#getText("down_payment");
    const share = readShareOfPrice(text, this.#values.price);
    if (share === null) return;
    this.#values.down_payment = share;
    const at = this.leftOut.findIndex(({ field }) => field === "down_payment");
    if (at >= 0) this.leftOut.splice(at, 1);
    this.#warn("down_payment", createRemark(m.import_share_of_price, { text: shorten(text) }));
  }

  readOwner(): void {
    const { network } = this.#settings;
    const warn = (field: ImportField, remark: Remark): void => this.#warn(field, remark);
    this.#owner = findRowOwner(
      (field) => this.#getText(field),
      network,
      warn,
      (error) => this.#addError("office", error.remark),
    );
    const { namedOffice, agent } = this.#owner;
    if (namedOffice !== null) this.#values.office_id = namedOffice;
    if (agent !== null) this.#values.agent_id = agent;
  }

  readIdentity(): void {
    // The identity uses the office named in the row rather than the agent's, so that it stays the same when the agent
    // moves.
    const office = this.#owner.namedOffice ?? this.#settings.network.headOffice.id;
    this.#attempt("number", () => {
      const { region_slug = "", locality, county, description, legal_name } = this.#values;
      // Two businesses may get the same composed headline, so it can't identify one.
      const name = (this.#isComposed ? legal_name || description : this.#values.name) ?? "";
      this.#identity =
        createNumberIdentity(this.#getText("number"), office) ??
        createContentIdentity(office, name, region_slug, locality ?? county ?? "");
    });
  }

  compareFields(): void {
    for (const [field, remark] of findContradictions(this.#values)) this.#addError(field, remark);
    if (!this.#values.status && this.#values.sold_at) this.#values.status = "sold";
    this.#ask();
  }

  /** Adds the questions that a broker would be asked about the listing at the desk. */
  #ask(): void {
    const { now, reportLocale } = this.#settings;
    const { questions, identifiesSeller } = askAboutRow(this.#values, { now, locale: reportLocale });
    this.#identifiesSeller = identifiesSeller;
    for (const { id, field, text } of questions) {
      if (field === "photos" || field === "yearly_financials") continue;
      this.#warn(field, { ...createFixedRemark(text), message: id.split(":")[0] });
    }
  }

  getRow(): ListingRow {
    if (!this.#identity) throw new Error("A row with problems cannot become a listing.");
    return {
      line: this.#record.line,
      cells: this.#record.cells,
      identity: this.#identity,
      values: this.#values as ListingRow["values"],
      named_office_id: this.#owner.namedOffice,
      new_office_id: this.#owner.newOffice,
      identifies_seller: this.#identifiesSeller,
      warnings: this.#warnings,
    };
  }

  #getText(field: ImportField): string {
    return this.#texts.get(field) ?? "";
  }

  #attempt(field: ImportField, read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      const named = error instanceof BadPlace && this.#header.has.has(error.field);
      this.#addError(named ? error.field : field, error.remark, OPTIONAL.has(field) ? this.leftOut : this.problems);
    }
  }

  #addError(field: ImportField, reason: Remark, list = this.problems): void {
    const value = this.#record.cells[this.#header.fields.indexOf(field)] ?? "";
    if (!list.some((problem) => problem.field === field)) list.push({ field, value, reason });
  }

  warnOfLeftOut(): void {
    for (const { field, reason } of this.leftOut) this.#warn(field, extendRemark(reason, m.import_left_out), true);
  }

  #warn(field: ImportField, { message, translate }: Remark, isLeftOut = false): void {
    const { line, cells: record } = this.#record;
    const value = record[this.#header.fields.indexOf(field)] ?? "";
    const text = translate(getMessageOptions(this.#settings.reportLocale));
    this.#warnings.push({ line, column: getHeader(this.#header, field), value, text, record, isLeftOut, message });
  }
}
