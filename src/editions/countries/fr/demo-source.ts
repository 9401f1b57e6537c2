import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real French cities. Phone: prefixes that the numbering plan reserves for films and plays
 * (Arcep, decision 2018-0881: 01 99 00, 02 61 91, 03 53 01, 04 65 71, 05 36 49; mobile 06 39 98).
 */
export const FR_DEMO: DemoSource = {
  scale: 1,
  // Casinos need a concession, and pawnbroking is a monopoly of the municipal credit banks.
  omitted_trades: ["casinos", "check-cashing", "pawn-shops"],
  company_forms: ["SARL", "SAS", "EURL", "SA"],
  first_names:
    "Adélaïde Anatole Apolline Barnabé Capucine Clovis Corentin Éloïse Fantine Gaspard Héloïse Isaure Josselin Léopold Mahaut Maëlys Nolwenn Octave Philémon Quitterie Rozenn Séraphine Tancrède Victoire",
  last_names:
    "Aubrelac Beauvallon-Roy Boisrenard Carentoir Castelbouc Chantemesse Clairfontaine Courtemanche-Lys Delarivière-Vaux Desrochettes Fontgombault Garrigous Grandvilliers-Mas Hautecombe Jonquières Lacombrade Larzaquier Maisonfort Montgaillarde Pontcallec Rochebrune-Vial Sauveterroy Tourmaline Valdoise",
  time_zone: "Europe/Paris",
  mobile: "+33639980###",
  offices: `
paris|Paris|ile-de-france|75009|48.86|2.35|01 99 00 0# ##|14, rue du Lampadaire d'Étain|Buy or sell a business in Paris and Île-de-France|We sell bakeries, agencies, restaurants and service companies from Versailles to Meaux.
lyon|Lyon|auvergne-rhone-alpes|69002|45.76|4.84|04 65 71 0# ##|8, quai des Trois-Tisserands|Business brokers for Lyon|We represent manufacturers, food businesses and tourism from Saint-Étienne to Annecy.
marseille|Marseille|provence-alpes-cote-d-azur|13001|43.30|5.37|04 65 71 1# ##|52, cours de la Voile Blanche|Buy or sell a business in Marseille|We sell hotels, marine services, shops and clinics between Arles and Nice.
toulouse|Toulouse|occitanie|31000|43.60|1.44|05 36 49 0# ##|3, place du Pastel Bleu|Business brokers for the southwest|We represent subcontractors, vineyard suppliers and restaurants across Occitanie.
nantes|Nantes|pays-de-la-loire|44000|47.22|-1.55|02 61 91 0# ##|27, allée de l'Île aux Charpentiers|Business brokers for western France|We sell construction, food and service businesses from Saint-Nazaire to Angers.
lille|Lille|hauts-de-france|59800|50.63|3.06|03 53 01 0# ##|19, rue de la Bobine|Buy or sell a business in Lille and the north|We represent distributors, textile companies and shops along the Belgian border.`,
};
