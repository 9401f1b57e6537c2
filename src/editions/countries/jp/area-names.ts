/** What people in Japan call groups of prefectures, each list of names separated by "|". */
export const JP_AREA_NAMES: Readonly<Record<string, readonly string[]>> = {
  "都内|都心|東京23区": ["tokyo"],
  "東北|東北地方|tohoku": ["aomori", "iwate", "miyagi", "akita", "yamagata", "fukushima"],
  "関東|関東地方|首都圏": ["ibaraki", "tochigi", "gunma", "saitama", "chiba", "tokyo", "kanagawa"],
  北関東: ["ibaraki", "tochigi", "gunma"],
  "一都三県|南関東": ["tokyo", "kanagawa", "saitama", "chiba"],
  "中部|中部地方": ["niigata", "toyama", "ishikawa", "fukui", "yamanashi", "nagano", "gifu", "shizuoka", "aichi"],
  "東海|東海地方": ["aichi", "gifu", "mie", "shizuoka"],
  "北陸|北陸地方": ["toyama", "ishikawa", "fukui"],
  甲信越: ["yamanashi", "nagano", "niigata"],
  "関西|関西地方|近畿|近畿地方": ["shiga", "kyoto", "osaka", "hyogo", "nara", "wakayama"],
  中国地方: ["tottori", "shimane", "okayama", "hiroshima", "yamaguchi"],
  "四国|四国地方": ["tokushima", "kagawa", "ehime", "kochi"],
  "九州|九州地方": ["fukuoka", "saga", "nagasaki", "kumamoto", "oita", "miyazaki", "kagoshima"],
};
