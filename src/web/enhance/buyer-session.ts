import { readPageInfo } from "../browser/page-info.ts";
import { restoreUserInfo, signOut } from "../browser/user-info/session.ts";
import { onUserInfo, readUserInfo } from "../browser/user-info/user-info.ts";

let isLeaving = false;

/** Signs out, and then leaves the page, because it may require the session. */
export async function signOutAndLeave(): Promise<void> {
  isLeaving = true;
  await signOut();
  location.assign(readPageInfo().prefix || "/");
}

/**
 * Restores a lost token. Leaves a buyer's page when the session has ended, in this or another tab: the server redirects
 * to sign-in.
 */
export async function requireSession(): Promise<void> {
  let wasKnown = readUserInfo() !== null;
  onUserInfo(() => {
    const isKnown = readUserInfo() !== null;
    if (wasKnown && !isKnown && !isLeaving) location.reload();
    wasKnown = isKnown;
  });
  if (!(await restoreUserInfo())) location.reload();
}
