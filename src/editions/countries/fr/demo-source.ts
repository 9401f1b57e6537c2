import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real French cities. Phone: prefixes that the numbering plan reserves for films and plays
 * (Arcep, decision 2018-0881: 01 99 00, 02 61 91, 03 53 01, 04 65 71, 05 36 49; mobile 06 39 98).
 */
export const FR_DEMO: DemoSource = {
  scale: 1,
  company_forms: ["SARL", "SAS", "EURL", "SA"],
  first_names:
    "Adélaïde Anatole Apolline Barnabé Capucine Clovis Corentin Éloïse Fantine Gaspard Héloïse Isaure Josselin Léopold Mahaut Maëlys Nolwenn Octave Philémon Quitterie Rozenn Séraphine Tancrède Victoire",
  last_names:
    "Aubrelac Beauvallon-Roy Boisrenard Carentoir Castelbouc Chantemesse Clairfontaine Courtemanche-Lys Delarivière-Vaux Desrochettes Fontgombault Garrigous Grandvilliers-Mas Hautecombe Jonquières Lacombrade Larzaquier Maisonfort Montgaillarde Pontcallec Rochebrune-Vial Sauveterroy Tourmaline Valdoise",
  time_zone: "Europe/Paris",
  mobile: "+33639980###",
  offices: `
paris|Paris|ile-de-france|75009|48.86|2.35|01 99 00 0# ##|14, rue du Lampadaire d'Étain|Transmission d'entreprises à Paris et en Île-de-France|Nous vendons des boulangeries, des agences, des restaurants et des sociétés de services de Versailles à Meaux.
lyon|Lyon|auvergne-rhone-alpes|69002|45.76|4.84|04 65 71 0# ##|8, quai des Trois-Tisserands|Cession et reprise d'entreprises à Lyon|Nous accompagnons l'industrie, les métiers de bouche et le tourisme de Saint-Étienne à Annecy.
marseille|Marseille|provence-alpes-cote-d-azur|13001|43.30|5.37|04 65 71 1# ##|52, cours de la Voile Blanche|Cession et reprise d'entreprises à Marseille|Nous vendons des hôtels, des services nautiques, des commerces et des cliniques entre Arles et Nice.
toulouse|Toulouse|occitanie|31000|43.60|1.44|05 36 49 0# ##|3, place du Pastel Bleu|Transmission d'entreprises dans le Sud-Ouest|Nous accompagnons sous-traitants, fournisseurs de la vigne et restaurants dans toute l'Occitanie.
nantes|Nantes|pays-de-la-loire|44000|47.22|-1.55|02 61 91 0# ##|27, allée de l'Île aux Charpentiers|Cession et reprise d'entreprises dans l'Ouest|Nous vendons des entreprises du bâtiment, de l'alimentation et des services de Saint-Nazaire à Angers.
lille|Lille|hauts-de-france|59800|50.63|3.06|03 53 01 0# ##|19, rue de la Bobine|Transmission d'entreprises à Lille et dans le Nord|Nous accompagnons la distribution, le textile et le commerce le long de la frontière belge.`,
};
