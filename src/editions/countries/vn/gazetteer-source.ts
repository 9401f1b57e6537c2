import type { GazetteerSource } from "../../gazetteer-source.ts";

export const VN_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  regionNames: { "Ho Chi Minh City (HCMC)": "Ho Chi Minh City", "Điện Biên Province": "Dien Bien" },
  regionWords: / (Province|City)$/g,
  counties: "none",
  label: "name",
  names: ["Vietnam", "Viet Nam"],
  regionAliases: [
    "Ho Chi Minh City|TP. Hồ Chí Minh|Hồ Chí Minh|HCMC|TP HCM|Thành phố Hồ Chí Minh|Sài Gòn|Saigon",
    "Thừa Thiên Huế|Huế|Hue",
    "Da Nang|Da Nang City",
    "Can Tho|Can Tho City",
    "Hanoi|Hanoi City",
    "Hai Phong|Hai Phong City",
  ],
  townNames: {
    "Ho Chi Minh City":
      "Hồ Chí Minh|TP. Hồ Chí Minh|Ho Chi Minh City|Thành phố Hồ Chí Minh|TP HCM|TPHCM|HCMC|Saigon|Sài Gòn",
    "Ðà Lạt": "Đà Lạt|Dalat",
    Hanoi: "Hà Nội|Hanoi",
    "Da Nang": "Đà Nẵng|Da Nang",
    Haiphong: "Hải Phòng|Haiphong",
    "Qui Nhon": "Quy Nhơn|Qui Nhơn",
  },
};
