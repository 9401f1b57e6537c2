import { PLUGIN_READY_MS, type Plugin, POLLING_MS, type SiteEvent } from "./plugin.ts";

/**
 * Sends events to plugins that are ready and queues them for the others. A plugin that is not ready within ten seconds
 * is dropped with its queue.
 */
export function runPlugins(plugins: readonly Plugin[]): (event: SiteEvent) => void {
  const senders = plugins.map(runPlugin);
  return (event) => {
    for (const send of senders) send(event);
  };
}

function runPlugin(plugin: Plugin): (event: SiteEvent) => void {
  let queue: SiteEvent[] | null = [];
  let isDropped = false;
  const started = Date.now();
  const poll = (): void => {
    if (plugin.isReady()) {
      for (const event of queue ?? []) plugin.send(event);
      queue = null;
    } else if (Date.now() - started >= PLUGIN_READY_MS) {
      isDropped = true;
      queue = null;
    } else setTimeout(poll, Math.min(POLLING_MS, PLUGIN_READY_MS - (Date.now() - started)));
  };
  poll();
  return (event) => {
    if (isDropped) return;
    if (queue) queue.push(event);
    else plugin.send(event);
  };
}
