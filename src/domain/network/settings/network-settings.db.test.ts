import { expect, test } from "vitest";
import { getPluginIds } from "#domain/content/settings/website-settings.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { addStaff } from "../../../../tests/support/desk/desk-fixture.ts";
import { checkNetworkSettings, editNetworkSettings, showNetworkSettings } from "./edit-network-settings.ts";
import { readNetworkSettings } from "./follow-network-settings.ts";

const context = await openTestContext();
const head = { ...context, viewer: await addStaff(context, { staff_role: "head_office" }) };
const save = async (fields: object) => {
  const { version } = await showNetworkSettings(head);
  const checked = checkNetworkSettings({ version, ...fields });
  if ("codes" in checked) throw new Error(JSON.stringify(checked.codes));
  return editNetworkSettings(head, checked.input);
};

test("what head office saves applies to every page", async () => {
  const saved = await save({
    brand: "Harbor & Oak",
    accent_light: "#003366",
    legal_notice: "Harbor & Oak LLC\nNo. 123",
    gtm_id: "GTM-ABC123",
  });
  expect(saved).toMatchObject({ brand: "Harbor & Oak", gtm_id: "GTM-ABC123", overridden: [] });
  expect(await readNetworkSettings(context)).toBe(true);
  expect(context.network).toMatchObject({
    brand: "Harbor & Oak",
    colors: { accent_light: "#003366", accent_dark: null },
    legal_notice: "Harbor & Oak LLC\nNo. 123",
  });
  expect(await getPluginIds(context)).toEqual({ gtm_id: "GTM-ABC123", ga_id: null, fb_pixel_id: null });
  expect(await readNetworkSettings(context)).toBe(false);
});

test("empty fields go back to the environment's brand and the theme's colors", async () => {
  await save({});
  await readNetworkSettings(context);
  expect(context.network).toMatchObject({ brand: "Transworld Business Advisors", legal_notice: null });
  expect((await getPluginIds(context)).gtm_id).toBeNull();
});

test("the environment's ids override those of the desk, which says so", async () => {
  const analytics = { gtm_id: null, ga_id: "G-ENV1234", fb_pixel_id: null };
  const set = { ...head, network: { ...context.network, analytics } };
  expect(await showNetworkSettings(set)).toMatchObject({ overridden: ["ga_id"] });
  expect((await getPluginIds(set)).ga_id).toBe("G-ENV1234");
});

test("rejects colors that can't be read and ids in another format, beside their fields", () => {
  const raw = { version: "1", accent_light: "#ffee00", accent_dark: "blue", gtm_id: "UA-1", fb_pixel_id: "<script>" };
  expect(checkNetworkSettings(raw)).toEqual({
    codes: { accent_light: "contrast", accent_dark: "color", gtm_id: "tag_id", fb_pixel_id: "tag_id" },
  });
});

test("rejects a save over someone else's, and one by anyone but head office", async () => {
  const { version } = await showNetworkSettings(head);
  await save({ brand: "First" });
  const stale = { ...(await showNetworkSettings(head)), brand: "Second", version };
  await expect(editNetworkSettings(head, stale)).rejects.toMatchObject({ status: 409, current: { brand: "First" } });
  const manager = { ...context, viewer: await addStaff(context, { staff_role: "read_only" }) };
  await expect(showNetworkSettings(manager)).rejects.toMatchObject({ status: 403 });
});
