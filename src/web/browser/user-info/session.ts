import { type Answer, type HttpClient, httpClient, RejectedCall } from "../http/http-client.ts";
import { loadUserInfo } from "./load-user-info.ts";
import { clearVisitor, saveUserInfo, type UserInfo, userInfo } from "./user-info.ts";

const http = httpClient();

/** What registration and sign-in are answered with. */
export interface SignedIn {
  token: string;
  user: Partial<UserInfo>;
}

/** Keeps who has signed in, and waits until all of it is known. */
export async function saveSignedIn({ token, user }: SignedIn): Promise<void> {
  await renewCsrfToken();
  const { email = "", first_name = "", last_name = "" } = user;
  saveUserInfo({ ...SIGNED_OUT, ...known(user), token, email, first_name, last_name });
  await loadUserInfo(token);
}

/** Ends the session, here and on the server. Who is offline is signed out here at least. */
export async function signOut(): Promise<void> {
  try {
    await http.post("/api/logout");
  } catch {
    // Its cookie may stay until the server hears of it; nothing here goes by it.
  } finally {
    clearVisitor();
    await renewCsrfToken();
  }
}

/** It belongs to the session: with a new one, or none, the old one opens nothing. */
async function renewCsrfToken(): Promise<void> {
  try {
    await http.get("/api/csrf-cookie");
  } catch {
    // The next call gets one for itself.
  }
}

/**
 * For a page that only somebody signed in can see: a browser that has the session but has kept nothing of it (the
 * visitor signed in without script, or its storage was emptied) asks for a token. False where the session has ended
 * meanwhile, in another tab before this one was awake to hear of it.
 */
export async function adoptSession(client: Pick<HttpClient, "get"> = http): Promise<boolean> {
  if (userInfo()) return true;
  try {
    const { data } = (await client.get("/api/profile")) as Answer;
    const { user } = data as { user: UserInfo };
    await saveSignedIn({ token: user.token, user });
    return true;
  } catch (error) {
    // While the server cannot be asked, the page works by its session alone.
    return !(error instanceof RejectedCall && error.answer.status === 401);
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

/** Only what is kept, whatever else the answer said. */
function known(user: Partial<UserInfo>): Partial<UserInfo> {
  const keys = Object.keys(SIGNED_OUT).filter((key) => key !== "attributes") as (keyof typeof SIGNED_OUT)[];
  return Object.fromEntries(keys.map((key) => [key, user[key] ?? null]));
}

/** Asks anew for what has just been changed. */
export async function refreshUserInfo(): Promise<void> {
  const token = userInfo()?.token;
  if (token) await loadUserInfo(token);
}
