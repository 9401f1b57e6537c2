import { m } from "#messages/messages.js";
import { DeskDialog } from "../../../components/desk-dialog.tsx";

/** Asks for confirmation before withdrawing a listing. */
export function WithdrawDialog({ onClose, onWithdraw }: { onClose(): void; onWithdraw(): Promise<unknown> }) {
  return (
    <DeskDialog title={m.edit_withdraw_title()} onClose={onClose}>
      <p className="mb-4">{m.edit_withdraw_text()}</p>
      <button type="button" className="button" onClick={onWithdraw}>
        {m.edit_withdraw()}
      </button>
    </DeskDialog>
  );
}
