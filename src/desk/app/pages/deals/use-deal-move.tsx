import { type HttpError, useNotify } from "ra-core";
import { type ReactNode, useState } from "react";
import type { DealStage } from "#db/tables/deals.ts";
import type { DealLine } from "#domain/deals/list-deals.ts";
import type { ShownDeal } from "#domain/deals/show-deal.ts";
import { m } from "#messages/messages.js";
import { useAttempt } from "../../components/use-attempt.ts";
import { call, type ProblemBody } from "../../data/call.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { getBuyerLabel, getStageLabel } from "./deal-labels.ts";
import { LostDialog } from "./lost-dialog.tsx";

interface DealMove {
  /** Moves a deal to a stage, after a dialog if the stage ends it. */
  move(deal: Pick<DealLine, "id">, stage: DealStage): Promise<void>;
  dialog: ReactNode;
  isBusy: boolean;
}

/** Moves deals between stages. `onMoved` is called after each move, and after a failed one to show the current state. */
export function useDealMove(onMoved: () => void): DealMove {
  const notify = useNotify();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const [ending, setEnding] = useState<{ deal: ShownDeal; stage: "closed" | "lost" } | null>(null);

  const send = async (deal: ShownDeal, stage: DealStage, details: object = {}): Promise<Record<string, string>> => {
    setBusy(true);
    try {
      await call(`/deals/${deal.id}/stage`, "PUT", { version: deal.version, stage, ...details });
      notify(m.deal_moved({ buyer: getBuyerLabel(deal.buyer), stage: getStageLabel(stage) }), { type: "success" });
      setEnding(null);
      onMoved();
      return {};
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (body?.errors) return body.errors;
      notify(message, { type: "error" });
      setEnding(null);
      onMoved();
      return {};
    } finally {
      setBusy(false);
    }
  };

  const move = ({ id }: Pick<DealLine, "id">, stage: DealStage) =>
    attempt(async () => {
      // The deal may have changed since the list was loaded; a move needs its current version.
      const deal = await call<ShownDeal>(`/deals/${id}`);
      if (deal.stage === stage) return onMoved();
      if (stage === "lost" || stage === "closed") setEnding({ deal, stage });
      else await send(deal, stage);
    });

  const close = () => setEnding(null);
  const dialog =
    ending?.stage === "lost" ? (
      <LostDialog onClose={close} onLost={(details) => send(ending.deal, "lost", details)} />
    ) : ending?.stage === "closed" ? (
      <CloseDialog deal={ending.deal} onClose={close} onClosed={(details) => send(ending.deal, "closed", details)} />
    ) : null;
  return { move, dialog, isBusy };
}
