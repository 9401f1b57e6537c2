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
import type { Edition, EditionCode } from "./edition.ts";

/** The fourteen country editions. One runs at a time, chosen by `COUNTRY`. */
export const EDITIONS: Record<EditionCode, Edition> = {
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
};
