import * as v from "valibot";
import { showOfficeLicense } from "#domain/offices/agents/show-office-license.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { defineOperation } from "../http/operation.ts";

const text = v.nullable(v.string());

const ownerSchema = v.strictObject({ name: v.string(), email: v.string(), slug: v.string(), phone: text, image: text });

export const showOffice = defineOperation({
  id: "showOffice",
  method: "POST",
  path: "/offices/{slug}",
  tag: "Offices",
  summary: "Returns an office's license details and owner",
  params: { slug: "The office's slug." },
  body: v.object({}),
  response: {
    status: 200,
    schema: v.strictObject({
      broker_lic: text,
      broker_of_record: text,
      location_id: text,
      buyers_route: text,
      owner_id: text,
      owner: v.nullable(ownerSchema),
    }),
  },
  problems: [404],
  find: (context, { slug = "" }) => findOffice(context, slug),
  handle: (context, { subject }) => showOfficeLicense(context, subject),
});
