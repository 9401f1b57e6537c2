import type { LocalFacts } from "../../local-facts/local-fact.ts";

const GOING_CONCERN =
  "Value-Added Tax Consolidation Act 2010, s. 20(2)(c) and 26(2) (transfer of a business), https://www.irishstatutebook.ie/eli/2010/act/31";

const MICROFINANCE =
  "Department of Enterprise, Trade and Employment, permissible loan value increases from €25,000 to €50,000 (2 September 2024; S.I. No. 423 of 2024), https://enterprise.gov.ie/en/news-and-events/department-news/2024/september/20240902.html";

export const IE_FACTS: LocalFacts = {
  "en-US": {
    loan: {
      text: "In Ireland, banks usually want security and a share of the price from you. For a business with fewer than ten employees that a bank won’t lend to, Microfinance Ireland lends up to €50,000. Ask your bank and your Local Enterprise Office what else is on offer for a purchase, and on what terms.",
      sources: [MICROFINANCE],
    },
    loan_short: {
      text: "Often. In Ireland, banks usually want security; for a business with fewer than ten employees that a bank won’t lend to, Microfinance Ireland lends up to €50,000. Your Local Enterprise Office knows what else is on offer.",
      sources: [MICROFINANCE],
    },
    loan_guide: {
      text: "In Ireland, a business with fewer than ten employees that a bank won’t lend to can apply to Microfinance Ireland for up to €50,000. Ask your bank and your Local Enterprise Office how long larger loans run and what they cost.",
      sources: [MICROFINANCE],
    },
    franchise: {
      text: "No law in Ireland obliges a franchisor to give you a disclosure document. Members of the Irish Franchise Association follow the European code of ethics, which asks for full and accurate disclosure in writing, a reasonable time before you sign. Ask any franchisor for the same. It should say who they are, what legal disputes they’ve had, what you will pay, what they promise, and how many franchisees have joined and left. Take your time with it, and have a solicitor read the agreement that comes with it.",
      sources: [
        "Irish Franchise Association, European Code of Ethics for Franchising, https://www.irishfranchiseassociation.com/",
      ],
    },
    price_split: {
      text: "In Ireland, VAT isn’t charged where a business, or a part that can run on its own, is transferred to a VAT-registered buyer. Ask your accountant how each part is taxed and reported, on both sides, and make sure that the two reports agree.",
      sources: [GOING_CONCERN],
    },
    price_split_short: {
      text: "In Ireland, VAT isn’t charged where a business, or a part that can run on its own, is transferred to a VAT-registered buyer.",
      sources: [GOING_CONCERN],
    },
    authority: {
      text: "the Data Protection Commission",
      sources: ["Data Protection Act 2018, s. 10 (the Commission), https://www.dataprotection.ie/"],
    },
  },
};
