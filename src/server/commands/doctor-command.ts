import { resolveTxt } from "node:dns/promises";
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Config } from "#config/env.ts";
import { formatCommand } from "#config/format-command.ts";
import { checkMailServer } from "#integrations/mail-smtp.ts";
import { checkBucket } from "./doctor/file-checks.ts";
import { type Finding, fail, ok, warn } from "./doctor/finding.ts";
import { checkDatabase, checkDisk } from "./doctor/host-checks.ts";
import { checkMailDomain } from "./doctor/mail-checks.ts";
import { checkAliases, checkCollector, checkOrigin } from "./doctor/origin-checks.ts";
import { checkReplicas } from "./doctor/replica-checks.ts";
import type { Print } from "./print.ts";

const MARKS = { ok: "ok      ", warning: "warning ", problem: "PROBLEM " } as const;

/**
 * Checks what the site depends on and prints one line for each, with what to do. Exits with 1 if there is a problem; 2
 * for arguments it does not understand.
 */
export async function diagnose(args: string[], config: Config, print: Print): Promise<number> {
  let dkim_selector: string | null;
  try {
    dkim_selector = parseArgs({ args, options: { dkim: { type: "string" } } }).values.dkim ?? null;
  } catch (error) {
    print.err(`${(error as Error).message} Usage: ${formatCommand("doctor", "--dkim s1")}`);
    return 2;
  }
  mkdirSync(config.data_dir, { recursive: true });
  const findings = await Promise.all([
    checkOrigin(config),
    checkAliases(config),
    checkDatabase(config),
    checkReplicas(config),
    checkDisk(config.data_dir),
    checkBucket(config.bucket),
    checkMail(config, dkim_selector),
    checkCollector(config.otel),
  ]);
  for (const { status, text } of findings.flat()) print.out(MARKS[status] + text);
  const problems = findings.flat().filter(({ status }) => status === "problem").length;
  print.out(problems === 0 ? "No problems." : `Problems: ${problems}.`);
  return problems === 0 ? 0 : 1;
}

async function checkMail({ smtp_url, mail_from }: Config, dkim_selector: string | null): Promise<Finding[]> {
  if (!smtp_url) return [warn("Email: no SMTP_URL, so emails stay in the outbox.")];
  const problem = await checkMailServer(smtp_url);
  return [
    problem
      ? fail(`Email: the server of SMTP_URL: ${problem}. Check the address and the password.`)
      : ok("Email: the server accepts the sign-in."),
    ...(await checkMailDomain({ mail_from, dkim_selector }, resolveTxt)),
  ];
}
