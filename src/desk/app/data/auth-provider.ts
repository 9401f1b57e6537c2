import type { AuthProvider } from "ra-core";
import type { Myself } from "#domain/staff/members/show-myself.ts";
import { call, fetchCsrfToken } from "./call.ts";

let currentStaff: Promise<Myself> | undefined;

/** Returns the signed-in person. The call is made once per page load. */
export function getCurrentStaff(): Promise<Myself> {
  currentStaff ??= call<Myself>("/me").catch((error) => {
    currentStaff = undefined;
    throw error;
  });
  return currentStaff;
}

/** Call this after the person's name or rights have changed. */
export function clearCurrentStaff(): void {
  currentStaff = undefined;
}

/** Reloads the page. The server shows its sign-in page and returns here afterward. */
function redirectToSignIn(): never {
  location.assign(location.pathname);
  throw new Error("signed out");
}

/** ra-core's view of the session. Signing in itself happens on pages that the server renders. */
export const authProvider: AuthProvider = {
  login: async () => redirectToSignIn(),
  async logout() {
    await fetch("/api/logout", { method: "POST", headers: { "X-XSRF-TOKEN": await fetchCsrfToken() } });
    location.assign("/desk/sign-in");
    return false;
  },
  checkAuth: async () => void (await getCurrentStaff()),
  async checkError({ status }) {
    // The session has expired. The reload leads to the sign-in page and then back to this page.
    if (status === 401) redirectToSignIn();
  },
  getIdentity: async () => {
    const { id, name } = await getCurrentStaff();
    return { id, fullName: name };
  },
  getPermissions: async () => (await getCurrentStaff()).rights,
};
