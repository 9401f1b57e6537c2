import { beforeAll, expect, test } from "vitest";
import { editOffice, findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { checkOffice } from "#domain/offices/editing/office-change.ts";
import { addProfilePhoto, removeProfilePhoto } from "#domain/offices/profile-photos/change-profile-photo.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { createPhoto } from "../../tests/support/create-photo.ts";
import { type DeskFixture, openDeskFixture } from "../../tests/support/desk/desk-fixture.ts";
import { visitPage } from "../../tests/support/visit-page.ts";

const context = await openTestContext();
let fixture: DeskFixture;
let head: typeof context;
let officePath: string;

beforeAll(async () => {
  fixture = await openDeskFixture(context);
  head = { ...context, viewer: fixture.staff.head_office };
  officePath = (await findEditedOffice(head, fixture.offices.miami, "office.read")).path;
});

/** Saves an office's form and returns its page as a visitor gets it. */
async function saveOffice(change: object): Promise<string> {
  const { version } = await findEditedOffice(head, fixture.offices.miami, "office.write");
  const checked = checkOffice({ ...change, version });
  if ("codes" in checked) throw new Error(JSON.stringify(checked.codes));
  await editOffice(head, fixture.offices.miami, checked.input);
  return (await visitPage(context, officePath)).html;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: "09:00", closes: "17:00" }));

test("an office's page shows its saved texts, hours and their exceptions", async () => {
  const html = await saveOffice({
    heading: "On the bay",
    sub_heading: "Forty years of restaurants.",
    meta_title: "Brokers on the bay",
    hours: WEEK,
    show_opening_hours: true,
    opening_hours_message: "Evenings by appointment",
    opening_exceptions: [
      { first_date: "2090-12-24", last_date: "2090-12-26", label: "Christmas" },
      { first_date: "2090-12-31", opens: "09:00", closes: "12:00" },
    ],
  });
  for (const text of ["On the bay", "Forty years of restaurants.", "Evenings by appointment", "9:00", "Christmas"])
    expect(html).toContain(text);
  expect(html).toMatch(/<title>Brokers on the bay/);
  expect(html).toMatch(/Dec 24.{1,12}Dec 26/);
  expect(html).toMatch(/Dec 31<\/dt><dd[^>]*>9:00.{1,20}12:00/);
  expect(html).toContain('"validFrom":"2090-12-24","validThrough":"2090-12-26"');
  expect(await saveOffice({ opening_exceptions: [] })).not.toContain("Christmas");
});

test("an office's page shows its uploaded photo until it is removed", async () => {
  const { miami } = fixture.offices;
  const { photo } = await addProfilePhoto(head, "office", miami, await createPhoto({ width: 900, height: 600 }));
  const html = await saveOffice({ photo_alt: "The office on Flagler Street" });
  expect(html).toMatch(new RegExp(`<img src="${photo}" alt="The office on Flagler Street"`));
  expect(html).toContain(`"image":"${context.network.origin}${photo}"`);
  await removeProfilePhoto(head, "office", miami);
  expect((await visitPage(context, officePath)).html).not.toContain(photo);
});

test("an agent's pages show their uploaded photo until it is removed", async () => {
  const { own } = fixture.agents;
  const { slug } = await context.db.selectFrom("agents").select("slug").where("id", "=", own).executeTakeFirstOrThrow();
  const member = { office_id: fixture.offices.miami, agent_id: own, first_name: "Ada", show_on_website: true };
  await context.db.insertInto("team_members").values(member).execute();
  const { photo } = await addProfilePhoto(head, "agent", own, await createPhoto({ width: 900, height: 600 }));
  for (const path of [`/agents/${slug}`, officePath, `${officePath}/about/our-team`])
    expect((await visitPage(context, path)).html, path).toContain(`src="${photo}"`);
  await removeProfilePhoto(head, "agent", own);
  for (const path of [`/agents/${slug}`, officePath])
    expect((await visitPage(context, path)).html).not.toContain(photo);
});
