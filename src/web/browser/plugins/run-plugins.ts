import { PLUGIN_READY_MS, type Plugin, POLLING_MS, type SiteEvent } from "./plugin.ts";

/**
 * Sends events to plugins that are ready and queues them for the others. A plugin that is not ready within ten seconds
 * is dropped with its queue.
 */
export function runPlugins(plugins: readonly Plugin[]): (event: SiteEvent) => void {
  const runs = plugins.map(runPlugin);
  return (event) => {
    for (const run of runs) run(event);
  };
}

function runPlugin(plugin: Plugin): (event: SiteEvent) => void {
  let stored: SiteEvent[] | null = [];
  let isGivenUp = false;
  const started = Date.now();
  const look = (): void => {
    if (plugin.isReady()) {
      for (const event of stored ?? []) plugin.send(event);
      stored = null;
    } else if (Date.now() - started >= PLUGIN_READY_MS) {
      isGivenUp = true;
      stored = null;
    } else setTimeout(look, Math.min(POLLING_MS, PLUGIN_READY_MS - (Date.now() - started)));
  };
  look();
  return (event) => {
    if (isGivenUp) return;
    if (stored) stored.push(event);
    else plugin.send(event);
  };
}
