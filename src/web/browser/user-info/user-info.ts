import { noLocationCookie } from "../stored-location.ts";

/** What a buyer has chosen, as `getUserByToken` tells it; values of type `json` are parsed. */
export interface UserAttribute {
  attribute_name: string;
  type: string;
  attribute_value: unknown;
}

/** Who has signed in, as this browser keeps it. The token proves nothing: the server goes by its own cookie. */
export interface UserInfo {
  token: string;
  email: string;
  first_name: string;
  last_name: string;
  mobile_e164: string | null;
  mobile_code: string | null;
  mobile_country: string | null;
  address_1: string | null;
  locality: string | null;
  state: string | null;
  country: string | null;
  postal_code: string | null;
  attributes: UserAttribute[];
}

const KEY = "user_info";

let text: string | null = null;
let parsed: UserInfo | null = null;
const hearers = new Set<() => void>();

/** Who has signed in, or null. The same object until something changes. */
export function userInfo(): UserInfo | null {
  const now = readText();
  if (now !== text) {
    text = now;
    parsed = parse(now);
  }
  return parsed;
}

export function saveUserInfo(info: UserInfo): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(info));
  } catch {
    // A browser that keeps nothing: the visitor is signed in for the server all the same.
  }
  notify();
}

/** Forgets all that this browser knows of its visitor: who they are, how they came and the office they chose. */
export function clearVisitor(): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem("tracking");
  } catch {
    // There was nothing kept.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = noLocationCookie(window.location.protocol === "https:");
  notify();
}

/** Hears of every change, of other tabs' too. */
export function onUserInfo(hear: () => void): () => void {
  if (hearers.size === 0) window.addEventListener("storage", onStorage);
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
    if (hearers.size === 0) window.removeEventListener("storage", onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  // Null stands for everything at once.
  if (key === KEY || key === null) notify();
}

function notify(): void {
  for (const hear of hearers) hear();
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(stored: string | null): UserInfo | null {
  if (stored === null) return null;
  try {
    const info = JSON.parse(stored) as Partial<UserInfo> | null;
    if (typeof info?.token !== "string" || info.token === "") return null;
    return { ...info, attributes: Array.isArray(info.attributes) ? info.attributes : [] } as UserInfo;
  } catch {
    return null;
  }
}
