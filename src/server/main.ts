import { keepCompiled } from "./keep-compiled.ts";

keepCompiled(import.meta.dirname);
const { runServer } = await import("./run-server.ts");
await runServer(import.meta.dirname);
