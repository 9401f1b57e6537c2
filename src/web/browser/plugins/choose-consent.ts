import { createUuid } from "../create-uuid.ts";
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
