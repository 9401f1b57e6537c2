import { ca } from "./countries/ca.ts";
import { es } from "./countries/es.ts";
import { fr } from "./countries/fr.ts";
import { gh } from "./countries/gh.ts";
import { ie } from "./countries/ie.ts";
import { jp } from "./countries/jp.ts";
import { mx } from "./countries/mx.ts";
import { pr } from "./countries/pr.ts";
import { sg } from "./countries/sg.ts";
import { uae } from "./countries/uae.ts";
import { uk } from "./countries/uk.ts";
import { us } from "./countries/us.ts";
import { vn } from "./countries/vn.ts";
import { za } from "./countries/za.ts";
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
