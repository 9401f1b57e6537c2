import { useSyncExternalStore } from "react";
import { onUserInfo, readUserInfo, type UserInfo } from "./user-info.ts";

const getServerSnapshot = (): null => null;

/** Returns the signed-in user; null on the server and during hydration. */
export function useUserInfo(): UserInfo | null {
  return useSyncExternalStore(onUserInfo, readUserInfo, getServerSnapshot);
}

const subscribeToNothing = () => () => {};

/** Returns whether an island is hydrated; false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
