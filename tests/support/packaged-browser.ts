import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const cache = join(import.meta.dirname, "../../node_modules/.cache");

export type Browser = { executablePath: string; env?: Record<string, string> };

/**
 * Returns the Chromium from npm for Linux on x64, with libraries that a minimal Debian lacks. It is unpacked once into
 * a temporary folder and then renamed, because several test files may request it at the same time.
 */
export async function getPackagedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = join(cache, `chromium-${readVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") },
  };
}

async function unpack(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  // The package unpacks its libraries only if these variables name this platform, and always into the temp folder.
  const pretended = { AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x", AWS_LAMBDA_JS_RUNTIME: "nodejs22.x", TMPDIR: aside };
  const before = { ...process.env };
  Object.assign(process.env, pretended);
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    await chromium.executablePath();
  } finally {
    // The package also sets the library path, which every later child process would inherit.
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
  await writeFile(join(aside, "fonts.conf"), renderFontSettings(folder));
  await rename(aside, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}

function renderFontSettings(folder: string): string {
  const folders = [join(folder, "fonts"), "/usr/share/fonts"].map((path) => `<dir>${path}</dir>`).join("");
  return `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>\n`;
}

function readVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  return createRequire(import.meta.url)(join(dirname(entry), "../package.json")).version;
}
