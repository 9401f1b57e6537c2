import { compileCache } from "./starting/compile-cache.ts";

compileCache(import.meta.dirname);
const { runServer } = await import("./starting/run-server.ts");
await runServer(import.meta.dirname, process.argv.slice(2));
