import { useNotify } from "ra-core";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { DeskListing } from "#domain/listings/editing/desk-listing.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { m } from "#messages/messages.js";
import { useRight } from "../../../components/use-right.ts";
import { call } from "../../../data/call.ts";
import { SaleDialog } from "./sale-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

interface ActionsProps {
  listing: DeskListing;
  /** Changes the status. Resolves with the errors by field, none on success. */
  onStatus(to: string, details?: object): Promise<Record<string, string>>;
  onChanged(listing: DeskListing): void;
  /** Creates a copy; null if the person decided against it or the form can't be saved. */
  onDuplicate(): Promise<DeskListing | null>;
}

/** The next statuses from each status, with their button labels. */
const NEXT_STATUSES: Record<ListingStatus, readonly (readonly [to: ListingStatus, label: () => string])[]> = {
  draft: [["active", m.edit_publish]],
  active: [
    ["under_offer", m.edit_under_offer],
    ["sold", m.edit_sell],
    ["withdrawn", m.edit_withdraw],
  ],
  under_offer: [
    ["active", m.edit_relist],
    ["sold", m.edit_sell],
    ["withdrawn", m.edit_withdraw],
  ],
  sold: [["active", m.edit_fell_through]],
  withdrawn: [["active", m.edit_publish_again]],
};

/** Buttons that change a listing's status, with a dialog where details are needed. */
export function ListingActions({ listing, onStatus, onChanged, onDuplicate }: ActionsProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const mayInvite = useRight("review.write");
  const [openDialog, setOpenDialog] = useState<"sold" | "withdrawn" | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const runBusy = async <T,>(work: () => Promise<T>): Promise<T> => {
    setIsBusy(true);
    return work().finally(() => setIsBusy(false));
  };
  const runAndNotify = (work: () => Promise<unknown>): void => {
    runBusy(work).catch((error: Error) => notify(error.message, { type: "error" }));
  };
  const { number, status, may, thropro, slug } = listing;
  const isPublic = status === "active" || status === "under_offer";
  const changeFromDialog = async (to: string, details?: object) => {
    const errors = await runBusy(() => onStatus(to, details));
    if (Object.keys(errors).length === 0) setOpenDialog(null);
    return errors;
  };
  return (
    <>
      {may.publish &&
        NEXT_STATUSES[status].map(([to, label]) => (
          <button
            key={to}
            type="button"
            className={to === "active" ? "button" : "button button-quiet"}
            disabled={isBusy}
            onClick={() => (to === "sold" || to === "withdrawn" ? setOpenDialog(to) : runAndNotify(() => onStatus(to)))}
          >
            {label()}
          </button>
        ))}
      {may.publish && status === "active" && (
        <button
          type="button"
          className="button button-quiet"
          disabled={isBusy}
          onClick={() =>
            runAndNotify(async () => {
              onChanged(await call<DeskListing>(`/listings/${number}/confirm`, "POST", {}));
              notify(m.fresh_confirmed(), { type: "success" });
            })
          }
        >
          {m.fresh_confirm()}
        </button>
      )}
      {may.write && (
        <button
          type="button"
          className="button button-quiet"
          disabled={isBusy}
          onClick={() =>
            runAndNotify(async () => {
              const copy = await onDuplicate();
              if (copy) navigate(`/listings/${copy.id}`);
            })
          }
        >
          {m.edit_duplicate()}
        </button>
      )}
      {may.curate && (
        <button
          type="button"
          className="button button-quiet"
          disabled={isBusy}
          aria-pressed={thropro}
          onClick={() =>
            runAndNotify(async () =>
              onChanged(await call<DeskListing>(`/listings/${number}/thropro`, "PUT", { thropro: !thropro })),
            )
          }
        >
          {thropro ? m.edit_thropro_out() : m.edit_thropro_in()}
        </button>
      )}
      {status === "sold" && mayInvite && (
        <Link
          to="/review-invitations/create"
          state={{ record: { listing_number: number } }}
          className="button button-quiet"
        >
          {m.edit_invite_review()}
        </Link>
      )}
      {isPublic && (
        <a href={`/buy-a-business/listings/${slug}`} className="button button-quiet">
          {m.edit_on_site()}
        </a>
      )}
      {openDialog === "sold" && (
        <SaleDialog onClose={() => setOpenDialog(null)} onSale={(sale) => changeFromDialog("sold", sale)} />
      )}
      {openDialog === "withdrawn" && (
        <WithdrawDialog onClose={() => setOpenDialog(null)} onWithdraw={() => changeFromDialog("withdrawn")} />
      )}
    </>
  );
}
