import type { LocalFacts } from "../../local-facts/local-fact.ts";

const DEVELOPMENT_BANK =
  "African Business, “Ghana’s long-awaited Development Bank finally launches”, June 2022: loans to private banks, which lend on to small and medium-sized businesses for more than three years, https://african.business/2022/06/finance-services/ghanas-long-awaited-development-bank-finally-launches";

export const GH_FACTS: LocalFacts = {
  "en-US": {
    loan: {
      text: "In Ghana, banks usually want security and a share of the price from you, and most of their loans run for less than five years. The state-owned Development Bank Ghana doesn’t lend to you directly: it funds banks, which lend on to small and medium-sized businesses for more than three years. Ask your bank whether it takes part and whether a purchase qualifies.",
      sources: [DEVELOPMENT_BANK],
    },
    loan_short: {
      text: "Often. In Ghana, banks usually want security. Some lend for more than three years with funds of the government-owned Development Bank Ghana; ask yours whether it takes part and whether a purchase qualifies.",
      sources: [DEVELOPMENT_BANK],
    },
    loan_guide: {
      text: "In Ghana, banks usually want security, and most of their loans run for less than five years. Some lend for longer with funds of the government-owned Development Bank Ghana; ask yours whether it takes part.",
      sources: [DEVELOPMENT_BANK],
    },
    franchise: {
      text: "Ghana has no specific franchise law. If the franchisor is a foreign company, the agreement may have to be registered with the Ghana Investment Promotion Centre as a technology transfer agreement; the rules for such agreements also limit the fees. Ask a local lawyer whether yours has to be registered. Ask the franchisor for a disclosure document before you sign or pay. It should say who they are, what legal disputes they’ve had, what you will pay, what they promise, and how many franchisees have joined and left. Have a lawyer read the agreement that comes with it.",
      sources: [
        "Ghana Investment Promotion Centre Act, 2013 (Act 865) and Technology Transfer Regulations, 1992 (L.I. 1547), https://gipc.gov.gh/technology-transfer-agreements",
      ],
    },
    authority: {
      text: "the Data Protection Commission",
      sources: ["Data Protection Act, 2012 (Act 843), s. 1 (the Commission), https://dataprotection.org.gh/"],
    },
  },
};
