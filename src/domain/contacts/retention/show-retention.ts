import type { Context, Retention } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";

/** Returns when personal data is deleted without a request. For head office. @throws NotSignedIn; NotAllowed */
export async function showRetention(context: Context): Promise<Retention> {
  authorize(context, "network.write");
  return context.retention ?? { lead_days: 0, email_days: 0 };
}
