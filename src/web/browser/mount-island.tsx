import type { ComponentType } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { IslandName } from "../document/island.tsx";
import { IslandRoot } from "./island-root.tsx";

const ISLANDS = {
  "account-dialog": async () => (await import("../components/account/login-dialog.tsx")).LoginDialog,
  affordability: async () => (await import("../components/financing/affordability.tsx")).Affordability,
  "confidential-access": async () => (await import("../components/ndas/confidential-access.tsx")).ConfidentialAccess,
  "device-alerts": async () => (await import("../components/buyer/device-alerts.tsx")).DeviceAlerts,
  "passkey-answer": async () => (await import("../components/account/passkey-answer.tsx")).PasskeyAnswer,
  "passkey-setup": async () => (await import("../components/buyer/passkey-setup.tsx")).PasskeySetup,
  "preferences-form": async () => (await import("../components/buyer/preferences-form.tsx")).PreferencesForm,
  "verify-document": async () => (await import("../components/ndas/verify-document.tsx")).VerifyDocument,
} satisfies Record<IslandName, () => Promise<unknown>>;

/** Hydrates an island, or renders it if the page has something else in its place. Resolves when it is interactive. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const name = element.getAttribute("name") ?? "";
  const Component = (await ISLANDS[name as IslandName]()) as ComponentType<object>;
  const props = JSON.parse(element.getAttribute("props") ?? "{}") as object;
  await new Promise<void>((resolve) => {
    const content = (
      <IslandRoot onReady={resolve}>
        <Component {...props} />
      </IslandRoot>
    );
    if (element.hasAttribute("replaces")) createRoot(element).render(content);
    else hydrateRoot(element, content, { identifierPrefix: name });
  });
}
