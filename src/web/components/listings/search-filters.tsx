import type { Facets } from "#domain/search/facets.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { getFirst, getValues, type SearchParams } from "../../search-params.ts";
import { PageForm } from "../forms/page-form.tsx";
import { useRegionLabel } from "../forms/use-region-label.ts";
import { PageLink } from "../site/page-link.tsx";
import { PlacesFilter, TextFilter } from "./text-filters.tsx";

/** Query keys that only sort or page the results. */
const ARRANGEMENT_KEYS = ["page", "sort", "view"];

interface Choice {
  slug: string;
  name: string;
}

interface SearchFiltersProps {
  action: string;
  query: SearchParams;
  categories: (Choice & { subcategories: Choice[] })[];
  regions: Choice[];
  facets: Facets;
}

/** All search filters in one form. With script, a choice applies immediately and text on submit (`enhance/live-search/`). */
export function SearchFilters({ action, query, categories, regions, facets }: SearchFiltersProps) {
  const regionLabel = useRegionLabel();
  const shown = addCategory(query, categories);
  const filterCount = query.filter(([key]) => !ARRANGEMENT_KEYS.includes(key)).length;
  return (
    <details className="open-on-wide rounded-sm border border-rule bg-sheet lg:border-0 lg:bg-transparent">
      <summary className="cursor-pointer px-4 py-3 font-semibold">
        {m.filters_title()}
        <span data-region="filter-count" className="numeric text-ink-soft">
          {filterCount > 0 && ` (${filterCount})`}
        </span>
      </summary>
      <PageForm action={action} method="get" data-live="change" className="space-y-5 px-4 pb-5 lg:px-0" role="search">
        <TextFilter
          query={query}
          name="q"
          label={m.filter_keyword()}
          placeholder={m.filter_keyword_example()}
          suggests="suggestions"
        />
        <ChoicesFilter query={shown} name="category" label={m.filter_category()} choices={categories} facets={facets} />
        <div data-region="subcategory">
          <SubcategoryFilter query={shown} categories={categories} facets={facets} />
        </div>
        <ChoicesFilter query={query} name="state" label={regionLabel} choices={regions} facets={facets} />
        <PlacesFilter query={query} />
        <fieldset>
          <legend className="font-semibold">{m.listing_field_price()}</legend>
          <div className="mt-1 grid grid-cols-2 gap-2">
            <TextFilter query={query} name="price_min" label={m.filter_from()} isMoney isQuiet />
            <TextFilter query={query} name="price_max" label={m.filter_to()} isMoney isQuiet />
          </div>
        </fieldset>
        <TextFilter query={query} name="down_payment_max" label={m.filter_down_payment_max()} isMoney />
        <TextFilter query={query} name="income_min" label={m.filter_income_min()} isMoney />
        <TextFilter query={query} name="sde_min" label={m.filter_sde_min()} isMoney />
        <TextFilter query={query} name="sales_min" label={m.filter_sales_min()} isMoney />
        <TextFilter query={query} name="multiple_max" label={m.filter_multiple_max()} isMoney />
        <TextFilter query={query} name="years_min" label={m.filter_years_min()} isMoney />
        <DaysFilter query={query} />
        <fieldset className="space-y-1">
          <legend className="font-semibold">{m.filter_more()}</legend>
          <FlagFilter query={query} name="real_estate" label={m.filter_real_estate()} />
          <FlagFilter query={query} name="relocatable" label={m.filter_relocatable()} />
          <FlagFilter query={query} name="lender_prequalified" label={m.filter_lender_prequalified()} />
          <FlagFilter query={query} name="financials_checked" label={m.filter_financials_checked()} />
          <FlagFilter query={query} name="franchise" label={m.filter_franchisee_operation()} />
          <FlagFilter query={query} name="seller_financing" label={m.listing_field_seller_financing()} />
          <FlagFilter query={query} name="manager_run" label={m.listing_field_manager_run()} />
          <FlagFilter query={query} name="home_based" label={m.listing_field_home_based()} />
          <FlagFilter query={query} name="price_reduced" label={m.badge_price_reduced()} />
          <FlagFilter query={query} name="available" label={m.filter_available()} />
          <FlagFilter query={query} name="kind" value="franchise" label={m.filter_kind_franchise()} />
        </fieldset>
        <div data-region="filter-sort" hidden>
          {listUnshown(shown).map(([key, value]) => (
            <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
          ))}
          {getFirst(query, "sort") && <input type="hidden" name="sort" value={getFirst(query, "sort")} />}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className="button">
            {m.filters_submit()}
          </button>
          <span data-region="filters-clear">
            {filterCount > 0 && (
              <PageLink href={action} className="link">
                {m.filters_clear()}
              </PageLink>
            )}
          </span>
        </div>
      </PageForm>
    </details>
  );
}

