import { useEffect, useSyncExternalStore } from "react";
import { onUserInfo, readUserInfo, type UserInfo } from "./user-info.ts";

const getServerSnapshot = (): null => null;

/** The signed-in user; null on the server and during hydration, so that public pages are the same for everyone. */
export function useUserInfo(): UserInfo | null {
  return useSyncExternalStore(onUserInfo, readUserInfo, getServerSnapshot);
}

const subscribeToNothing = () => () => {};

/** Whether the page is hydrated; false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Refreshes the stored user on page load and whenever the token changes. Loads nothing without a token. */
export function useRefreshUserInfo(): void {
  const token = useUserInfo()?.token;
  useEffect(() => {
    if (token) void import("./load-user-info.ts").then(({ loadUserInfo }) => loadUserInfo(token));
  }, [token]);
}
