import { httpClient } from "../http/http-client.ts";
import type { Choices } from "./plugin.ts";
import { consentCookie, readConsent } from "./stored-consent.ts";

/**
 * Keeps a visitor's choice at once, and has it recorded; what they turn off is gone with the next page that is loaded,
 * since a vendor's script that runs cannot be taken back.
 */
export async function chooseConsent(choices: Choices): Promise<void> {
  const before = readConsent(document.cookie);
  const kept = { ...choices, visitor: before?.visitor ?? crypto.randomUUID() };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = consentCookie(kept, window.location.protocol === "https:");
  await httpClient()
    .post("/api/consents", kept)
    .catch(() => {});
}
