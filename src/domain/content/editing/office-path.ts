import { fillPath, getPattern } from "#web/site-map.ts";

/** What an office's page addresses are made from. */
export interface OfficeAddress {
  office_slug: string;
  region_slug: string;
}

/** Returns the address of an office's page, without a language, under `/locations`. */
export function getOfficePagePath({ region_slug, office_slug }: OfficeAddress, path = ""): string {
  return fillPath(getPattern({ mount: "office", path }), [region_slug, office_slug]);
}
