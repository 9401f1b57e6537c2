import type { LocalFacts } from "../../local-facts/local-fact.ts";

export const VN_FACTS: LocalFacts = {
  "vi-VN": {
    franchise: {
      text: "Bên nhượng quyền phải đưa cho bạn bản sao hợp đồng mẫu và bản giới thiệu về nhượng quyền thương mại ít nhất 15 ngày làm việc trước khi ký hợp đồng, nếu hai bên không thỏa thuận khác.",
      sources: [
        "Nghị định số 35/2006/NĐ-CP quy định chi tiết Luật Thương mại về hoạt động nhượng quyền thương mại, Điều 8 khoản 1, https://vanban.chinhphu.vn/",
      ],
    },
    authority: {
      text: "Cục An ninh mạng và phòng, chống tội phạm sử dụng công nghệ cao (Bộ Công an)",
      sources: [
        "Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 và Nghị định số 356/2025/NĐ-CP (có hiệu lực từ ngày 1 tháng 1 năm 2026), Cổng thông tin quốc gia về bảo vệ dữ liệu cá nhân, https://baovedlcn.gov.vn/",
      ],
    },
  },
};
