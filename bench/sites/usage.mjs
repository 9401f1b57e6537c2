import { monitorEventLoopDelay } from "node:perf_hooks";

/*
 * Loaded before the measured program. On request, reports to the parent process what the program has used so far and
 * its event loop delay since the previous request.
 */
const delays = monitorEventLoopDelay({ resolution: 1 });
process.on("message", (query) => {
  if (query === "loop") {
    // The monitor's own timer adds 1 ms, which is no delay.
    process.send?.({ p99: Math.max(0, delays.percentile(99) / 1e6 - 1) });
    delays.reset();
    return delays.enable();
  }
  process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
});
// Lets the program exit although this listener and its channel are open.
process.channel?.unref();
