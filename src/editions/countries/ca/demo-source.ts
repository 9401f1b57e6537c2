import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real Canadian cities. Phone: 555-0100 to 555-0199 of each area code are reserved for fiction
 * (Canadian Numbering Administrator).
 */
export const CA_DEMO: DemoSource = {
  scale: 1,
  // Casinos belong to the provinces.
  omitted_trades: ["casinos"],
  company_forms: ["Ltd.", "Inc.", "Holdings Ltd.", "Corp."],
  first_names:
    "Aurèle Brigitte Callum Chantal Colm Delphine Élise Étienne Gurpreet Harjit Ishbel Jocelyn Kiran Leila Maëlle Nikhil Odette Priya Raphaël Sorcha Thibault Wren Yannick",
  last_names:
    "Arbutus-Cole Beaurivage Bellefontaine Cedarhurst Chinookson Dhaliwalla Fairmontagne Fraserwell Gauthereau Hurontario Kanatawa Lachapelline Laurentidès Macallistair Maplecourt Nordhavn Pacquetteau Petitpas-Roy Prairiewood Rideauville Saskatier Tremblais Vancourtland Yorkminster",
  time_zone: "America/Toronto",
  time_zones: { vancouver: "America/Vancouver", calgary: "America/Edmonton", halifax: "America/Halifax" },
  mobile: "+14165550###",
  offices: `
toronto|Toronto|ontario|M5H 2N2|43.65|-79.38|(416) 555-0###|210 Copper Lantern Street, Suite 900|Business brokers for the Greater Toronto Area|We sell manufacturers, clinics, franchises and food businesses from Oakville to Oshawa in complete confidence.
ottawa|Ottawa|ontario|K1P 5M7|45.42|-75.70|(613) 555-0###|18 Rideau Quill Lane, Suite 4|Buy or sell a business in Ottawa, in English or French|We represent contractors, technology firms and retailers on both sides of the river.
montreal|Montréal|quebec|H2Y 1C6|45.50|-73.56|(514) 555-0###|77, rue des Trois-Lanternes, bureau 300|Buy or sell a business in Montréal|We sell restaurants, wholesalers, studios and repair shops from Laval to the South Shore.
vancouver|Vancouver|british-columbia|V6B 1A1|49.28|-123.12|(604) 555-0###|640 Heron Quay, Suite 1200|Business brokers for the Lower Mainland|We sell importers, cafés, builders and marine services between Squamish and Chilliwack.
calgary|Calgary|alberta|T2P 1J9|51.05|-114.07|(403) 555-0###|505 Chinook Row SW, Floor 6|Buy or sell a business in southern Alberta|We represent energy services, equipment dealers, trucking firms and family restaurants.
halifax|Halifax|nova-scotia|B3J 1S9|44.65|-63.58|(902) 555-0###|31 Foghorn Wharf, Suite 2|Business brokers for Halifax and Nova Scotia|We sell inns, fishery suppliers, contractors and shops across the province.`,
};
