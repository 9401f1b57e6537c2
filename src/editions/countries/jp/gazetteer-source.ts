import type { GazetteerSource } from "../../gazetteer-source.ts";

/** Source: Japan Post. */
const AREAS = `
  00 [Hokkaido], 01 [Akita], 02 [Iwate], 03 [Aomori], 04-09 [Hokkaido], 10-20 [Tokyo], 21-25 [Kanagawa],
  26-29 [Chiba], 30-31 [Ibaraki], 32 [Tochigi], 33-36 [Saitama], 37 [Gunma], 38-39 [Nagano], 40 [Yamanashi],
  41-43 [Shizuoka], 44-49 [Aichi], 50 [Gifu], 51 [Mie], 52 [Shiga], 53-59 [Osaka], 60-62 [Kyoto], 63 [Nara],
  64 [Wakayama], 65-67 [Hyōgo], 68 [Tottori], 69 [Shimane], 70-71 [Okayama], 72-73 [Hiroshima], 74-75 [Yamaguchi],
  76 [Kagawa], 77 [Tokushima], 78 [Kochi], 79 [Ehime], 80-83 [Fukuoka], 84 [Saga], 85 [Nagasaki], 86 [Kumamoto],
  87 [Oita], 88 [Miyazaki], 89 [Kagoshima], 90 [Okinawa], 91 [Fukui], 92 [Ishikawa], 93 [Toyama], 94-95 [Niigata],
  96-97 [Fukushima], 98 [Miyagi], 99 [Yamagata]`;

const ALIASES = [
  "Hokkaido|北海道",
  ..."Aomori 青森県,Iwate 岩手県,Miyagi 宮城県,Akita 秋田県,Yamagata 山形県,Fukushima 福島県,Ibaraki 茨城県,Tochigi 栃木県,Gunma 群馬県,Saitama 埼玉県,Chiba 千葉県,Tokyo 東京都,Kanagawa 神奈川県,Niigata 新潟県,Toyama 富山県,Ishikawa 石川県,Fukui 福井県,Yamanashi 山梨県,Nagano 長野県,Gifu 岐阜県,Shizuoka 静岡県,Aichi 愛知県,Mie 三重県,Shiga 滋賀県,Kyoto 京都府,Osaka 大阪府,Hyōgo 兵庫県,Nara 奈良県,Wakayama 和歌山県,Tottori 鳥取県,Shimane 島根県,Okayama 岡山県,Hiroshima 広島県,Yamaguchi 山口県,Tokushima 徳島県,Kagawa 香川県,Ehime 愛媛県,Kochi 高知県,Fukuoka 福岡県,Saga 佐賀県,Nagasaki 長崎県,Kumamoto 熊本県,Oita 大分県,Miyazaki 宮崎県,Kagoshima 鹿児島県,Okinawa 沖縄県"
    .split(",")
    .map((pair) => pair.replace(" ", "|")),
];

/** Further towns whose Japanese names people search for. */
const TOWNS =
  "Hachiōji 八王子,Matsudo 松戸,Nishinomiya 西宮,Kawaguchi 川口,Amagasaki 尼崎,Kurashiki 倉敷,Yokosuka 横須賀,Hirakata 枚方,Machida 町田,Fujisawa 藤沢,Toyonaka 豊中,Fukuyama 福山,Toyohashi 豊橋,Toyota 豊田,Iwaki いわき,Asahikawa 旭川,Takatsuki 高槻,Okazaki 岡崎,Suita 吹田,Kōriyama 郡山,Kashiwa 柏,Tokorozawa 所沢,Kawagoe 川越,Koshigaya 越谷,Kasugai 春日井,Akashi 明石,Yokkaichi 四日市,Ichihara 市原,Ichikawa 市川,Ichinomiya 一宮,Hakodate 函館,Ibaraki 茨木,Yao 八尾,Hiratsuka 平塚,Shimonoseki 下関,Takasaki 高崎,Hachinohe 八戸,Neyagawa 寝屋川,Kurume 久留米,Sasebo 佐世保,Chigasaki 茅ヶ崎,Sōka 草加,Atsugi 厚木,Takarazuka 宝塚,Ageo 上尾,Chōfu 調布,Matsumoto 松本,Kasukabe 春日部,Kishiwada 岸和田,Numazu 沼津,Jōetsu 上越,Odawara 小田原,Kure 呉,Nagaoka 長岡,Itami 伊丹,Uji 宇治,Suzuka 鈴鹿,Kofu 甲府,Kushiro 釧路,Anjō 安城,Hirosaki 弘前,Tomakomai 苫小牧,Hadano 秦野,Obihiro 帯広,Ube 宇部,Takaoka 高岡,Kamakura 鎌倉,Kawanishi 川西,Ashikaga 足利,Hitachi-Naka ひたちなか,Nagareyama 流山,Kumagaya 熊谷,Komaki 小牧,Ōgaki 大垣,Ōme 青梅,Moriguchi 守口,Otaru 小樽,Urayasu 浦安,Yonago 米子,Kuwana 桑名,Musashino 武蔵野,Fujieda 藤枝,Isesaki 伊勢崎,Kusatsu 草津,Ueda 上田,Beppu 別府,Niihama 新居浜,Kisarazu 木更津,Nobeoka 延岡,Fujinomiya 富士宮,Yaizu 焼津,Ishinomaki 石巻,Mishima 三島,Hikone 彦根,Komatsu 小松,Tajimi 多治見,Iida 飯田,Iwakuni 岩国,Narita 成田,Ise 伊勢,Maizuru 舞鶴,Onomichi 尾道,Izumo 出雲,Ashiya 芦屋,Iwata 磐田,Kakegawa 掛川,Gotemba 御殿場,Takayama 高山,Itō 伊東,Atami 熱海,Karuizawa 軽井沢,Higashiosaka 東大阪,Tsukuba つくば,Tama 多摩,Ishigaki 石垣,Nago 名護,Yonezawa 米沢,Sakata 酒田,Tsuruoka 鶴岡,Inuyama 犬山,Nagahama 長浜,Umeda 梅田,Ebisu 恵比寿,Nakameguro 中目黒,Akihabara 秋葉原,Asakusa 浅草,Jiyūgaoka 自由が丘";

