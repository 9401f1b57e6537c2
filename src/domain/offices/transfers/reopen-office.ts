import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { type EditedOffice, findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { Conflict } from "#lib/errors.ts";
import { getNextVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { openOffice } from "./open-subject.ts";
import { selectMarks, updateAgentsActive, updateTeamOffices } from "./people-queries.ts";
import { changeOffice } from "./subject-queries.ts";
import type { Reopening } from "./transfer-input.ts";
import { followLaterClosings, selectLatestTransfer, setReversedAt } from "./transfer-queries.ts";
import { returnTransferredRecords } from "./transfer-records.ts";

/**
 * Reopens a closed office at its old address. On request, takes back what its closing gave away, unless it was changed
 * since.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Conflict
 */
export async function reopenOffice(context: Context, id: number, reopening: Reopening): Promise<EditedOffice> {
  return runInTransaction(context, async (tx) => {
    const { db } = tx;
    const now = tx.clock();
    const office = await openOffice(tx, id, reopening.version);
    if (office.status === "Active") throw new Conflict(m.desk_state_changed());
    await changeOffice(db, id, {
      status: "Active",
      successor_id: null,
      closed_at: null,
      updated_at: getNextVersion(office.updated_at, now),
    });
    const transfer = await selectLatestTransfer(db, "office_closed", { office_id: id });
    if (transfer && reopening.brings_back) {
      await followLaterClosings(db, transfer.id);
      await returnTransferredRecords(tx, transfer.id, id);
      await updateTeamOffices(db, transfer.id);
      await updateAgentsActive(db, await selectMarks(db, transfer.id, "retired_agent"), true, now);
    }
    if (transfer) await setReversedAt(db, transfer.id, now);
    await recordAuditEvent(tx, {
      action: "office.reopened",
      subject: `office ${id}`,
      office_id: id,
      details: { brings_back: reopening.brings_back },
    });
    // The pages of the offices and agents that took over change, too.
    await invalidate(tx, "*", "offices", "listings");
    return findEditedOffice(tx, id, "office.read");
  });
}
