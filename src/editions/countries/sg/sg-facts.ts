import type { LocalFacts } from "../../local-facts/local-fact.ts";

const SCHEME =
  "Infocomm Media Development Authority and Enterprise Singapore, Enterprise Financing Scheme: Mergers and Acquisitions (as published in 2025), https://www.imda.gov.sg/Imda/disg/Programmes/2019/10/Enterprise-Financing-Scheme---Merger-and-Acquisitions";

export const SG_FACTS: LocalFacts = {
  "en-US": {
    loan: {
      text: "In Singapore, banks lend for such purchases, some of them under the Enterprise Financing Scheme, in which Enterprise Singapore shares the lender’s risk: generally half of it, and 70 percent for young companies. The buyer is a company of which at least 30 percent is held by Singaporeans or permanent residents, and still owes all of the loan. Ask a participating bank whether your purchase qualifies.",
      sources: [SCHEME],
    },
    loan_short: {
      text: "Often. In Singapore, banks lend for such purchases, some of them under the Enterprise Financing Scheme, in which Enterprise Singapore shares the lender’s risk. Ask a participating bank whether your purchase qualifies.",
      sources: [SCHEME],
    },
    loan_guide: {
      text: "In Singapore, banks lend for such purchases, some of them under the Enterprise Financing Scheme, in which Enterprise Singapore shares the lender’s risk. Its loans for acquisitions run for up to five years. Ask a participating bank whether your purchase qualifies.",
      sources: [SCHEME],
    },
    franchise: {
      text: "Singapore has no specific franchise law. Members of the Franchising and Licensing Association (Singapore) have agreed to disclose their operations, the investment and their track record at least seven days before you sign. Ask any franchisor for the same. It should say who they are, what legal disputes they’ve had, what you will pay, what they promise, and how many franchisees have joined and left. Have a lawyer read the agreement that comes with it.",
      sources: [
        "Franchising and Licensing Association (Singapore), Code of Ethics (2017), https://flasingapore.org/article/singapore-s-franchise-laws-explained-what-every-franchisee-and-franchisor-must-know",
      ],
    },
    authority: {
      text: "the Personal Data Protection Commission",
      sources: ["Personal Data Protection Act 2012, s. 5 (the Commission), https://www.pdpc.gov.sg/"],
    },
  },
};
