import { expect, test } from "vitest";
import { findOffice } from "#domain/offices/find-office.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { createPhoto } from "../../../../tests/support/create-photo.ts";
import { type DeskFixture, openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { findAgent } from "../agents/find-agent.ts";
import { addProfilePhoto, removeProfilePhoto } from "./change-profile-photo.ts";
import { findProfilePhoto } from "./find-profile-photo.ts";

const context = await openTestContext();
const fixture: DeskFixture = await openDeskFixture(context);
const invalidated: string[] = [];
context.onInvalidated = (tags) => invalidated.push(...tags);
const as = (role: keyof DeskFixture["staff"]) => ({ ...context, viewer: fixture.staff[role] });

async function readMetadata(path: string | null | undefined) {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from((await findProfilePhoto(context, path ?? "")) ?? [])).metadata();
}

test("visitors see an agent's photo, cropped to a square without camera data, until it is replaced or removed", async () => {
  const { own } = fixture.agents;
  const { photo } = await addProfilePhoto(as("agent"), "agent", own, await createPhoto({ width: 900, height: 600 }));
  expect(invalidated).toEqual(expect.arrayContaining(["office:miami", "offices", "listings"]));
  const { slug } = await context.db.selectFrom("agents").select("slug").where("id", "=", own).executeTakeFirstOrThrow();
  expect((await findAgent(context, slug)).agent).toMatchObject({ image: photo });
  const metadata = await readMetadata(photo);
  expect(metadata).toMatchObject({ format: "webp", width: 320, height: 320 });
  expect(metadata.exif).toBeUndefined();

  const second = await addProfilePhoto(as("agent"), "agent", own, await createPhoto({ width: 640, height: 640 }));
  expect(await findProfilePhoto(context, photo ?? "")).toBeNull();
  expect((await findAgent(context, slug)).agent).toMatchObject({ image: second.photo });
  await removeProfilePhoto(as("office_manager"), "agent", own);
  expect((await findAgent(context, slug)).agent).toMatchObject({ image: null });
  expect(await findProfilePhoto(context, second.photo ?? "")).toBeNull();
});

test("visitors see an office's photo in 3:2 until it is removed", async () => {
  const { miami } = fixture.offices;
  const { photo } = await addProfilePhoto(
    as("office_manager"),
    "office",
    miami,
    await createPhoto({ width: 1_200, height: 1_200 }),
  );
  expect(await findOffice(context, "miami")).toMatchObject({ photo });
  expect(await readMetadata(photo)).toMatchObject({ width: 960, height: 640 });
  await removeProfilePhoto(as("office_manager"), "office", miami);
  expect(await findOffice(context, "miami")).toMatchObject({ photo: null });
});

test("shows the chosen part of an upright photo, unless it is too small", async () => {
  const { default: sharp } = await import("sharp");
  // The left half is red and the right half blue, and the camera was held sideways.
  const half = { width: 800, height: 800, channels: 3 as const };
  const [red, blue] = await Promise.all(
    ["#d00", "#00d"].map((background) =>
      sharp({ create: { ...half, background } })
        .png()
        .toBuffer(),
    ),
  );
  const upright = await sharp({ create: { ...half, width: 1_600, background: "#fff" } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 800, top: 0 },
    ])
    .png()
    .toBuffer();
  const bytes = new Uint8Array(await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const add = (part: { left: number; top: number; width: number; height: number }) =>
    addProfilePhoto(as("agent"), "agent", fixture.agents.own, bytes, part);
  const { photo } = await add({ left: 50, top: 0, width: 50, height: 100 });
  const stored = Buffer.from((await findProfilePhoto(context, photo ?? "")) ?? []);
  const { dominant } = await sharp(stored).stats();
  expect(dominant.b).toBeGreaterThan(150);
  expect(dominant.r).toBeLessThan(60);
  await expect(add({ left: 0, top: 0, width: 10, height: 20 })).rejects.toMatchObject({ status: 422 });
});

test("rejects a file that is no photo, and other offices' people", async () => {
  const text = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
  await expect(addProfilePhoto(as("agent"), "agent", fixture.agents.own, text)).rejects.toMatchObject({ status: 422 });
  const photo = await createPhoto({ width: 640, height: 640 });
  await expect(addProfilePhoto(as("agent"), "agent", fixture.agents.other, photo)).rejects.toMatchObject({
    status: 404,
  });
  await expect(removeProfilePhoto(as("agent"), "office", fixture.offices.miami)).rejects.toMatchObject({ status: 403 });
});
