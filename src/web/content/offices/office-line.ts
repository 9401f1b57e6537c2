import type { Context } from "#domain/context.ts";
import { getOfficePhone, type Office } from "#domain/offices/office.ts";
import { formatOfficeAddress } from "#domain/offices/office-address.ts";
import type { OfficeNearby } from "#domain/offices/search-offices.ts";
import { getRegionName } from "#editions/translated-data.ts";
import { getLocationsPath } from "../../mounts/sites.ts";
import { getOfficePath, getRegionPath } from "../../site.ts";

export interface OfficeLine {
  name: string;
  path: string;
  /** The address as the country writes it, a line each. */
  address: string[];
  state: string;
  state_path: string;
  phone: string;
  /** In the edition's unit; null outside a search by place. */
  distance: number | null;
}

export function toOfficeLine(context: Context, office: Office, distance: number | null = null): OfficeLine {
  const { name } = office;
  const state = getRegionName(context.locale, office.state_slug, office.state);
  const address = formatOfficeAddress(context, office);
  const state_path = getRegionPath(getLocationsPath(context), office.state_slug);
  const path = getOfficePath(getLocationsPath(context), office);
  const phone = getOfficePhone(office, context.network.default_phone);
  return { name, path, address, state, state_path, phone, distance };
}

export function toOfficeLines(context: Context, nearby: readonly OfficeNearby[]): OfficeLine[] {
  return nearby.map(({ office, distance }) => toOfficeLine(context, office, distance));
}
