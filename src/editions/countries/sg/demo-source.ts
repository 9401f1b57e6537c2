import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real neighborhoods of Singapore. No phone numbers are reserved for fiction. 6000 is no
 * exchange (IMDA, National Numbering Plan), so these numbers are unassigned.
 */
export const SG_DEMO: DemoSource = {
  scale: 1,
  has_northern_seasons: false,
  // The two casinos and the filling stations belong to large companies, and no one cashes checks or tans there. Cooks
  // have stalls in hawker centers instead of trucks.
  omitted_trades: ["casinos", "check-cashing", "food-trucks", "gas-stations", "tanning-salons", "truck-stops"],
  company_forms: ["Pte. Ltd.", "LLP", "Holdings Pte. Ltd."],
  first_names:
    "Aaliyah Benedict Chee-Keong Darshini Elangovan Faridah Geok-Lan Hui-Ying Iskandar Jia-Min Kamalesh Li-Wei Mei-Xuan Nadirah Nurul Pravin Rajesh Siew-Ling Terence Umairah Vignesh Wei-Jie Xin-Yi Zulkifli",
  last_names:
    "Ang-Merah Bukitson Chua-Laurent Dhanabalar Eng-Tiong Fernhollis Gohwell Hussainir Jurongson Kallangar Kwekford Leong-Maris Limbrook Marinasamy Neo-Harrow Ongstead Pillaivan Quek-Orchard Rahmanis Seahurst Tan-Willow Telokian Vellaisamy Yeowood",
  hours: { opens: "09:00", closes: "18:00", friday: "18:00" },
  time_zone: "Asia/Singapore",
  mobile: "+6580000###",
  offices: `
raffles-place|Marina Bay|central-region|048616|1.2840|103.8510|6000 0###|18 Copper Sampan Lane, #12-04|Business brokers in the heart of the city|We sell agencies, clinics, restaurants and trading firms under a signed confidentiality agreement.
orchard|Tanglin|central-region|238801|1.3050|103.8200|6000 1###|5 Nutmeg Arcade, #03-11|Buy or sell a business around Orchard|We represent beauty studios, tuition centres and shops in the Orchard area.
tampines|Tampines|east-region|529509|1.3530|103.9450|6000 2###|40 Pasir Lantern Walk, #02-18|Business brokers for the east|We sell cafés, logistics firms and repair shops from Bedok to Changi.
jurong-east|Jurong Town|west-region|609601|1.3330|103.7420|6000 3###|27 Heron Foundry Road, #05-02|Business brokers for the west|We represent workshops, industrial suppliers and food factories near the port.
woodlands|Woodlands|north-region|738099|1.4380|103.7890|6000 4###|9 Causeway Quill Street, #01-07|Buy or sell a business in the north|We sell wholesale, transport and family businesses in Woodlands and Yishun.`,
};
