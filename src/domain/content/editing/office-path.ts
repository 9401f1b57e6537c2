import { fillPath, getPattern } from "#web/site-map.ts";

/** An office's part of its pages' addresses. */
export interface OfficeAddress {
  office_slug: string;
  region_slug: string;
}

/** The address of an office's page, without a language, under `/locations`. */
export function getOfficePagePath({ region_slug, office_slug }: OfficeAddress, path = ""): string {
  return fillPath(getPattern({ mount: "office", path }), [region_slug, office_slug]);
}
