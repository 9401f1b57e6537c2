import { Hono } from "hono";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcons } from "#domain/network/logo/draw-icons.ts";
import { getIconKey, type Logo } from "#domain/network/logo/logo.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { createPhoto } from "../../../tests/support/create-photo.ts";
import { createLogoIconRoutes } from "./logo-icons.ts";

const KEYS = ["0", "1"].map((digit) => `logos/${digit.repeat(32)}.png`) as [string, string];
const toImage = (key: string) => ({ path: `/photos/${key}`, width: 320, height: 80 });
const stored = new Map<string, Uint8Array>();
// The test's pictures are stored rotated, so that their height becomes their width.
for (const [position, key] of KEYS.entries()) {
  const photo = await createPhoto({ format: "png", width: 80, height: 320, hue: position * 90 });
  const logo = await sharp(photo).autoOrient().png().toBuffer();
  for (const [icon, png] of await drawIcons(logo)) stored.set(getIconKey(key, icon), png);
}
const files = {
  get: async (key: string) => {
    const bytes = stored.get(key);
    if (!bytes) throw new FileMissing(key);
    return bytes;
  },
};

async function request(path: string, logo: Logo | null): Promise<Response> {
  const app = new Hono();
  app.route("/", createLogoIconRoutes({ files, network: { logo } } as never));
  app.get("*", (c) => c.text("shipped"));
  return app.request(path);
}

const light: Logo = { ...toImage(KEYS[0]), dark: null };

test.each([
  ["/icons/apple-touch-icon.png", 180],
  ["/icons/icon-192.png", 192],
  ["/icons/icon-512.png", 512],
  ["/icons/maskable-512.png", 512],
])("%s shows the uploaded logo on white", async (path, size) => {
  const response = await request(path, light);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  expect(await image.metadata()).toMatchObject({ width: size, height: size, hasAlpha: false });
  const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect([...corner]).toEqual([255, 255, 255]);
});

test("the browser tab shows it, and the dark one in the dark scheme", async () => {
  const ico = new Uint8Array(await (await request("/favicon.ico", light)).arrayBuffer());
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  const response = await request("/favicon.svg", light);
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';/);
  const svg = await response.text();
  expect(svg).not.toContain("prefers-color-scheme");
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg", width: 96, height: 96 });
  const both = await (await request("/favicon.svg", { ...light, dark: toImage(KEYS[1]) })).text();
  expect(both.match(/<image/g)).toHaveLength(2);
  expect(both).toContain("prefers-color-scheme:dark");
});

test.each(["/favicon.svg", "/favicon.ico", "/icons/icon-512.png", "/icons/share.png"])(
  "%s is the shipped one without a logo, and for a logo without icons",
  async (path) => {
    expect(await (await request(path, null)).text()).toBe("shipped");
    const old = { ...toImage(`logos/${"2".repeat(32)}.png`), dark: null };
    expect(await (await request(path, old)).text()).toBe("shipped");
  },
);
