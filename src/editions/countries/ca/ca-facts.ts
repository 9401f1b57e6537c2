import type { LocalFacts } from "../../local-facts/local-fact.ts";

const PROGRAM_FR =
  "Innovation, Sciences et Développement économique Canada, modifications de 2022 au Programme de financement des petites entreprises du Canada : montant maximal de 1,15 million de dollars par emprunteur, biens incorporels et fonds de roulement admissibles, https://ised-isde.canada.ca/site/programme-financement-petites-entreprises-canada/fr/centre-documentation/bulletins/2022-modifications-programme-financement-petites-entreprises-canada";
const PROGRAM_EN =
  "Innovation, Science and Economic Development Canada, 2022 changes to the Canada Small Business Financing Program: maximum of $1.15 million per borrower, https://ised-isde.canada.ca/site/canada-small-business-financing-program/en";
const TAX_ACT =
  "Income Tax Act (Canada), R.S.C. 1985, c. 1 (5th Supp.), s. 68 and 110.6, https://laws-lois.justice.gc.ca/eng/acts/I-3.3/";
const TAX_ACT_FR =
  "Loi de l’impôt sur le revenu (Canada), L.R.C. (1985), ch. 1 (5e suppl.), art. 68 (répartition du prix) et 110.6 (déduction pour gains en capital), https://laws-lois.justice.gc.ca/fra/lois/I-3.3/";

export const CA_FACTS: LocalFacts = {
  "en-US": {
    loan: {
      text: "In Canada, banks, credit unions and the Business Development Bank of Canada finance such purchases. Part of the loan may go through the Canada Small Business Financing Program, in which the federal government shares the risk with the lender; the maximum is $1.15 million per borrower.",
      sources: [PROGRAM_EN],
    },
    loan_short: {
      text: "Often. In Canada, banks, credit unions and the Business Development Bank of Canada lend for such purchases; the Canada Small Business Financing Program, in which the federal government shares the risk with the lender, may cover part, up to $1.15 million per borrower.",
      sources: [PROGRAM_EN],
    },
    loan_guide: {
      text: "In Canada, banks, credit unions and the Business Development Bank of Canada lend for such purchases. The Canada Small Business Financing Program, in which the federal government shares the risk with the lender, may cover part, up to $1.15 million per borrower; equipment, real property, goodwill and working capital each have a limit of their own.",
      sources: [PROGRAM_EN],
    },
    franchise: {
      text: "Several provinces, including Ontario, require the franchisor to give you a disclosure document at least 14 days before you sign or pay. It says who they are, what lawsuits they’ve faced, what you will pay, what they promise, and how many franchisees have joined and left. Take the full 14 days. In the other provinces, ask for the same document. Have a lawyer read the agreement that comes with it.",
      sources: [
        "Arthur Wishart Act (Franchise Disclosure), 2000 (Ontario), S.O. 2000, c. 3, s. 5: disclosure document at least 14 days before signing or paying, https://www.ontario.ca/laws/statute/00a03",
      ],
    },
    price_split: {
      text: "In Canada, the Canada Revenue Agency may change a division that isn’t reasonable, and both sides should report the same one.",
      sources: [TAX_ACT],
    },
    price_split_short: {
      text: "In Canada, a sale of qualified small business corporation shares may entitle you to the lifetime capital gains exemption; in an asset sale, the Canada Revenue Agency may change a division of the price that isn’t reasonable.",
      sources: [TAX_ACT],
    },
    authority: {
      text: "the Office of the Privacy Commissioner of Canada or, in some provinces, the province’s own commissioner",
      sources: [
        "Personal Information Protection and Electronic Documents Act, S.C. 2000, c. 5, s. 11 (complaints), https://www.priv.gc.ca/en/",
      ],
    },
  },
  "fr-CA": {
    loan: {
      text: "Au Canada, les banques, les caisses et la Banque de développement du Canada financent de tels achats. Une partie du prêt peut passer par le Programme de financement des petites entreprises du Canada, où le gouvernement fédéral partage le risque avec le prêteur; le maximum est de 1,15 million de dollars par emprunteur.",
      sources: [PROGRAM_FR],
    },
    loan_short: {
      text: "Souvent. Au Canada, les banques, les caisses et la Banque de développement du Canada prêtent pour de tels achats; le Programme de financement des petites entreprises du Canada, où le gouvernement fédéral partage le risque avec le prêteur, peut couvrir une partie, jusqu’à 1,15 million de dollars par emprunteur.",
      sources: [PROGRAM_FR],
    },
    loan_guide: {
      text: "Au Canada, les banques, les caisses et la Banque de développement du Canada prêtent pour de tels achats. Le Programme de financement des petites entreprises du Canada, où le gouvernement fédéral partage le risque avec le prêteur, peut en couvrir une partie, jusqu’à 1,15 million de dollars par emprunteur; l’équipement, l’immeuble, l’achalandage et le fonds de roulement ont chacun leur plafond.",
      sources: [PROGRAM_FR],
    },
    franchise: {
      text: "Plusieurs provinces, dont l’Ontario, obligent le franchiseur à vous remettre un document d’information au moins 14 jours avant que vous signiez ou payiez. Au Québec, aucune loi particulière ne l’exige, mais le Code civil impose la bonne foi et le devoir d’informer : demandez le même document, que la plupart des grands réseaux ont déjà.",
      sources: [
        "Loi Arthur Wishart de 2000 sur la divulgation relative aux franchises (Ontario), L.O. 2000, chap. 3, art. 5 : document d’information remis au moins 14 jours avant la signature ou le paiement, https://www.ontario.ca/fr/lois/loi/00a03",
      ],
    },
    price_split: {
      text: "Au Canada, le fisc peut revoir une répartition qui n’est pas raisonnable, et il est sage que les deux parties déclarent la même. Réglez aussi la TPS et la TVQ, pour lesquelles un choix conjoint est parfois possible.",
      sources: [TAX_ACT_FR],
    },
    price_split_short: {
      text: "Au Canada, la vente d’actions admissibles de petite entreprise peut donner droit à la déduction pour gains en capital; dans une vente d’actifs, le fisc peut revoir une répartition du prix qui n’est pas raisonnable.",
      sources: [TAX_ACT_FR],
    },
    staff: {
      text: "Au Québec, les contrats de travail suivent l’entreprise; ailleurs, souvent réembauché par l’acheteur",
      sources: [
        "Code civil du Québec, art. 2097 (contrat de travail et aliénation de l’entreprise), https://www.legisquebec.gouv.qc.ca/fr/document/lc/CCQ-1991",
      ],
    },
    share_tax: {
      text: "\u00a0: au Canada, des actions admissibles de petite entreprise peuvent donner droit à la déduction pour gains en capital",
    },
    authority: {
      text: "l’autorité compétente : au Québec, la Commission d’accès à l’information; ailleurs au Canada, le commissaire à la protection de la vie privée",
      sources: [
        "Loi sur la protection des renseignements personnels et les documents électroniques, L.C. 2000, ch. 5, art. 11 (plaintes), https://www.priv.gc.ca/fr/",
        "Loi sur la protection des renseignements personnels dans le secteur privé (Québec), RLRQ, c. P-39.1, https://www.cai.gouv.qc.ca/",
      ],
    },
  },
};
