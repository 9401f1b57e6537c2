import { expect, test } from "vitest";
import { sectionEditor } from "#domain/content/sections/edit-sections.ts";
import { saveSection } from "#domain/content/sections/save-section.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { createEmailData } from "../../tests/support/email-data.ts";
import { insertStaff } from "../../tests/support/leads.ts";
import { renderEmailExample } from "./email-example.tsx";
import { createEmailWriter, EMAILS } from "./emails.ts";
import { LIGHT } from "./theme.ts";

const context = await openTestContext();
const head = { ...context, viewer: await insertStaff(context.db, { name: "Hana Head", staff_role: "head_office" }) };
const SECTIONS = ["acknowledgment", "digest", "invitation", "nda", "welcome"].map((name) => `email-${name}` as const);

/** The shipped texts, which are empty. */
for (const name of SECTIONS) {
  const contents = ["subject", "intro", "closing"].map((name) => ({ name, type: "text" as const, value: "" }));
  await saveSection(context, { name, locale: "en-US", contents, source_hash: name });
}

async function change(name: string, values: Record<string, string>): Promise<void> {
  const { id } = await context.db
    .selectFrom("website_sections")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  const { version } = await sectionEditor.find(head, id, "write");
  await sectionEditor.change(head, id, { version, values });
}

/** Writes each email with test data. */
async function write() {
  const data = createEmailData("en-US");
  const getFirst = <Data>([first]: Data[]): Data => {
    if (first === undefined) throw new Error("There is no test data.");
    return first;
  };
  const getAccount = (kind: string) => getFirst(data["account-mail"].filter((one) => one.kind === kind));
  const { welcome, invitation } = EMAILS["account-mail"];
  return {
    welcome: await createEmailWriter(welcome, context)(getAccount("welcome")),
    invitation: await createEmailWriter(invitation, context)(getAccount("invitation")),
    acknowledgment: await createEmailWriter(
      EMAILS["enquiry-mails"].inquiryAcknowledged,
      context,
    )(getFirst(data["enquiry-mails"])),
    nda: await createEmailWriter(EMAILS["nda-mails"].ndaSignedBuyer, context)(getFirst(data["nda-mails"])),
    digest: await createEmailWriter(EMAILS.digests.digest, context)(getFirst(data.digests)),
  };
}

test("empty texts leave the standard emails; written ones are in what readers get", async () => {
  const standard = await write();
  for (const mail of Object.values(standard)) expect([mail?.subject, mail?.text]).not.toContain("");
  for (const name of SECTIONS) {
    const values = { subject: `Hello from {brand} (${name})`, intro: "Own introduction.", closing: "Own closing." };
    await change(name, values);
  }
  const own = await write();
  for (const [name, mail] of Object.entries(own)) {
    expect(mail?.subject).toBe(`Hello from ${context.network.brand} (email-${name})`);
    expect(mail?.text).toContain("Own introduction.");
    expect(mail?.text).toContain("Own closing.");
  }
  const example = await renderEmailExample("email-welcome", context);
  expect(example).toContain("Own introduction.");
  expect(example).toContain(`background-color:${LIGHT.sheet}`);
  expect(example).not.toMatch(/<style|<!--/);
});

test("fills in the reader's name, and rejects a placeholder that an email doesn't have", async () => {
  await change("email-welcome", { intro: "Good to have you, {name}." });
  expect((await write()).welcome?.text).toMatch(/Good to have you, \w+\./);
  await expect(change("email-acknowledgment", { intro: "Hello {name}" })).rejects.toMatchObject({
    errors: { "values.intro": [expect.stringContaining("{name}")] },
  });
  await expect(change("email-welcome", { subject: "{Brand name}" })).rejects.toMatchObject({
    errors: { "values.subject": [expect.any(String)] },
  });
});
