import { matchWords, type StoryWords } from "./story-words.ts";

export const VIETNAMESE_STORY: StoryWords = {
  story: matchWords(
    "(?:tôi|mình|em|anh|chị|cô|chú|bác|cháu|con|vợ chồng|vợ chồng mình|vợ chồng tôi|vợ chồng em|nhà tôi|ba mẹ|bố mẹ|vợ|chồng)(?: (?:trước|vừa|mới|đang|đã|cũng|từng|hiện))* (?:là|làm|ở|sống|học|bán|đi|dạy|chạy|nghỉ|về|từ|mở|chán|\\d+ tuổi)|nghỉ hưu|về hưu|về nước|quê|học xong|xuất khẩu lao động|có con nhỏ",
  ),
  careerBefore: matchWords(
    "làm|tôi là|mình là|em là|từng|chạy xe|dạy học|bán hàng online|sau|ở \\p{Lu}\\p{L}+ (?:\\p{Lu}\\p{L}+ )?(?:hơn )?",
  ),
  careerAfter: matchWords("kinh nghiệm|trong nghề|làm việc|đi làm|làm nghề|đứng bếp|công tác|trong ngành|mới về|rồi"),
  moving: matchWords("về quê|về|chuyển (?:về|ra|vào|lên)|ra|lên|vào"),
};
