import { type ComponentProps, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { LoginDialog } from "../components/account/login-dialog.tsx";
import { PasskeyAnswer } from "../components/account/passkey-answer.tsx";
import { DeviceAlerts } from "../components/buyer/device-alerts.tsx";
import { PasskeySetup } from "../components/buyer/passkey-setup.tsx";
import { PreferencesForm } from "../components/buyer/preferences-form.tsx";
import { Affordability } from "../components/financing/affordability.tsx";
import { ConfidentialAccess } from "../components/ndas/confidential-access.tsx";
import { VerifyDocument } from "../components/ndas/verify-document.tsx";
import { PageInfoContext, usePageInfo } from "../page-info.ts";

/** The interactive parts of pages. `browser/islands/mount-island.tsx` loads them by the same names. */
const ISLANDS = {
  "account-dialog": LoginDialog,
  affordability: Affordability,
  "confidential-access": ConfidentialAccess,
  "device-alerts": DeviceAlerts,
  "passkey-answer": PasskeyAnswer,
  "passkey-setup": PasskeySetup,
  "preferences-form": PreferencesForm,
  "verify-document": VerifyDocument,
};

export type IslandName = keyof typeof ISLANDS;

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** Plain data, which the page carries as JSON. */
  props: ComponentProps<(typeof ISLANDS)[Name]>;
  /**
   * When the browser loads the island's code: with the page; on the first interaction; or on the first interaction and,
   * for signed-in visitors, with the page.
   */
  when: "load" | "interaction" | "signed-in";
  /** Shown until then in place of the component. */
  children?: ReactNode;
}

/**
 * Renders a React component that the browser hydrates separately (`browser/islands/`). It is rendered apart from the
 * page, so that its ids and contexts are the same in the browser.
 */
export function Island<Name extends IslandName>({ name, props, when, children }: IslandProps<Name>) {
  const info = usePageInfo();
  const attributes = { name, when, props: JSON.stringify(props) };
  if (children !== undefined) return createElement("page-island", { ...attributes, replaces: "" }, children);
  const component = createElement(ISLANDS[name] as React.ComponentType<object>, props as object);
  const html = renderToString(<PageInfoContext value={info}>{component}</PageInfoContext>, { identifierPrefix: name });
  return createElement("page-island", { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
