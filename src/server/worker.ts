import { compileCache } from "./starting/compile-cache.ts";

compileCache(import.meta.dirname);
const { runWorker } = await import("./starting/run-worker.ts");
await runWorker(import.meta.dirname);
