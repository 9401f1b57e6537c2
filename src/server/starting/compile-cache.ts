import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";

/**
 * Stores the compiled code in the build's folder for later starts. Without write access, code is compiled at each
 * start. It must be called before the rest of the program is loaded, so this file imports none of it.
 *
 * @param server the folder of the built program
 */
export function compileCache(server: string): void {
  enableCompileCache(join(dirname(server), "compiled"));
}
