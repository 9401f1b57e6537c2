import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Network } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";

/** The paths of the desk's script and stylesheets. Another language's script is in its own folder beside this one. */
export interface DeskEntry {
  script: string;
  styles: string[];
  /** The script of the sign-in page that uses passkeys. */
  passkeyScript: string | undefined;
  /** The service worker. Its address is always the same, although its file name changes with each build. */
  pushWorker: string | undefined;
}

const ENTRY = "src/desk/app/main.tsx";
const PUSH_WORKER_ENTRY = "src/desk/app/push/push-worker.ts";
const PASSKEY_ENTRY = "src/desk/auth/passkey-sign-in.ts";

/** Reads the paths from the build's manifest (`vite.desk.config.ts`). */
export async function readDeskEntry(clientFolder: string): Promise<DeskEntry> {
  const manifest = JSON.parse(await readFile(join(clientFolder, "build/desk/manifest.json"), "utf8"));
  const { file, css = [] } = manifest[ENTRY] as { file: string; css?: string[] };
  const passkey = manifest[PASSKEY_ENTRY] as { file: string } | undefined;
  const pushWorker = manifest[PUSH_WORKER_ENTRY] as { file: string } | undefined;
  return {
    script: `/${file}`,
    styles: css.map((path) => `/${path}`),
    passkeyScript: passkey && `/${passkey.file}`,
    pushWorker: pushWorker?.file,
  };
}

/** Renders the document of the desk application. It is never cached, and its policy allows only its own script. */
export function renderAppDocument(
  { script, styles }: Pick<DeskEntry, "script" | "styles">,
  { brand, logo }: Pick<Network, "brand" | "logo">,
  languageFolder: string,
): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString("base64");
  const stylesheetLinks = styles.map((path) => `<link rel="stylesheet" href="${path}">`).join("");
  const title = escapeHtml(`${m.desk_title()} | ${brand}`);
  const html = `<!DOCTYPE html>
<html lang="${getLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<meta name="theme-color" content="#1d5c4d">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/desk/manifest.webmanifest">
${stylesheetLinks}
<script type="module" nonce="${nonce}" src="${script.replace(/[^/]*$/, `${languageFolder}$&`)}"></script>
</head>
<body data-brand="${escapeHtml(brand)}"${logo ? ` data-logo="${escapeHtml(JSON.stringify(logo))}"` : ""}>
<div id="desk"></div>
<noscript><p>${escapeHtml(m.desk_needs_script())}</p></noscript>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { html, headers: { "Cache-Control": "no-store", "Content-Security-Policy": policy.join("; ") } };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
