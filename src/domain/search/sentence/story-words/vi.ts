import { matchWords, type StoryWords } from "./story-words.ts";

export const VIETNAMESE_STORY: StoryWords = {
  story: matchWords(
    "(?<!tiếng )(?:tôi|mình|em|anh|chị|cô|chú|bác|cháu|con|vợ chồng|vợ chồng mình|vợ chồng tôi|vợ chồng em|nhà tôi|ba mẹ|bố mẹ|vợ|chồng|ông xã|bà xã|ba|má|mẹ|bố|con trai|con gái|hai đứa|chúng tôi)(?: (?:trước|trước đây|trước kia|hồi trước|hồi xưa|vừa|mới|vừa mới|đang|đã|cũng|từng|hiện|đều|còn|vẫn|giờ|nay|năm nay|sắp|lại|xin|đều đã))* (?:là|làm|ở|sống|học|bán|đi|dạy|chạy|nghỉ|về|từ|mở|chán|trồng|nuôi|lái|may|hàn|phụ|mất|bị|sinh|thất nghiệp|tốt nghiệp|đứng|buôn|nấu|dọn|chuyển|bỏ(?! qua)|cưới|có con|\\d+ tuổi)|nghỉ hưu|về hưu|về nước|hồi hương|quê|học xong|xuất khẩu lao động|có con nhỏ|con nhỏ|con còn nhỏ|con mới|con sắp|mất việc|thất nghiệp|ra trường|tốt nghiệp|xuất ngũ|giải ngũ|lương hưu|(?:mới|sắp) (?:cưới|sinh)|bỏ phố|làm công nhân|đi làm thuê|đi làm mướn|đi làm xa|(?<!không |không cần |khỏi |không phải )(?:nghỉ việc|nghỉ làm|bỏ việc)|cắt giảm|sa thải|đau lưng|lưng đau|lớn tuổi|các con|con cái|thôi việc|(?:hồi|lúc|thời) trẻ|đi lính|đi bộ đội|mắt kém|chân yếu|tay yếu|sức yếu|già yếu|(?:sau|rồi|xong) (?:chạy|lái|làm|đi|bán|dạy|học|nuôi|trồng|phụ)",
  ),
  reason: matchWords("(?:bởi |tại )?vì"),
  careerBefore: matchWords(
    "^(?:bán|nấu|phụ|lái|chạy|dạy|nuôi|trồng|hàn|may|cắt tóc|buôn)|làm|tôi là|mình là|em là|từng|chạy xe|dạy học|bán hàng online|sau|ở \\p{Lu}\\p{L}+ (?:\\p{Lu}\\p{L}+ )?(?:hơn )?",
  ),
  careerAfter: matchWords(
    "kinh nghiệm|thâm niên|trong nghề|lăn lộn|bôn ba|tay nghề|làm việc|đi làm|làm nghề|đứng bếp|công tác|trong ngành|mới về|rồi|(?:ở|trong|tại) (?:bệnh viện|công ty|nhà máy|trường|ngân hàng|xưởng|khách sạn|nhà hàng|cơ quan|nhà nước)|bên (?:Nhật|Hàn|Đài|Mỹ|Úc|Đức|Nga|Tây)",
  ),
  moving: matchWords("về quê|về|(?:chuyển|dọn) (?:về|ra|vào|lên|xuống|qua)|ra|lên|vào|xuống"),
};
