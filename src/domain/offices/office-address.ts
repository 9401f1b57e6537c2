import type { Context } from "#domain/context.ts";
import { type AddressParts, formatAddressLines, formatTown, getRegionText } from "#editions/address-format.ts";
import { getRegionName } from "#editions/translated-data.ts";
import type { Office } from "./office.ts";

type Place = Pick<Context, "edition" | "locale">;
type Located = Pick<
  Office,
  "address_1" | "address_2" | "locality" | "state" | "state_slug" | "state_abbreviated" | "postal_code"
>;

/** Formats an office's address in its country's format, a line each. */
export function formatOfficeAddress(place: Place, office: Located): string[] {
  return formatAddressLines(place.edition.address_format, getParts(place, office));
}

/** Formats an office's town with its region where locals add it. */
export function formatOfficeTown(place: Place, office: Located): string {
  return formatTown(place.edition.address_format, getParts(place, office));
}

/** Returns an office's region as addresses in its country write it; its name where they don't. */
export function getOfficeRegion(place: Place, office: Located): string {
  const { region } = getParts(place, office);
  return getRegionText(place.edition.address_format, region) || (region?.name ?? "");
}

function getParts({ edition, locale }: Place, office: Located): AddressParts {
  const { state_slug, state, state_abbreviated } = office;
  const { abbreviation } = edition.regions.find(({ slug }) => slug === state_slug) ?? {};
  return {
    street: [office.address_1, office.address_2],
    locality: office.locality,
    region: { code: state_abbreviated, name: getRegionName(locale, state_slug, state), abbreviation },
    postal_code: office.postal_code,
  };
}
