import { type Context as Call, Hono } from "hono";
import type { Context } from "#domain/context.ts";
import { findLogoIcon } from "#domain/network/logo/find-logo-icon.ts";
import type { LogoIcon } from "#domain/network/logo/logo.ts";

/** Icons have fixed addresses, so browsers ask again after a while. */
const CACHE_CONTROL = "public, max-age=600";

/** An SVG opened in a tab of its own shows its pictures and runs nothing. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** The icons with fixed addresses, by address. */
const PNG_PATHS: Record<string, LogoIcon> = {
  "/icons/apple-touch-icon.png": "apple-touch-icon",
  "/icons/icon-192.png": "icon-192",
  "/icons/icon-512.png": "icon-512",
  "/icons/maskable-512.png": "maskable-512",
};

/** Serves the icons of an uploaded logo at the addresses of the shipped ones, which are served if there is none. */
export function createLogoIconRoutes(context: Pick<Context, "files" | "network">): Hono {
  const app = new Hono();
  const send = (c: Call, bytes: Uint8Array | string, type: string) =>
    c.body(typeof bytes === "string" ? bytes : new Uint8Array(bytes), 200, {
      "Content-Type": type,
      "Cache-Control": CACHE_CONTROL,
      "Content-Security-Policy": POLICY,
      "X-Content-Type-Options": "nosniff",
    });
  for (const [path, icon] of Object.entries(PNG_PATHS))
    app.get(path, async (c, next) => {
      const png = await findLogoIcon(context, context.network.logo, icon);
      return png ? send(c, png, "image/png") : next();
    });
  app.get("/favicon.ico", async (c, next) => {
    const png = await findLogoIcon(context, context.network.logo, "favicon-32");
    return png ? send(c, createIco(png, 32), "image/x-icon") : next();
  });
  app.get("/favicon.svg", async (c, next) => {
    const { logo } = context.network;
    const light = await findLogoIcon(context, logo, "favicon-96");
    const dark = await findLogoIcon(context, logo?.dark, "favicon-96");
    return light ? send(c, createSvg(light, dark), "image/svg+xml") : next();
  });
  return app;
}

/** Wraps a PNG in an icon file of one picture. */
function createIco(png: Uint8Array, size: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + png.length);
  const header = new DataView(bytes.buffer);
  header.setUint16(2, 1, true); // An icon, not a cursor
  header.setUint16(4, 1, true); // One picture
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true); // Color planes
  header.setUint16(12, 32, true); // Bits per pixel
  header.setUint32(14, png.length, true);
  header.setUint32(18, HEADER_BYTES, true);
  bytes.set(png, HEADER_BYTES);
  return bytes;
}

const HEADER_BYTES = 22;

/** Returns an SVG of the logo, with another one for the dark scheme if there is one. */
function createSvg(light: Uint8Array, dark: Uint8Array | null): string {
  const draw = (png: Uint8Array, name: string): string =>
    `<image class="${name}" width="96" height="96" href="data:image/png;base64,${Buffer.from(png).toString("base64")}"/>`;
  const style = dark
    ? "<style>.dark{display:none}@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>"
    : "";
  const images = draw(light, "light") + (dark ? draw(dark, "dark") : "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${style}${images}</svg>`;
}
