import type { UserInfo as AnsweredUserInfo } from "#domain/accounts/profile/user-info.ts";
import { formatClearedLocationCookie } from "../stored-location.ts";

/** An attribute of a buyer from `getUserByToken`; values of type `json` are parsed. */
export interface UserAttribute {
  attribute_name: string;
  type: string;
  attribute_value: unknown;
}

/** The signed-in user as stored in this browser. The token proves nothing: the server relies on its own cookie. */
export interface UserInfo extends Omit<AnsweredUserInfo, "attributes"> {
  attributes: UserAttribute[];
}

const KEY = "user_info";

let cachedText: string | null = null;
let cachedInfo: UserInfo | null = null;
const listeners = new Set<() => void>();

/** Gets the signed-in user, or null. Returns the same object until something changes. */
export function readUserInfo(): UserInfo | null {
  const current = readText();
  if (current !== cachedText) {
    cachedText = current;
    cachedInfo = parse(current);
  }
  return cachedInfo;
}

export function saveUserInfo(info: UserInfo): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(info));
  } catch {
    // Storage is unavailable. The session still works.
  }
  notify();
}

/** Clears everything this browser has stored about the visitor: the user, their visits and their office. */
export function clearVisitor(): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem("tracking");
    sessionStorage.removeItem("contact");
  } catch {
    // Storage is unavailable, so there is nothing to clear.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = formatClearedLocationCookie(window.location.protocol === "https:");
  notify();
}

/** Calls a function on every change, including other tabs' changes; returns an unsubscribe function. */
export function onUserInfo(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}

function onStorage({ key }: StorageEvent): void {
  // The key is null when the whole storage was cleared.
  if (key === KEY || key === null) notify();
}

/** A page from the back/forward cache has missed the changes since it was left. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) notify();
}

function notify(): void {
  for (const listener of listeners) listener();
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
