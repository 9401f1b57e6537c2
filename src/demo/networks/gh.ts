import { readNetwork } from "./network.ts";

/**
 * An invented network in real Ghanaian cities. No range is reserved for fiction. 030 0 is no area code (NCA, National
 * Numbering Plan), so these numbers are unassigned.
 */
export const GH_NETWORK = readNetwork({
  scale: 8,
  company_forms: ["Ltd", "Enterprise", "Company Ltd"],
  first_names:
    "Abena Adwoa Akosua Ama Baaba Dela Efua Ekow Elikem Enyonam Fiifi Kojo Kwabena Kwame Maame Mawuli Naa Nana Nii Selasi Senyo Yaa Yaw Zenabu",
  last_names:
    "Abedi-Mensar Acheamfour Adomakwa Agyapomaa Akuffordson Amoakohene Ansahwell Asantewood Baidenoo Bonsumwaa Dankwason Dzifanu Essumang-Lee Gyamfuah Koforian Kwartengson Lamptison Nkrumason Obuobisa Ofosuwaa Osabutey-Cole Quarcoopa Sarpongwaa Voltanu",
  time_zone: "Africa/Accra",
  mobile: "+233200000###",
  offices: `
accra|Accra|greater-accra|GA-183-8164|5.60|-0.19|030 000 0###|14 Copper Calabash Road, Osu|Businesses for sale in Accra|Restaurants, clinics, schools and importers from Tema to Kasoa, sold in confidence.
kumasi|Kumasi|ashanti|AK-039-5028|6.69|-1.62|030 001 0###|8 Golden Loom Street, Adum|Ashanti's traders and workshops|Wholesale, timber, garages and food businesses around the central market.
takoradi|Takoradi|western|WS-075-4410|4.90|-1.75|030 002 0###|5 Harbour Drum Lane|The oil city's services|Marine, catering and engineering firms along the western coast.
tamale|Tamale|northern|NT-010-7721|9.40|-0.84|030 003 0###|19 Shea Lantern Road|The north's buyers and sellers|Shea, grain and transport businesses, with their suppliers' trust.
cape-coast|Cape Coast|central|CC-021-3360|5.11|-1.25|030 004 0###|3 Fosu Lagoon Street|Schools, guesthouses and fisheries|Hospitality and education businesses on the central coast.`,
});
