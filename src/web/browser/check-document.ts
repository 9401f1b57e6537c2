import { type ApiResponse, createHttpClient } from "./http/http-client.ts";

const http = createHttpClient();

/**
 * Checks whether a file was signed here by its SHA-256. The file is not uploaded.
 *
 * @throws if the server is unreachable.
 */
export async function checkDocument(file: Blob): Promise<{ known: boolean; hash: string }> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const { data } = (await http.get(`/api/documents/${hash}`)) as ApiResponse;
  return { known: (data as { known: boolean }).known, hash };
}
