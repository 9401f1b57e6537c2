/** Formats a section's heading with its number: "3. What is not", "第3条（秘密情報の例外）", "Điều 3. Thông tin mật". */
export type FormatHeading = (number: number, heading: string) => string;

export const formatNumberedHeading: FormatHeading = (number, heading) => `${number}. ${heading}`;

export const formatArticleHeading: FormatHeading = (number, heading) => `第${number}条（${heading}）`;

export const formatVietnameseHeading: FormatHeading = (number, heading) => `Điều ${number}. ${heading}`;

/** Returns whether a paragraph of an agreement's text is a section's heading. */
export function isHeading(paragraph: string): boolean {
  return /^((?:Điều )?\d+\. |第\d+条（)/.test(paragraph);
}
