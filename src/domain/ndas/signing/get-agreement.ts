import { findPublicNumber } from "#domain/buyers/find-public-number.ts";
import { type BuyerViewer, type Context, requireBuyer } from "#domain/context.ts";
import {
  type AgreementTemplate,
  getAgreementTemplate,
  renderAgreementText,
} from "#editions/confidentiality/agreement.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { formatPersonName, getNameOrder } from "#editions/person-name.ts";
import { getRegionName } from "#editions/translated-data.ts";
import { NotFound, NotSignedIn } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { type NdaSubject, type Signer, selectSigner, selectSubject } from "../nda-queries.ts";

/** The agreement for a buyer and a listing in its current wording. */
export interface PreparedAgreement {
  buyer: BuyerViewer;
  /** The buyer's first and last name, and the full name in the country's order. */
  signer: Signer & { name: string };
  subject: NdaSubject;
  template: AgreementTemplate;
  text: string;
  text_sha256: string;
}

/**
 * Returns the agreement that the signed-in buyer would sign for a listing.
 *
 * @throws NotSignedIn; NotFound if there is no such listing; Gone if it was withdrawn or sold.
 */
export async function getAgreement(context: Context, post: string): Promise<PreparedAgreement> {
  const buyer = requireBuyer(context);
  const number = await findPublicNumber(context, post);
  const [parts, subject] = await Promise.all([selectSigner(context.db, buyer.id), selectSubject(context.db, number)]);
  if (!parts) throw new NotSignedIn(m.sign_in_first());
  if (!subject) throw new NotFound(listingNotFound({}, getMessageOptions(context.locale)));
  const name_order = getNameOrder(context.edition.locales[0]);
  const signer = { ...parts, name: formatPersonName(name_order, parts) };
  const template = getAgreementTemplate(context.edition, context.locale, subject.kind);
  const { office, office_email, office_phone, region, region_slug, name } = subject;
  const text = renderAgreementText(template, {
    buyer: signer.name,
    email: signer.email,
    broker: context.network.brand,
    office,
    office_email,
    region: getRegionName(template.locale, region_slug, region),
    number,
    listing: name,
    office_phone: office_phone ?? context.network.default_phone,
  });
  return { buyer, signer, subject, template, text, text_sha256: sha256(text) };
}
