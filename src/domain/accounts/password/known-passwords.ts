import { dictionary } from "@zxcvbn-ts/language-common";

/** Common passwords that the library's list lacks, mostly keyboard patterns and recent years. */
const MORE = `0123456789 987654321 87654321 12341234 123123123 p@ssword yourpassword tester12 demo1234 demodemo user1234
  admin1234 root1234 guest123 abcdefgh abcabc123 iphone12 facebook1 linkedin dropbox1 fortnite summer2024 summer2025
  summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 business1`;

/** About 18,000 common passwords of at least eight characters, in lowercase. */
export const KNOWN_PASSWORDS: ReadonlySet<string> = new Set([
  ...dictionary["passwords-common"].filter((password) => password.length >= 8),
  ...MORE.split(/\s+/),
]);
