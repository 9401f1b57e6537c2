import { type HttpError, useNotify } from "ra-core";
import { useState } from "react";
import type { OfferStatus } from "#db/tables/deals.ts";
import type { ShownOffer } from "#domain/deals/offers/shown-offer.ts";
import type { ShownDeal } from "#domain/deals/show-deal.ts";
import { m } from "#messages/messages.js";
import { PlainTable } from "../../../components/plain-table.tsx";
import { call } from "../../../data/call.ts";
import { createMoneyFormat } from "../../listings/create-money-format.ts";
import { formatDay } from "../deal-labels.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import { OfferDialog } from "./offer-dialog.tsx";

interface PanelProps {
  deal: ShownDeal;
  onChanged(): void;
}

const STATUSES: Record<OfferStatus, () => string> = {
  made: m.deal_offer_made,
  countered: m.deal_offer_countered,
  accepted: m.deal_offer_accepted,
  rejected: m.deal_offer_rejected,
  withdrawn: m.deal_offer_withdrawn,
};

/** Lists a deal's offers, latest first, with the actions on each. */
export function OffersPanel({ deal, onChanged }: PanelProps) {
  const [dialog, setDialog] = useState<{ kind: "make" } | { kind: "counter" | "accept"; offer: ShownOffer } | null>(
    null,
  );
  const close = () => setDialog(null);
  const changed = () => {
    close();
    onChanged();
  };
  const format = createMoneyFormat(deal.currency);
  return (
    <section aria-labelledby="deal-offers" className="mb-8">
      <h2 id="deal-offers" className="mb-3 text-xl">
        {m.deal_offers()}
      </h2>
      {deal.offers.length === 0 ? (
        <p className="mb-3 text-ink-soft">{m.deal_offers_none()}</p>
      ) : (
        <PlainTable<ShownOffer>
          label={m.deal_offers()}
          rows={deal.offers}
          getKey={({ id }) => id}
          columns={[
            [m.amount(), ({ amount }) => <NoWrap key="amount">{format(amount)}</NoWrap>],
            [m.deal_offer_by(), ({ made_by }) => (made_by === "buyer" ? m.buyer() : m.seller())],
            [m.date(), ({ offered_on }) => <NoWrap key="day">{formatDay(offered_on)}</NoWrap>],
            [m.deal_offer_conditions(), ({ conditions }) => conditions ?? "–"],
            [
              m.listing_field_status(),
              (offer) => (
                <>
                  <NoWrap>{STATUSES[offer.status]()}</NoWrap>
                  {deal.writable && (
                    <OfferActions
                      dealId={deal.id}
                      offer={offer}
                      amount={format(offer.amount)}
                      onChanged={onChanged}
                      onDialog={(kind) => setDialog({ kind, offer })}
                    />
                  )}
                </>
              ),
            ],
          ]}
        />
      )}
      {deal.writable && (
        <button type="button" className="button button-quiet" onClick={() => setDialog({ kind: "make" })}>
          {m.deal_offer_record()}
        </button>
      )}
      {dialog?.kind === "make" && <OfferDialog deal={deal} onClose={close} onSaved={changed} />}
      {dialog?.kind === "counter" && (
        <OfferDialog deal={deal} countered={dialog.offer} onClose={close} onSaved={changed} />
      )}
      {dialog?.kind === "accept" && <AcceptDialog deal={deal} offer={dialog.offer} onClose={close} onSaved={changed} />}
    </section>
  );
}

function NoWrap({ children }: { children: string }) {
  return <span className="sm:whitespace-nowrap">{children}</span>;
}

interface ActionsProps {
  dealId: string;
  offer: ShownOffer;
  /** The offer's amount, for the button's accessible name. */
  amount: string;
  onChanged(): void;
  onDialog(kind: "counter" | "accept"): void;
}

function OfferActions({ dealId, offer, amount, onChanged, onDialog }: ActionsProps) {
  const notify = useNotify();
  const answer = async (status: "made" | "rejected" | "withdrawn"): Promise<void> => {
    try {
      await call(`/deals/${dealId}/offers/${offer.id}`, "PUT", { version: offer.version, status });
    } catch (error) {
      notify((error as HttpError).message, { type: "error" });
    }
    onChanged();
  };
  const { status } = offer;
  const actions: (readonly [label: string, act: () => void])[] =
    status === "made"
      ? [
          [m.deal_offer_accept(), () => onDialog("accept")],
          [m.deal_offer_counter(), () => onDialog("counter")],
          [m.deal_offer_reject(), () => answer("rejected")],
          [m.deal_offer_withdraw(), () => answer("withdrawn")],
        ]
      : status === "countered"
        ? []
        : [[m.deal_offer_reopen(), () => answer("made")]];
  return (
    <span className="mt-1 flex flex-wrap gap-x-4">
      {actions.map(([label, act]) => (
        <button
          key={label}
          type="button"
          className="link min-h-6 cursor-pointer"
          aria-label={`${label}: ${amount}`}
          onClick={act}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
