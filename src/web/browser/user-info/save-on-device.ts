import { parsePostNumber } from "#domain/listings/listing.ts";
import { MAX_DEVICE_SAVES } from "../../site-map/device-saves.ts";
import { saveStoredList } from "../save-stored-list.ts";
import { DEVICE_SAVES_KEY, readDeviceSaves } from "./device-saves.ts";

/**
 * Saves a listing in this browser or removes it. Returns false if the list is full or storage is unavailable; an account
 * is then needed.
 */
export function saveOnDevice(post: string, isSaved: boolean): boolean {
  const others = readDeviceSaves().filter((saved) => parsePostNumber(saved) !== parsePostNumber(post));
  if (isSaved && others.length >= MAX_DEVICE_SAVES) return false;
  saveStoredList(DEVICE_SAVES_KEY, isSaved ? [post, ...others] : others);
  return readDeviceSaves().includes(post) === isSaved;
}
