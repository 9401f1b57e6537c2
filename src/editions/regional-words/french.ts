/** Canadian French words with the words used in France. */
export const FRENCH = {
  courriel: "e-mail",
  "ce courriel": "cet e-mail",
  "de courriel": "d’e-mail",
  "le courriel": "l’e-mail",
  "du courriel": "de l’e-mail",
  "au courriel": "à l’e-mail",
  courriels: "e-mails",
  pourriel: "spam",
  pourriels: "spams",
  inscription: "annonce",
  inscriptions: "annonces",
  "siège social": "siège",
  "mise de fonds": "apport personnel",
  "la mise de fonds": "l’apport personnel",
  "une mise de fonds": "un apport personnel",
  "de mise de fonds": "d’apport personnel",
  "solde du prix de vente": "crédit vendeur",
  locateur: "bailleur",
  locateurs: "bailleurs",
  cellulaire: "portable",
  témoins: "cookies",
  "vérification diligente": "audit d’acquisition",
  "la vérification diligente": "l’audit d’acquisition",
  "états financiers": "comptes annuels",
  "déclarations de revenus": "déclarations fiscales",
  "déclaration de revenus": "déclaration fiscale",
  // Feminine, as "entente" is, so that no other word of the sentence changes.
  entente: "convention",
  ententes: "conventions",
  "l’entente": "la convention",
  "d’entente": "de convention",
  "d’ententes": "de conventions",
  "de courriels": "d’e-mails",
  "Nous joindre": "Nous contacter",
  "messages texte": "SMS",
  "message texte": "SMS",
  "en tout temps": "à tout moment",
  "une bonne relève": "un bon repreneur",
  "Courtiers en vente d’entreprises": "Cession et reprise d’entreprises",
  "Nettoyeurs à sec": "Pressings",
  "Services TI et logiciels": "Services informatiques et logiciels",
  "conditionnement physique": "remise en forme",
  "Réparation de cellulaires et d’ordinateurs": "Réparation de téléphones et d’ordinateurs",
  "Site Web": "Site web",
  "au prix coûtant": "au prix d’achat",
  "Catégorie d’entreprise": "Secteur d’activité",
  "Année de fondation": "Année de création",
  Relocalisable: "Transférable",
  "Financement préqualifié": "Accord bancaire de principe",
  camionnage: "transport routier",
  "Résidences pour aînés et soins de longue durée": "Résidences seniors et Ehpad",
  "institution financière": "établissement bancaire",
  "la clôture": "la signature",
  "prix de clôture": "prix de cession",
} as const;

/** Adds the narrow space that French typography, unlike Canadian, puts before these signs. */
export function addFrenchSpaces(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N})»%])(?=[!?;](?:[\s"»)*_]|$))/gu, "\u202f");
}

/** Replaces the spaces around signs with non-breaking ones, so that no line begins or ends with a sign. */
export function bindFrenchSigns(text: string): string {
  return text.replace(/ (?=[:»%])/g, "\u00a0").replace(/« /g, "«\u00a0");
}
