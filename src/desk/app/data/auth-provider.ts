import type { AuthProvider } from "ra-core";
import type { Myself } from "#domain/staff/members/show-myself.ts";
import { call, token } from "./call.ts";

let query: Promise<Myself> | undefined;

/** Who is signed in, asked once a page. */
export function myself(): Promise<Myself> {
  query ??= call<Myself>("/me").catch((error) => {
    query = undefined;
    throw error;
  });
  return query;
}

/** After the name or the rights have changed. */
export function clearMyself(): void {
  query = undefined;
}

/** The door: a page of its own, drawn by the server, which knows the way back. */
function leave(): never {
  location.assign(location.pathname);
  throw new Error("signed out");
}

/** Signing in is the server's pages' to do; here is only known who it was. */
export const authProvider: AuthProvider = {
  login: async () => leave(),
  async logout() {
    await fetch("/api/logout", { method: "POST", headers: { "X-XSRF-TOKEN": await token() } });
    location.assign("/desk/sign-in");
    return false;
  },
  checkAuth: async () => void (await myself()),
  async checkError({ status }) {
    // Whoever was away too long is led to the door, and back to this page.
    if (status === 401) leave();
  },
  getIdentity: async () => {
    const { id, name } = await myself();
    return { id, fullName: name };
  },
  getPermissions: async () => (await myself()).rights,
};
