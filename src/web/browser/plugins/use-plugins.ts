import { useEffect } from "react";
import { useLocation } from "react-router";
import { type Shell, useShell } from "../../shell.ts";
import { TRACKING_START_MS } from "./plugin.ts";
import type { Reporting } from "./start-plugins.ts";

type Plugins = NonNullable<Shell["plugins"]>;

/** An address with a sign-in token. Vendor scripts read the address bar on their own, so none runs there. */
const SECRET_QUERY = /[?&]token=/;

let reporting: Promise<Reporting | null> | undefined;

/**
 * Reports every page view to the vendors, starting about a second after the first load. The code loads only if a vendor
 * is configured.
 */
export function usePlugins(): void {
  const { plugins } = useShell();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!plugins || SECRET_QUERY.test(search)) return;
    reporting ??= start(plugins, search, TRACKING_START_MS);
    reporting.then((started) => started?.page(pathname, search));
  }, [plugins, pathname, search]);
}

/** Starts the vendors that a visitor has just allowed. */
export function startPluginsNow(plugins: Plugins, path: string, query: string): void {
  if (SECRET_QUERY.test(query)) return;
  reporting = start(plugins, query, 0);
  reporting.then((started) => started?.page(path, query));
}

function start({ ids, consent }: Plugins, query: string, delayMs: number): Promise<Reporting | null> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
    .then(() => import("./start-plugins.ts"))
    .then(({ startPlugins }) => startPlugins(ids, consent, query))
    .catch(() => null);
}
