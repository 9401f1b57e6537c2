import { hash } from "node:crypto";

/** One-shot hashing, which takes less than half the time of a hash object for a short text. */
export function sha256(content: string | Uint8Array, encoding: "hex" | "base64" | "base64url" = "hex"): string {
  return hash("sha256", content, encoding);
}
