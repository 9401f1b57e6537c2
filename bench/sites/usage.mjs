import { monitorEventLoopDelay } from "node:perf_hooks";

/* Loaded before a program that is measured: tells the parent process, when it asks, what the program has used so far, and
   how late its event loop has been since it was asked that last. */
const delays = monitorEventLoopDelay({ resolution: 1 });
process.on("message", (query) => {
  if (query === "loop") {
    // What the monitor waits for itself is no delay.
    process.send?.({ p99: Math.max(0, delays.percentile(99) / 1e6 - 1) });
    delays.reset();
    return delays.enable();
  }
  process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
});
// Neither listening for that keeps the program alive, nor the channel.
process.channel?.unref();
