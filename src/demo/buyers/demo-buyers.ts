import type { Insertable } from "kysely";
import type { AccountTable, BuyerTable } from "#db/tables/accounts.ts";
import { KNOWN_BUYER } from "#domain/accounts/demo-access/known-buyer.ts";
import type { Context } from "#domain/context.ts";
import type { DemoOffice } from "#editions/demo-source.ts";
import { toSlug } from "#lib/slug.ts";
import { HOUR_MS } from "#lib/time/durations.ts";
import type { DemoNetwork } from "../networks/demo-network.ts";
import { createFictionalMobile } from "../offices/fictional-phone.ts";

/** Number of buyers in the network. */
const BUYERS = 40;

export interface DemoBuyer {
  account: Insertable<AccountTable>;
  buyer: Omit<Insertable<BuyerTable>, "account_id">;
}

/** Generates buyers in the offices' towns; the first is the known one. None can sign in. */
export function createDemoBuyers(
  { offices, names }: Pick<DemoNetwork, "offices" | "names">,
  { edition, locale, clock }: Pick<Context, "edition" | "locale" | "clock">,
): DemoBuyer[] {
  return Array.from({ length: BUYERS }, (_, position) => {
    const first_name = names.first[(position * 7 + 3) % names.first.length] ?? "Pat";
    // Adds the round, because with lists of equal length the same full names would repeat.
    const round = Math.floor(position / names.last.length);
    const last_name = names.last[(position * 11 + 5 + round) % names.last.length] ?? "Rivera";
    const office = offices[(position * 5) % offices.length];
    const invented = `${toSlug(`${first_name} ${last_name}`)}@buyers.example.com`;
    const created_at = new Date(clock().getTime() - (position * 53 + 2) * HOUR_MS);
    return {
      account: {
        kind: "buyer",
        email: position === 0 ? KNOWN_BUYER.email : invented,
        password_hash: null,
        locale,
        email_verified_at: created_at,
        created_at,
        cancelled_at: null,
      },
      buyer: {
        first_name,
        last_name,
        ...getPhone(office, position, edition),
        locality: office?.locality ?? null,
        state: office?.region ?? null,
        country: edition.code,
        postal_code: office?.postal_code ?? null,
        send_weekly_bizmatch_email: position % 5 !== 4,
      },
    };
  });
}

/** Returns an unassigned number like the offices'. */
function getPhone(office: DemoOffice | undefined, position: number, { code, dial_code }: Context["edition"]) {
  if (!office) return {};
  const digits = dial_code.replace(/\D/g, "");
  return {
    mobile_e164: createFictionalMobile(office, 110 + position),
    mobile_code: `+${digits}`,
    mobile_country: code,
  };
}
