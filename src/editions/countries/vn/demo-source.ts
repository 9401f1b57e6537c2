import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real Vietnamese cities. No phone numbers are reserved for fiction. No subscriber number starts
 * with 0 (Circular 22/2014/TT-BTTTT), so these are unassigned. The family name comes first, as is usual in Vietnam.
 */
export const VN_DEMO: DemoSource = {
  scale: 10000,
  // People avoid the sun, casinos need an investment of billions of dollars, and no one cashes checks there.
  omitted_trades: ["casinos", "check-cashing", "tanning-salons"],
  company_forms: ["TNHH", "JSC", "Group JSC"],
  first_names:
    "Bùi Cao Châu Đặng Đinh Đoàn Dương Giang Hà Hồ Huỳnh Khương La Lâm Lương Mạc Ngô Phan Tạ Thái Tô Trịnh Văn Vũ",
  last_names:
    "Ánh_Dương Bảo_Khuê Bích_Thảo Đan_Lê Đình_Khôi Gia_Huy Hải_Triều Hạnh_Nguyên Hoàng_Yến Hữu_Lộc Khánh_Vân Kim_Oanh Lan_Chi Mai_Phương Minh_Tuệ Mộc_Miên Ngọc_Lam Nhật_Minh Phúc_An Quỳnh_Như Thanh_Trúc Thu_Hà Tuấn_Kiệt Việt_An",
  hours: { opens: "08:00", closes: "17:30", friday: "17:30" },
  time_zone: "Asia/Ho_Chi_Minh",
  mobile: "+84900000###",
  offices: `
ho-chi-minh-city|Hồ Chí Minh|ho-chi-minh|70000|10.78|106.70|028 0000 0###|88 Đường Đèn Đồng, Tầng 9|Buy or sell a business in Ho Chi Minh City|We sell restaurants, factories, clinics and online stores under a signed confidentiality agreement.
hanoi|Hà Nội|ha-noi|10000|21.03|105.85|024 0000 0###|15 Phố Cầu Gỗ Nhỏ, Tầng 5|Business brokers for Hanoi|We represent shops, schools and trading firms across the capital and the Red River Delta.
da-nang|Đà Nẵng|da-nang|50000|16.07|108.22|0236 000 0###|42 Đường Sóng Biếc|Buy or sell a business on the central coast|We sell hotels, seafood companies, furniture makers and software firms from Huế to Hội An.
hai-phong|Hải Phòng|hai-phong|04000|20.86|106.68|0225 000 0###|7 Đường Bến Phượng|Business brokers for Hai Phong|We represent logistics firms, machine shops and suppliers to the industrial parks.
can-tho|Cần Thơ|can-tho|90000|10.03|105.78|0292 000 0###|21 Đường Chợ Nổi|Business brokers for the Mekong Delta|We sell rice, fruit and fish processors and the companies that supply them.`,
};
