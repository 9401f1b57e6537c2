import type { LocalFacts } from "../../local-facts/local-fact.ts";

const GOING_CONCERN =
  "Value-Added Tax Act 89 of 1991, s. 11(1)(e) (disposal of an enterprise as a going concern), https://www.gov.za/documents/value-added-tax-act";

const AGENCY =
  "Western Cape Provincial Parliament, reply on the merger of Sefa, Seda and the CBDA into the Small Enterprise Development Finance Agency under the National Small Enterprise Amendment Act 21 of 2024, https://www.wcpp.gov.za/?q=node%2F18245";

export const ZA_FACTS: LocalFacts = {
  "en-US": {
    loan: {
      text: "In South Africa, banks usually want security and a share of the price from you. The state’s Small Enterprise Development Finance Agency (SEDFA) finances small businesses, too. Ask it, your bank and your accountant what is on offer for a purchase, and on what terms.",
      sources: [AGENCY],
    },
    loan_short: {
      text: "Often. In South Africa, banks usually want security; the government’s Small Enterprise Development Finance Agency (SEDFA) finances small businesses, too.",
      sources: [AGENCY],
    },
    loan_guide: {
      text: "In South Africa, banks usually want security; the government’s Small Enterprise Development Finance Agency (SEDFA) finances small businesses, too. Ask how long their loans run and what they cost.",
      sources: [AGENCY],
    },
    franchise: {
      text: "In South Africa, a franchisor must give you a disclosure document at least 14 days before you sign. It says how many outlets there are, how the network has grown and what sales and profit you can expect, and it comes with a list of the franchisees, whom you may call. Take the full 14 days, and have an attorney read the agreement. After you sign, you may cancel it without cost or penalty within ten business days.",
      sources: [
        "Consumer Protection Act 68 of 2008, s. 7(2) (cancellation within ten business days), https://www.gov.za/documents/consumer-protection-act",
        "Consumer Protection Act Regulations (GNR 293 of 2011), reg. 3 (disclosure document), https://www.acts.co.za/consumer-protection-/r293_3__disclosure_document_for_prospective_franchisee.php",
      ],
    },
    price_split: {
      text: "In South Africa, the sale of a business as a going concern between two registered vendors can be zero-rated for VAT if the agreement says so. Ask your accountant how each part is taxed and reported, on both sides.",
      sources: [GOING_CONCERN],
    },
    price_split_short: {
      text: "In South Africa, the sale of a business as a going concern between two registered vendors can be zero-rated for VAT if the agreement says so.",
      sources: [GOING_CONCERN],
    },
    authority: {
      text: "the Information Regulator",
      sources: [
        "Protection of Personal Information Act 4 of 2013, s. 39 (the Regulator) and s. 74 (complaints), https://inforegulator.org.za/",
      ],
    },
  },
};
