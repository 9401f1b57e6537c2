/** Common words of Vietnamese that say nothing about a business, as in `en.ts`. */
export const VIETNAMESE_FUNCTION_WORDS = [
  // Pronouns and people
  "chúng ta|chúng em|bọn mình|bọn em|bên mình|bên em|anh chị|chị|anh chị|các bạn|bạn|bạn nào|mọi người|ông bà|người ta|hai vợ chồng|vợ|vợ tôi|chồng tôi|gia đình tôi|gia đình mình|nhà mình|nhà em|ai đó|người mua|người bán|chủ cũ|nhà đầu tư|người mới|mới bắt đầu",
  // Particles, prepositions and adverbs
  "thì|mà|nhưng|nhưng mà|vì|để mà|cái|chiếc|vài|mấy|một số|một vài|một cái|một chút|chút|hết|luôn|vẫn|vẫn còn|vừa|mới đây|hiện tại|hiện nay|hiện giờ|bây giờ|sắp|sắp tới|ngay lập tức|liền|càng|càng tốt|lắm|quá|thực sự|có thể|có lẽ|chắc|nên là|tùy|tuỳ|ví dụ|như|như là|giống như|kiểu như|v v|vv|nhé ạ|nha|nhá|hen|vậy|thế|à|ơi|dạ|vâng|ok|oke|đúng|cả hai|tự mình|qua|lên|xuống|ra|vào|đây|này nọ|kia|đấy|ấy|thôi|miễn|miễn là|tốt nhất|càng gần càng tốt|nói chung|cụ thể|chủ yếu|trực tiếp|nhanh|sớm|với ạ",
  // Verbs
  "cần tìm mua|cần thuê|tham khảo|quan tâm|quan tâm đến|dự định|dự tính|tính mua|đang tính|đang muốn|đang định|mong|mong muốn|thích|ước|hy vọng|suy nghĩ|xem xét|cân nhắc|thử|bắt đầu|khởi nghiệp|lập nghiệp|tiếp quản|nhận sang|nhận lại|nhận chuyển nhượng|mua đứt|thâu tóm|vận hành|điều hành|đến nơi|chuyển đến|chuyển về|hiển thị giúp|liệt kê|cho xem|cho tôi xem|gợi ý|đề xuất|tư vấn|giúp mình|giúp em|giúp với|cho phép|phù hợp|phù hợp với|bao gồm cả|dành cho|trở thành|nằm|nằm ở|tọa lạc|đặt tại|chuyên về|phục vụ|giao lại|để lại|pass lại|pass|nhượng gấp lại|rao bán|đăng bán|tồn tại được",
  // Words for a business in general
  "cơ hội|cơ hội kinh doanh|dự án|hộ kinh doanh|doanh nghiệp nhỏ|công việc|ngành nghề|hạng mục|danh mục|loại hình|mặt hàng|phương án|ý tưởng|khu vực nào|chỗ nào|điểm bán|số tiền|con số",
  // Courtesy
  "xin cảm ơn|cám ơn|cảm ơn nhiều|alo|chào mọi người|xin hỏi|nhờ|làm ơn|phiền",
].join("|");
