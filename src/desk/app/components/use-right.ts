import { usePermissions } from "ra-core";
import type { StaffAction } from "#domain/staff/staff-policy.ts";

/** Whether the signed-in person may do something to any record at all. The API checks the specific record. */
export function useRight(action: StaffAction): boolean {
  const { permissions } = usePermissions<StaffAction[]>();
  return permissions?.includes(action) ?? false;
}
