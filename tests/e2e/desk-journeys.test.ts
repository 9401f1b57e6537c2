import { expect, test } from "vitest";
import { getDeskMenu, signInAtDesk } from "./desk.ts";
import { expectHeading, PHONE, startVisitors } from "./visitors.ts";

const site = startVisitors();

test("head office invites a staff member and sees it in the audit log", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/staff");
  await expectHeading(page, "Staff");
  await page.getByRole("link", { name: "Invite someone" }).click();
  await page.getByLabel("Email").fill("no address");
  await page.getByLabel("Name").fill("Wren Castellano");
  await page.getByLabel("Role").selectOption("Read-only");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText("Enter an email address").or(page.locator("[aria-invalid=true]")).first().waitFor();
  await page.locator("input[aria-invalid=true]:focus").waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Wren Castellano");
  await page.getByLabel("Email").fill("wren@desk.example.com");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expectHeading(page, "Staff");
  await page
    .getByRole("row", { name: /Wren Castellano/ })
    .getByText("Invited")
    .waitFor();
  await page.getByRole("link", { name: "Log" }).click();
  await page.getByRole("row", { name: /Marguerite Sandoval invited a staff member/ }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/desk/sign-in");
  await page.goto("/desk/staff");
  expect(new URL(page.url()).pathname).toBe("/desk/sign-in");
});

test("the menu is shown only once the first page is known, so that it can't replace a page chosen there", async () => {
  const page = await signInAtDesk(site, "Head office");
  const { promise: isRead, resolve: finish } = Promise.withResolvers<void>();
  await page.route("**/api/desk/set-up", (route) => isRead.then(() => route.continue()));
  await page.goto("/desk");
  await page.getByText("Loading…").waitFor();
  expect(await getDeskMenu(page).count()).toBe(0);
  finish();
  await getDeskMenu(page).filter({ hasText: "Staff" }).click();
  await expectHeading(page, "Staff");
});

test("an office manager edits an agent's profile, and a visitor sees the edit within a second", async () => {
  const visitor = await site.visit("/agents/marisol-etcheverry");
  const page = await signInAtDesk(site, "Office manager", "/desk/agents");
  await expectHeading(page, "Agents");
  expect(await getDeskMenu(page).allInnerTexts()).not.toContain("Outbox");
  await page.getByRole("table").getByRole("link", { name: "Marisol Etcheverry" }).click();
  await expectHeading(page, "Marisol Etcheverry");
  await page.getByLabel("About").fill("Sold two boatyards before she sold yours.");
  // A failed save keeps the warning about unsaved changes.
  await page.route("**/api/desk/agents/*", (route) => route.abort("aborted"));
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Publish" }).and(page.locator(":enabled")).waitFor();
  const query = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await getDeskMenu(page).first().click();
  await query;
  await page.unroute("**/api/desk/agents/*");
  expect(await page.getByLabel("About").inputValue()).toBe("Sold two boatyards before she sold yours.");
  await page.getByRole("button", { name: "Publish" }).click();
  await expectHeading(page, "Agents");
  await visitor.reload();
  await visitor.getByText("Sold two boatyards before she sold yours.").first().waitFor();
});

test("an agent on a phone sees one profile, their own", async () => {
  const page = await signInAtDesk(site, "Agent", "/desk/agents", PHONE);
  await expectHeading(page, "Agents");
  expect(await getDeskMenu(page).allInnerTexts()).not.toContain("Staff");
  await page.getByRole("button", { name: "Menu" }).click();
  await getDeskMenu(page).filter({ hasText: "Agents" }).click();
  await getDeskMenu(page).first().waitFor({ state: "hidden" });
  // On a phone a list is shown as cards without a header row.
  await expect.poll(() => page.getByRole("row").count()).toBe(1);
  await page.locator("tbody a").click();
  await page.getByLabel("Job title").fill("Restaurant specialist");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Restaurant specialist").waitFor();
});

test("a read-only user sees all offices and can edit none", async () => {
  const page = await signInAtDesk(site, "Read-only", "/desk/offices");
  await expectHeading(page, "Offices");
  await page.getByLabel("Search").fill("Tampa");
  await page.getByRole("link", { name: "Tampa Bay office" }).click();
  await expectHeading(page, "Tampa Bay office");
  expect(await page.getByRole("textbox").count()).toBe(0);
  expect(await page.getByRole("button", { name: /publish|save/i }).count()).toBe(0);
});

test("head office replies to a review and approves it, and both are public at once", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/reviews");
  await page.getByLabel("Status").selectOption("Waiting for approval");
  const row = page.getByRole("row", { name: /Waiting for approval/ }).first();
  await row.getByRole("link").click();
  await page.getByLabel("Your public reply").fill("Thank you for working with us.");
  await page.getByRole("button", { name: "Save reply" }).click();
  await page.getByText("Saved.").first().waitFor();
  const review = await page.evaluate(async () => {
    const [, id] = /reviews\/([0-9a-f-]+)/.exec(location.pathname) ?? [];
    return (await fetch(`/api/desk/reviews/${id}`)).json();
  });
  const visitor = await site.visit("/privacy");
  const listReviews = (): Promise<{ text: string; reply: string | null }[]> =>
    visitor.evaluate(
      async (slug) => (await (await fetch(`/api/reviews?office=${slug}`)).json()).data,
      review.office_slug,
    );
  expect((await listReviews()).map(({ text }) => text)).not.toContain(review.text);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("button", { name: "Approve" }).waitFor({ state: "detached" });
  expect(await listReviews()).toContainEqual(
    expect.objectContaining({ text: review.text, reply: "Thank you for working with us." }),
  );
});

test("duplicating a listing with unsaved changes saves them first, or creates no copy", async () => {
  const page = await signInAtDesk(site, "Agent", "/desk/listings");
  await page.getByRole("table").getByRole("link").first().click();
  const headline = page.getByLabel("Headline");
  const name = await headline.inputValue();
  const { pathname } = new URL(page.url());
  const duplicate = async (isAccepted: boolean): Promise<string> => {
    const query = page.waitForEvent("dialog").then(async (dialog) => {
      await (isAccepted ? dialog.accept() : dialog.dismiss());
      return dialog.message();
    });
    await page.getByRole("button", { name: "Duplicate" }).click();
    return query;
  };
  await headline.fill(`${name} by the park`);
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  expect(await duplicate(false)).toBe("This listing has unsaved changes. Save them and create the copy?");
  await page.getByRole("button", { name: "Duplicate" }).and(page.locator(":enabled")).waitFor();
  expect(await headline.inputValue()).toBe(`${name} by the park`);
  expect(posts.filter((path) => path.endsWith("/duplicate"))).toEqual([]);
  await duplicate(true);
  await expectHeading(page, `${name} by the park (copy)`);
  expect(new URL(page.url()).pathname).not.toBe(pathname);
  await page.goto(pathname);
  await expectHeading(page, `${name} by the park`);
});
