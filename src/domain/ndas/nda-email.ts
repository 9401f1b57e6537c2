import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { NotFound } from "#lib/errors.ts";
import { getPdfKey, type Nda } from "./nda.ts";
import { type NdaSubject, selectNda, selectSubject } from "./nda-queries.ts";
import { signNdaPdf } from "./pdf/sign-nda-pdf.ts";

/** The data of the emails about a signed agreement, with the attached document. */
export interface NdaEmail {
  nda: Nda;
  subject: NdaSubject;
  /** The person responsible for the listing. */
  answerer: { name: string; email: string };
  locale: Locale;
  attachment: { filename: string; content_type: string; file: string };
}

/** Loads the data for the platform's own jobs. @throws NotFound */
export async function getNdaEmailData(context: Context, id: string): Promise<NdaEmail> {
  const found = await selectNda(context.db, id);
  const subject = found && (await selectSubject(context.db, found.listing_number));
  if (!found || !subject) throw new NotFound(`There is no agreement ${id}.`);
  const nda = await signNdaPdf(context, found);
  return {
    nda,
    subject,
    answerer: {
      name: subject.agent ?? subject.office,
      email: subject.agent_email ?? subject.office_email,
    },
    locale: nda.locale,
    attachment: {
      filename: `nda-${nda.listing_number}-${nda.id.slice(0, 8)}.pdf`,
      content_type: "application/pdf",
      file: getPdfKey(nda.id),
    },
  };
}
