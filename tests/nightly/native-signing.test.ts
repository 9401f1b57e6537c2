import { expect, test } from "vitest";
import { showConfidential } from "#domain/ndas/confidential/show-confidential.ts";
import { listNdas } from "#domain/ndas/list-ndas.ts";
import { showNdaPdf } from "#domain/ndas/pdf/show-nda-pdf.ts";
import { presentNda } from "#domain/ndas/signing/present-nda.ts";
import { EDITIONS } from "#editions/countries.ts";
import { openTestContext } from "../support/context.ts";
import { insertAgent, insertOffice } from "../support/listings.ts";
import { createBuyerContext, insertSecretListing, SECRETS, signNdaFor } from "../support/ndas.ts";

test.each([
  ["JP", "ja-JP", { first_name: "太郎", last_name: "山田" }, "山田太郎", "山田　太郎"],
  ["VN", "vi-VN", { first_name: "Văn An", last_name: "Nguyễn" }, "Nguyễn Văn An", "nguyễn văn an"],
] as const)("a buyer in %s reads and signs the agreement in %s under their native name", async (...args) => {
  const [country, locale, parts, name, signature] = args;
  const edition = EDITIONS[country];
  const region_slug = edition.regions[0]?.slug ?? "";
  const context = await openTestContext({ edition, locale });
  context.network.locales = [locale];
  const office_id = await insertOffice(context.db, { region_slug });
  const agent_id = await insertAgent(context.db, { office_id });
  await insertSecretListing(context, { number: 100_301, office_id, agent_id, region_slug });
  const buyer = await createBuyerContext(context, parts);
  const post = "restaurant-100301";

  const { text } = await presentNda(buyer, post);
  expect(text).toContain(name);
  expect(text).not.toMatch(/[{}]|State of|Florida law/);
  const { nda } = await signNdaFor(buyer, post, { signature });
  expect(await showConfidential(buyer, post)).toMatchObject({ legal_name: SECRETS.legal_name });
  expect(await listNdas(buyer)).toHaveLength(1);
  expect(new TextDecoder("latin1").decode(await showNdaPdf(buyer, nda.id))).toMatch(/^%PDF/);
  const stored = context.db.selectFrom("ndas").select(["name", "locale", "signature"]).where("id", "=", nda.id);
  expect(await stored.executeTakeFirstOrThrow()).toEqual({ name, locale, signature });
});
