import { type DragEvent, useId, useState } from "react";
import { Link } from "react-router";
import type { DealStage } from "#db/tables/deals.ts";
import type { DealColumn, DealLine } from "#domain/deals/list-deals.ts";
import { m } from "#messages/messages.js";
import { createMoneyFormat } from "../listings/create-money-format.ts";
import { formatDay, getBuyerLabel, getReasonLabel, getStageLabel } from "./deal-labels.ts";
import { formatPrice } from "./deal-list.tsx";
import { StageSelect } from "./stage-select.tsx";

/** The data type of a dragged deal: its id. */
const DEAL_TYPE = "application/x-deal";

interface ColumnProps {
  column: DealColumn;
  isDisabled: boolean;
  onMove(id: string, stage: DealStage): void;
}

/** The deals of one stage. A deal can be dropped on it. */
export function BoardColumn({ column: { stage, total, values, deals }, isDisabled, onMove }: ColumnProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.getData(DEAL_TYPE);
    if (dropped && !deals.some((deal) => deal.id === dropped)) onMove(dropped, stage);
  };
  const acceptDeal = (event: DragEvent): void => {
    if (isDisabled || !event.dataTransfer.types.includes(DEAL_TYPE)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 border-t-3 px-2 pt-2 pb-4 ${isOver ? "border-accent bg-accent-wash" : "border-rule-strong bg-wash"}`}
      onDragOver={acceptDeal}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id={id} className="text-lg">
        {getStageLabel(stage)} <span className="text-ink-soft">{total}</span>
      </h2>
      <p className="mb-2 min-h-6 text-ink-soft">
        {values.map(({ currency, value }) => createMoneyFormat(currency)(value)).join(" · ")}
      </p>
      <ul className="grid gap-2">
        {deals.map((deal) => (
          <li
            key={deal.id}
            draggable={!isDisabled}
            onDragStart={(event) => event.dataTransfer.setData(DEAL_TYPE, deal.id)}
            className={`border border-rule bg-sheet p-3 ${isDisabled ? "" : "cursor-grab"}`}
          >
            <Card deal={deal} isDisabled={isDisabled} onMove={onMove} />
          </li>
        ))}
      </ul>
      {total > deals.length && (
        <Link to={getListPath(stage)} className="link mt-2 inline-block min-h-6">
          {m.deal_board_more({ count: total - deals.length })}
        </Link>
      )}
    </section>
  );
}

const getListPath = (stage: DealStage) => `/deals?filter=${encodeURIComponent(JSON.stringify({ stage }))}`;

interface CardProps extends Omit<ColumnProps, "column"> {
  deal: DealLine;
}

function Card({ deal, isDisabled, onMove }: CardProps) {
  const buyer = getBuyerLabel(deal.buyer);
  const closing = deal.expected_closing && m.deal_card_closing({ day: formatDay(deal.expected_closing) });
  return (
    <>
      <Link
        to={`/deals/${deal.id}`}
        draggable={false}
        className="link inline-block min-h-6 font-semibold wrap-anywhere"
      >
        {buyer}
      </Link>
      <p className="wrap-anywhere">{deal.listing}</p>
      <p className="text-ink-soft">
        {deal.offer === null
          ? formatPrice(deal)
          : m.deal_card_offer({ amount: createMoneyFormat(deal.currency)(deal.offer) })}
      </p>
      <p className="text-ink-soft">{[deal.agent ?? deal.office, closing].filter(Boolean).join(" · ")}</p>
      {deal.lost_reason && <p className="text-ink-soft">{getReasonLabel(deal.lost_reason)}</p>}
      {!isDisabled && (
        <StageSelect
          stage={deal.stage}
          isDisabled={isDisabled}
          label={m.deal_stage_of({ buyer })}
          onMove={(stage) => onMove(deal.id, stage)}
        />
      )}
    </>
  );
}