/** Adds the category of a single subcategory, so that the form offers the subcategories of that category. */
function addCategory(query: SearchParams, categories: SearchFiltersProps["categories"]): SearchParams {
  const chosen = query.filter(([key]) => key === "subcategory");
  if (chosen.length !== 1 || getFirst(query, "category")) return query;
  const category = categories.find(({ subcategories }) => subcategories.some(({ slug }) => slug === chosen[0]![1]));
  return category ? [...query, ["category", category.slug]] : query;
}

/** Returns the filters without a control: excluded values, and values of a choice beyond the number of its fields. */
function listUnshown(query: SearchParams): SearchParams {
  const hasCategory = getFirst(query, "category") !== "";
  return query.filter(([key, value]) => {
    if (["exclude", "bbox", "polygon", "view"].includes(key)) return true;
    if (key === "subcategory" && !hasCategory) return true;
    if (key === "subcategory") return value !== getFirst(query, key);
    return (key === "state" || key === "category") && getValues(query, key).indexOf(value) >= MAX_CHOICES;
  });
}

/** The choices for how many days ago listings were listed. */
const LISTED_DAYS = ["7", "14", "30", "90"];

function DaysFilter({ query }: { query: SearchParams }) {
  const chosen = getFirst(query, "listed_days");
  const choices = chosen === "" || LISTED_DAYS.includes(chosen) ? LISTED_DAYS : [...LISTED_DAYS, chosen];
  return (
    <p>
      <label htmlFor="filter-listed_days" className="font-semibold">
        {m.filter_listed_days()}
      </label>
      <select id="filter-listed_days" name="listed_days" defaultValue={chosen} className="input mt-1">
        <option value="">{m.filter_any()}</option>
        {choices.map((days) => (
          <option key={days} value={days}>
            {m.filter_listed_within({ number: days })}
          </option>
        ))}
      </select>
    </p>
  );
}

interface ChoiceFilterProps {
  query: SearchParams;
  name: keyof Facets;
  label: string;
  choices: Choice[];
  facets: Facets;
}

/** More values of one choice than this have no field, only chips. */
const MAX_CHOICES = 5;

/** A field for each chosen value and one to add another. A listing matches if it has any of the values. */
function ChoicesFilter({ query, name, ...props }: ChoiceFilterProps) {
  const chosen = getValues(query, name);
  const fields = chosen.length === 0 ? [""] : [...chosen, ""].slice(0, MAX_CHOICES);
  return (
    <div data-region={name}>
      {fields.map((value, position) => (
        <ChoiceFilter key={value} query={query} name={name} {...props} position={position} />
      ))}
    </div>
  );
}

function ChoiceFilter({
  query,
  name,
  label,
  choices,
  facets,
  position = 0,
}: ChoiceFilterProps & { position?: number }) {
  const { number } = useFormats();
  const counts = new Map(facets[name].map(({ value, count }) => [value, count]));
  const id = position === 0 ? `filter-${name}` : `filter-${name}-${position + 1}`;
  return (
    <p>
      {position === 0 ? (
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
      ) : (
        <label htmlFor={id} className="mt-2 block text-ink-soft">
          <span className="sr-only">{label}: </span>
          {m.filter_also()}
        </label>
      )}
      <select id={id} name={name} defaultValue={getValues(query, name)[position] ?? ""} className="input mt-1">
        <option value="">{m.filter_any()}</option>
        {choices.map(({ slug, name: text }) => (
          <option key={slug} value={slug}>
            {m.choice_with_count({ choice: text, count: number(counts.get(slug) ?? 0) })}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The subcategories of the chosen category. A list of all ninety would be too long. */
function SubcategoryFilter({ query, categories, facets }: Pick<SearchFiltersProps, "query" | "categories" | "facets">) {
  const chosen = categories.find(({ slug }) => slug === getFirst(query, "category"));
  if (!chosen) return null;
  return (
    <ChoiceFilter
      query={query}
      name="subcategory"
      label={m.listing_field_subcategory()}
      choices={chosen.subcategories}
      facets={facets}
    />
  );
}

function FlagFilter({
  query,
  name,
  label,
  value = "1",
}: {
  query: SearchParams;
  name: string;
  label: string;
  value?: string;
}) {
  return (
    <label className="flex min-h-8 items-center gap-2">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={getFirst(query, name) === value}
        className="size-6 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
