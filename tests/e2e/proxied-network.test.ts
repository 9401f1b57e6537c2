import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Connection, connectPostgres } from "#db/connect.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { createDataFolder } from "../support/server.ts";
import { runProgram, spawnProgram } from "../support/server-process.ts";
import { startProxiedSite } from "../support/tls-proxy.ts";
import { fillRegistration, PASSWORD } from "./buyers.ts";
import { getDeskMenu } from "./desk.ts";
import { addOffice, changeHome, openDeskByLink } from "./new-network.ts";
import { DESKTOP, expectHeading, PHONE, startVisitors } from "./visitors.ts";

/*
 * A real network on its first day: no demo, PostgreSQL with a worker, an imported office, agent and listings, behind a
 * TLS proxy.
 */
const OFFICES = ["Office Name,Slug,Email,City,State,Zip", "Tampa Bay,tampa-bay,tampa@network.test,Tampa,FL,33602"];
const AGENTS = ["Agent Name,Email,Office", "Ana Reyes,ana@network.test,tampa-bay"];
const LISTINGS = [
  "Listing #,Headline,Business Name,Category,Location,Asking Price,Status,Office,Broker",
  '90010001,Lighthouse Bakery,Pelican Ovens LLC,Bakery,"Tampa, FL",425000,Active,tampa-bay,Ana Reyes',
  '90010002,Harbor Laundromat,Suds on the Bay Inc,Laundry,"Tampa, FL",180000,Active,tampa-bay,Ana Reyes',
];
const BUYER = "june.buys@visitor.example.org";

let postgres: PostgresServer;
let connection: Connection | undefined;
let worker: ReturnType<typeof spawnProgram>;
let startupLog: () => string;

// A form that is open while its user signs out may report once more that it is open.
const site = startVisitors({ expectedStatuses: [403], lateCalls: /\/editing$/ }, async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, SECRET_KEY: randomBytes(32).toString("hex"), DEMO: "0" };
  const started = await startProxiedSite({ env, fresh: true });
  startupLog = started.log;
  connection = connectPostgres(postgres.url, () => {});
  const folder = await createDataFolder(true);
  for (const [name, lines] of Object.entries({ offices: OFFICES, agents: AGENTS, listings: LISTINGS })) {
    const file = join(folder, `${name}.csv`);
    await writeFile(file, `${lines.join("\n")}\n`);
    const imported = await runProgram("command.js", ["import", file], env);
    expect(imported).toMatchObject({ code: 0, stdout: expect.stringContaining(`${lines.length - 1} new`) });
  }
  worker = spawnProgram("worker.js", [], { ...env, DATA_DIR: started.dataDir, PUBLIC_ORIGIN: started.publicOrigin });
  return { ...started, origin: started.publicOrigin };
});
afterAll(async () => {
  await connection?.close();
  worker?.child.kill();
  await worker?.ended;
  await postgres?.stop();
});

/** Accepts the proxy's self-signed certificate. */
const BROWSER_OPTIONS = { ignoreHTTPSErrors: true };

const getEmailsTo = async (address: string) =>
  (await connection?.db.selectFrom("outbox").select(["subject", "text"]).where("to_address", "=", address).execute()) ??
  [];

/** Returns the six-digit code in the latest email to an address, on a line of its own. */
async function getMailedCode(address: string): Promise<string> {
  const listCodes = async () => (await getEmailsTo(address)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await listCodes()).length).toBeGreaterThan(0);
  return (await listCodes())[0] ?? "";
}

test.each([true, false])(
  "a visitor finds a listing and sends an inquiry; with script: %s",
  async (javaScriptEnabled) => {
    const email = `pat.${javaScriptEnabled}@visitor.example.org`;
    const page = await site.visit("/", { ...PHONE, ...BROWSER_OPTIONS, javaScriptEnabled });
    await page.locator("main input[name=q]").fill("bakery");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/business-listing-search\?q=bakery$/);
    await page.getByRole("link", { name: "Lighthouse Bakery" }).first().click();
    await expectHeading(page, "Lighthouse Bakery");
    await page.getByLabel("Your name").fill("Pat Doe");
    await page.getByLabel(/^E-?mail/).fill(email);
    await page.getByLabel("I Agree to Privacy Terms").check();
    await page.getByRole("button", { name: "Send message" }).tap();
    await page.waitForURL("**/contact-us/thank-you");
    await expectHeading(page, "Your inquiry has been submitted successfully.");
    await expect.poll(() => getEmailsTo(email)).toHaveLength(1);
    await expect.poll(async () => (await getEmailsTo("ana@network.test")).length).toBeGreaterThan(0);
  },
);

test("a buyer registers and signs a listing's NDA", async () => {
  const page = await site.visit("/buy-a-business/buyer-registration", { ...DESKTOP, ...BROWSER_OPTIONS });
  const form = page.getByRole("main");
  await fillRegistration(form, BUYER);
  await form.getByRole("button", { name: "Register" }).click();
  await page.waitForURL("**/buyer-registration/thank-you");
  await page.goto("/buy-a-business/business-listing-search?q=laundromat");
  await page.getByRole("link", { name: "Harbor Laundromat" }).first().click();
  await expectHeading(page, "Harbor Laundromat");
  await page.getByRole("button", { name: "Sign NDA to view" }).click();
  const dialog = page.getByRole("dialog", { name: "Confidentiality agreement" });
  await dialog.getByLabel("I have read the agreement").check();
  await dialog.getByLabel("Your full legal name").fill("June Whitfield");
  await dialog.getByRole("button", { name: "Sign agreement" }).click();
  await dialog.getByLabel("Six-digit code").fill(await getMailedCode(BUYER));
  await page.getByText("Suds on the Bay Inc").first().waitFor();
});

test("head office opens the desk by the printed link, opens an office, edits the home page and signs in again", async () => {
  const page = await site.visit("/privacy", { ...DESKTOP, ...BROWSER_OPTIONS });
  const recovery = await openDeskByLink(page, startupLog(), { name: "Grace Okafor", email: "grace@network.test" });
  await page.goto("/desk/leads");
  await page.getByText("June Whitfield").first().waitFor();
  await page.getByText("Pat Doe").first().waitFor();

  await addOffice(page, { name: "Orlando", email: "orlando@network.test", postal_code: "32801" });
  await changeHome(page, { language: "American English", heading: "Sell your business with us." });
  const visitor = await site.visit("/locations/florida/orlando", { ...DESKTOP, ...BROWSER_OPTIONS });
  await visitor.getByText("Orlando").first().waitFor();
  await expect
    .poll(async () => {
      await visitor.goto("/");
      return visitor.getByRole("heading", { level: 1 }).innerText();
    })
    .toBe("Sell your business with us.");

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/desk/sign-in");
  await page.getByLabel(/^E-?mail/).fill("grace@network.test");
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("main button[type=submit]").click();
  // A code is valid once, and the next one is up to 30 seconds away.
  await page.locator("[name=code]").fill(recovery);
  await page.locator("main button[type=submit]").click();
  await getDeskMenu(page).first().waitFor();
});
