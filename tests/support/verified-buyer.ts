import { expect } from "vitest";
import { callAs } from "./buyer-calls.ts";
import { readOutbox } from "./outbox.ts";

/** Returns the code in the latest email to an address that contains one, on a line of its own. */
export async function getMailedCode(origin: string, email: string): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const codes = (await readOutbox(origin, email)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? "");
      code = codes.find(Boolean) ?? "";
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** Verifies a buyer's email address with the code emailed to it. */
export async function verifyBuyer(origin: string, cookies: string, email: string): Promise<void> {
  const code = await getMailedCode(origin, email);
  const { status, body } = await callAs(origin, cookies, "/api/email/verify", "POST", { code });
  if (status !== 204) throw new Error(`The code of ${email} was answered ${status}: ${body}`);
}
