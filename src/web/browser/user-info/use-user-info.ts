import { useEffect, useSyncExternalStore } from "react";
import { onUserInfo, type UserInfo, userInfo } from "./user-info.ts";

const noOne = (): null => null;

/** The signed-in user; null on the server and during hydration, so that public pages are the same for everyone. */
export function useUserInfo(): UserInfo | null {
  return useSyncExternalStore(onUserInfo, userInfo, noOne);
}

const never = () => () => {};

/** Whether the page is hydrated; false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Refreshes the stored user on page load and whenever the token changes. Loads nothing without a token. */
export function useFreshUserInfo(): void {
  const token = useUserInfo()?.token;
  useEffect(() => {
    if (token) void import("./load-user-info.ts").then(({ loadUserInfo }) => loadUserInfo(token));
  }, [token]);
}
