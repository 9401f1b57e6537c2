import { usePermissions } from "ra-core";
import type { StaffAction } from "#domain/staff/staff-policy.ts";

/** Whether whoever is here may ever do something; what of, the calls decide. */
export function useRight(action: StaffAction): boolean {
  const { permissions } = usePermissions<StaffAction[]>();
  return permissions?.includes(action) ?? false;
}
