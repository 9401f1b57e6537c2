import { ca } from "./countries/ca/edition.ts";
import { es } from "./countries/es/edition.ts";
import { fr } from "./countries/fr/edition.ts";
import { gh } from "./countries/gh/edition.ts";
import { ie } from "./countries/ie/edition.ts";
import { jp } from "./countries/jp/edition.ts";
import { mx } from "./countries/mx/edition.ts";
import { pr } from "./countries/pr/edition.ts";
import { sg } from "./countries/sg/edition.ts";
import { uae } from "./countries/uae/edition.ts";
import { uk } from "./countries/uk/edition.ts";
import { us } from "./countries/us/edition.ts";
import { vn } from "./countries/vn/edition.ts";
import { za } from "./countries/za/edition.ts";
import type { Edition } from "./edition.ts";

/** The country editions. One runs at a time, chosen by `COUNTRY`. This is the only list of countries. */
export const EDITIONS = {
  US: us,
  CA: ca,
  FR: fr,
  IE: ie,
  JP: jp,
  SG: sg,
  ZA: za,
  UAE: uae,
  UK: uk,
  VN: vn,
  GH: gh,
  ES: es,
  MX: mx,
  PR: pr,
} satisfies Record<string, Edition>;

export type EditionCode = keyof typeof EDITIONS;

/** The codes of countries whose code isn't ISO's, by ISO code. */
export const OWN_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(EDITIONS).flatMap(({ code, iso2 }) => (code === iso2 ? [] : [[iso2, code]])),
);

export const EDITION_CODES = Object.keys(EDITIONS) as EditionCode[];
