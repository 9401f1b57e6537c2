/**
 * Names of provinces before the merger of July 1, 2025 (National Assembly, Resolution 202/2025/QH15), with the province
 * that each is now part of, and other names for places. Each list of names is separated by "|".
 */
export const VN_AREA_NAMES: Readonly<Record<string, readonly string[]>> = {
  "quận 1|quận 3|quận 4|quận 5|quận 6|quận 7|quận 8|quận 10|quận 11|quận 12|q1|q3|q4|q5|q6|q7|q8|q10|q11|q12|tphcm|hcm|sg|tp sài gòn|bình dương|bà rịa vũng tàu|bà rịa - vũng tàu":
    ["ho-chi-minh"],
  "bình phước": ["dong-nai"],
  "long an": ["tay-ninh"],
  "sóc trăng|hậu giang": ["can-tho"],
  "bến tre|trà vinh": ["vinh-long"],
  "tiền giang": ["dong-thap"],
  "kiên giang": ["an-giang"],
  "bạc liêu": ["ca-mau"],
  "đắk nông|bình thuận": ["lam-dong"],
  "ninh thuận": ["khanh-hoa"],
  "phú yên": ["dak-lak"],
  "bình định": ["gia-lai"],
  "kon tum": ["quang-ngai"],
  "quảng nam": ["da-nang"],
  "quảng bình": ["quang-tri"],
  "hà nam|nam định": ["ninh-binh"],
  "thái bình": ["hung-yen"],
  "hải dương": ["hai-phong"],
  "bắc giang": ["bac-ninh"],
  "vĩnh phúc|hòa bình": ["phu-tho"],
  "bắc kạn": ["thai-nguyen"],
  "hà giang": ["tuyen-quang"],
  "yên bái": ["lao-cai"],
  "miền tây|đồng bằng sông cửu long": ["can-tho", "an-giang", "ca-mau", "dong-thap", "vinh-long"],
};
