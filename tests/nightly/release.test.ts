import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { sendRequest } from "../support/send-request.ts";
import { createDataFolder } from "../support/server.ts";

/* A release outside the checkout, on Node alone. */

const root = join(import.meta.dirname, "../..");
const runFile = promisify(execFile);
const MAX_BYTES = 250_000_000;

let release = "";
beforeAll(async () => {
  const { stdout } = await runFile(process.execPath, ["scripts/run.mjs", "release"], { cwd: root });
  const made = /^(.+): \d+ MB/m.exec(stdout)?.[1] ?? "";
  release = join(await createDataFolder(true), "handover");
  await cp(made, release, { recursive: true });
});

test("is smaller than 250 MB and unchanged", async () => {
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  await runFile("sha256sum", ["-c", "--quiet", "SHA256SUMS"], { cwd: release });
});

test("names every package with its license", async () => {
  const { components } = JSON.parse(await readFile(join(release, "sbom.json"), "utf8"));
  expect(components.length).toBeGreaterThan(200);
  expect(await readFile(join(release, "licenses.txt"), "utf8")).toMatch(/^react@\S+: MIT$/m);
});

test("has what packages load at run time", async () => {
  const { stdout } = await runFile(process.execPath, ["--input-type=module", "-e", USE_PACKAGES], {
    cwd: release,
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
  });
  expect(JSON.parse(stdout)).toEqual({
    pdf: ["Ünicode text", true],
    email: "<p>Ünicode text</p>",
    photo: "webp",
    password: true,
    database: true,
  });
});

/** Uses each package as the site does, to show that the files a release leaves out aren't needed. */
const USE_PACKAGES = `
  import { createRequire } from "node:module";
  import { dirname, join } from "node:path";
  import { createCanvas } from "@napi-rs/canvas";
  import { hash, verify } from "@node-rs/argon2";
  import { PGlite } from "@electric-sql/pglite";
  import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
  import { Document, Page, renderToBuffer, Text } from "@react-pdf/renderer";
  import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
  import "pg";
  import "pino";
  import { createElement } from "react";
  import { render } from "react-email";
  import sharp from "sharp";
  const text = "Ünicode text";
  const page = createElement(Page, null, createElement(Text, null, text));
  const data = new Uint8Array(await renderToBuffer(createElement(Document, null, page)));
  const root = dirname(createRequire(join(process.cwd(), "package.json")).resolve("pdfjs-dist/package.json"));
  const folders = { standardFontDataUrl: root + "/standard_fonts/", cMapUrl: root + "/cmaps/", wasmUrl: root + "/wasm/" };
  const read = await (await getDocument({ data, ...folders, disableFontFace: true, verbosity: 0 }).promise).getPage(1);
  const content = await read.getTextContent();
  const viewport = read.getViewport({ scale: 1 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await read.render({ canvas, canvasContext: canvas.getContext("2d"), viewport }).promise;
  const photo = await sharp(await canvas.encode("png")).resize(200).webp().toBuffer();
  const database = await PGlite.create({ extensions: { pg_trgm } });
  await database.exec("create extension pg_trgm");
  const { rows } = await database.query("select similarity('handover', 'hand over') > 0.3 as is_similar");
  const html = await render(createElement("p", null, text));
  console.log(JSON.stringify({
    pdf: [content.items.map(({ str }) => str).join(""), canvas.data().some((byte) => byte > 0 && byte < 255)],
    email: /<p>.*<\\/p>/.exec(html)?.[0],
    photo: (await sharp(photo).metadata()).format,
    password: await verify(await hash("secret"), "secret"),
    database: rows[0].is_similar,
  }));
  await database.close();
`;

test.each([
  ["US", "en-US"],
  ["JP", "ja-JP"],
])("serves the %s edition in %s", async (COUNTRY, LOCALES) => {
  const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: await createDataFolder(true), COUNTRY, LOCALES };
  const child = spawn(join(release, "handover"), ["start"], { env, stdio: ["ignore", "ignore", "pipe"] });
  try {
    let origin: string | undefined;
    for await (const line of createInterface({ input: child.stderr })) {
      origin = /^Serving .* at (http:\S+)$/.exec(line)?.[1];
      if (origin) break;
    }
    const { status, body } = await sendRequest(origin ?? "", "/");
    expect([status, /<html lang="([^"]*)"/.exec(body)?.[1]]).toEqual([200, LOCALES]);
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
});
