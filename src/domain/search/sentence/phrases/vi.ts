import type { Phrases } from "./phrases.ts";

export const VIETNAMESE: Phrases = {
  max: "dưới|không quá|tối đa|nhỏ hơn|ít hơn|thấp hơn|rẻ hơn|trong vòng|trong khoảng cách|đến|không vượt quá|<",
  max_after: "trở xuống|đổ lại|đổ xuống|tối đa",
  min: "trên|hơn|tối thiểu|ít nhất|từ|lớn hơn|cao hơn|nhiều hơn|>",
  min_after: "trở lên|đổ lên|tối thiểu",
  about: "khoảng|tầm|cỡ|xấp xỉ|gần",
  between: "từ|giữa|trong khoảng|khoảng từ",
  to: "đến|tới|và|hoặc",
  price: "giá|giá bán|mức giá|ngân sách|giá sang nhượng|giá khoảng|giá chuyển nhượng",
  cash_flow: "lợi nhuận|lãi|lời|thu nhập|dòng tiền|lợi nhuận ròng|kiếm|cần kiếm|lãi ròng|tiền lời",
  cash_flow_after: "một năm|mỗi năm|hàng năm|lợi nhuận|tiền lãi|một năm lợi nhuận",
  down_payment:
    "tôi có|vốn|vốn ban đầu|trả trước|tiền mặt|vốn đầu tư|đầu tư|có sẵn|có vốn|số vốn|mình có|em có|đặt cọc",
  down_payment_after: "tiền mặt|trả trước|vốn|để đầu tư|tiền vốn",
  unfiltered: "doanh thu|doanh số|nhân viên|diện tích|tiền thuê|mặt bằng|thành lập|năm hoạt động|ebitda|m2|chỗ ngồi",
  not: "không|không phải|trừ|ngoại trừ|không ở|không có|không phải là|không lấy|không cần|không bao gồm|không tại|không muốn",
  and: "và|hoặc|hay|cùng|với|cùng với|&",
  in: "ở|tại|gần|quanh|khu vực|trong|thuộc|thành phố|tỉnh|quận|ở gần|xung quanh",
  near_me: "gần tôi|gần đây|quanh đây|gần nhà|gần mình|gần chỗ tôi|xung quanh tôi|khu vực của tôi",
  kilometers: "km|cây số|ki lô mét",
  miles: "dặm",
  currency: "đồng|vnd|vnđ|đ|usd|đô la",
  amounts:
    "một tỷ=1000000000|hai tỷ=2000000000|nửa tỷ=500000000|một trăm triệu=100000000|năm trăm triệu=500000000|ba tỷ=3000000000",
  lender_prequalified: "ngân hàng hỗ trợ vay|được vay ngân hàng|hỗ trợ vay|vay ngân hàng|ngân hàng duyệt vay",
  relocatable: "di dời được|có thể di dời|chuyển địa điểm được|có thể chuyển địa điểm",
  real_estate:
    "kèm bất động sản|kèm nhà đất|bao gồm bất động sản|kèm nhà|kèm đất|có bất động sản|gồm bất động sản|bao gồm mặt bằng|cả nhà đất",
  franchise: "nhượng quyền|thương hiệu nhượng quyền|cơ hội nhượng quyền|mua nhượng quyền|franchise|nhượng quyền mới",
  franchise_resale: "sang nhượng cửa hàng nhượng quyền|nhượng quyền đang hoạt động",
  independent: "độc lập|không nhượng quyền",
  features:
    "vắng mặt=chủ vắng mặt|thu nhập thụ động;tại nhà=làm tại nhà|kinh doanh tại nhà;trả góp=người bán cho trả góp|trả chậm;quản lý=có quản lý",
  cheapest: "rẻ nhất|giá thấp nhất|giá rẻ nhất",
  priciest: "đắt nhất|giá cao nhất",
  newest: "mới nhất|mới đăng|tin mới",
  highest_earnings: "lời nhất|lợi nhuận cao nhất|lãi nhất",
  vague:
    "rẻ|giá rẻ|đẹp|tốt|đông khách|lớn|nhỏ|sinh lời|uy tín|mặt tiền|vị trí đẹp|có lãi|cao cấp|nổi tiếng|lâu năm|ngon|gấp",
  filler:
    "bán|cần bán|mua|muốn mua|cần mua|tìm|tìm mua|tôi|mình|em|muốn|cần|cửa hàng|tiệm|quán|công ty|doanh nghiệp|kinh doanh|dịch vụ|sang nhượng|sang|chuyển nhượng|nhượng lại|đang|hoạt động|một|các|những|cho|có|là|của|nào|gì|đó|shop|cơ sở|trung tâm|văn phòng|xin chào|vui lòng|hiển thị|xem|tất cả|việt nam|mã|số|tin|đang bán|để|được|tôi muốn|tôi muốn mua|tôi cần|tôi tìm|tôi đang tìm|hệ thống|chuỗi|này",
  not_places: "bảo|hoa|an|kem",
  stem: (word) => word,
};
