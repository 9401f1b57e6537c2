import { selectAccount } from "#domain/accounts/account-queries.ts";
import { type Context, requireStaff, type StaffViewer } from "#domain/context.ts";
import { createStaffProblem } from "../staff-messages.ts";

/**
 * Returns the viewer after checking their password again.
 *
 * @throws NotSignedIn; Invalid on `password`
 */
export async function requirePassword(context: Context, password: string): Promise<StaffViewer> {
  const staff = requireStaff(context);
  const account = await selectAccount(context.db, staff.id);
  if (!(await context.passwords.verify(account?.password_hash ?? null, password))) {
    context.recordSecurityEvent?.("password_confirmation_failed", staff.id);
    throw createStaffProblem({ password: "wrong_password" });
  }
  return staff;
}
