import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real cities of the Emirates. No phone numbers are reserved for fiction. No subscriber number
 * starts with 0 (TDRA, National Numbering Plan), so these are unassigned.
 */
export const UAE_DEMO: DemoSource = {
  scale: 4,
  has_northern_seasons: false,
  // Alcohol is sold by a few licensed companies, mostly in hotels; commercial gaming needs a federal license; the
  // filling stations belong to the emirates' companies.
  omitted_trades: [
    "bars-pubs-taverns",
    "breweries",
    "casinos",
    "check-cashing",
    "gas-stations",
    "liquor-stores",
    "nightclubs-theaters",
    "pawn-shops",
    "truck-stops",
  ],
  company_forms: ["LLC", "FZ-LLC", "FZE"],
  first_names:
    "Aaliya Adnan Bilquis Dalal Faisal Farzana Ghada Hamdan Huda Ibtisam Jassim Khalifa Latifa Mahra Mansour Nasser Omnia Rashida Saif Salama Tariq Wafa Yousef Zayna",
  last_names:
    "Al-Bahriya Al-Ghafiri Al-Hosnari Al-Jazirani Al-Khoorisand Al-Mazrah Al-Naboodi-Noor Al-Rahbani Al-Sahra Al-Wasliya Bin-Darwishan Bin-Ghanatha D’Souzaine Fernandar Iyerman Kapooriya Mathewal Menonair Qureshan Rahmatian Siddiqar Thomasen Varghesa Zaytouni",
  // Friday is a half day, before the prayer.
  hours: { opens: "09:00", closes: "18:00", friday: "12:00" },
  time_zone: "Asia/Dubai",
  mobile: "+971500000###",
  offices: `
dubai|Dubai|dubai|PO Box 501201|25.20|55.27|04 000 0###|Copper Dhow Tower, Floor 14, Business Bay|Buy or sell a business in Dubai|We sell restaurants, clinics, trading firms and agencies on the mainland and in free zones.
abu-dhabi|Abu Dhabi|abu-dhabi|PO Box 601202|24.45|54.38|02 000 0###|Pearl Lantern Building, Floor 9|Business brokers for Abu Dhabi|We represent facilities management firms, schools and industrial suppliers across the emirate.
sharjah|Sharjah|sharjah|PO Box 301203|25.35|55.40|06 000 0###|Coral Loom House, Floor 3|Business brokers for Sharjah|We sell workshops, printers and wholesalers with established customers.
al-ain|Al Ain|abu-dhabi|PO Box 401204|24.21|55.74|03 000 0###|Oasis Gate Centre, Office 12|Buy or sell a business in Al Ain|We represent farm suppliers, clinics and family-owned shops.
ras-al-khaimah|Ras Al Khaimah|ras-al-khaimah|PO Box 201205|25.79|55.94|07 000 0###|Hajar View Offices, Floor 2|Business brokers for the northern emirates|We sell hotels, marine businesses, factories and suppliers to the quarries.`,
};
