import { useEffect } from "react";
import { useLocation } from "react-router";
import { useShell } from "../../shell.ts";
import { TRACKING_START_MS } from "./plugin.ts";
import type { Reporting } from "./start-plugins.ts";

let reporting: Promise<Reporting | null> | undefined;

/** Tells the vendors of every page, about a second after the first one is there; the code comes only where there is one. */
export function usePlugins(): void {
  const { plugins } = useShell();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!plugins) return;
    reporting ??= new Promise((resolve) => setTimeout(resolve, TRACKING_START_MS))
      .then(() => import("./start-plugins.ts"))
      .then(({ startPlugins }) => startPlugins(plugins.ids, plugins.consent, search))
      .catch(() => null);
    reporting.then((started) => started?.page(pathname, search));
  }, [plugins, pathname, search]);
}
