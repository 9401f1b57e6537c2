import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitors } from "./visitors.ts";

const site = visitors();

/** Comes in at the desk as somebody of the demonstration. */
async function comeIn(role: string): Promise<Page> {
  const desk = await site.visit("/contact-us");
  await desk.goto("/desk/sign-in");
  await desk.locator(`form:has([value="${role}"]) button`).first().click();
  await desk.getByRole("heading", { level: 1 }).waitFor();
  return desk;
}

/** Writes to the agent who is signed in, as a visitor's program would. */
async function writeToMe(page: Page, name: string): Promise<void> {
  await page.evaluate(async (name) => {
    const json = { "Content-Type": "application/json" };
    const token = async () => {
      await fetch("/api/csrf-cookie");
      return decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");
    };
    const post = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: "POST",
          headers: { ...json, "X-XSRF-TOKEN": await token() },
          body: JSON.stringify(body),
        })
      ).json();
    const me = await (await fetch("/api/desk/me")).json();
    const { data } = await post("/api/employees", { search: me.agent });
    const wrote = { type: "contact", name, email: "pat@example.com", message: "Is it still for sale?" };
    await post("/api/enquiries", { ...wrote, privacy_terms: true, agent: data[0].slug });
  }, name);
}

test("an agent answers a lead at the desk; who may only read sees the answer and cannot write one", async () => {
  const name = "Pat Journey";
  const agent = await comeIn("agent");
  await writeToMe(agent, name);
  // The lead is filed by a job.
  await expect
    .poll(
      async () => {
        await agent.goto("/desk/leads");
        await agent.getByRole("table").or(agent.getByText("There is nothing here")).waitFor();
        return agent.getByRole("link", { name }).count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  await agent.getByRole("link", { name }).click();
  await agent.getByLabel(/Your answer to/).fill("Yes, it is. When may I call?");
  await agent.getByRole("button", { name: "Send the answer" }).click();
  await agent.getByText("answered by mail").waitFor();
  await agent.getByText(/^Answered in/).waitFor();

  const reader = await comeIn("read_only");
  await reader.goto(new URL(agent.url()).pathname);
  await reader.getByText("Yes, it is. When may I call?").waitFor();
  expect(await reader.getByRole("textbox").count()).toBe(0);
  expect(await reader.getByRole("button", { name: "Mark as handled" }).count()).toBe(0);
});
