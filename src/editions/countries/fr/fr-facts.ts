import type { LocalFacts } from "../../local-facts/local-fact.ts";

const GUARANTEE_FR =
  "Bpifrance, Garantie Transmission : 50 % du concours bancaire, jusqu’à 70 % avec l’intervention de la Région, https://www.bpifrance.fr/";
const GUARANTEE_EN =
  "Bpifrance, Garantie Transmission: 50 percent of the bank’s loan, up to 70 percent together with the region, https://www.bpifrance.fr/";
const DISCLOSURE =
  "Code de commerce, article L330-3, https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006231936";
const DUTIES =
  "Code général des impôts, article 719, https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/";

export const FR_FACTS: LocalFacts = {
  "fr-CA": {
    loan: {
      text: "En France, la banque finance le plus souvent une grande part de la reprise. Bpifrance peut garantir la moitié du prêt, et jusqu’à 70 % avec l’intervention de la Région.",
      sources: [GUARANTEE_FR],
    },
    loan_short: {
      text: "Souvent. En France, la banque peut obtenir de Bpifrance la garantie de la moitié du prêt, et jusqu’à 70 % avec l’intervention de la Région.",
      sources: [GUARANTEE_FR],
    },
    loan_guide: {
      text: "En France, Bpifrance peut garantir la moitié du prêt de la banque, et jusqu’à 70 % avec l’intervention de la Région ; c’est la banque qui la demande.",
      sources: [GUARANTEE_FR],
    },
    franchise: {
      text: "En France, le franchiseur qui vous demande une exclusivité doit vous remettre un document d’information précontractuelle (DIP) et le projet de contrat au moins vingt jours avant la signature ou le premier versement.",
      sources: [DISCLOSURE],
    },
    price_split: {
      text: "En France, l’acquéreur d’un fonds de commerce paie des droits d’enregistrement sur son prix : la répartition entre le fonds, le matériel et les marchandises n’est donc pas indifférente.",
      sources: [DUTIES],
    },
    price_split_short: {
      text: "En France, l’acquéreur d’un fonds de commerce paie des droits d’enregistrement sur son prix.",
      sources: [DUTIES],
    },
    staff: {
      text: "Les contrats de travail en cours suivent l’entreprise",
      sources: [
        "Code du travail, article L1224-1, https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/",
      ],
    },
    lease: {
      text: " En France, une clause ne peut pas interdire de céder le bail commercial à l’acquéreur du fonds de commerce (article L145-16 du Code de commerce).",
      sources: [
        "Code de commerce, article L145-16, https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379/",
      ],
    },
    authority: {
      text: "la Commission nationale de l’informatique et des libertés (CNIL)",
      sources: ["Loi n° 78-17 du 6 janvier 1978 (Informatique et Libertés), article 8, https://www.cnil.fr/"],
    },
  },
  "en-US": {
    loan: {
      text: "In France, a bank usually finances a large part of the purchase. Bpifrance, the public investment bank, can guarantee half of the loan, and up to 70 percent together with the region.",
      sources: [GUARANTEE_EN],
    },
    loan_short: {
      text: "Often. In France, a bank can have half of the loan guaranteed by Bpifrance, the public investment bank, and up to 70 percent together with the region.",
      sources: [GUARANTEE_EN],
    },
    loan_guide: {
      text: "In France, Bpifrance, the public investment bank, can guarantee half of the loan, and up to 70 percent together with the region; the bank applies for it.",
      sources: [GUARANTEE_EN],
    },
    franchise: {
      text: "In France, a franchisor who asks you for exclusivity must give you a disclosure document and the draft contract at least twenty days before you sign or pay. It should say who they are, what lawsuits they have, what you will pay, what they promise, and how many franchisees have joined and left. Take all of those days. Have a lawyer read the agreement that comes with it.",
      sources: [DISCLOSURE],
    },
    price_split: {
      text: "In France, the buyer of a business’s goodwill and equipment pays registration duties on their price, so the division matters to both sides.",
      sources: [DUTIES],
    },
    price_split_short: {
      text: "In an asset sale in France, the buyer pays registration duties on the price.",
      sources: [DUTIES],
    },
    authority: {
      text: "the Commission nationale de l’informatique et des libertés (CNIL)",
      sources: ["Loi n° 78-17 du 6 janvier 1978 (data protection), article 8, https://www.cnil.fr/"],
    },
  },
};
