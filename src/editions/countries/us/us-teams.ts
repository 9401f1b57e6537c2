import type { DemoTeam } from "../../demo-source.ts";

/** The first offices of the network, which the sample spreadsheet names. */
export const US_TEAMS: Readonly<Record<string, DemoTeam>> = {
  "tampa-bay": {
    territory: ["33602", "33603", "33606", "33609", "33611", "33629", "33701", "33703", "33755", "33756", "34652"],
    agents: [
      [
        "Marisol Etcheverry",
        "Managing broker",
        "Marisol ran two family bakeries before becoming a broker. She specializes in restaurants, food production and hospitality.",
      ],
      [
        "Grant Okafor",
        "Senior advisor",
        "Grant is a former lender. He explains what a bank will finance before buyers and sellers commit to a deal.",
      ],
      [
        "Delia Prentiss",
        "Advisor",
        "Delia specializes in health care and personal services and enjoys guiding first-time sellers.",
      ],
    ],
  },
  miami: {
    territory: ["33131", "33132", "33129", "33133", "33134", "33139", "33140", "33180", "33010", "33301", "33304"],
    agents: [
      [
        "Rafael Quintanar",
        "Managing broker",
        "Rafael spent twenty years in import and distribution. He often works with buyers from abroad.",
      ],
      ["Simone Achterberg", "Senior advisor", "Simone specializes in hospitality and marine businesses."],
    ],
  },
  dallas: {
    territory: ["75201", "75202", "75204", "75205", "75219", "75080", "76102", "76107", "75024", "75034"],
    agents: [
      [
        "Harlan Whitlock",
        "Managing broker",
        "Harlan trained as a machinist and ran a machine shop before becoming a broker. He specializes in manufacturing.",
      ],
      ["Priya Venkataraman", "Senior advisor", "Priya specializes in software companies, clinics and practices."],
      ["Tomás Arredondo", "Advisor", "Tomás specializes in contractors and field service companies."],
    ],
  },
  houston: {
    territory: ["77002", "77004", "77005", "77006", "77008", "77019", "77024", "77056", "77401", "77478"],
    agents: [
      [
        "Odette Broussard",
        "Managing broker",
        "Odette has closed more than thirty sales of energy service companies. She prepares the financials before a listing goes live.",
      ],
      ["Kenji Halloran", "Advisor", "Kenji specializes in transportation, warehousing and fleet businesses."],
    ],
  },
  chicago: {
    territory: ["60606", "60601", "60607", "60610", "60614", "60622", "60647", "60657", "60302", "60540"],
    agents: [
      [
        "Bernadette Kowalczyk",
        "Managing broker",
        "Bernadette comes from three generations of retailers. She sold her own hardware store before becoming a broker.",
      ],
      ["Malik Sanderson", "Senior advisor", "Malik specializes in manufacturers and machine shops."],
    ],
  },
  atlanta: {
    territory: ["30309", "30305", "30306", "30308", "30318", "30319", "30324", "30030", "30060", "30075"],
    agents: [
      ["Lenora Fitzhugh", "Managing broker", "Lenora owned franchises for a decade and advises franchise buyers."],
      ["Desmond Achebe", "Advisor", "Desmond specializes in staffing, logistics and business services."],
    ],
  },
  denver: {
    territory: ["80202", "80203", "80205", "80206", "80209", "80210", "80302", "80401", "80525"],
    agents: [
      ["Ingrid Solheim", "Managing broker", "Ingrid specializes in retail, food and beverage businesses."],
      ["Calvin Beaumont", "Advisor", "Calvin specializes in builders, electricians and plumbers."],
    ],
  },
  phoenix: {
    territory: ["85004", "85006", "85012", "85016", "85018", "85201", "85224", "85251", "85281", "85301"],
    agents: [
      ["Josefina Larkin", "Managing broker", "Josefina specializes in service routes and contract businesses."],
      ["Wendell Pike", "Advisor", "Wendell specializes in health care and assisted living."],
    ],
  },
  charlotte: {
    territory: ["28202", "28203", "28204", "28205", "28209", "28211", "28226", "28078", "28105", "28025"],
    agents: [
      ["Augusta Penhallow", "Managing broker", "Augusta was an accountant and explains every step of a valuation."],
      ["Nathaniel Osei", "Advisor", "Nathaniel specializes in construction and distribution companies."],
    ],
  },
  seattle: {
    territory: ["98101", "98103", "98105", "98109", "98112", "98115", "98122", "98004", "98052", "98402"],
    agents: [
      ["Yuki Thorvaldsen", "Managing broker", "Yuki built and sold two online stores before becoming a broker."],
      ["Abel Marchetti", "Advisor", "Abel specializes in food producers, cafés and restaurants."],
    ],
  },
  "new-york": {
    territory: ["10016", "10001", "10003", "10011", "10013", "10019", "10024", "11201", "11215", "10301"],
    agents: [
      [
        "Constance Adeyemi",
        "Managing broker",
        "Constance resolves leases, licenses and landlord approvals early, before they can delay a closing.",
      ],
      ["Ezra Lindqvist", "Senior advisor", "Ezra specializes in agencies, media and professional services."],
    ],
  },
  "los-angeles": {
    territory: ["90017", "90012", "90026", "90027", "90036", "90064", "90210", "90401", "91101", "92660"],
    agents: [
      ["Paloma Reinhardt", "Managing broker", "Paloma specializes in apparel and consumer goods companies."],
      ["Theo Nakashima", "Advisor", "Theo specializes in gyms, studios and personal care businesses."],
    ],
  },
};
