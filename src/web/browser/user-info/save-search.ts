import { openDialog } from "../dialogs/dialogs.ts";
import { type HttpClient, httpClient, RejectedCall } from "../http/http-client.ts";
import { clearVisitor, userInfo } from "./user-info.ts";

const http = httpClient();

/**
 * Keeps a search for whoever is signed in, and lets who is not sign in first. Empty once it is kept, null where the visitor
 * would rather not sign in, otherwise why it was refused, in words. @throws when the server is not reached
 */
export async function saveSearchRequest(
  url: string,
  { post }: Pick<HttpClient, "post"> = http,
): Promise<string | null> {
  if (!userInfo() && !(await openDialog({ kind: "login" }))) return null;
  try {
    await post("/api/saved-searches", { url });
    return "";
  } catch (error) {
    if (!(error instanceof RejectedCall)) throw error;
    const { status, data } = error.answer;
    if (status === 401) {
      clearVisitor();
      return saveSearchRequest(url, { post });
    }
    const message = (data as { message?: string } | null)?.message;
    if (!message) throw error;
    return message;
  }
}
