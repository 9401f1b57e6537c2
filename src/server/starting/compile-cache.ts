import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";

/**
 * Stores the engine's compile cache in the build's folder for later starts; without write access, code is compiled on
 * each start. Must be called before the rest of the program loads, so this file imports none of it.
 *
 * @param server the folder of the built program.
 */
export function compileCache(server: string): void {
  enableCompileCache(join(dirname(server), "compiled"));
}
