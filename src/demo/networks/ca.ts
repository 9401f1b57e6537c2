import { readNetwork } from "./network.ts";

/**
 * An invented network in real Canadian cities. Phone: 555-0100 to 555-0199 of each area code are reserved for fiction
 * (Canadian Numbering Administrator).
 */
export const CA_NETWORK = readNetwork({
  scale: 1,
  company_forms: ["Ltd.", "Inc.", "Holdings Ltd.", "Corp."],
  first_names:
    "Aurèle Brigitte Callum Chantal Colm Delphine Élise Étienne Gurpreet Harjit Ishbel Jocelyn Kiran Leila Maëlle Nikhil Odette Priya Raphaël Sorcha Thibault Wren Yannick",
  last_names:
    "Arbutus-Cole Beaurivage Bellefontaine Cedarhurst Chinookson Dhaliwalla Fairmontagne Fraserwell Gauthereau Hurontario Kanatawa Lachapelline Laurentidès Macallistair Maplecourt Nordhavn Pacquetteau Petitpas-Roy Prairiewood Rideauville Saskatier Tremblais Vancourtland Yorkminster",
  time_zone: "America/Toronto",
  time_zones: { vancouver: "America/Vancouver", calgary: "America/Edmonton", halifax: "America/Halifax" },
  mobile: "+14165550###",
  offices: `
toronto|Toronto|ontario|M5H 2N2|43.65|-79.38|(416) 555-0###|210 Copper Lantern Street, Suite 900|Business sales across the Greater Toronto Area|Manufacturers, clinics, franchises and food businesses from Oakville to Oshawa, sold discreetly.
ottawa|Ottawa|ontario|K1P 5M7|45.42|-75.70|(613) 555-0###|18 Rideau Quill Lane, Suite 4|The capital's owners, in English and in French|Trades, technology services and retail on both sides of the river, valued before they are listed.
montreal|Montréal|quebec|H2Y 1C6|45.50|-73.56|(514) 555-0###|77, rue des Trois-Lanternes, bureau 300|Vendre et acheter une entreprise à Montréal|Restaurants, wholesalers, studios and garages from Laval to the South Shore, in both languages.
vancouver|Vancouver|british-columbia|V6B 1A1|49.28|-123.12|(604) 555-0###|640 Heron Quay, Suite 1200|Lower Mainland businesses with an honest price|Importers, cafés, builders and marine services between Squamish and Chilliwack.
calgary|Calgary|alberta|T2P 1J9|51.05|-114.07|(403) 555-0###|505 Chinook Row SW, Floor 6|From the field to the shop floor|Energy services, equipment, trucking and family restaurants in southern Alberta.
halifax|Halifax|nova-scotia|B3J 1S9|44.65|-63.58|(902) 555-0###|31 Foghorn Wharf, Suite 2|Atlantic firms and those who move home to run them|Inns, fisheries suppliers, trades and shops across Nova Scotia and beyond.`,
});
