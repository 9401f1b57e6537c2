import { ApiError, createHttpClient, type HttpClient } from "../http/http-client.ts";
import { openEntryDialog } from "./known-account.ts";
import { clearVisitor, readUserInfo } from "./user-info.ts";

const http = createHttpClient();

/**
 * Saves a search, after signing in if necessary. Returns an empty string when it is saved, null if the visitor does not
 * sign in, and otherwise the server's error message.
 *
 * @throws if the server is unreachable.
 */
export async function saveSearchRequest(
  url: string,
  { post }: Pick<HttpClient, "post"> = http,
): Promise<string | null> {
  if (!readUserInfo() && !(await openEntryDialog())) return null;
  try {
    await post("/api/saved-searches", { url });
    return "";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, data } = error.response;
    if (status === 401) {
      clearVisitor();
      return saveSearchRequest(url, { post });
    }
    const message = (data as { message?: string } | null)?.message;
    if (!message) throw error;
    return message;
  }
}
