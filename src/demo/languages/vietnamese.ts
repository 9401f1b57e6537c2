import { type DemoLanguage, startSmall } from "./demo-language.ts";

/** Sectors that are named after their businesses, not after what they sell. */
const BUSINESS =
  /^(?:Tiệm|Quán|Quầy|Trạm|Bãi|Đại lý|Trường|Phòng|Nhà|Sân|Sòng|Bến|Hộp đêm|Viện|Xưởng|Công ty|Khách sạn|Cửa hàng|Vườn|Spa|Xe bán)/;

export const VIETNAMESE: DemoLanguage = {
  toBusiness(sector) {
    const name = sector.replace(" & ", " và ");
    return BUSINESS.test(name) ? name : `Cơ sở ${startSmall(name)}`;
  },
  headlines: [
    "Sang nhượng <business> tại <place>",
    "<business> đông khách quen",
    "<business> lâu năm, cần sang lại",
    "<business> có lãi ổn định tại <place>",
    "<business> mặt bằng đẹp",
    "<business>, đội ngũ ở lại làm việc",
  ],
  work: [
    "Doanh nghiệp ngành <sector> phục vụ khách trong vùng, phần lớn là khách quen. Doanh thu đều quanh năm.",
    "Cơ sở hoạt động tại <place>, có quan hệ lâu năm với nhà cung cấp và sẵn sàng bàn giao.",
    "Khách đến chủ yếu nhờ giới thiệu, hầu như không tốn tiền quảng cáo. Thiết bị được bảo dưỡng tốt.",
  ],
  people: [
    "Nhân viên tự vận hành công việc hằng ngày, chủ chỉ lo sổ sách và nhập hàng.",
    "Quản lý có nhiều năm kinh nghiệm và muốn tiếp tục làm việc với chủ mới.",
    "Hai vợ chồng chủ cùng điều hành, quy trình đã được ghi lại đầy đủ.",
  ],
  next: [
    "Chủ mới có thể mở thêm kênh bán trực tuyến, hiện chưa khai thác.",
    "Còn nhiều khách doanh nghiệp trong vùng chưa được tiếp cận.",
    "Kéo dài giờ mở cửa sẽ nhận được những đơn hàng đang phải từ chối.",
  ],
  founded: "Hoạt động từ năm <year>.",
  employees: "Hiện có <count> nhân viên.",
  premises: {
    included: "Giá đã gồm nhà xưởng và quyền sử dụng đất.",
    available: "Chủ sở hữu mặt bằng, có thể bán hoặc cho thuê lại.",
    leased: "Mặt bằng thuê, chủ nhà đồng ý chuyển hợp đồng cho người mua.",
    movable: "Doanh nghiệp không phụ thuộc địa điểm và có thể chuyển đi nơi khác.",
  },
  handover: [
    "Chủ cũ hướng dẫn trực tiếp trong một tháng.",
    "Chủ cũ hỗ trợ qua điện thoại ba tháng sau khi bàn giao.",
    "Chủ cũ sẽ giới thiệu người mua với khách hàng và nhà cung cấp chính.",
  ],
  seller_note: "Người bán chấp nhận cho trả chậm một phần giá.",
  prequalified: "Ngân hàng đã sơ duyệt hồ sơ vay.",
  reasons: [
    "Chủ nghỉ hưu",
    "Không có người kế nghiệp",
    "Tập trung cho công việc khác",
    "Chăm sóc gia đình",
    "Lý do sức khỏe",
    "Chuyển đi nơi khác sinh sống",
  ],
  franchise: {
    headline: "Nhượng quyền <sector>",
    text: [
      "Đang tìm đối tác mở cơ sở nhượng quyền đầu tiên tại <place>.",
      "Bên nhượng quyền đào tạo trước khi khai trương, hỗ trợ tìm mặt bằng và có cẩm nang vận hành.",
      "Trong vùng chưa có cơ sở nào khác của thương hiệu.",
    ],
    territory: "Độc quyền tại <place>",
    training: "Ba tuần trước khi khai trương, trong đó một tuần tại một cơ sở của thương hiệu",
  },
  roles: {
    managing: "Giám đốc văn phòng",
    senior: "Cố vấn cao cấp",
    advisor: "Cố vấn",
    associate: "Trợ lý cố vấn",
  },
  bios: [
    "Từng làm tín dụng ngân hàng mười năm trước khi chuyển sang môi giới doanh nghiệp, chuyên nhà hàng và bán lẻ.",
    "Đã gây dựng rồi sang lại một xưởng in của gia đình, nay phụ trách các doanh nghiệp sản xuất.",
    "Nguyên kế toán trưởng, giúp người mua đọc hiểu sổ sách và định giá sát thực tế.",
    "Nhiều năm làm xuất nhập khẩu, phụ trách các công ty thương mại và kho vận.",
    "Từng quản lý một chuỗi phòng khám, chuyên lĩnh vực y tế và giáo dục.",
    "Xuất thân kỹ sư phần mềm, phụ trách doanh nghiệp công nghệ và bán hàng trực tuyến.",
    "Lớn lên trong gia đình làm khách sạn, chuyên mảng lưu trú và du lịch.",
  ],
  coordinators: [
    ["Điều phối văn phòng", "Sắp xếp lịch hẹn và kiểm tra giấy tờ của từng giao dịch."],
    ["Chăm sóc khách hàng", "Tiếp nhận người mua mới và giữ liên lạc với người bán."],
    ["Điều phối hợp đồng", "Theo dõi tiến độ hợp đồng cho đến ngày bàn giao."],
  ],
  office: {
    name: "Văn phòng <place>",
    heading: "Mua bán, sang nhượng doanh nghiệp tại <place>",
    sub_heading:
      "Chúng tôi giúp chủ doanh nghiệp tại <place> và vùng lân cận tìm người mua phù hợp, có thỏa thuận bảo mật.",
    meta_title: "Môi giới doanh nghiệp tại <place>",
    hours: "Buổi tối và thứ Bảy xin hẹn trước.",
  },
  praise: [
    "Tôi bán quán sau mười lăm năm. Nhân viên không ai biết cho đến ngày tôi tự nói với họ.",
    "Lần đầu mua doanh nghiệp, tôi được hướng dẫn đọc sổ sách rất kỹ trước khi quyết định.",
    "Cố vấn nói thẳng giá tôi đưa ra quá cao và chứng minh bằng các thương vụ tương tự.",
    "Văn phòng cùng tôi gặp chủ nhà để thương lượng lại hợp đồng thuê, rất yên tâm.",
    "Con cái không ai muốn nối nghiệp. Nhờ văn phòng, cơ sở của gia đình vẫn giữ được tên và toàn bộ nhân viên.",
    "Người mua đã được chọn lọc trước khi gặp, nên tôi vẫn bán hàng bình thường trong suốt thời gian rao.",
    "Hỏi gì cũng được trả lời ngay trong ngày, giải thích dễ hiểu.",
    "Cố vấn khuyên tôi đừng mua quán đầu tiên tôi thích. Nửa năm sau quán đó đóng cửa.",
    "Hồ sơ được chuẩn bị gọn gàng nên ngân hàng duyệt vay nhanh hơn tôi nghĩ.",
    "Chủ cũ hướng dẫn đủ sáu tuần như đã hứa. Đến nay doanh thu đúng như sổ sách.",
    "Phí được nói rõ từ đầu, sau này không phát sinh khoản nào.",
    "Hai bên từng căng thẳng vì giá, cố vấn đứng giữa dàn xếp rất khéo.",
  ],
  thanks: [
    "Cảm ơn anh chị đã tin tưởng chúng tôi.",
    "Cảm ơn những lời nhận xét rất ấm áp.",
    "Cảm ơn anh chị. Chúng tôi đã chuyển lời đến cố vấn phụ trách.",
    "Rất vui vì đã giúp được anh chị. Khi nào tiện đường, mời anh chị ghé văn phòng.",
  ],
  mixed: [
    [
      "Mọi người nhiệt tình, nhưng lúc chờ ngân hàng duyệt thì ít được báo tin.",
      "Chúng tôi xin lỗi. Từ nay trong lúc chờ, văn phòng báo tình hình mỗi tuần một lần.",
    ],
    [
      "Kết quả tốt, nhưng mất thời gian gần gấp đôi so với dự tính ban đầu.",
      "Cảm ơn anh chị đã kiên nhẫn. Chúng tôi đã xem lại cách ước tính thời gian ngay từ buổi đầu.",
    ],
    [
      "Hồ sơ còn vài số liệu cũ, tôi phải hỏi lại nhiều lần.",
      "Xin lỗi anh chị vì sự bất tiện. Hồ sơ nay được cập nhật hằng tháng.",
    ],
    [
      "Giữa chừng đổi người phụ trách nên tôi phải trình bày lại từ đầu.",
      "Chúng tôi xin lỗi. Nay khi bàn giao, hai cố vấn cùng gặp khách hàng.",
    ],
  ],
  confidential: {
    names: [
      "Hương Tràm",
      "Sao Khuê",
      "Đại Thành Phát",
      "Minh Quang",
      "Phúc Lộc An",
      "Trúc Xanh",
      "Bình Minh Mới",
      "Lúa Vàng",
    ],
    company: "Công ty TNHH <name>",
    streets: ["<number> Đường Hoa Giấy", "<number> Đường Bến Lở", "<number> Phố Cây Sấu", "<number> Đường Lò Gạch Cũ"],
    lease: {
      none: "Không có hợp đồng thuê",
      included: "Không có hợp đồng thuê: nhà đất nằm trong giá bán",
      available: "Mặt bằng thuộc chủ sở hữu, có thể bán hoặc cho thuê",
      leased: "Tiền thuê cố định, còn <count> năm, được gia hạn",
    },
  },
};
