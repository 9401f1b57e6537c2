import type { Edition, EditionCode } from "#editions/edition.ts";
import { toMinor } from "#lib/money.ts";
import { AMERICAN_NAMES } from "../agents/people.ts";
import type { Market } from "../listings/market.ts";
import { US_OFFICES } from "../offices/demo-offices.ts";
import { CA_NETWORK } from "./ca.ts";
import { ES_NETWORK } from "./es.ts";
import { FR_NETWORK } from "./fr.ts";
import { GH_NETWORK } from "./gh.ts";
import { IE_NETWORK } from "./ie.ts";
import { JP_NETWORK } from "./jp.ts";
import { MX_NETWORK } from "./mx.ts";
import type { DemoNetwork } from "./network.ts";
import { PR_NETWORK } from "./pr.ts";
import { SG_NETWORK } from "./sg.ts";
import { UAE_NETWORK } from "./uae.ts";
import { UK_NETWORK } from "./uk.ts";
import { VN_NETWORK } from "./vn.ts";
import { ZA_NETWORK } from "./za.ts";

/** Demo networks by edition. */
export const DEMO_NETWORKS: Record<EditionCode, DemoNetwork> = {
  US: { offices: US_OFFICES, names: AMERICAN_NAMES, scale: 1, company_forms: null, listings: 3_000, is_american: true },
  CA: CA_NETWORK,
  FR: FR_NETWORK,
  IE: IE_NETWORK,
  JP: JP_NETWORK,
  SG: SG_NETWORK,
  ZA: ZA_NETWORK,
  UAE: UAE_NETWORK,
  UK: UK_NETWORK,
  VN: VN_NETWORK,
  GH: GH_NETWORK,
  ES: ES_NETWORK,
  MX: MX_NETWORK,
  PR: PR_NETWORK,
};

/** Returns the text and price parameters of an edition's demo listings. */
export function getMarket({ code, currency }: Pick<Edition, "code" | "currency">): Market {
  const { scale, is_american, company_forms } = DEMO_NETWORKS[code];
  return { currency, minor: toMinor(scale, currency), is_american, company_forms };
}
