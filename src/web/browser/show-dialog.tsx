import { createRoot } from "react-dom/client";
import { addLocalePrefix } from "#guards/no-page.ts";
import { AccountDialog } from "../components/account/account-dialog.tsx";
import type { OpenDialog } from "./dialogs.ts";
import { IslandRoot } from "./island-root.tsx";
import { readPageInfo } from "./page-info.ts";

let closeCurrent: (() => void) | null = null;

/** Shows a dialog over the page; another one that is open closes. Resolves to whether it completed. */
export function showDialog(request: OpenDialog): Promise<boolean> {
  closeCurrent?.();
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  return new Promise((resolve) => {
    const close = (isDone: boolean): void => {
      closeCurrent = null;
      root.unmount();
      container.remove();
      resolve(isDone);
      if (isDone && request.redirect) location.assign(addLocalePrefix(request.redirect, readPageInfo().prefix));
    };
    closeCurrent = () => close(false);
    root.render(
      <IslandRoot>
        <AccountDialog request={request} onClose={close} />
      </IslandRoot>,
    );
  });
}
