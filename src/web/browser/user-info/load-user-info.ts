import { type Answer, type HttpClient, httpClient } from "../http/http-client.ts";
import { watchSaveButtons } from "./pending-saves.ts";
import { SAVED_LISTINGS } from "./saved-listings.ts";
import { clearVisitor, saveUserInfo, type UserAttribute, type UserInfo, userInfo } from "./user-info.ts";

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

interface Notifications {
  data?: { getUserByToken: (Omit<UserInfo, "token" | "attributes"> & { loginAttributes: LoginAttribute[] }) | null };
  errors?: { message: string; extensions?: { debugMessage?: string } }[];
}

const http = httpClient();

/** Pending requests by token. */
const underWay = new Map<string, Promise<void>>();

/** Refreshes the stored information about the token's user. An invalid token signs them out. */
export function loadUserInfo(token: string, client: Pick<HttpClient, "post"> = http): Promise<void> {
  const query = underWay.get(token) ?? load(token, client).finally(() => underWay.delete(token));
  underWay.set(token, query);
  return query;
}

async function load(token: string, { post }: Pick<HttpClient, "post">): Promise<void> {
  const mayBeOutdated = watchSaveButtons();
  let response: Notifications;
  try {
    response = ((await post("/api/graphql", { query: QUERY, variables: { token } })) as Answer).data as Notifications;
  } catch {
    // The stored information stays; the next page load tries again.
    return;
  }
  // Someone else may have signed in meanwhile, here or in another tab.
  const stored = userInfo();
  if (stored?.token !== token) return;
  const [error] = response.errors ?? [];
  if (error && LOGGED_OUT.includes(error.extensions?.debugMessage ?? error.message)) return clearVisitor();
  if (!response.data?.getUserByToken) return;
  const { loginAttributes, ...user } = response.data.getUserByToken;
  const attributes = attributesIn(loginAttributes);
  saveUserInfo({ token, ...user, attributes: mayBeOutdated() ? withSavedListings(stored, attributes) : attributes });
}

/** Replaces the saved listings of a response with the stored ones, which are newer. */
function withSavedListings(stored: UserInfo, response: UserAttribute[]): UserAttribute[] {
  const areSavedListings = ({ attribute_name }: UserAttribute): boolean => attribute_name === SAVED_LISTINGS;
  return [
    ...response.filter((attribute) => !areSavedListings(attribute)),
    ...stored.attributes.filter(areSavedListings),
  ];
}

function attributesIn(response: LoginAttribute[]): UserAttribute[] {
  return response
    .filter(({ platform }) => platform === PLATFORM)
    .map(({ attribute_name, type, attribute_value }) => ({
      attribute_name,
      type,
      attribute_value: type === "json" ? parsed(attribute_value) : attribute_value,
    }));
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
