import { expect, test } from "vitest";
import { checkMailDomain } from "./mail-checks.ts";

const GOOD = {
  "broker.test": ["some other record", "v=spf1 include:mail.test -all"],
  "_dmarc.broker.test": ["v=DMARC1; p=reject"],
  "s1._domainkey.broker.test": ["v=DKIM1; k=rsa; p=MIIB"],
};

/** Checks a domain with these records; names without records fail as in the DNS. */
async function check(records: Record<string, string[]>, dkim_selector: string | null = "s1") {
  const resolveTxt = async (name: string): Promise<string[][]> => {
    const found = records[name];
    if (!found) throw Object.assign(new Error("queryTxt ENOTFOUND"), { code: "ENOTFOUND" });
    // A long record arrives in parts.
    return found.map((text) => [text.slice(0, 5), text.slice(5)]);
  };
  const findings = await checkMailDomain({ mail_from: "Brokers <mail@broker.test>", dkim_selector }, resolveTxt);
  return findings.map(({ status, text }) => `${status} ${text}`);
}

test("accepts a domain with all three records", async () => {
  expect(await check(GOOD)).toEqual([
    "ok SPF: v=spf1 include:mail.test -all",
    "ok DMARC: v=DMARC1; p=reject",
    "ok DKIM: s1._domainkey.broker.test has a key.",
  ]);
});

test("says what to add to a domain without records", async () => {
  expect(await check({})).toEqual([
    expect.stringMatching(/^problem SPF: broker\.test has no record\. Add TXT/),
    expect.stringMatching(/^problem DMARC: _dmarc\.broker\.test has no record\. Add TXT/),
    expect.stringMatching(/^problem DKIM: s1\._domainkey\.broker\.test has no key\. Add/),
  ]);
});

test.each([
  ["two SPF records", { "broker.test": ["v=spf1 -all", "v=spf1 ~all"] }, "problem SPF: broker.test has several"],
  ["an SPF record for anyone", { "broker.test": ["v=spf1 +all"] }, "problem SPF: broker.test lets anyone send"],
  ["an open SPF record", { "broker.test": ["v=spf1 a ?all"] }, "warning SPF: broker.test doesn't end in -all"],
  [
    "a DMARC record that only reports",
    { "_dmarc.broker.test": ["v=DMARC1; p=none"] },
    "warning DMARC: v=DMARC1; p=none",
  ],
  ["a revoked DKIM key", { "s1._domainkey.broker.test": ["v=DKIM1; p="] }, "problem DKIM: the key of s1._domainkey"],
])("reports %s", async (_, changed, line) => {
  expect(await check({ ...GOOD, ...changed })).toContainEqual(expect.stringContaining(line));
});

test("asks for the selector, and for a domain of one's own", async () => {
  expect(await check(GOOD, null)).toContainEqual(expect.stringContaining("npm run doctor -- --dkim s1"));
  const example = await checkMailDomain({ mail_from: "no-reply@example.com", dkim_selector: null }, async () => []);
  expect(example).toEqual([{ status: "problem", text: expect.stringContaining("is an example") }]);
});

test("doesn't take a name server that is down for a missing record", async () => {
  const resolveTxt = () => Promise.reject(Object.assign(new Error("queryTxt ECONNREFUSED"), { code: "ECONNREFUSED" }));
  const findings = await checkMailDomain({ mail_from: "mail@broker.test", dkim_selector: null }, resolveTxt);
  expect(findings).toEqual([{ status: "problem", text: expect.stringContaining("DNS: queryTxt ECONNREFUSED") }]);
});
