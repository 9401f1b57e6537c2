import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real Irish towns. Phone: 020 91 is reserved for drama (ComReg, National Numbering Scheme). No
 * mobile range is, so mobile numbers use it too.
 */
export const IE_DEMO: DemoSource = {
  scale: 1,
  // Commercial casinos are not licensed.
  omitted_trades: ["casinos"],
  company_forms: ["Limited", "DAC", "Holdings Limited"],
  first_names:
    "Aoibhe Aisling Bláthnaid Cathal Cian Cliona Cormac Dáire Eabha Eoghan Fiadh Fionn Gearóid Iarla Lorcan Muireann Niamh Oisín Órla Pádraig Ríona Ruairí Sadhbh Tadhg",
  last_names:
    "Ardagh-Nolan Ballantrae Barnaclough Caherlough Carrigmore Castlemartyn Clonmoyle Corribane Drumlosh Dunmorris Fennessaghan Glencullen-Roe Inishowney Kilbarrow Kilmacanogue Knockbrennan Lisdoonan Mulraney-Burke Ormondsey Rathcormack Shanballagh Slievemore Tullamaine Westropp-Daly",
  time_zone: "Europe/Dublin",
  mobile: "+353209190###",
  offices: `
dublin|Dublin|dublin|D02 AF30|53.35|-6.26|(020) 910 0###|11 Brass Anchor Quay|Business brokers for Dublin|We sell cafés, agencies, distributors and clinics on both sides of the Liffey in complete confidence.
cork|Cork|cork|T12 X8N6|51.90|-8.47|(020) 911 0###|4 Herring Gate, South Mall|Buy or sell a business in Cork|We represent food producers, pubs, engineering firms and marine businesses from Kinsale to Youghal.
galway|Galway|galway|H91 E2X1|53.27|-9.05|(020) 912 0###|9 Claddagh Lantern Street|Business brokers for Galway and the west|We sell guesthouses, medical suppliers, shops and tour businesses across Connacht.
limerick|Limerick|limerick|V94 T9PX|52.66|-8.63|(020) 913 0###|22 Treaty Row|Buy or sell a business in the Shannon region|We represent hauliers, garages, engineering firms and family shops from Ennis to Nenagh.
waterford|Waterford|waterford|X91 PK15|52.26|-7.11|(020) 914 0###|6 Crystal Slip|Business brokers for the south-east|We sell manufacturers, hotels and farm suppliers between Wexford and Dungarvan.`,
};
