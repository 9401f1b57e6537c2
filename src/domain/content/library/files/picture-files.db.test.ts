import { expect, test } from "vitest";
import { openTestContext } from "../../../../../tests/support/context.ts";
import { createPhoto } from "../../../../../tests/support/create-photo.ts";
import { openDeskFixture } from "../../../../../tests/support/desk/desk-fixture.ts";
import type { ContentFile } from "../../files/read-content-files.ts";
import { addPicture, changePicture, findPicture, removePicture } from "../edit-pictures.ts";
import { findPictureFile } from "../find-picture-file.ts";
import { exportFiles } from "./export-files.ts";
import { importFiles, previewFileImport } from "./import-files.ts";

const context = await openTestContext();
const fixture = await openDeskFixture(context);
const as = (role: keyof typeof fixture.staff) => ({ ...context, viewer: fixture.staff[role] });
const head = as("head_office");

const added = await addPicture(head, await createPhoto({ format: "png", width: 700, height: 700 }));
const alts = { "en-US": "A bakery’s window" };
await changePicture(head, added.id, { name: "Window", alts, focus_x: 40, focus_y: 50, version: added.version });
const own = await addPicture(as("office_manager"), await createPhoto({ format: "png", width: 500, height: 500 }));
const exported = (await exportFiles(head)).filter(({ path }) => path.startsWith("pictures/"));
const [, token = ""] = /\/([0-9a-f]{32})-/.exec(added.path) ?? [];
const YAML = `pictures/${token}.yaml`;
const WEBP = `pictures/${token}.webp`;
const replace = (path: string, change: Partial<ContentFile>) =>
  exported.map((file) => (file.path === path ? { ...file, ...change } : file));

test("exports each picture with what it shows, for an office's staff their own", async () => {
  expect(exported).toHaveLength(4);
  expect(exported.find(({ path }) => path === YAML)?.text).toBe(
    "name: Window\noffice: null\nalts:\n  en-US: A bakery’s window\nfocus_x: 40\nfocus_y: 50\n",
  );
  const managers = (await exportFiles(as("office_manager"))).filter(({ path }) => path.startsWith("pictures/"));
  expect(managers.map(({ text }) => text.split("\n")[1])).toEqual(["office: miami", undefined]);
  expect(managers[0]?.path).toContain(/\/([0-9a-f]{32})-/.exec(own.path)?.[1]);
});

test("imports an export without a change", async () => {
  expect(await importFiles(head, exported)).toMatchObject({ created: [], changed: [], unchanged: 2 });
});

test("changes a description, after a preview that saves nothing", async () => {
  const text = exported.find(({ path }) => path === YAML)?.text ?? "";
  const changed = replace(YAML, { text: text.replace("window", "counter") });
  expect(await previewFileImport(head, changed)).toMatchObject({ changed: [YAML] });
  expect((await findPicture(head, added.id, "read")).alts).toEqual(alts);
  expect(await importFiles(head, changed)).toMatchObject({ changed: [YAML], unchanged: 1 });
  expect((await findPicture(head, added.id, "read")).alts).toEqual({ "en-US": "A bakery’s counter" });
  expect(await importFiles(head, changed)).toMatchObject({ changed: [], unchanged: 2 });
});

test("replaces a picture, and adds one that isn't there at its old address", async () => {
  const bytes = await createPhoto({ format: "webp", width: 400, height: 400, hue: 20 });
  const files = replace(WEBP, { bytes });
  expect(await importFiles(head, files)).toMatchObject({ changed: [YAML] });
  expect(await findPicture(head, added.id, "read")).toMatchObject({ path: added.path, width: 400 });
  expect(await importFiles(head, files)).toMatchObject({ changed: [], unchanged: 2 });
  await removePicture(head, added.id);
  expect(await findPictureFile(context, added.path)).toBeNull();
  expect(await importFiles(head, exported)).toMatchObject({ created: [YAML], unchanged: 1 });
  expect(await (await findPictureFile(context, added.path))?.read()).toBeInstanceOf(Uint8Array);
});

test("rejects wrong files by path and changes nothing", async () => {
  const other = "b".repeat(32);
  const files = [
    ...replace(YAML, { text: "name: Window\n" }),
    { path: `pictures/${other}.yaml`, text: exported.find(({ path }) => path === YAML)?.text ?? "" },
  ];
  await expect(importFiles(head, files)).rejects.toMatchObject({
    errors: { [YAML]: [expect.stringMatching(/missing/)], [`pictures/${other}.yaml`]: [expect.stringMatching(/webp/)] },
  });
  await expect(importFiles(as("office_manager"), exported)).rejects.toMatchObject({ status: 403 });
});
