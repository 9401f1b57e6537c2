import { ApiError, createHttpClient, type HttpClient } from "../http/http-client.ts";
import { readDeviceSaves } from "./device-saves.ts";
import { saveOnDevice } from "./save-on-device.ts";

const http = createHttpClient();

/** Statuses of a listing that can't be saved anymore: it doesn't exist, or was sold or withdrawn. */
const LOST = [404, 410];

/**
 * Moves the listings saved in this browser to the account of the buyer who has just signed in. Those that the server
 * doesn't accept now stay for the next time.
 */
export async function moveDeviceSaves({ put }: Pick<HttpClient, "put"> = http): Promise<void> {
  // The latest is saved last, so that it is first in the account's list, too.
  for (const post of readDeviceSaves().reverse()) {
    try {
      await put(`/api/saved-listings/${encodeURIComponent(post)}`, undefined);
    } catch (error) {
      if (!(error instanceof ApiError && LOST.includes(error.response.status))) continue;
    }
    saveOnDevice(post, false);
  }
}
