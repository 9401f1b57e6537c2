import { matchWords, type StoryWords } from "./story-words.ts";

const ENGLISH_PAST =
  "ran|sold|retired|worked|drove|taught|left|moved|came|lived|served|spent|lost|quit|grew up|built|managed|was|were|used to|graduated|inherited|got laid off|got married|got out|got divorced|got hurt|owned|started|married|raised|turned|took|cooked|bartended|nursed|coached|farmed|ranched|trained|studied|finished|passed|died|divorced|burned out|burnt out|immigrated|enlisted|flew|fixed|helped|waited tables|cleaned|put in|closed|walked away|hung up|put my papers|cashed out|aged out";
const ENGLISH_PRESENT =
  "am|are|both|get|just|live|own (?:an?|two|three|several|my|our|some)|run (?:an?|two|three|my|our)|work|teach|drive|cook|manage|retire|know|come from|commute|rent|turn|fix|fly|grew|been|have been|have worked|have lived|have run|have spent|'m|'re|m|ve been|ve (?:worked|lived|run|spent)|['’]ve (?:\\w+ )?(?:been|worked|cleaned|painted|installed|repaired|styled|baked|delivered|hauled|supervised|practiced|coached|welded|framed|wired|groomed|trained|catered|kept|handled|lived|run|spent|done|had|sold|moved|retired|managed|owned|raised|taught|driven|cooked|built|fixed|grown|made|helped|served|lost|left|quit|come|put in|turned|flown)";
const ENGLISH_TRADE =
  "officer|teacher|nurse|cop|engineer|accountant|couple|firefighter|fireman|pharmacist|pilot|mechanic|electrician|plumber|trucker|marine|soldier|banker|executive|lawyer|principal|professor|doctor|dentist|farmer|machinist|welder|deputy|trooper|chef|cpa|veteran|vet|sergeant|colonel|captain|bartender|server|carpenter|contractor|paramedic|emt|driver|stylist|barber|groomer|programmer|developer|salesman|realtor|manager|supervisor|bookkeeper|baker|butcher|roofer|painter|technician|tech|lineman|foreman|pastor|coach|journeyman";
const ENGLISH_SUBJECT =
  "i|we|he|she|(?:and|in law and) (?:me|i)|(?:my|our) (?:\\w+ ){0,2}\\w+(?: and (?:i|me))?|(?:the )?(?:wife|husband|hubby|missus)(?: and (?:i|me))?";

export const ENGLISH_STORY: StoryWords = {
  story: matchWords(
    `(?:${ENGLISH_SUBJECT})(?: (?:have|both|just|also|already|currently|recently|finally|still|only|never|always|actually|basically|kind of))*(?: ?(?:${ENGLISH_PAST}|${ENGLISH_PRESENT}|is|has|gets?|says|thinks|keeps|told|['’]s (?:in|an?|the|been|from|got|retired|retiring|tired|always|sick)))|came here|(?:sold|lost|closed) (?:my|our)|had (?:an?|my) (?:heart|stroke|baby|surgery|accident|kid)|heart attack|bad (?:back|knees?)|been (?:bartending|driving|teaching|nursing|cooking|baking|welding|working|managing|painting|cutting hair|cleaning|farming|selling|serving|coding|flying|fixing|wrenching|styling|landscaping)|empty nesters|newlyweds|(?:couple|family|transplants?) from|stay[- ]at[- ]home|widow(?:ed|er)?|(?:got|have|has|earned) (?:my|an?|her|his) (?:\\w+ ){0,2}(?:license|degree|mba|cdl|certification|diploma)|(?:both|all) of us|moving back|moved (?:here|back|from|to)|relocating|born and raised|by trade|(?:just|recently|i) took (?:an?|the|early) (?:buyout|early retirement|retirement|severance|package)|who['’]s (?:been )?an?|(?:(?:semi[- ]?)?retired|been an?) (?:\\w+ ){0,2}(?:${ENGLISH_TRADE})`,
  ),
  reason: matchWords("because|'?cause"),
  careerBefore: matchWords(
    "every|i'?m an?|i am an?|we(?:'| a)?re|(?:i|we)(?:['’]?ve| have) (?:been|worked|done|run|spent|managed|driven|taught|cooked|cleaned|painted|repaired|coached|supervised|practiced|cut|kept|put in)|(?:i|we) (?:worked|work|ran|taught|managed|served|spent|drove|put in)|worked|served|spent|retired|retiring|as an?|after|(?:husband|wife|partner) (?:has|is)|veteran|nurse|teacher|chef|mechanic|engineer|laid off|buyout|driving|managing|teaching|nursing|cooking|welding|married",
  ),
  careerAfter: matchWords(
    "experience|as an?|in (?:the (?:industry|trade|field|army|navy|military|service|marines|air force|coast guard|business world|corporate world|classroom|oilfield|oil patch|restaurant business|restaurant industry|trades)|hospitals|nursing|teaching|corporate|tech|banking|retail|finance|education|healthcare|kitchens|uniform|sales|logistics|construction|hospitality|law enforcement|manufacturing|it)|of (?:teaching|nursing|cooking|service|driving|marriage|welding|working)|on the (?:job|road|force|line|floor)|under my belt|behind (?:a|the) (?:desk|wheel|chair|bar|counter|stove)|driving|teaching|nursing|cooking|welding|managing|bartending|working for|between us",
  ),
  moving: matchWords(
    "mov(?:e|ing|ed) (?:back |up |down |over |out |home )?(?:to|near|closer to)|relocat(?:e|ing|ed) to|settl(?:e|ed|ing) (?:down )?(?:in|near|around|outside)|going back to|head(?:ed|ing) (?:back )?to|retiring to|want to be in",
  ),
};
