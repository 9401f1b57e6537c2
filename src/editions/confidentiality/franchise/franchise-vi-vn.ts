import { type Agreement, getSharedSection } from "../agreement-shape.ts";
import { AGREEMENT_VI_VN } from "../agreement-vi-vn.ts";
import { formatVietnameseHeading } from "../heading.ts";

/**
 * The confidentiality agreement for a franchise in Vietnamese. Words in braces are filled in for each signature. When
 * you change the text, increase its revision; agreements signed before keep the text that was signed.
 */
export const FRANCHISE_VI_VN: Agreement = {
  revision: 2,
  title: "Thỏa thuận bảo mật thông tin nhượng quyền",
  format_heading: formatVietnameseHeading,
  sections: [
    {
      heading: "Các bên",
      paragraphs: [
        "Thỏa thuận này được lập giữa {buyer} (“Bên Nhận”), địa chỉ email {email}, và {broker}, thông qua {office} (“Bên Môi Giới”), nhân danh chính mình và vì lợi ích của công ty cấp nhượng quyền nêu dưới đây (“Bên Nhượng Quyền”).",
        "Thỏa thuận liên quan đến cơ hội nhượng quyền được chào theo tin đăng số {number}, “{listing}” (“Nhượng Quyền”). Thỏa thuận có hiệu lực từ thời điểm Bên Nhận ký, được ghi lại trong chứng nhận ở cuối văn bản.",
      ],
    },
    {
      heading: "Thông tin mật",
      paragraphs: [
        "“Thông Tin Mật” là mọi thông tin về Nhượng Quyền mà Bên Môi Giới, Bên Nhượng Quyền hoặc người hành động thay cho họ cung cấp hay cho Bên Nhận tiếp cận theo thỏa thuận này, dù bằng văn bản, lời nói, hiển thị trên màn hình hay thấy được khi tham quan, gồm: cẩm nang, chương trình đào tạo, công thức, phương pháp và phần mềm, nhà cung cấp và giá của họ, địa điểm, khu vực và kế hoạch, các hợp đồng, cùng chi phí, doanh thu và lợi nhuận của các cơ sở, và mọi nội dung Bên Nhận rút ra từ đó.",
        "Việc Bên Nhận đang cân nhắc Nhượng Quyền và mọi điều kiện được thảo luận cũng là Thông Tin Mật.",
      ],
    },
    {
      heading: "Thông tin không phải là mật",
      paragraphs: [
        "Thông tin không phải là mật nếu Bên Nhận chứng minh được rằng thông tin đó đã công khai khi Bên Nhận tiếp nhận hoặc về sau trở nên công khai mà không do Bên Nhận; rằng Bên Nhận đã biết từ trước và được tự do sử dụng; rằng một người có quyền cung cấp đã cung cấp mà không yêu cầu giữ bí mật; hoặc rằng Bên Nhận tự tạo ra mà không dùng đến Thông Tin Mật. Những gì Bên Nhượng Quyền công bố, hoặc nộp ở nơi ai cũng đọc được, là công khai.",
        "Khi pháp luật hoặc tòa án buộc phải tiết lộ, Bên Nhận được tiết lộ nhưng chỉ trong phạm vi bị buộc; và trừ khi điều đó bị cấm, Bên Nhận báo trước cho Bên Môi Giới để Bên Nhượng Quyền có thể phản đối.",
      ],
    },
    {
      heading: "Mục đích sử dụng",
      paragraphs: [
        "Bên Nhận chỉ sử dụng Thông Tin Mật để quyết định có nhận Nhượng Quyền hay không và theo điều kiện nào. Bên Nhận không sử dụng thông tin đó để mở hoặc điều hành doanh nghiệp cùng loại, gây bất lợi cho Bên Nhượng Quyền hay các bên nhận quyền khác, hoặc phục vụ mục đích của người khác, và bảo vệ thông tin đó ít nhất cẩn thận như đối với bí mật của chính mình.",
      ],
    },
    getSharedSection(AGREEMENT_VI_VN, "Người khác được biết"),
    {
      heading: "Câu hỏi và tham quan",
      paragraphs: [
        "Bên Nhận không liên hệ với Bên Nhượng Quyền, hoặc với nhà cung cấp, bên cho thuê hay nhân viên tại các cơ sở của Bên Nhượng Quyền về Nhượng Quyền, và không đến các cơ sở đó ngoài cách một người khách bình thường vẫn đến, trừ khi Bên Môi Giới đồng ý bằng văn bản. Mọi câu hỏi, buổi tham quan và đơn đăng ký đều thông qua Bên Môi Giới.",
        "Bên Nhận được nói chuyện với các bên đang và đã nhận quyền của Bên Nhượng Quyền, và với người mà Bên Nhận xin tư vấn. Bên Nhận không cung cấp cho họ Thông Tin Mật mà họ chưa có, trừ khi thỏa thuận này cho phép chia sẻ.",
      ],
    },
    {
      heading: "Không lôi kéo nhân sự",
      paragraphs: [
        "Trong {months} tháng kể từ ngày ký, Bên Nhận không lôi kéo hoặc thuê người lao động của Bên Nhượng Quyền hay của các cơ sở, và không xúi giục các bên nhận quyền hay nhà cung cấp rời bỏ Bên Nhượng Quyền. Quảng cáo tuyển dụng hướng đến công chúng nói chung không bị coi là lôi kéo; người lao động của cơ sở mà Bên Nhận tiếp quản là ngoại lệ.",
      ],
    },
    {
      heading: "Không đi vòng qua Bên Môi Giới",
      paragraphs: [
        "Trong {months} tháng kể từ ngày ký, Bên Nhận không nhận Nhượng Quyền, hoặc một nhượng quyền khác cùng thương hiệu, trực tiếp hoặc qua người khác, nếu không thông qua Bên Môi Giới, và không giúp bất kỳ ai làm Bên Môi Giới mất khoản hoa hồng đã được hưởng do giới thiệu Bên Nhận.",
      ],
    },
    getSharedSection(AGREEMENT_VI_VN, "Hoàn trả thông tin"),
    {
      heading: "Bản giới thiệu nhượng quyền có trước",
      paragraphs: [
        "Thỏa thuận này không phải là lời chào nhượng quyền và không phải là hợp đồng nhượng quyền. Bên Nhận không phải trả tiền cho thỏa thuận này, và việc ký không buộc ai phải cấp hay nhận nhượng quyền.",
        "Khi pháp luật buộc Bên Nhượng Quyền giao tài liệu giới thiệu trước khi Bên Nhận ký hợp đồng nhượng quyền hoặc trả tiền, không nội dung nào nhận được theo thỏa thuận này thay thế tài liệu đó, và không điều nào ở đây rút ngắn thời gian để Bên Nhận đọc hay hạn chế quyền mà pháp luật dành cho Bên Nhận.",
      ],
    },
    {
      heading: "Không bảo đảm về thông tin",
      paragraphs: [
        "Thông tin do Bên Nhượng Quyền cung cấp. Bên Môi Giới chưa xác minh và không cam kết rằng thông tin đầy đủ hay chính xác. Bên Môi Giới không tự đưa ra khẳng định nào về doanh thu hay lợi nhuận mà một cơ sở có thể đạt được. Bên Nhận tự tìm hiểu và dựa vào cố vấn của mình; chỉ hợp đồng nhượng quyền đã ký mới ràng buộc các bên.",
      ],
    },
    {
      heading: "Thời hạn",
      paragraphs: [
        "Thỏa thuận này ràng buộc Bên Nhận trong {years} năm kể từ ngày ký, hoặc đến khi Bên Nhận đã ký hợp đồng nhượng quyền cho Nhượng Quyền, tùy thời điểm nào đến trước. Những gì pháp luật bảo hộ là bí mật kinh doanh tiếp tục được bảo hộ chừng nào vẫn còn là bí mật kinh doanh.",
      ],
    },
    {
      heading: "Khi có vi phạm",
      paragraphs: [
        "Vi phạm có thể gây cho Bên Nhượng Quyền và các bên nhận quyền những thiệt hại không thể bù đắp bằng tiền. Bên Môi Giới và Bên Nhượng Quyền có quyền yêu cầu tòa án buộc chấm dứt vi phạm, ngoài việc đòi bồi thường thiệt hại và các biện pháp khác theo pháp luật. Bên Nhượng Quyền có quyền nhân danh chính mình yêu cầu thực hiện thỏa thuận này.",
        "Không điều nào trong thỏa thuận này ngăn cản bất kỳ ai báo cáo hành vi có thể vi phạm pháp luật cho cơ quan có thẩm quyền, hoặc tiết lộ bí mật kinh doanh trên cơ sở bảo mật cho cơ quan có thẩm quyền hay luật sư vì mục đích đó.",
      ],
    },
    getSharedSection(AGREEMENT_VI_VN, "Luật áp dụng và tòa án"),
    getSharedSection(AGREEMENT_VI_VN, "Ký điện tử"),
  ],
};
