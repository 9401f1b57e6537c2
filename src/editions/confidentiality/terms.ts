import type { EditionCode } from "../edition.ts";

/** The parts of a confidentiality agreement that differ by country. None has been reviewed by counsel. */
export interface ConfidentialityTerms {
  /** The governing law, within a sentence. */
  law: string;
  /** The courts with jurisdiction, within a sentence. */
  courts: string;
  /** The law that makes electronic signatures valid, within a sentence. */
  electronic_law: string;
  /** Term of the agreement, in years from signing. */
  years: number;
  /** Months from signing during which the buyer may not hire the seller's staff or bypass the broker. */
  months: number;
}

/** Where state or provincial law governs, the placeholder for the office's region. */
const OF_OFFICE = "{region}";

export const CONFIDENTIALITY: Record<EditionCode, ConfidentialityTerms> = {
  US: {
    law: `the State of ${OF_OFFICE}, without regard to its conflict-of-laws rules`,
    courts: `the state and federal courts located in ${OF_OFFICE}`,
    electronic_law:
      "the Electronic Signatures in Global and National Commerce Act (15 U.S.C. ch. 96) and the Uniform Electronic Transactions Act as enacted by the state",
    years: 2,
    months: 24,
  },
  CA: {
    law: `the Province of ${OF_OFFICE} and the federal laws of Canada that apply there`,
    courts: `the courts of ${OF_OFFICE}`,
    electronic_law: "the electronic commerce legislation of the province",
    years: 2,
    months: 24,
  },
  FR: {
    law: "France",
    courts: "the competent courts of France",
    electronic_law: "Articles 1366 and 1367 of the French Civil Code and Regulation (EU) No 910/2014 (eIDAS)",
    years: 2,
    months: 12,
  },
  IE: {
    law: "Ireland",
    courts: "the courts of Ireland",
    electronic_law: "the Electronic Commerce Act 2000 and Regulation (EU) No 910/2014 (eIDAS)",
    years: 2,
    months: 12,
  },
  JP: {
    law: "Japan",
    courts: "the Tokyo District Court as the court of first instance",
    electronic_law: "the Act on Electronic Signatures and Certification Business (Act No. 102 of 2000)",
    years: 2,
    months: 12,
  },
  SG: {
    law: "the Republic of Singapore",
    courts: "the courts of Singapore",
    electronic_law: "the Electronic Transactions Act 2010",
    years: 2,
    months: 12,
  },
  ZA: {
    law: "the Republic of South Africa",
    courts: "the High Court of South Africa",
    electronic_law: "the Electronic Communications and Transactions Act 25 of 2002",
    years: 2,
    months: 12,
  },
  UAE: {
    law: "the United Arab Emirates as applied in the Emirate of Dubai",
    courts: "the courts of Dubai",
    electronic_law: "Federal Decree-Law No. 46 of 2021 on Electronic Transactions and Trust Services",
    years: 2,
    months: 12,
  },
  UK: {
    law: "England and Wales",
    courts: "the courts of England and Wales",
    electronic_law: "the Electronic Communications Act 2000 and the retained Regulation (EU) No 910/2014 (UK eIDAS)",
    years: 2,
    months: 12,
  },
  VN: {
    law: "the Socialist Republic of Vietnam",
    courts: "the competent courts of Vietnam",
    electronic_law: "the Law on Electronic Transactions (No. 20/2023/QH15)",
    years: 2,
    months: 12,
  },
  GH: {
    law: "the Republic of Ghana",
    courts: "the courts of Ghana",
    electronic_law: "the Electronic Transactions Act, 2008 (Act 772)",
    years: 2,
    months: 12,
  },
  ES: {
    law: "Spain",
    courts: "the competent courts of Spain",
    electronic_law: "Regulation (EU) No 910/2014 (eIDAS) and Law 6/2020 on electronic trust services",
    years: 2,
    months: 12,
  },
  MX: {
    law: "the United Mexican States",
    courts: "the competent courts of Mexico City",
    electronic_law: "Articles 89 to 114 of the Commercial Code",
    years: 2,
    months: 12,
  },
  PR: {
    law: "the Commonwealth of Puerto Rico",
    courts: "the courts of Puerto Rico",
    electronic_law:
      "the Electronic Signatures in Global and National Commerce Act (15 U.S.C. ch. 96) and the Electronic Transactions Act of Puerto Rico",
    years: 2,
    months: 24,
  },
};
