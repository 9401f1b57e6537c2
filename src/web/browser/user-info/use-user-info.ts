import { useEffect, useSyncExternalStore } from "react";
import { onUserInfo, type UserInfo, userInfo } from "./user-info.ts";

const noOne = (): null => null;

/** Who has signed in. Nobody on the server and while a page wakes up, so that public pages are the same for everyone. */
export function useUserInfo(): UserInfo | null {
  return useSyncExternalStore(onUserInfo, userInfo, noOne);
}

const never = () => () => {};

/** Whether the script has taken over the page: false on the server and while it wakes up. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Asks who the visitor is, on the start and whenever the token changes; nothing is loaded for who has none. */
export function useFreshUserInfo(): void {
  const token = useUserInfo()?.token;
  useEffect(() => {
    if (token) void import("./load-user-info.ts").then(({ loadUserInfo }) => loadUserInfo(token));
  }, [token]);
}
