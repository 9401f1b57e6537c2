import type { DemoLanguage } from "./demo-language.ts";

export const FRENCH: DemoLanguage = {
  elides: true,
  headlines: [
    "<sector>\u00a0: entreprise à vendre (<place>)",
    "<sector>\u00a0: clientèle fidèle",
    "<sector>\u00a0: affaire rentable (<place>)",
    "<sector>\u00a0: équipe en place",
    "<sector>\u00a0: bon emplacement, départ à la retraite",
    "<sector>\u00a0: installations rénovées",
  ],
  work: [
    "Une entreprise du secteur <sector>, aux clients réguliers et aux ventes stables toute l’année.",
    "Établie depuis des années (<place>), avec des fournisseurs prêts à continuer avec le repreneur.",
    "Les clients viennent par le bouche-à-oreille, presque sans publicité. L’équipement est bien entretenu.",
  ],
  people: [
    "L’équipe assure le quotidien; le propriétaire s’occupe des comptes et des achats.",
    "Une personne responsable, d’expérience, souhaite rester.",
    "Un couple dirige l’entreprise, et les façons de faire sont écrites.",
  ],
  next: [
    "La vente en ligne reste à développer.",
    "Plusieurs entreprises des environs n’ont jamais été approchées.",
    "Des heures d’ouverture plus longues permettraient d’accepter les commandes refusées aujourd’hui.",
  ],
  founded: "L’entreprise a ouvert en <year>.",
  employees: "Elle compte <count> employés.",
  premises: {
    included: "L’immeuble est compris dans le prix.",
    available: "Le vendeur possède l’immeuble, qu’il peut vendre ou louer.",
    leased: "Le local est loué, et le propriétaire accepte le repreneur.",
    movable: "L’entreprise ne dépend pas de son emplacement et peut être déménagée.",
  },
  handover: [
    "Le vendeur accompagne le repreneur pendant un mois.",
    "Le vendeur répond au téléphone pendant trois mois après la vente.",
    "Le vendeur présentera le repreneur aux principaux clients et fournisseurs.",
  ],
  seller_note: "Le vendeur accepte qu’une partie du prix soit payée plus tard.",
  prequalified: "Une banque a déjà étudié le financement.",
  reasons: [
    "Départ à la retraite",
    "Pas de relève dans la famille",
    "Autre projet professionnel",
    "Raisons familiales",
    "Raisons de santé",
    "Déménagement",
  ],
  franchise: {
    headline: "Franchise, <sector>",
    text: [
      "La marque cherche à ouvrir son premier établissement dans la région (<place>).",
      "Formation avant l’ouverture, aide à la recherche du local et manuel d’exploitation.",
      "Aucun autre établissement de la marque dans la région.",
    ],
    territory: "Exclusivité pour la région (<place>)",
    training: "Trois semaines avant l’ouverture, dont une dans un établissement de la marque",
  },
  roles: {
    managing: "Direction du bureau",
    senior: "Spécialiste senior en transfert d’entreprise",
    advisor: "Spécialiste en transfert d’entreprise",
    associate: "Analyste",
  },
  bios: [
    "Dix ans de crédit aux entreprises avant la vente d’entreprises. Restauration et commerce.",
    "A vendu l’imprimerie familiale et accompagne depuis des fabricants et des ateliers.",
    "Vient d’un cabinet comptable et explique les chiffres à qui ne les lit pas.",
    "Une carrière dans le commerce international. Gros, entrepôts et transport.",
    "A dirigé un groupe de cliniques. Santé et éducation.",
    "Informaticien de formation. Logiciels et commerce en ligne.",
    "A grandi dans un hôtel de famille. Hébergement et tourisme.",
  ],
  coordinators: [
    ["Coordination du bureau", "Organise les visites en dehors des heures d’ouverture et vérifie les documents."],
    ["Accueil des clients", "Accueille les nouveaux acheteurs et informe les vendeurs."],
    ["Coordination des contrats", "Suit chaque transaction de l’offre à la signature."],
  ],
  office: {
    name: "Bureau de <place>",
    heading: "Achat et vente d’entreprises à <place>",
    sub_heading:
      "Nous présentons aux propriétaires de <place> et des environs des acheteurs sérieux, après signature d’une entente de confidentialité.",
    meta_title: "Achat et vente d’entreprises à <place>",
    hours: "Le soir et le samedi, sur rendez-vous.",
  },
  praise: [
    "J’ai vendu mon commerce après vingt ans, et personne dans l’équipe ne l’a su avant que je le dise.",
    "C’était mon premier achat; on m’a expliqué les chiffres avec patience avant de signer.",
    "On m’a dit que mon prix était trop élevé, exemples à l’appui. C’était vrai.",
    "Ils sont venus avec moi rencontrer le propriétaire du local, et tout s’est arrangé.",
  ],
  thanks: ["Merci de nous avoir confié votre entreprise.", "Merci pour ces bons mots."],
  mixed: [
    [
      "Un accueil agréable, mais peu de nouvelles pendant l’étude du prêt.",
      "Nous en sommes désolés. Depuis, nous donnons des nouvelles chaque semaine pendant cette étape.",
    ],
  ],
  confidential: {
    names: [
      "Les Tilleuls",
      "Maison Garance",
      "Atelier du Port",
      "Valmorin",
      "Aux Trois Ponts",
      "Le Clos Vert",
      "Beaulac",
      "Rive Nord",
    ],
    company: "<name> <form>",
    streets: ["<number>, rue du Vieux-Moulin", "<number>, rue des Trois-Puits", "<number>, avenue des Noyers"],
    lease: {
      none: "Aucun bail",
      included: "Aucun bail : l’immeuble est compris dans la vente",
      available: "Le vendeur possède le local, qu’il peut vendre ou louer",
      leased: "Loyer fixe, encore <count> ans, avec renouvellement",
    },
  },
};
