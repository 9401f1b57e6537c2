import type { Agreement } from "./agreement-shape.ts";
import { formatVietnameseHeading } from "./heading.ts";

/**
 * The confidentiality agreement in Vietnamese. Words in braces are filled in for each signature. When you change
 * the text, increase its revision; agreements signed before keep the text that was signed.
 */
export const AGREEMENT_VI_VN: Agreement = {
  revision: 2,
  title: "Thỏa thuận bảo mật thông tin",
  format_heading: formatVietnameseHeading,
  sections: [
    {
      heading: "Các bên",
      paragraphs: [
        "Thỏa thuận này được lập giữa {buyer} (“Bên Nhận”), địa chỉ email {email}, và {broker}, thông qua {office} (“Bên Môi Giới”), nhân danh chính mình và vì lợi ích của chủ sở hữu doanh nghiệp nêu dưới đây (“Bên Bán”).",
        "Thỏa thuận liên quan đến doanh nghiệp được chào bán theo tin đăng số {number}, “{listing}” (“Doanh Nghiệp”). Thỏa thuận có hiệu lực từ thời điểm Bên Nhận ký, được ghi lại trong chứng nhận ở cuối văn bản.",
      ],
    },
    {
      heading: "Thông tin mật",
      paragraphs: [
        "“Thông Tin Mật” là mọi thông tin về Doanh Nghiệp mà Bên Môi Giới, Bên Bán hoặc người hành động thay cho họ cung cấp hay cho Bên Nhận tiếp cận theo thỏa thuận này, dù bằng văn bản, lời nói, hiển thị trên màn hình hay thấy được khi tham quan, gồm: tên, địa chỉ và chủ sở hữu, sổ sách kế toán và tờ khai thuế, khách hàng, nhà cung cấp, người lao động, hợp đồng thuê, các hợp đồng, phương pháp và kế hoạch của Doanh Nghiệp, cùng mọi nội dung Bên Nhận rút ra từ đó.",
        "Việc Doanh Nghiệp đang được chào bán, việc Bên Nhận đang cân nhắc mua và mọi điều kiện được thảo luận cũng là Thông Tin Mật.",
      ],
    },
    {
      heading: "Thông tin không phải là mật",
      paragraphs: [
        "Thông tin không phải là mật nếu Bên Nhận chứng minh được rằng thông tin đó đã công khai khi Bên Nhận tiếp nhận hoặc về sau trở nên công khai mà không do Bên Nhận; rằng Bên Nhận đã biết từ trước và được tự do sử dụng; rằng một người có quyền cung cấp đã cung cấp mà không yêu cầu giữ bí mật; hoặc rằng Bên Nhận tự tạo ra mà không dùng đến Thông Tin Mật.",
        "Khi pháp luật hoặc tòa án buộc phải tiết lộ, Bên Nhận được tiết lộ nhưng chỉ trong phạm vi bị buộc; và trừ khi điều đó bị cấm, Bên Nhận báo trước cho Bên Môi Giới để Bên Bán có thể phản đối.",
      ],
    },
    {
      heading: "Mục đích sử dụng",
      paragraphs: [
        "Bên Nhận chỉ sử dụng Thông Tin Mật để quyết định có mua Doanh Nghiệp hay không và theo điều kiện nào. Bên Nhận không sử dụng thông tin đó để cạnh tranh với Doanh Nghiệp, gây bất lợi cho Bên Bán hoặc phục vụ mục đích của người khác, và bảo vệ thông tin đó ít nhất cẩn thận như đối với bí mật của chính mình.",
      ],
    },
    {
      heading: "Người khác được biết",
      paragraphs: [
        "Bên Nhận được chia sẻ Thông Tin Mật với đối tác, luật sư, kế toán và bên cho vay cần thông tin đó cho quyết định nói trên, sau khi đã cho họ biết đây là thông tin mật và họ đã đồng ý giữ bí mật. Bên Nhận chịu trách nhiệm về việc họ sử dụng thông tin như về hành vi của chính mình. Bên Nhận không chia sẻ với bất kỳ ai khác.",
      ],
    },
    {
      heading: "Không liên hệ với Doanh Nghiệp",
      paragraphs: [
        "Bên Nhận không liên hệ với Bên Bán, hoặc với người lao động, khách hàng, nhà cung cấp, bên cho thuê hay bên cho vay của Doanh Nghiệp về Doanh Nghiệp hoặc việc bán Doanh Nghiệp, và không đến cơ sở kinh doanh ngoài cách một người khách bình thường vẫn đến, trừ khi Bên Môi Giới đồng ý bằng văn bản. Mọi câu hỏi, buổi tham quan và đề nghị mua đều thông qua Bên Môi Giới.",
      ],
    },
    {
      heading: "Không lôi kéo nhân sự",
      paragraphs: [
        "Trong {months} tháng kể từ ngày ký, Bên Nhận không lôi kéo hoặc thuê người lao động hay nhà thầu của Doanh Nghiệp và không xúi giục khách hàng hay nhà cung cấp rời bỏ Doanh Nghiệp, trừ khi Bên Nhận đã mua Doanh Nghiệp. Quảng cáo tuyển dụng hướng đến công chúng nói chung không bị coi là lôi kéo.",
      ],
    },
    {
      heading: "Không đi vòng qua Bên Môi Giới",
      paragraphs: [
        "Trong {months} tháng kể từ ngày ký, Bên Nhận không mua, thuê hoặc điều hành Doanh Nghiệp hay tài sản của Doanh Nghiệp, toàn bộ hoặc một phần, trực tiếp hoặc qua người khác, nếu không thông qua Bên Môi Giới, và không giúp bất kỳ ai làm Bên Môi Giới mất khoản hoa hồng đã được hưởng do giới thiệu Bên Nhận.",
      ],
    },
    {
      heading: "Hoàn trả thông tin",
      paragraphs: [
        "Khi Bên Môi Giới yêu cầu, hoặc khi Bên Nhận quyết định không tiếp tục, Bên Nhận hoàn trả hoặc hủy toàn bộ Thông Tin Mật và mọi bản sao trong vòng mười ngày và, nếu được yêu cầu, xác nhận bằng văn bản rằng đã làm như vậy. Bên Nhận được giữ lại những gì pháp luật buộc phải lưu giữ; phần này vẫn là mật trong suốt thời gian lưu giữ. Quyền truy cập trên trang web này có thể bị chấm dứt bất cứ lúc nào.",
      ],
    },
    {
      heading: "Không bảo đảm về thông tin",
      paragraphs: [
        "Thông tin do Bên Bán cung cấp. Bên Môi Giới chưa xác minh và không cam kết rằng thông tin đầy đủ hay chính xác. Bên Nhận tự tìm hiểu và dựa vào cố vấn của mình; chỉ hợp đồng mua bán đã ký mới ràng buộc các bên phải bán hoặc mua.",
      ],
    },
    {
      heading: "Thời hạn",
      paragraphs: [
        "Thỏa thuận này ràng buộc Bên Nhận trong {years} năm kể từ ngày ký, hoặc đến khi Bên Nhận đã mua Doanh Nghiệp, tùy thời điểm nào đến trước. Những gì pháp luật bảo hộ là bí mật kinh doanh tiếp tục được bảo hộ chừng nào vẫn còn là bí mật kinh doanh.",
      ],
    },
    {
      heading: "Khi có vi phạm",
      paragraphs: [
        "Vi phạm có thể gây cho Doanh Nghiệp những thiệt hại không thể bù đắp bằng tiền. Bên Môi Giới và Bên Bán có quyền yêu cầu tòa án buộc chấm dứt vi phạm, ngoài việc đòi bồi thường thiệt hại và các biện pháp khác theo pháp luật. Bên Bán có quyền nhân danh chính mình yêu cầu thực hiện thỏa thuận này.",
        "Không điều nào trong thỏa thuận này ngăn cản bất kỳ ai báo cáo hành vi có thể vi phạm pháp luật cho cơ quan có thẩm quyền, hoặc tiết lộ bí mật kinh doanh trên cơ sở bảo mật cho cơ quan có thẩm quyền hay luật sư vì mục đích đó.",
      ],
    },
    {
      heading: "Luật áp dụng và tòa án",
      paragraphs: [
        "Thỏa thuận này được điều chỉnh bởi {law}. Tranh chấp được giải quyết tại {courts}. Nếu một phần của thỏa thuận không thể thi hành, các phần còn lại vẫn giữ nguyên hiệu lực. Đây là toàn bộ thỏa thuận về vấn đề này và chỉ được sửa đổi bằng văn bản.",
      ],
    },
    {
      heading: "Ký điện tử",
      paragraphs: [
        "Bên Nhận đồng ý nhận thỏa thuận này và ký bằng phương tiện điện tử, và đồng ý rằng tên do Bên Nhận nhập cùng thao tác bấm xác nhận có giá trị như chữ ký tay theo {electronic_law}. Sự đồng ý này chỉ áp dụng cho thỏa thuận này.",
        "Ký trên giấy: Bên Nhận không bắt buộc phải ký điện tử. Hãy yêu cầu {office} qua {office_email} hoặc {office_phone} gửi bản giấy để ký tay, không mất phí. Bản đã ký được gửi cho Bên Nhận qua email và lưu trong tài khoản, nơi Bên Nhận có thể lưu về hoặc in ra.",
        "Rút lại sự đồng ý: trước khi ký, Bên Nhận rút lại bằng cách rời khỏi trang này. Sau khi ký, Bên Nhận có thể chấm dứt sự đồng ý đối với tài liệu điện tử bằng cách thông báo đến địa chỉ nói trên; việc này không làm mất hiệu lực của chữ ký đã thực hiện. Nếu địa chỉ email thay đổi, Bên Nhận báo đến cùng địa chỉ đó hoặc tự sửa trong tài khoản.",
        "Những gì cần có: phiên bản hiện hành của một trình duyệt web thông dụng, một địa chỉ email đọc được, phần mềm mở tệp PDF, và bộ nhớ hoặc máy in nếu Bên Nhận muốn giữ bản của riêng mình.",
      ],
    },
  ],
};
