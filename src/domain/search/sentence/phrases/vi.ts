import { VIETNAMESE_FUNCTION_WORDS } from "../function-words/vi.ts";
import type { Phrases } from "./phrases.ts";

export const VIETNAMESE: Phrases = {
  max: "trước|trước năm|dưới|không quá|tối đa|nhỏ hơn|ít hơn|thấp hơn|rẻ hơn|trong vòng|trong khoảng cách|đến|không vượt quá|<|tối đa là|cao nhất|nhiều nhất|không hơn|chưa tới|chưa đến|bé hơn|giá tối đa|cao nhất là",
  max_after: "trở lại|đổ về|là cùng|trở xuống|đổ lại|đổ xuống|tối đa|quay đầu|là tối đa|đổ lại thôi",
  min: "trên|hơn|tối thiểu|ít nhất|từ|lớn hơn|cao hơn|nhiều hơn|>|lớn hơn hoặc bằng|không dưới|từ khoảng|tối thiểu là|ít nhất là|trên mức",
  min_after: "trở lên|đổ lên|tối thiểu|hoặc hơn|trở lên là được",
  about: "khoảng|tầm|cỡ|xấp xỉ|gần|cỡ khoảng|chừng|quanh mức|tầm khoảng|tầm giá|giá tầm|loanh quanh",
  between: "từ|giữa|trong khoảng|khoảng từ",
  to: "đến|tới|và|hoặc",
  price:
    "giá|giá bán|mức giá|ngân sách|giá sang nhượng|giá chuyển nhượng|giá tầm|tầm giá|giá cả|giá bán là|giá là|giá sang|giá sang lại|giá mua|tài chính|tài chính khoảng|trị giá|chi phí",
  cash_flow:
    "lợi nhuận|lãi|lời|thu nhập|dòng tiền|lợi nhuận ròng|lãi ròng|tiền lời|lợi nhuận hàng năm|lợi nhuận năm|lãi hàng năm|lời lãi|lời ròng|tiền lãi|thu về|lãi mỗi năm|lợi nhuận mỗi năm|lợi nhuận mỗi tháng|lãi mỗi tháng|lời mỗi tháng|lợi nhuận tháng|lãi tháng|sinh lời|có lãi|kiếm được|thu nhập ròng|mang về|đem về",
  cash_flow_after: "lợi nhuận|tiền lãi|một năm lợi nhuận|tiền lời|lời|lãi|lãi ròng|lợi nhuận ròng",
  monthly:
    "mỗi tháng|một tháng|hàng tháng|mỗi một tháng|hằng tháng|trên tháng|tháng|một tháng là|theo tháng|trong một tháng",
  income:
    "kiếm|cần kiếm|muốn kiếm|tôi cần kiếm|cần thu nhập|muốn thu nhập|để sống|tôi muốn kiếm|mong muốn thu nhập|cần lời|muốn lời|thu nhập mong muốn|muốn kiếm được|cần kiếm được|tôi cần thu nhập|cần có thu nhập|muốn có thu nhập|mong muốn kiếm|sống bằng",
  down_payment:
    "tôi có|vốn|vốn ban đầu|trả trước|tiền mặt|vốn đầu tư|đầu tư|có sẵn|có vốn|số vốn|mình có|em có|đặt cọc|có|tôi đang có|hiện có|vốn tự có|vốn có sẵn|vốn khoảng|có trong tay|tiền vốn|tiền có sẵn|đang có|có số vốn|vốn liếng|tiền trả trước|trả trước khoảng|đặt trước|chúng tôi có|vợ chồng tôi có|anh có|mua với|bỏ ra|đầu tư khoảng|vốn bỏ ra|vốn đầu tư ban đầu|vốn ban đầu khoảng|số vốn ban đầu",
  down_payment_after:
    "tiền mặt|trả trước|vốn|để đầu tư|tiền vốn|vốn tự có|tiền có sẵn|trong tay|để mua|để làm vốn|tiền tiết kiệm",
  revenue:
    "doanh thu|doanh số|doanh thu năm|doanh thu mỗi năm|doanh thu hàng năm|doanh thu tháng|doanh thu mỗi tháng|doanh thu một năm|bán được|tổng doanh thu|doanh số năm",
  years:
    "thành lập|hoạt động được|mở được|hoạt động|mở|mở từ|hoạt động từ|hoạt động hơn|kinh doanh được|kinh doanh lâu|thành lập từ|thành lập được|tồn tại|có tuổi đời",
  years_after:
    "năm hoạt động|năm kinh nghiệm|năm|năm tuổi|năm thành lập|năm rồi|năm nay|năm trở lên|năm hoạt động trở lên",
  unfiltered_after: "phút|giờ|phút đi xe|phòng|giường|bàn|chỗ|khách|học sinh",
  unfiltered: "vốn điều lệ|hoàn vốn|biên lợi nhuận|tỷ suất|nhân viên|diện tích|tiền thuê|mặt bằng|ebitda|m2|chỗ ngồi",
  not: "không|không phải|trừ|ngoại trừ|không ở|không có|không phải là|không lấy|không cần|không bao gồm|không tại|không muốn|không phải ở|chứ không phải|không lấy ở|đừng|loại trừ|tránh|bỏ qua|chứ không|không thuộc|không tính|chẳng phải|không thích|chưa phải|miễn không phải|nhưng không phải|trừ ra",
  except: "trừ|ngoại trừ|không bao gồm|loại trừ|tránh|bỏ qua|không tính|trừ ra",
  goods: "thiết bị|vật tư|phụ kiện|dụng cụ|đồ dùng|máy móc|nguyên liệu|sản phẩm",
  serving: "cho|dành cho|cho các|cho ngành|phục vụ",
  and: "và|hoặc|hay|cùng|với|cùng với|&|hoặc là|cũng như|lẫn|hay là|và cả",
  in: "ở|tại|gần|quanh|khu vực|trong|thuộc|thành phố|tỉnh|quận|ở gần|xung quanh|ở tại|ở khu vực|tại khu vực|khu|vùng|ngay|ngay tại|ở thành phố|tp|tại tp|ở tp|gần khu vực|quanh khu vực|lân cận|ở tỉnh|địa bàn|trên địa bàn|cách|bán kính|trong bán kính",
  near: "gần|quanh|ở gần|xung quanh|quanh khu vực|lân cận|gần khu vực",
  near_me: "gần tôi|gần đây|quanh đây|gần nhà|gần mình|gần chỗ tôi|xung quanh tôi|khu vực của tôi",
  kilometers: "km|cây số|ki lô mét",
  miles: "dặm",
  currency: "đồng|vnd|vnđ|đ|usd|đô la",
  yearly: "một năm|mỗi năm|hàng năm|năm|hằng năm|trên năm|theo năm|1 năm",
  about_after: "gì đó|hoặc hơn kém|đổ lại hoặc hơn",
  multiple: "bội số",
  multiple_after: "lần lợi nhuận|lần|lần lãi|năm lợi nhuận",
  listed: "đăng|đăng trong|trong|vòng|đăng trong vòng",
  days: "ngày|ngày qua",
  weeks: "tuần|tuần qua",
  months: "tháng|tháng qua",
  recently:
    "(đăng/mới đăng) (tuần này/trong tuần)=7|(đăng/mới đăng) (tháng này/trong tháng)=30|(đăng/mới đăng) hôm nay=1|tuần này=7|trong tuần=7|tháng này=30|hôm nay=1|trong tháng này=30",
  numbers: "một=1|hai=2|ba=3|bốn=4|năm=5|lăm=5|sáu=6|bảy=7|tám=8|chín=9|mười=x10|trăm=x100|nửa=0.5",
  figures: "chữ số|con số",
  with: "với",
  half_more: "rưỡi",
  has_tenths_after_factor: true,
  has_tones: true,
  lender_prequalified: "ngân hàng hỗ trợ vay|được vay ngân hàng|hỗ trợ vay|vay ngân hàng|ngân hàng duyệt vay",
  relocatable:
    "di dời được|có thể di dời|chuyển địa điểm được|có thể chuyển địa điểm|dời được|có thể di chuyển|chuyển chỗ được|có thể chuyển chỗ",
  real_estate:
    "kèm bất động sản|kèm nhà đất|bao gồm bất động sản|kèm nhà|kèm đất|có bất động sản|gồm bất động sản|bao gồm mặt bằng|cả nhà đất|có kèm đất|có kèm nhà|kèm theo đất|kèm luôn đất|kèm luôn nhà|bán cả đất|cả đất|gồm cả đất|bao gồm đất|bao gồm nhà đất|gồm đất|có đất|có nhà đất|kèm theo bất động sản|kèm mặt bằng sở hữu|sổ đỏ|có sổ đỏ|sở hữu mặt bằng",
  seller_financing:
    "trả góp|người bán cho trả góp|trả chậm|cho trả góp|thanh toán chậm|trả dần|chủ cho trả góp|có cho trả góp|chủ cho trả chậm|có chủ cho trả góp|cho trả chậm|trả góp được|bán trả góp|chủ hỗ trợ trả góp|hỗ trợ trả góp|được trả góp|cho trả dần|người bán cho vay",
  manager_run:
    "vắng mặt|chủ vắng mặt|thu nhập thụ động|quản lý|có quản lý|có quản lý sẵn|chủ không cần có mặt|quản lý sẵn|có người quản lý|chủ không cần|không cần chủ có mặt|chủ không phải có mặt|vận hành tự động|tự vận hành|không cần trực tiếp quản lý|có quản lý riêng|đã có quản lý|có nhân viên quản lý|có quản lý trông coi",
  home_based:
    "tại nhà|làm tại nhà|kinh doanh tại nhà|làm ở nhà|ở nhà|làm việc tại nhà|bán tại nhà|từ nhà|ngay tại nhà|online tại nhà",
  price_reduced:
    "giảm giá|đã giảm giá|hạ giá|giá đã giảm|vừa giảm giá|bớt giá|đang giảm giá|được giảm giá|mới giảm giá|giảm giá mạnh",
  available: "chưa đặt cọc|chưa có người đặt cọc|chưa giao dịch|còn bán",
  franchise: "nhượng quyền|thương hiệu nhượng quyền|cơ hội nhượng quyền|mua nhượng quyền|franchise|nhượng quyền mới",
  franchise_resale: "sang nhượng cửa hàng nhượng quyền|nhượng quyền đang hoạt động",
  independent: "độc lập|không nhượng quyền|không phải nhượng quyền|không thuộc nhượng quyền",
  features: "đào tạo=có đào tạo|kèm đào tạo",
  cheapest: "rẻ nhất|giá thấp nhất|giá rẻ nhất",
  priciest: "đắt nhất|giá cao nhất",
  newest: "mới nhất|mới đăng|tin mới|tin mới nhất|mới đăng gần đây|vừa đăng|tin mới đăng|mới rao|gần đây nhất",
  highest_earnings: "lời nhất|lợi nhuận cao nhất|lãi nhất",
  vague:
    "(góc/) (hai/2) mặt tiền|view đẹp|đông dân|khu dân cư|rẻ|giá rẻ|đẹp|tốt|đông khách|lớn|nhỏ|sinh lời|uy tín|mặt tiền|vị trí đẹp|có lãi|cao cấp|nổi tiếng|lâu năm|ngon|gấp|đông|vị trí tốt|khách quen|nhiều khách|gấp gáp|sầm uất|trung tâm thành phố|ngay trung tâm|giá tốt|chất lượng|ổn định|đang hoạt động tốt|lợi nhuận cao|hot|(giá/) thương lượng|hiện đại|mới mở|mới khai trương|đắc địa|vị trí đắc địa|sang trọng|đầy đủ thiết bị|máy móc hiện đại|có thương lượng",
  filler:
    "mọi thứ|tất cả mọi thứ|nên|bán|cần bán|mua|muốn mua|cần mua|tìm|tìm mua|tôi|mình|em|muốn|cần|cửa hàng|tiệm|quán|công ty|doanh nghiệp|kinh doanh|dịch vụ|sang nhượng|sang|chuyển nhượng|nhượng lại|đang|hoạt động|một|các|những|cho|có|là|của|nào|gì|đó|shop|cơ sở|trung tâm|văn phòng|xin chào|vui lòng|hiển thị|xem|tất cả|việt nam|mã|số|tin|đang bán|để|được|tôi muốn|tôi muốn mua|tôi cần|tôi tìm|tôi đang tìm|hệ thống|chuỗi|này|sang lại|lại|sang tên|sang quán|sang tiệm|mua lại|muốn mua lại|cần sang|cần sang lại|nhượng|chủ|mở|muốn mở|muốn tìm|tìm kiếm|đang tìm|đang cần|cần tìm|tìm giúp|giúp|giúp tôi|giới thiệu|ai|ai có|ở đâu|đâu|bao nhiêu|như thế nào|thế nào|còn|đã|sẽ|rồi|nữa|nếu|với|về|từ|ạ|nhé|chúng tôi|chúng mình|vợ chồng|người|mọi|mỗi|nhiều|ít|hơn|rất|khá|cũng|chỉ|đều|bất kỳ|bất cứ|loại|kiểu|ngành|nghề|lĩnh vực|mô hình|thương hiệu|địa điểm|chỗ|nơi|năm|tháng|giá|vốn|làm|làm ăn|đầu tư|kiếm|để kinh doanh|để làm|cảm ơn|chào|xin|hỏi|cho hỏi|hỗ trợ|ưu tiên|tốt nhất là|nhượng lại quán|nhượng lại tiệm|quán này|thuộc|trong|vòng|ban đầu",
  seek: "tìm|tìm mua|muốn tìm|muốn mua|cần tìm|cần mua|mua|chỉ|đang tìm",
  question: "không|chưa",
  function_words: VIETNAMESE_FUNCTION_WORDS,
  omissible: "luôn|cả|theo|sẵn|cái",
  not_places: "bảo|hoa|an|kem",
  stem: (word) => word,
};
