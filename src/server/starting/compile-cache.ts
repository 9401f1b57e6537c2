import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";

/**
 * Keeps what the engine has compiled in the build's folder, for every later start; where nothing can be written there it
 * compiles each time. To be called before the rest of the program is loaded, so this file imports none of it.
 *
 * @param server the folder that the built program lies in.
 */
export function compileCache(server: string): void {
  enableCompileCache(join(dirname(server), "compiled"));
}
