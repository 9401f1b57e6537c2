import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FONT_FILES, getFontPackagePath } from "../src/integrations/pdf/font-files.ts";
import { unpackWoff } from "../src/integrations/pdf/unpack-woff.ts";

/* Unpacks the fonts for PDF documents into the build. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, process.env.BUILD_DIRECTORY ?? "build", "fonts");
const require = createRequire(import.meta.url);

rmSync(`${folder}.new`, { recursive: true, force: true });
mkdirSync(`${folder}.new`, { recursive: true });
for (const name of FONT_FILES)
  writeFileSync(join(`${folder}.new`, name), unpackWoff(readFileSync(require.resolve(getFontPackagePath(name)))));
rmSync(folder, { recursive: true, force: true });
renameSync(`${folder}.new`, folder);
