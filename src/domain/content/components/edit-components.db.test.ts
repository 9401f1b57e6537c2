import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { checkComponent, componentEditor, createComponent, listComponentsForDesk } from "./edit-components.ts";
import { listCustomComponentTypes } from "./find-custom-component.ts";

const context = await openTestContext();
const fixture: DeskFixture = await openDeskFixture(context);
const manager = { ...context, viewer: fixture.staff.office_manager };
const head = { ...context, viewer: fixture.staff.head_office };
const NEW = { type_name: "Industries we know", slug: "bakeries", locale: "en-US", office_id: null };
const { miami, tampa } = fixture.offices;

test("an office's component is on its pages at once, changed and hidden by its manager", async () => {
  const made = await createComponent(manager, { ...NEW, heading: "Bakeries", body: "<p>Many<script>x</script></p>" });
  const [type] = await listCustomComponentTypes(context, miami);
  expect(type).toMatchObject({ name: "Industries we know", status: "Active" });
  expect(type?.components[0]?.contents).toMatchObject([{ value: "Bakeries" }, { value: "<p>Many</p>" }]);
  const change = { version: made.version, status: "Inactive" as const, position: 3, values: { heading: "Cafés" } };
  expect(await componentEditor.change(manager, made.id, change)).toMatchObject({ position: 3, office: "Miami" });
  const [changed] = await listCustomComponentTypes(context, miami);
  expect(changed).toMatchObject({ status: "Inactive" });
  expect(changed?.components[0]?.contents[0]).toMatchObject({ value: "Cafés" });
  await expect(componentEditor.change(manager, made.id, change)).rejects.toMatchObject({ status: 409 });
});

test("belongs to one office, which head office chooses", async () => {
  await expect(createComponent(head, { ...NEW, heading: "Bars", body: "" })).rejects.toMatchObject({
    errors: { office_id: [expect.any(String)] },
  });
  const { id, version } = await createComponent(head, { ...NEW, office_id: tampa, heading: "Bars", body: "" });
  await expect(componentEditor.find(manager, id, "read")).rejects.toMatchObject({ status: 404 });
  const query = { descending: false, page: 1, per_page: 10 };
  expect((await listComponentsForDesk(manager, query)).data.map(({ office_id }) => office_id)).not.toContain(tampa);
  await componentEditor.remove(head, id, version);
  expect((await listCustomComponentTypes(context, tampa)).flatMap(({ components }) => components)).toEqual([]);
});

test("rejects a taken address and an unknown status", async () => {
  const input = { ...NEW, slug: "twice", heading: "Twice", body: "" };
  await createComponent(manager, input);
  await expect(createComponent(manager, input)).rejects.toMatchObject({ errors: { slug: [expect.any(String)] } });
  expect(checkComponent({ version: "1", status: "Hidden", position: 0, values: {} })).toMatchObject({
    codes: { status: "invalid" },
  });
});
