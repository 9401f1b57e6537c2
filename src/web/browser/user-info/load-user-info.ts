import { type ApiResponse, createHttpClient, type HttpClient } from "../http/http-client.ts";
import { watchSaves } from "./pending-saves.ts";
import { SAVED_LISTINGS } from "./saved-listings.ts";
import { clearVisitor, readUserInfo, saveUserInfo, type UserAttribute, type UserInfo } from "./user-info.ts";

const QUERY = `query GetUserByToken($token: String!) {
  getUserByToken(token: $token) {
    email first_name last_name mobile_e164 mobile_code mobile_country
    address_1 locality state country postal_code
    loginAttributes { platform attribute_name type attribute_value }
  }
}`;

const PLATFORM = "bizmatch";

/** The errors of an invalid token, as the server words them. */
const LOGGED_OUT = ["Invalid token", "Token expired", "Your account has been cancelled"];

interface LoginAttribute extends UserAttribute {
  platform: string;
  attribute_value: string | null;
}

interface UserResponse {
  data?: { getUserByToken: (Omit<UserInfo, "token" | "attributes"> & { loginAttributes: LoginAttribute[] }) | null };
  errors?: { message: string; extensions?: { debugMessage?: string } }[];
}

const http = createHttpClient();

const pending = new Map<string, Promise<void>>();

/** Refreshes the stored information about the token's user. An invalid token signs them out. */
export function loadUserInfo(token: string, client: Pick<HttpClient, "post"> = http): Promise<void> {
  const request = pending.get(token) ?? load(token, client).finally(() => pending.delete(token));
  pending.set(token, request);
  return request;
}

async function load(token: string, { post }: Pick<HttpClient, "post">): Promise<void> {
  const mayBeOutdated = watchSaves();
  let response: UserResponse;
  try {
    response = ((await post("/api/graphql", { query: QUERY, variables: { token } })) as ApiResponse)
      .data as UserResponse;
  } catch {
    // The stored information is kept; the next page load tries again.
    return;
  }
  // Someone else may have signed in by now, here or in another tab.
  const stored = readUserInfo();
  if (stored?.token !== token) return;
  const [error] = response.errors ?? [];
  if (error && LOGGED_OUT.includes(error.extensions?.debugMessage ?? error.message)) return clearVisitor();
  if (!response.data?.getUserByToken) return;
  const { loginAttributes, ...user } = response.data.getUserByToken;
  const attributes = toAttributes(loginAttributes);
  saveUserInfo({ token, ...user, attributes: mayBeOutdated() ? restoreSavedListings(stored, attributes) : attributes });
}

/** Replaces the saved listings of a response with the stored ones, which are newer. */
function restoreSavedListings(stored: UserInfo, response: UserAttribute[]): UserAttribute[] {
  const isSavedListings = ({ attribute_name }: UserAttribute): boolean => attribute_name === SAVED_LISTINGS;
  return [...response.filter((attribute) => !isSavedListings(attribute)), ...stored.attributes.filter(isSavedListings)];
}

function toAttributes(response: LoginAttribute[]): UserAttribute[] {
  return response
    .filter(({ platform }) => platform === PLATFORM)
    .map(({ attribute_name, type, attribute_value }) => ({
      attribute_name,
      type,
      attribute_value: type === "json" ? parseJson(attribute_value) : attribute_value,
    }));
}

function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