export const JP_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  counties: "none",
  townWords: /-(shi|machi|chō|mura|ku)$/,
  municipalities: true,
  label: "name",
  names: ["Japan", "Nippon", "日本"],
  postal: { pattern: "(\\d{2})\\d ?\\d{4}", areas: AREAS },
  regionAliases: ALIASES,
  townNames: {
    ...Object.fromEntries(
      TOWNS.split(",").map((pair) => {
        const [name = "", written = ""] = pair.split(" ");
        return [name, `${name}|${written}|${written}市`];
      }),
    ),
    Adachi: "Adachi|足立|足立区",
    Arakawa: "Arakawa|荒川区",
    Chiyoda: "Chiyoda|千代田|千代田区",
    Katsushika: "Katsushika|葛飾|葛飾区",
    Toshima: "Toshima|豊島区",
    Akita: "Akita|秋田|秋田市",
    Aomori: "Aomori|青森|青森市",
    Chiba: "Chiba|千葉|千葉市",
    Fukuoka: "Fukuoka|福岡|福岡市",
    "Fukui-shi": "Fukui|福井|福井市",
    Fukushima: "Fukushima|福島|福島市",
    Gifu: "Gifu|岐阜|岐阜市",
    Hamamatsu: "Hamamatsu|浜松|浜松市",
    Himeji: "Himeji|姫路|姫路市",
    Hiroshima: "Hiroshima|広島|広島市",
    Kagoshima: "Kagoshima|鹿児島|鹿児島市",
    Kanazawa: "Kanazawa|金沢|金沢市",
    Kawasaki: "Kawasaki|川崎|川崎市",
    Kitakyushu: "Kitakyushu|北九州|北九州市",
    Kobe: "Kobe|神戸|神戸市",
    Kōchi: "Kochi|高知|高知市",
    Kumamoto: "Kumamoto|熊本|熊本市",
    Kyoto: "Kyoto|京都|京都市",
    Ginza: "Ginza|銀座",
    Ikebukuro: "Ikebukuro|池袋",
    Itabashi: "Itabashi|板橋|板橋区",
    Meguro: "Meguro|目黒|目黒区",
    Roppongi: "Roppongi|六本木",
    Ueno: "Ueno|上野",
    Matsue: "Matsue|松江|松江市",
    Matsuyama: "Matsuyama|松山|松山市",
    Maebashi: "Maebashi|前橋|前橋市",
    Mito: "Mito|水戸|水戸市",
    Miyazaki: "Miyazaki|宮崎|宮崎市",
    Morioka: "Morioka|盛岡|盛岡市",
    Nagano: "Nagano|長野|長野市",
    Nagasaki: "Nagasaki|長崎|長崎市",
    Nagoya: "Nagoya|名古屋|名古屋市",
    Naha: "Naha|那覇|那覇市",
    "Nara-shi": "Nara|奈良|奈良市",
    Niigata: "Niigata|新潟|新潟市",
    Okayama: "Okayama|岡山|岡山市",
    Osaka: "Osaka|大阪|大阪市",
    Ōita: "Oita|大分|大分市",
    Ōtsu: "Otsu|大津|大津市",
    Saga: "Saga|佐賀|佐賀市",
    Sagamihara: "Sagamihara|相模原|相模原市",
    Saitama: "Saitama|さいたま|さいたま市",
    Sakai: "Sakai|堺|堺市",
    Sapporo: "Sapporo|札幌|札幌市",
    Sendai: "Sendai|仙台|仙台市",
    Setagaya: "Setagaya|世田谷|世田谷区",
    Shibuya: "Shibuya|渋谷|渋谷区",
    Shinjuku: "Shinjuku|新宿|新宿区",
    Shizuoka: "Shizuoka|静岡|静岡市",
    Sumida: "Sumida|墨田|墨田区",
    Taito: "Taito|台東|台東区",
    Takamatsu: "Takamatsu|高松|高松市",
    Tokushima: "Tokushima|徳島|徳島市",
    Tokyo: "Tokyo|東京",
    "Tottori-shi": "Tottori|鳥取|鳥取市",
    Toyama: "Toyama|富山|富山市",
    Tsu: "Tsu|津|津市",
    Utsunomiya: "Utsunomiya|宇都宮|宇都宮市",
    Wakayama: "Wakayama|和歌山|和歌山市",
    Yamagata: "Yamagata|山形|山形市",
    Yamaguchi: "Yamaguchi|山口|山口市",
    Yokohama: "Yokohama|横浜|横浜市",
  },
};
