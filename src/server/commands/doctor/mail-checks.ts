import { formatCommand } from "#config/format-command.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

/** Resolves with a name's TXT records, each as its parts. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** The settings that affect DNS records. The DKIM selector can't be guessed; the mail provider chooses it. */
export interface MailSettings {
  mail_from: string;
  dkim_selector: string | null;
}

/** Checks the DNS records that tell mail servers whether the site's email is genuine. */
export async function checkMailDomain(settings: MailSettings, resolveTxt: ResolveTxt): Promise<Finding[]> {
  const domain = /@([^\s@>]+)>?$/.exec(settings.mail_from)?.[1] ?? "";
  if (/(^|\.)example\.(com|net|org)$/.test(domain))
    return [fail(`MAIL_FROM ${settings.mail_from} is an example. Set an address of a domain that you own.`)];
  const read = (name: string): Promise<string[]> =>
    resolveTxt(name).then(
      (records) => records.map((parts) => parts.join("")),
      (error) => {
        if (error.code === "ENOTFOUND" || error.code === "ENODATA") return [];
        throw error;
      },
    );
  try {
    const [own, dmarc] = await Promise.all([read(domain), read(`_dmarc.${domain}`)]);
    return [
      checkSpf(
        domain,
        own.filter((record) => /^v=spf1( |$)/i.test(record)),
      ),
      checkDmarc(
        domain,
        dmarc.find((record) => /^v=DMARC1/i.test(record)),
      ),
      await checkDkim(domain, settings.dkim_selector, read),
    ];
  } catch (error) {
    return [fail(`DNS: ${(error as Error).message}. Check this machine's name server.`)];
  }
}

/** Checks SPF (RFC 7208): there must be exactly one record, which ends in a rule for all other senders. */
function checkSpf(domain: string, records: string[]): Finding {
  const [record, second] = records;
  if (!record) return fail(`SPF: ${domain} has no record. Add TXT "v=spf1 include:YOUR-MAIL-PROVIDER -all".`);
  if (second) return fail(`SPF: ${domain} has several records, which counts as none. Merge them into one.`);
  if (/\+all\b/.test(record)) return fail(`SPF: ${domain} lets anyone send. Replace +all with -all.`);
  if (!/[-~]all\b|redirect=/.test(record)) return warn(`SPF: ${domain} doesn't end in -all: ${record}`);
  return ok(`SPF: ${record}`);
}

/** Checks DMARC (RFC 7489). */
function checkDmarc(domain: string, record: string | undefined): Finding {
  if (!record)
    return fail(`DMARC: _dmarc.${domain} has no record. Add TXT "v=DMARC1; p=none; rua=mailto:YOU@${domain}".`);
  if (!/;\s*p=(quarantine|reject)/i.test(record))
    return warn(`DMARC: ${record}. When the reports show only your own email, set p=quarantine.`);
  return ok(`DMARC: ${record}`);
}

/** Checks DKIM (RFC 6376). */
async function checkDkim(
  domain: string,
  selector: string | null,
  read: (name: string) => Promise<string[]>,
): Promise<Finding> {
  if (!selector)
    return warn(`DKIM: not checked. Name the selector of your mail provider: ${formatCommand("doctor", "--dkim s1")}`);
  const name = `${selector}._domainkey.${domain}`;
  const record = (await read(name)).find((text) => /(^|;)\s*p=/.test(text));
  if (!record) return fail(`DKIM: ${name} has no key. Add the record that your mail provider shows.`);
  return /(^|;)\s*p=\s*(;|$)/.test(record)
    ? fail(`DKIM: the key of ${name} is revoked.`)
    : ok(`DKIM: ${name} has a key.`);
}
