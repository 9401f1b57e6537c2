import { createHttpClient } from "../http/http-client.ts";
import type { Choices } from "./plugin.ts";
import { formatConsentCookie, readConsent } from "./stored-consent.ts";

/** Stores a visitor's choice immediately and records it in the background. */
export function chooseConsent(choices: Choices): void {
  const previous = readConsent(document.cookie);
  const stored = { ...choices, visitor: previous?.visitor ?? createUuid() };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = formatConsentCookie(stored, window.location.protocol === "https:");
  void createHttpClient()
    .post("/api/consents", stored)
    .catch(() => {});
}

/** Creates a random UUID (RFC 9562, version 4); `randomUUID` is unavailable on plain http. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
