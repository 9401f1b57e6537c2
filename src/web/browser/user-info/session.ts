import { ApiError, type ApiResponse, createHttpClient, type HttpClient } from "../http/http-client.ts";
import { rememberAccount } from "./known-account.ts";
import { loadUserInfo } from "./load-user-info.ts";
import { moveDeviceSaves } from "./move-device-saves.ts";
import { clearVisitor, readUserInfo, saveUserInfo, type UserInfo } from "./user-info.ts";

const http = createHttpClient();

export interface SignInResponse {
  token: string;
  user: Partial<UserInfo>;
  /** Present instead of the token and the user if the password is right and the account has a second factor. */
  second_factor?: "required";
}

/** Stores the signed-in user and waits until their attributes are loaded. */
export async function saveSignedIn({ token, user }: SignInResponse): Promise<void> {
  await renewCsrfToken();
  const { email = "", first_name = "", last_name = "" } = user;
  rememberAccount();
  await moveDeviceSaves();
  saveUserInfo({ ...SIGNED_OUT, ...pickStoredFields(user), token, email, first_name, last_name });
  await loadUserInfo(token);
}

/**
 * Ends the session here and on the server. Without a connection, the visitor is signed out in this browser at least.
 */
export async function signOut(): Promise<void> {
  try {
    await http.post("/api/logout");
  } catch {
    // The session cookie may remain until it expires, but the stored user is gone, so pages show no one as signed in.
  }
  await renewCsrfToken();
  clearVisitor();
}

/** A CSRF token belongs to its session, so a new session, or none, needs a new token. */
export async function renewCsrfToken(): Promise<void> {
  try {
    await http.get("/api/csrf-cookie");
  } catch {
    // If this fails, the next call fetches a token itself.
  }
}

/**
 * Loads the user on a page that requires a session, if the browser has a session but no stored user, because the
 * visitor signed in without script or storage was cleared. Returns false if the session has ended, for instance in
 * another tab.
 */
export async function restoreUserInfo(client: Pick<HttpClient, "get"> = http): Promise<boolean> {
  if (readUserInfo()) return true;
  try {
    const { data } = (await client.get("/api/profile")) as ApiResponse;
    const { user } = data as { user: UserInfo };
    await saveSignedIn({ token: user.token, user });
    return true;
  } catch (error) {
    // If the server is unreachable, the page works with the session alone.
    return !(error instanceof ApiError && error.response.status === 401);
  }
}

const SIGNED_OUT = {
  mobile_e164: null,
  mobile_code: null,
  mobile_country: null,
  address_1: null,
  locality: null,
  state: null,
  country: null,
  postal_code: null,
  attributes: [],
};

/** Picks only the fields to store. */
function pickStoredFields(user: Partial<UserInfo>): Partial<UserInfo> {
  const keys = Object.keys(SIGNED_OUT).filter((key) => key !== "attributes") as (keyof typeof SIGNED_OUT)[];
  return Object.fromEntries(keys.map((key) => [key, user[key] ?? null]));
}
