import type { Db } from "#db/connect.ts";
import { type DeviceRow, type SentDevice, selectSentDevice } from "#domain/accounts/devices/device-queries.ts";
import type { StaffViewer } from "#domain/context.ts";

/** A device with its keys and its owner, who may sign in. */
export type OwnedDevice = SentDevice & Pick<StaffViewer, "staff_role" | "office_id" | "agent_id">;

export function selectOwnedDevice(db: Db, id: string): Promise<OwnedDevice | undefined> {
  return selectSentDevice(db, id)
    .innerJoin("staff", "staff.account_id", "push_devices.account_id")
    .select(["staff.staff_role", "staff.office_id", "staff.agent_id"])
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
}

/**
 * Selects the devices of everyone who might be responsible for an office's lead: its agent, and the office's managers.
 */
export function selectDevicesOfOffice(
  db: Db,
  { office_id, agent_id }: { office_id: number; agent_id: number | null },
): Promise<(Pick<DeviceRow, "id" | "account_id"> & Pick<StaffViewer, "staff_role" | "office_id" | "agent_id">)[]> {
  return db
    .selectFrom("push_devices")
    .innerJoin("staff", "staff.account_id", "push_devices.account_id")
    .select(["push_devices.id", "push_devices.account_id"])
    .select(["staff.staff_role", "staff.office_id", "staff.agent_id"])
    .where(({ eb, or }) => or([eb("staff.office_id", "=", office_id), eb("staff.agent_id", "=", agent_id ?? 0)]))
    .where("staff.disabled_at", "is", null)
    .orderBy("push_devices.id")
    .execute();
}
