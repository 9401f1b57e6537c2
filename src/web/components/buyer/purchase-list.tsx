import type { ReactNode } from "react";
import type { DealStage } from "#db/tables/deals.ts";
import type { Purchase } from "#domain/deals/purchases/list-purchases.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { getPagePath } from "../../site-map.ts";
import { PhoneLink } from "../people/phone-link.tsx";
import { PageLink } from "../site/page-link.tsx";

const STAGES: Record<DealStage, () => string> = {
  new: m.purchase_stage_talking,
  talking: m.purchase_stage_talking,
  nda: m.purchase_stage_nda,
  loi: m.purchase_stage_loi,
  due_diligence: m.purchase_stage_due_diligence,
  closing: m.purchase_stage_closing,
  closed: m.deal_stage_closed,
  lost: m.deal_stage_lost,
};

/** A buyer's purchases in progress, each with its deposit and whom to call. */
export function PurchaseList({ purchases }: { purchases: Purchase[] }) {
  return (
    <ul className="mt-3 space-y-6">
      {purchases.map((purchase) => (
        <li key={purchase.id} className="rounded-sm border border-rule bg-sheet p-4">
          <PurchaseFacts purchase={purchase} />
        </li>
      ))}
    </ul>
  );
}

function PurchaseFacts({
  purchase: { listing, stage, expected_closing, contact, ...deposit },
}: {
  purchase: Purchase;
}) {
  const { date } = useFormats();
  return (
    <>
      <h3 className="text-xl">
        {listing.slug ? (
          <PageLink href={getPagePath("listing", listing.slug)} className="link">
            {listing.name}
          </PageLink>
        ) : (
          listing.name
        )}
      </h3>
      <dl className="numeric mt-3 divide-y divide-rule">
        <Fact label={m.deal_stage()}>{STAGES[stage]()}</Fact>
        <DepositFacts {...deposit} />
        {expected_closing && <Fact label={m.deal_expected_closing()}>{date(expected_closing)}</Fact>}
        <Fact label={m.purchase_contact()}>
          {contact.name} · <PhoneLink number={contact.phone} extension={contact.extension} className="font-semibold" />
        </Fact>
      </dl>
      <p className="mt-2 text-ink-soft">{m.purchase_call_first()}</p>
    </>
  );
}

type Deposit = Pick<Purchase, "currency" | "deposit" | "deposit_holder" | "deposit_received_on">;

function DepositFacts({ currency, deposit, deposit_holder, deposit_received_on }: Deposit) {
  const { date, fullAmount } = useFormats();
  if (deposit === null && deposit_holder === null && deposit_received_on === null)
    return <Fact label={m.deal_deposit()}>{m.purchase_deposit_none()}</Fact>;
  return (
    <>
      <Fact label={m.deal_deposit()}>{deposit === null ? m.purchase_unknown() : fullAmount(deposit, currency)}</Fact>
      <Fact label={m.purchase_deposit_holder()}>{deposit_holder ?? m.purchase_unknown()}</Fact>
      <Fact label={m.purchase_deposit_received()}>
        {deposit_received_on ? date(deposit_received_on) : m.purchase_deposit_waiting()}
      </Fact>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
