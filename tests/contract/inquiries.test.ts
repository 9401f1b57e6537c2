import { beforeAll, describe, expect, test } from "vitest";
import { readOutbox, waitForMail } from "../support/outbox.ts";
import { getPage } from "../support/page.ts";
import { postForm, sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";

const OFFICE = "/locations/florida/tampa-bay";
const AGENT = "/agents/marisol-etcheverry";

let site: Site;
/** Slug of a Tampa Bay listing that Marisol Etcheverry represents. */
let post: string;
beforeAll(async () => {
  site = await startSite();
  const { links } = getPage((await sendRequest(site.origin, `${AGENT}/listings`)).body);
  const link = links.find((href) => href.startsWith(`${AGENT}/listings/`));
  if (!link) throw new Error("The demonstration's agent has no business for sale.");
  post = link.slice(link.lastIndexOf("/") + 1);
});

let people = 0;
/** Returns a valid form from a new visitor. */
function createForm(changes: Record<string, string> = {}): Record<string, string> & { email: string } {
  people += 1;
  return {
    name: "Pat Doe",
    email: `pat.${people}@visitor.example.org`,
    phone: "(813) 555-0199",
    postal_code: "33602",
    message: "I would like to see the books.\nIs Tuesday good?",
    privacy_terms: "1",
    ...changes,
  };
}
const send = (path: string, form: Record<string, string>, headers?: Record<string, string>) =>
  postForm(site.origin, path, form, headers);

describe("a visitor who writes", () => {
  test("to the network gets a thank-you page and an acknowledgment; the nearest office gets the message with their address as reply-to", async () => {
    const form = createForm({ postal_code: "33602" });
    const { status, headers } = await send("/contact-us", form);
    expect({ status, location: headers.location }).toEqual({ status: 303, location: "/contact-us/thank-you" });
    expect(headers).not.toHaveProperty("set-cookie");
    const acknowledged = await waitForMail(site.origin, form.email);
    expect(acknowledged.text).toContain("a person will answer it");
    // No one has verified the address, which may be someone else's.
    expect(acknowledged.text).not.toContain("I would like to see the books.");
    expect(getPage((await sendRequest(site.origin, "/contact-us/thank-you")).body).headings).toEqual([
      "Your inquiry has been submitted successfully.",
    ]);
    const [toOffice] = (await readOutbox(site.origin)).filter((mail) => mail.headers["Reply-To"]?.includes(form.email));
    expect(toOffice?.to).toMatch(/@example\.com$/);
    expect(toOffice?.text).toContain("I would like to see the books.");
  });

  test("to an office reaches the office, to an agent the agent, about a listing its agent", async () => {
    const cases: [path: string, to: string, thanks: string][] = [
      [`${OFFICE}/contact-us`, "tampa-bay@example.com", `${OFFICE}/contact-us/thank-you`],
      [`${AGENT}/contact-us`, "marisol-etcheverry@example.com", `${AGENT}/contact-us/thank-you`],
      [`/buy-a-business/listings/${post}`, "marisol-etcheverry@example.com", "/contact-us/thank-you"],
      [`${OFFICE}/listings/${post}`, "marisol-etcheverry@example.com", `${OFFICE}/contact-us/thank-you`],
      [`${AGENT}/listings/${post}`, "marisol-etcheverry@example.com", `${AGENT}/contact-us/thank-you`],
    ];
    for (const [path, to, thanks] of cases) {
      const form = createForm({ postal_code: "98101" });
      const { status, headers } = await send(path, form);
      expect({ path, status, location: headers.location }).toEqual({ path, status: 303, location: thanks });
      await waitForMail(site.origin, form.email);
      const [received] = (await readOutbox(site.origin, to)).filter((mail) =>
        mail.headers["Reply-To"]?.includes(form.email),
      );
      expect({ path, to: received?.to }).toEqual({ path, to });
    }
  });

  test("and leaves out a field sees an error and everything they typed", async () => {
    const { status, headers, body } = await send(`${OFFICE}/contact-us`, {
      ...createForm({ email: "", message: 'Is it "quiet" & <cosy>?', sms_opt_in: "1" }),
      privacy_terms: "",
    });
    expect(status).toBe(422);
    expect(headers["cache-control"]).toBe("no-cache");
    const page = getPage(body);
    expect(page.text).toContain("Please complete all required fields");
    expect(page.text).toContain("Enter your email address");
    expect(page.text).toContain("Check this box to agree to the privacy terms");
    expect(body).toMatch(/<textarea[^>]* name="message"[^>]*>Is it &quot;quiet&quot; &amp; &lt;cosy&gt;\?<\/textarea>/);
    expect(getInput(body, "name")).toContain('value="Pat Doe"');
    expect(getInput(body, "phone")).toContain('value="(813) 555-0199"');
    expect(getInput(body, "postal_code")).toContain('value="33602"');
    expect(getInput(body, "sms_opt_in")).toContain("checked");
    expect(getInput(body, "privacy_terms")).not.toContain("checked");
    expect(getInput(body, "email")).toContain('aria-invalid="true"');
    expect(getInput(body, "name")).not.toContain("aria-invalid");
  });

  test("with a typo in the email address gets a suggestion", async () => {
    const { status, body } = await send("/contact-us", createForm({ email: "pat@nowhere" }));
    expect(status).toBe(422);
    expect(getPage(body).text).toContain("Enter an email address like name@company.com");
    expect(getInput(body, "email")).toContain('value="pat@nowhere"');
  });

  test("about a missing listing sends no email", async () => {
    const { status, body } = await send("/buy-a-business/listings/no-such-business-99999999", createForm());
    expect([404, 422]).toContain(status);
    expect(getPage(body).text).not.toContain("submitted successfully");
  });

  test("can't choose the recipient with a forged field", async () => {
    const form = createForm({ office: "miami", agent: "nobody", type: "guide" });
    expect((await send(`${AGENT}/contact-us`, form)).status).toBe(303);
    await waitForMail(site.origin, form.email);
    const [received] = (await readOutbox(site.origin)).filter((mail) => mail.headers["Reply-To"]?.includes(form.email));
    expect(received?.to).toBe("marisol-etcheverry@example.com");
  });

  test("with a line break in their name can't inject an email header", async () => {
    const form = createForm({ name: "Pat\r\nBcc: everyone@example.com" });
    expect((await send("/contact-us", form)).status).toBe(303);
    await waitForMail(site.origin, form.email);
    for (const mail of await readOutbox(site.origin)) {
      expect(mail.subject).not.toMatch(/[\r\n]/);
      for (const [name, value] of Object.entries(mail.headers)) {
        expect(name.toLowerCase()).not.toBe("bcc");
        expect(value).not.toMatch(/[\r\n]/);
      }
    }
  });

  test("with markup in the message has it escaped", async () => {
    const form = createForm({ message: "<script>alert(1)</script> & <img src=x onerror=alert(2)>" });
    expect((await send("/contact-us", form)).status).toBe(303);
    const { html, id } = await waitForMail(site.origin, form.email);
    expect(html).not.toMatch(/<script|<img src=x/);
    const shown = await sendRequest(site.origin, `/desk/outbox/${id}`);
    expect(shown.status).toBe(200);
    expect(shown.headers["content-security-policy"]).toContain("sandbox");
    expect((await sendRequest(site.origin, "/desk/outbox")).body).not.toMatch(/<script|<img src=x/);
  });
});

function getInput(html: string, name: string): string {
  return new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
}

const getEmailsTo = async (address: string) =>
  (await readOutbox(site.origin)).filter((mail) => mail.to === address || mail.headers["Reply-To"]?.includes(address));

describe("repeated inquiries", () => {
  test("an identical inquiry gets the thank-you page and is stored once, even when both arrive at the same time", async () => {
    const form = createForm();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send("/contact-us", form)));
    answers.push(await send("/contact-us", form));
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
      answers.map(() => [303, "/contact-us/thank-you"]),
    );
    await waitForMail(site.origin, form.email);
    // A later inquiry's emails are written after earlier ones'.
    const later = createForm();
    await send("/contact-us", later);
    await waitForMail(site.origin, later.email);
    expect(await getEmailsTo(form.email)).toHaveLength(2);
  });

  test("another message, or the same message in another form, is a new inquiry", async () => {
    const form = createForm();
    await send("/contact-us", form);
    await send("/contact-us", { ...form, message: "One more thing." });
    await send(`${OFFICE}/contact-us`, form);
    await expect.poll(async () => (await getEmailsTo(form.email)).length).toBe(6);
  });

  test("a form with the hidden field filled in gets the thank-you page and is not stored", async () => {
    const form = createForm({ website: "https://spam.example" });
    const { status, headers } = await send("/contact-us", form);
    expect({ status, location: headers.location }).toEqual({ status: 303, location: "/contact-us/thank-you" });
    const later = createForm();
    await send("/contact-us", later);
    await waitForMail(site.origin, later.email);
    expect(await getEmailsTo(form.email)).toEqual([]);
  });
});

