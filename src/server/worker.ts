import { keepCompiled } from "./starting/compile-cache.ts";

keepCompiled(import.meta.dirname);
const { runWorker } = await import("./starting/run-worker.ts");
await runWorker(import.meta.dirname);
