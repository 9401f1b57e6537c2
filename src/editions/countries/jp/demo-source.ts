import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real Japanese cities. No phone numbers are reserved for fiction in Japan. No local exchange
 * starts with 0 (numbering plan, 電気通信番号計画), so these numbers can't be dialed and are unassigned.
 */
export const JP_DEMO: DemoSource = {
  scale: 100,
  // Casinos are forbidden outside of licensed resorts, and no one cashes checks there.
  omitted_trades: ["casinos", "check-cashing"],
  company_forms: ["K.K.", "G.K.", "Holdings K.K."],
  first_names:
    "Aoi Asuka Daichi Emi Haruka Hayato Hinata Itsuki Kaede Kaito Kotone Mio Nagisa Natsuki Ren Riku Rin Sakura Shiori Sora Takumi Tsubasa Yuzuki Yuto",
  last_names:
    "Asanuma Fujieda Hanamura Hayasaka Hoshino Ishigaki Kamoshita Kazama Kiriyama Kuromatsu Mizukoshi Momose Nagatsuka Natsukawa Oshiro Sakuraba Shirasaki Takenouchi Tsukiyama Umemori Wakabayashi Yukimura Yamabe Aoshima",
  hours: { opens: "09:00", closes: "18:00", friday: "18:00" },
  time_zone: "Asia/Tokyo",
  mobile: "+819000000###",
  offices: `
tokyo|Tokyo|tokyo|100-0005|35.68|139.77|03-0000-0###|3-9-4 Marunouchi, Floor 8|Business succession in Greater Tokyo|We sell restaurants, clinics, workshops and software firms to buyers who will keep the staff.
osaka|Osaka|osaka|530-0001|34.69|135.50|06-0000-0###|2-6-1 Umeda, Floor 5|Business brokers for Osaka and Kansai|We represent wholesalers, food companies and machine shops in Osaka and the surrounding prefectures.
nagoya|Nagoya|aichi|460-0008|35.18|136.91|052-000-0###|4-1-7 Sakae, Floor 3|Business brokers for Nagoya and Chubu|We sell precision parts makers, logistics firms and cafés from Toyota to Gifu.
fukuoka|Fukuoka|fukuoka|810-0001|33.59|130.40|092-000-0###|1-8-2 Tenjin, Floor 6|Buy or sell a business in Kyushu|We represent ramen restaurants, schools, care homes and trading firms.
sapporo|Sapporo|hokkaido|060-0001|43.06|141.35|011-000-0###|5-2-3 Kita Ichijo Nishi, Floor 2|Business brokers for Hokkaido|We sell inns, dairies, snow removal services and fishery suppliers across the island.
sendai|Sendai|miyagi|980-0021|38.27|140.87|022-000-0###|2-4-5 Chuo, Floor 4|Business succession in Tohoku|We help owners without a successor sell construction firms, breweries, clinics and shops.`,
};
