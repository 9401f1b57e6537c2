import { ApiError, createHttpClient, type HttpClient } from "../http/http-client.ts";
import { trackPendingSave } from "./pending-saves.ts";
import { markSaved } from "./saved-listings.ts";

/** The result: done, rejected because the session has ended, or failed. */
export type SavedOutcome = "done" | "signed-out" | "failed";

const http = createHttpClient();

/** Saves a listing or removes it. The change shows immediately and is undone if the server rejects it. */
export async function setSaved(
  post: string,
  isSaved: boolean,
  { put, delete: remove }: Pick<HttpClient, "put" | "delete"> = http,
): Promise<SavedOutcome> {
  markSaved(post, isSaved);
  const url = `/api/saved-listings/${encodeURIComponent(post)}`;
  try {
    await trackPendingSave(() => (isSaved ? put(url, undefined) : remove(url)));
    return "done";
  } catch (error) {
    markSaved(post, !isSaved);
    return error instanceof ApiError && error.response.status === 401 ? "signed-out" : "failed";
  }
}
