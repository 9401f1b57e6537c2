import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/* Copies the Markdown pages and articles into the build. The server loads them at startup. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, process.env.BUILD_DIRECTORY ?? "build", "content");

rmSync(`${folder}.new`, { recursive: true, force: true });
if (existsSync(join(root, "content"))) cpSync(join(root, "content"), `${folder}.new`, { recursive: true });
rmSync(folder, { recursive: true, force: true });
if (existsSync(`${folder}.new`)) renameSync(`${folder}.new`, folder);
