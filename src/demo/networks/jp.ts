import { readNetwork } from "./network.ts";

/**
 * An invented network in real Japanese cities. No range is reserved for fiction in Japan. No local exchange starts with
 * 0 (numbering plan, 電気通信番号計画), so these numbers can't be dialed and are unassigned.
 */
export const JP_NETWORK = readNetwork({
  scale: 100,
  company_forms: ["K.K.", "G.K.", "Holdings K.K."],
  first_names:
    "Aoi Asuka Daichi Emi Haruka Hayato Hinata Itsuki Kaede Kaito Kotone Mio Nagisa Natsuki Ren Riku Rin Sakura Shiori Sora Takumi Tsubasa Yuzuki Yuto",
  last_names:
    "Aomizu Asahikawara Fujinoki Hanabusa-da Harukaze Hoshinari Ishigane Kamoshita-ya Kazehaya Kiritani-no Kuromatsu Mizukoshi-da Momozono Nagatsuki Natsukawa Ooshirozaki Sakurabane Shirasagi Takenouchi-ya Tsukiyama-no Umemori Wakabayama Yukishiro Yamabukino",
  time_zone: "Asia/Tokyo",
  mobile: "+819000000###",
  offices: `
tokyo|Tokyo|tokyo|100-0005|35.68|139.77|03-0000-0###|3-9-4 Marunouchi, Floor 8|Succession for the firms of greater Tokyo|Restaurants, clinics, workshops and software firms, introduced to buyers who keep the staff.
osaka|Osaka|osaka|530-0001|34.69|135.50|06-0000-0###|2-6-1 Umeda, Floor 5|Osaka's merchants and makers|Wholesale, food and machine shops in Osaka and its neighbours, sold with their suppliers' trust.
nagoya|Nagoya|aichi|460-0008|35.18|136.91|052-000-0###|4-1-7 Sakae, Floor 3|Suppliers and family shops of Chubu|Precision parts, logistics and cafés from Toyota to Gifu.
fukuoka|Fukuoka|fukuoka|810-0001|33.59|130.40|092-000-0###|1-8-2 Tenjin, Floor 6|Kyushu's gate to buyers|Ramen houses, schools, care homes and trade with the continent.
sapporo|Sapporo|hokkaido|060-0001|43.06|141.35|011-000-0###|5-2-3 Kita Ichijo Nishi, Floor 2|The north, one season at a time|Inns, dairies, snow services and fisheries' suppliers across Hokkaido.
sendai|Sendai|miyagi|980-0021|38.27|140.87|022-000-0###|2-4-5 Chuo, Floor 4|Tohoku owners without a successor|Builders, breweries, clinics and shops that their towns would miss.`,
});