describe("the origin of a form", () => {
  test.each([
    ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["another site that an older browser names", { "Sec-Fetch-Site": "", Origin: "https://evil.example" }],
    ["a document without a name", { "Sec-Fetch-Site": "", Origin: "null" }],
    ["a program that says nothing", { "Sec-Fetch-Site": "" }],
  ])("rejects %s", async (_, headers) => {
    const form = createForm();
    for (const path of ["/contact-us", `${OFFICE}/contact-us`]) {
      const { status, body } = await send(path, form, headers);
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(body).not.toContain(form.email);
    }
  });

  test("rejects another method alike", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const form = createForm();
      const { status } = await sendRequest(site.origin, "/contact-us", {
        method,
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://evil.example" },
        body: new URLSearchParams(form).toString(),
      });
      expect([403, 405]).toContain(status);
    }
  });

  test("accepts an older browser that sends this site's origin", async () => {
    const form = createForm();
    const { status } = await send("/contact-us", form, { "Sec-Fetch-Site": "", Origin: site.origin });
    expect(status).toBe(303);
  });
});

describe("the demo outbox", () => {
  test("lists emails by recipient, newest first, with their full content", async () => {
    const form = createForm();
    await send("/contact-us", form);
    const mail = await waitForMail(site.origin, form.email);
    expect(mail).toEqual({
      id: expect.any(String),
      to: form.email,
      subject: "We received your inquiry",
      text: expect.stringContaining("a person will answer it"),
      html: expect.stringMatching(/^<!DOCTYPE html/i),
      headers: expect.objectContaining({ "Reply-To": expect.stringContaining("@") }),
      attachments: [],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      status: expect.any(String),
    });
    expect(await readOutbox(site.origin, "nobody@example.com")).toEqual([]);
    const times = (await readOutbox(site.origin)).map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test("has a page", async () => {
    const form = createForm();
    await send("/contact-us", form);
    await waitForMail(site.origin, form.email);
    const { status, headers, body } = await sendRequest(site.origin, "/desk/outbox");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    const page = getPage(body);
    expect(page.headings).toEqual(["Outbox"]);
    expect(page.text).toContain(form.email);
    const filtered = getPage((await sendRequest(site.origin, `/desk/outbox?to=${form.email}`)).body);
    expect(filtered.text).toContain(form.email);
    expect(filtered.text).not.toContain("New inquiry");
    expect((await sendRequest(site.origin, "/desk/outbox/no-such-mail")).status).toBe(404);
  });

  test("doesn't exist without the demo", async () => {
    const real = await startSite({ env: { DEMO: "0" } });
    for (const path of ["/api/outbox", "/api/outbox?to=a@example.com"]) {
      const { status, body } = await sendRequest(real.origin, path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body).not.toContain("subject");
    }
    for (const path of ["/desk", "/desk/outbox", "/desk/outbox/1"]) {
      const { status, headers } = await sendRequest(real.origin, path);
      expect({ path, status, to: headers.location }).toEqual({ path, status: 302, to: "/desk/sign-in" });
    }
    expect(getPage((await sendRequest(real.origin, "/desk/sign-in")).body).text).not.toContain("Outbox");
    await real.stop();
  });
});

test("the log contains neither a visitor's text nor their address", async () => {
  const form = createForm({
    name: "Canary Nightingale",
    email: "canary.bird@visitor.example.org",
    phone: "(813) 555-0177",
  });
  await send("/contact-us", form);
  await send("/contact-us", { ...form, message: "" });
  await send("/contact-us?email=canary.bird@visitor.example.org", form);
  await sendRequest(site.origin, `/unsubscribe/canary.bird@visitor.example.org`);
  await sendRequest(site.origin, `/api/outbox?to=${form.email}`);
  await waitForMail(site.origin, form.email);
  expect(site.log()).toContain('"path":"/contact-us"');
  expect(site.log()).not.toMatch(/canary|nightingale|555-0177|visitor\.example\.org/i);
});
