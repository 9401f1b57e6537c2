import { keepCompiled } from "./starting/compile-cache.ts";

keepCompiled(import.meta.dirname);
const { runServer } = await import("./starting/run-server.ts");
await runServer(import.meta.dirname);
