import type { GazetteerSource } from "../../gazetteer-source.ts";

export const UAE_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  counties: "none",
  townWords: / City$/,
  label: "name",
  names: ["UAE", "United Arab Emirates", "Emirates"],
  regionAliases: [
    "Dubai|Dubayy",
    "Abu Dhabi|Abu Zabi",
    "Sharjah|Ash Shariqah",
    "Umm Al Quwain|Umm al Qaywayn|UAQ",
    "Ras Al Khaimah|Ras al-Khaimah|RAK",
  ],
  townNames: {
    "Al Ain City": "Al Ain|Al Ain City",
    Dayrah: "Deira|Dayrah",
    Jumayrā: "Jumeirah|Jumayrā",
    Kalbā: "Kalba|Kalbā",
    "Khawr Fakkān": "Khor Fakkan|Khawr Fakkān",
    "Umm Al Quwain City": "Umm Al Quwain|Umm Al Quwain City",
  },
};
