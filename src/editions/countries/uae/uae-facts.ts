import type { LocalFacts } from "../../local-facts/local-fact.ts";

const GOING_CONCERN =
  "Federal Decree-Law No. 8 of 2017 on Value Added Tax, art. 7(2), and Federal Tax Authority, Public Clarification VATP015 (transfer of a business as a going concern), https://tax.gov.ae/";

const DUBAI_FUND =
  "Mohammed Bin Rashid Fund for SMEs (Dubai), Services: seed capital loans of AED 100,000 to 1 million, bank loans of AED 1 million to 3 million, for businesses wholly owned and managed by UAE nationals, read in November 2026, https://thefund.ae/en/services";

export const UAE_FACTS: LocalFacts = {
  "en-US": {
    loan: {
      text: "In the United Arab Emirates, banks usually want security and a share of the price from you. In Dubai, the Mohammed Bin Rashid Fund for SMEs lends AED 100,000 to AED 1 million, and up to AED 3 million with partner banks, to businesses that UAE nationals wholly own and manage. Its loans are for starting or expanding a business, so ask whether your purchase qualifies.",
      sources: [DUBAI_FUND],
    },
    loan_short: {
      text: "Often. In the United Arab Emirates, banks usually want security. In Dubai, businesses that UAE nationals wholly own and manage can also ask the Mohammed Bin Rashid Fund for SMEs, which lends up to AED 3 million with partner banks.",
      sources: [DUBAI_FUND],
    },
    loan_guide: {
      text: "In the United Arab Emirates, banks usually want security; in Dubai, businesses that UAE nationals wholly own and manage can also ask the Mohammed Bin Rashid Fund for SMEs. Ask how long the loans run and what they cost.",
      sources: [DUBAI_FUND],
    },
    franchise: {
      text: "The United Arab Emirates has no specific franchise law. An agreement that is registered as a commercial agency is subject to the law on commercial agencies, which protects the agent; ask whether yours would be. Ask the franchisor for a disclosure document before you sign or pay. It should say who they are, what legal disputes they’ve had, what you will pay, what they promise, and how many franchisees have joined and left. Have a lawyer read the agreement that comes with it.",
      sources: ["Federal Law No. 3 of 2022 on the Regulation of Commercial Agencies, https://uaelegislation.gov.ae/"],
    },
    price_split: {
      text: "In the United Arab Emirates, VAT isn’t charged where a whole business, or an independent part of it, is transferred to a taxable buyer who carries it on. Ask your accountant whether that applies to yours, and how each part is reported for corporate tax.",
      sources: [GOING_CONCERN],
    },
    price_split_short: {
      text: "In the United Arab Emirates, VAT isn’t charged where a whole business is transferred to a taxable buyer who carries it on.",
      sources: [GOING_CONCERN],
    },
    authority: {
      text: "the UAE Data Office",
      sources: [
        "Federal Decree-Law No. 44 of 2021 Establishing the UAE Data Office and Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data, https://uaelegislation.gov.ae/",
      ],
    },
  },
};
