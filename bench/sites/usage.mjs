/* Loaded before a program that is measured: tells the parent process, when it asks, what the program has used so far. */
process.on("message", () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
// Neither listening for that keeps the program alive, nor the channel.
process.channel?.unref();
