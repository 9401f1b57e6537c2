import { keepCompiled } from "./starting/keep-compiled.ts";

keepCompiled(import.meta.dirname);
const { runWorker } = await import("./starting/run-worker.ts");
await runWorker(import.meta.dirname);
