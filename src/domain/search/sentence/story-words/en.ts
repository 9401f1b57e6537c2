import { matchWords, type StoryWords } from "./story-words.ts";

const ENGLISH_PAST =
  "ran|sold|retired|worked|drove|taught|left|moved|came|lived|served|spent|lost|quit|grew up|built|managed|was|were|used to|graduated|inherited|got laid off|got married|owned|started|married|raised|turned";
const ENGLISH_PRESENT =
  "am|are|both|get|just|live|work|teach|drive|cook|manage|retire|know|come from|commute|rent|turn|been|have been|have worked|have lived|have run|have spent|'m|'re|'ve been|'ve worked|'ve lived|'ve run|'ve spent|'ve done|'ve had|m|ve been";
const ENGLISH_SUBJECT = "i|we|(?:and|in law and) (?:me|i)|my (?:\\w+ ){0,2}\\w+(?: and (?:i|me))?";

export const ENGLISH_STORY: StoryWords = {
  story: matchWords(
    `(?:${ENGLISH_SUBJECT})(?: (?:have|both|just|also|already|recently|finally|still|only))*(?: ?(?:${ENGLISH_PAST}|${ENGLISH_PRESENT}|is|has|gets?|['’]s (?:in|an?|the|been|from|got)))|came here|(?:both|all) of us|moving back|relocating|born and raised|by trade|retired (?:\\w+ ){0,2}(?:officer|teacher|nurse|cop|engineer|accountant|couple)`,
  ),
  careerBefore: matchWords(
    "every|i'?m an?|i am an?|we(?:'| a)?re|(?:i|we)(?:'?ve| have) (?:been|worked|done|run|spent)|(?:i|we) (?:worked|work|ran|taught|managed|served|spent)|worked|served|spent|retired|retiring|as an?|after|(?:husband|wife|partner) (?:has|is)|veteran|nurse|teacher|chef|mechanic|engineer",
  ),
  careerAfter: matchWords(
    "experience|as an?|in (?:the (?:industry|trade|field|army|navy|military|service|corporate world)|hospitals|nursing|teaching|corporate|tech|banking|retail|finance|education|healthcare|kitchens)|of (?:teaching|nursing|cooking|service)|on the job|under my belt",
  ),
  moving: matchWords("mov(?:e|ing|ed) (?:back |up |down |over |out )?to|relocating to|settl(?:e|ing) in|going back to"),
};
