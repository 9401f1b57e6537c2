import { HttpError } from "ra-core";
import { fetchCsrfToken } from "./call.ts";
import { saveFile } from "./save-file.ts";

/** Posts a body to the desk API and saves the file in the response. @throws HttpError with the problem's message */
export async function downloadFile(path: string, body: object, name: string): Promise<void> {
  const response = await fetch(`/api/desk${path}`, {
    method: "POST",
    headers: { "X-XSRF-TOKEN": await fetchCsrfToken(), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    const { message } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new HttpError(message ?? response.statusText, response.status);
  }
  saveFile(await response.blob(), name);
}
