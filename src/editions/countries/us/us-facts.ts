import type { LocalFacts } from "../../local-facts/local-fact.ts";

const SBA_MAXIMUM =
  "U.S. Small Business Administration, 7(a) loans: maximum loan amount of $5 million, https://www.sba.gov/funding-programs/loans/7a-loans";

export const US_FACTS: LocalFacts = {
  "en-US": {
    loan: {
      text: "In the United States, many purchases are financed with loans that the Small Business Administration guarantees in part. Under its 7(a) program, a loan can be up to $5 million.",
      sources: [SBA_MAXIMUM],
    },
    loan_short: {
      text: "Often. In the United States, banks lend for such purchases under the 7(a) program, in which the Small Business Administration guarantees part of the loan. A loan can be up to $5 million.",
      sources: [SBA_MAXIMUM],
    },
    loan_guide: {
      text: "In the United States, many loans are made under the 7(a) program of the Small Business Administration, which guarantees part of the loan. They can be up to $5 million and usually run for up to 10 years, or up to 25 years if real estate is included.",
      sources: [
        SBA_MAXIMUM,
        "U.S. Small Business Administration, Terms, conditions, and eligibility: maturity of 7(a) loans of 10 years or less, and up to 25 years for real estate, https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility",
      ],
    },
    franchise: {
      text: "In the United States, a franchisor must give you a franchise disclosure document at least 14 calendar days before you sign or pay. It says who they are, what lawsuits they’ve faced, what you will pay, what they promise, and how many owners have joined and left. Take the full 14 days, and have an attorney read the agreement that comes with it.",
      sources: [
        "Federal Trade Commission, Franchise Rule, 16 CFR 436.2(a): disclosure document at least 14 calendar days before signing or paying, https://www.ecfr.gov/current/title-16/part-436",
      ],
    },
    price_split: {
      text: "In the United States, both sides report the division to the Internal Revenue Service on Form 8594, and the two forms should agree.",
      sources: [
        "Internal Revenue Service, About Form 8594, Asset Acquisition Statement Under Section 1060, https://www.irs.gov/forms-pubs/about-form-8594",
      ],
    },
    price_split_short: {
      text: "In an asset sale in the United States, both sides report to the Internal Revenue Service on Form 8594 how the price was divided.",
      sources: [
        "Internal Revenue Service, About Form 8594, Asset Acquisition Statement Under Section 1060, https://www.irs.gov/forms-pubs/about-form-8594",
      ],
    },
    authority: {
      text: "your state’s attorney general or the Federal Trade Commission",
      sources: [
        "Federal Trade Commission Act, 15 U.S.C. 45 (unfair or deceptive practices), https://reportfraud.ftc.gov/",
      ],
    },
  },
};
