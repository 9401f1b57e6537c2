import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real Ghanaian cities. No phone numbers are reserved for fiction. 030 0 is no area code (NCA,
 * National Numbering Plan), so these numbers are unassigned.
 */
export const GH_DEMO: DemoSource = {
  scale: 8,
  has_northern_seasons: false,
  // Few people would look for them.
  omitted_trades: ["check-cashing", "tanning-salons"],
  company_forms: ["Ltd", "Enterprise", "Company Ltd"],
  first_names:
    "Abena Adwoa Akosua Ama Baaba Dela Efua Ekow Elikem Enyonam Fiifi Kojo Kwabena Kwame Maame Mawuli Naa Nana Nii Selasi Senyo Yaa Yaw Zenabu",
  last_names:
    "Abedi-Mensar Acheamfour Adomakwa Agyapomaa Akuffordson Amoakohene Ansahwell Asantewood Baidenoo Bonsumwaa Dankwason Dzifanu Essumang-Lee Gyamfuah Koforian Kwartengson Lamptison Nkrumason Obuobisa Ofosuwaa Osabutey-Cole Quarcoopa Sarpongwaa Voltanu",
  hours: { opens: "08:00", closes: "17:00", friday: "17:00" },
  time_zone: "Africa/Accra",
  mobile: "+233200000###",
  offices: `
accra|Accra|greater-accra|GA-183-8164|5.60|-0.19|030 000 0###|14 Copper Calabash Road, Osu|Buy or sell a business in Accra|We sell restaurants, clinics, schools and importers from Tema to Kasoa in complete confidence.
kumasi|Kumasi|ashanti|AK-039-5028|6.69|-1.62|030 001 0###|8 Golden Loom Street, Adum|Business brokers for Kumasi and Ashanti|We represent wholesalers, timber firms, garages and food businesses around the central market.
takoradi|Takoradi|western|WS-075-4410|4.90|-1.75|030 002 0###|5 Harbour Drum Lane|Business brokers for the Western Region|We sell marine, catering and engineering firms along the western coast.
tamale|Tamale|northern|NT-010-7721|9.40|-0.84|030 003 0###|19 Shea Lantern Road|Buy or sell a business in the north|We represent shea, grain and transport businesses in Tamale and the Northern Region.
cape-coast|Cape Coast|central|CC-021-3360|5.11|-1.25|030 004 0###|3 Fosu Lagoon Street|Business brokers for the central coast|We sell schools, guesthouses and fisheries in Cape Coast and the surrounding towns.`,
};
