import type { AuthProvider } from "ra-core";
import type { Myself } from "#domain/staff/members/show-myself.ts";
import { call, token } from "./call.ts";

let query: Promise<Myself> | undefined;

/** Returns the signed-in person. The call is made once per page load. */
export function myself(): Promise<Myself> {
  query ??= call<Myself>("/me").catch((error) => {
    query = undefined;
    throw error;
  });
  return query;
}

/** Call this after the person's name or rights have changed. */
export function clearMyself(): void {
  query = undefined;
}

/** Reloads the page. The server answers with its sign-in page and returns here afterward. */
function leave(): never {
  location.assign(location.pathname);
  throw new Error("signed out");
}

/** ra-core's view of the session. Signing in itself happens on pages that the server renders. */
export const authProvider: AuthProvider = {
  login: async () => leave(),
  async logout() {
    await fetch("/api/logout", { method: "POST", headers: { "X-XSRF-TOKEN": await token() } });
    location.assign("/desk/sign-in");
    return false;
  },
  checkAuth: async () => void (await myself()),
  async checkError({ status }) {
    // The session has expired. The reload leads to the sign-in page and then back to this page.
    if (status === 401) leave();
  },
  getIdentity: async () => {
    const { id, name } = await myself();
    return { id, fullName: name };
  },
  getPermissions: async () => (await myself()).rights,
};
