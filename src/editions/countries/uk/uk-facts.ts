import type { LocalFacts } from "../../local-facts/local-fact.ts";

const SCHEME =
  "British Business Bank, Growth Guarantee Scheme: facilities of up to £2 million and a guarantee of 70 percent to the lender (seen in November 2026), https://www.british-business-bank.co.uk/finance-options/debt-finance/growth-guarantee-scheme";
const GOING_CONCERN =
  "The Value Added Tax (Special Provisions) Order 1995, art. 5 (transfer of a going concern), https://www.legislation.gov.uk/uksi/1995/1268";
const APPORTIONMENT =
  "Taxation of Chargeable Gains Act 1992, s. 52(4) (just and reasonable apportionment), https://www.legislation.gov.uk/ukpga/1992/12";

export const UK_FACTS: LocalFacts = {
  "en-US": {
    loan: {
      text: "In the United Kingdom, banks and specialist lenders finance such purchases. Part of the loan may go through the Growth Guarantee Scheme, in which the government guarantees 70 percent of it to the lender. The maximum is generally £2 million, and the borrower still owes all of it.",
      sources: [SCHEME],
    },
    loan_short: {
      text: "Often. In the United Kingdom, banks and specialist lenders lend for such purchases, some of them under the Growth Guarantee Scheme, in which the government guarantees 70 percent of the loan to the lender; the maximum is generally £2 million.",
      sources: [SCHEME],
    },
    loan_guide: {
      text: "In the United Kingdom, banks and specialist lenders lend for such purchases, some of them under the Growth Guarantee Scheme, in which the government guarantees 70 percent of the loan to the lender. The maximum is generally £2 million, and term loans run for up to six years.",
      sources: [SCHEME],
    },
    franchise: {
      text: "No law in the United Kingdom obliges a franchisor to give you a disclosure document. Members of the British Franchise Association have agreed to full and accurate disclosure in writing, a reasonable time before you sign. Ask any franchisor for the same. It should say who they are, what legal disputes they’ve had, what you will pay, what they promise, and how many franchisees have joined and left. Take your time with it, and have a solicitor read the agreement that comes with it.",
      sources: [
        "British Franchise Association, Code of Ethics (European Code of Ethics for Franchising), https://www.thebfa.org/",
      ],
    },
    price_split: {
      text: "In the United Kingdom, HMRC may change a division that isn’t just and reasonable. VAT isn’t charged on a business that is sold as a going concern to a VAT-registered buyer who carries it on.",
      sources: [APPORTIONMENT, GOING_CONCERN],
    },
    price_split_short: {
      text: "In an asset sale in the United Kingdom, the price has to be divided in a just and reasonable way, and VAT isn’t charged on a business that is sold as a going concern to a VAT-registered buyer.",
      sources: [APPORTIONMENT, GOING_CONCERN],
    },
    authority: {
      text: "the Information Commissioner’s Office",
      sources: ["Data Protection Act 2018, s. 165 (complaints by data subjects), https://ico.org.uk/"],
    },
  },
};
