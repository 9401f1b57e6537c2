import { hash } from "node:crypto";

/** In one go, which for a short text takes less than half as long as an object to hash with. */
export function sha256(content: string | Uint8Array, encoding: "hex" | "base64" | "base64url" = "hex"): string {
  return hash("sha256", content, encoding);
}
