import { fold } from "./fold.ts";

/** A key shared by the names of one region: "County Cork", "Cork" and "Co. Cork" are "cork". */
export function getRegionKey(name: string): string {
  const folded = fold(name);
  const bare = folded
    .replace(/^(county|co|province|provincia|region|prefecture|emirate) ((of|de) )?/, "")
    .replace(/ (county|province|region|prefecture|emirate)$/, "");
  return (bare || folded).replaceAll(" ", "");
}

/** Names of one region in several languages and styles that still differ without "County" or "Province". */
const SAME = [
  // Canada
  "Quebec|Québec|PQ",
  "Newfoundland and Labrador|Newfoundland|Terre-Neuve-et-Labrador",
  "Prince Edward Island|PEI|Île-du-Prince-Édouard",
  "New Brunswick|Nouveau-Brunswick",
  "Nova Scotia|Nouvelle-Écosse",
  "British Columbia|Colombie-Britannique",
  "Northwest Territories|Territoires du Nord-Ouest|NWT",
  "Yukon|Yukon Territory",
  // United States
  "District of Columbia|DC",
  // France
  "Brittany|Bretagne",
  "Corsica|Corse",
  "Normandy|Normandie",
  "New Aquitaine|Nouvelle-Aquitaine",
  "Île-de-France|Paris Region",
  "French Guiana|Guyane|Guyane française",
  "La Réunion|Réunion",
  "Provence-Alpes-Côte d'Azur|PACA",
  // Spain
  "A Coruña|La Coruña|Coruña|Corunna",
  "Álava|Araba|Araba/Álava",
  "Alicante|Alacant",
  "Bizkaia|Vizcaya|Biscay",
  "Castelló|Castellón|Castellón de la Plana",
  "Gipuzkoa|Guipúzcoa",
  "Girona|Gerona",
  "Illes Balears|Islas Baleares|Baleares|Balears|Balearic Islands",
  "Lleida|Lérida",
  "Navarra|Navarre|Nafarroa",
  "Ourense|Orense",
  "Santa Cruz de Tenerife|Tenerife",
  "Sevilla|Seville",
  "Zaragoza|Saragossa",
  "Andalusia|Andalucía",
  "Aragon|Aragón",
  "Basque Country|País Vasco|Euskadi",
  "Canary Islands|Canarias",
  "Castille and León|Castilla y León|Castile and León",
  "Castille-La Mancha|Castilla-La Mancha|Castile-La Mancha",
  "Catalonia|Catalunya|Cataluña",
  "Valencia|València|Comunidad Valenciana|Valencian Community",
  // Mexico
  "Ciudad de México|Mexico City|CDMX|Distrito Federal|DF",
  "México|Estado de México|State of Mexico|Edomex",
  "Coahuila|Coahuila de Zaragoza",
  "Michoacán|Michoacán de Ocampo",
  "Querétaro|Querétaro de Arteaga",
  "Veracruz|Veracruz de Ignacio de la Llave",
  // Ireland, United Kingdom
  "Tipperary|North Tipperary|South Tipperary",
  "Anglesey|Isle of Anglesey|Ynys Môn",
  "Bristol|City of Bristol",
  "Eilean Siar|Na h-Eileanan Siar|Outer Hebrides|Western Isles",
  "Greater London|London",
  "Scottish Borders|Borders",
  "Armagh City, Banbridge and Craigavon|Armagh City Banbridge and Craigavon",
  "Newry, Mourne and Down|Newry Mourne and Down",
  "Highland|Highlands",
  // Vietnam
  "Ho Chi Minh City|TP. Hồ Chí Minh|Hồ Chí Minh|HCMC|TP HCM|Thành phố Hồ Chí Minh|Sài Gòn|Saigon",
  "Thừa Thiên Huế|Huế|Hue",
  "Da Nang|Da Nang City",
  "Can Tho|Can Tho City",
  "Hanoi|Hanoi City",
  "Hai Phong|Hai Phong City",
  // United Arab Emirates, Ghana, South Africa, Singapore
  "Dubai|Dubayy",
  "Abu Dhabi|Abu Zabi",
  "Sharjah|Ash Shariqah",
  "Umm Al Quwain|Umm al Qaywayn",
  "Ras Al Khaimah|Ras al-Khaimah|RAK",
  "KwaZulu-Natal|KZN",
  "Central Region|Central Singapore",
  "North-East Region|North East",
  // Japan
  "Hokkaido|北海道",
  ..."Aomori 青森県,Iwate 岩手県,Miyagi 宮城県,Akita 秋田県,Yamagata 山形県,Fukushima 福島県,Ibaraki 茨城県,Tochigi 栃木県,Gunma 群馬県,Saitama 埼玉県,Chiba 千葉県,Tokyo 東京都,Kanagawa 神奈川県,Niigata 新潟県,Toyama 富山県,Ishikawa 石川県,Fukui 福井県,Yamanashi 山梨県,Nagano 長野県,Gifu 岐阜県,Shizuoka 静岡県,Aichi 愛知県,Mie 三重県,Shiga 滋賀県,Kyoto 京都府,Osaka 大阪府,Hyōgo 兵庫県,Nara 奈良県,Wakayama 和歌山県,Tottori 鳥取県,Shimane 島根県,Okayama 岡山県,Hiroshima 広島県,Yamaguchi 山口県,Tokushima 徳島県,Kagawa 香川県,Ehime 愛媛県,Kochi 高知県,Fukuoka 福岡県,Saga 佐賀県,Nagasaki 長崎県,Kumamoto 熊本県,Oita 大分県,Miyazaki 宮崎県,Kagoshima 鹿児島県,Okinawa 沖縄県"
    .split(",")
    .map((pair) => pair.replace(" ", "|")),
].map((names) => names.split("|"));

const byKey = new Map(SAME.flatMap((names) => names.map((name) => [getRegionKey(name), names] as const)));

/** A region's name and its alternative names. */
export function listRegionNames(name: string): string[] {
  return [...new Set([name, ...(byKey.get(getRegionKey(name)) ?? [])])];
}
