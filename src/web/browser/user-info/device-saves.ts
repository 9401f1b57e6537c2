import { readStoredList } from "../stored-list.ts";

export const DEVICE_SAVES_KEY = "saved_listings";

/** Returns the `{post}` of each listing that a visitor without an account saved in this browser, the latest first. */
export const readDeviceSaves = (): string[] => readStoredList<string>(DEVICE_SAVES_KEY);
