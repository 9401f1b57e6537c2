import { hash } from "node:crypto";

/** Computes a hash in one call, which takes less than half the time of a hash object for short texts. */
export function sha256(content: string | Uint8Array, encoding: "hex" | "base64" | "base64url" = "hex"): string {
  return hash("sha256", content, encoding);
}
