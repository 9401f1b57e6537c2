import type { Context } from "#domain/context.ts";
import { getOfficePhone, type Office } from "#domain/offices/office.ts";
import type { OfficeNearby } from "#domain/offices/search-offices.ts";
import { getLocationsPath } from "../../mounts/sites.ts";
import { getOfficePath, getRegionPath } from "../../site.ts";

export interface OfficeLine {
  name: string;
  path: string;
  address_1: string | null;
  locality: string;
  state: string;
  state_path: string;
  state_abbreviated: string;
  postal_code: string | null;
  phone: string;
  /** In the edition's unit; null outside a search by place. */
  distance: number | null;
}

export function toOfficeLine(context: Context, office: Office, distance: number | null = null): OfficeLine {
  const { name, address_1, locality, state, state_abbreviated, postal_code } = office;
  const state_path = getRegionPath(getLocationsPath(context), office.state_slug);
  const path = getOfficePath(getLocationsPath(context), office);
  const phone = getOfficePhone(office, context.network.default_phone);
  return { name, path, address_1, locality, state, state_path, state_abbreviated, postal_code, phone, distance };
}

export function toOfficeLines(context: Context, nearby: readonly OfficeNearby[]): OfficeLine[] {
  return nearby.map(({ office, distance }) => toOfficeLine(context, office, distance));
}
