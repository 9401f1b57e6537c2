import { readDeviceSaves } from "../../browser/user-info/device-saves.ts";
import { refreshRegions } from "../refresh.ts";
import { getDeviceSavesHref } from "./saved-link.ts";

/** On the page of saved listings without their numbers in its address, loads those that this browser has stored. */
export async function showDeviceSaves(): Promise<void> {
  const saved = readDeviceSaves();
  if (saved.length > 0) await refreshRegions(getDeviceSavesHref(saved));
}
