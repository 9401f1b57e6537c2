import { matchWords, type StoryWords } from "./story-words.ts";

export const FRENCH_STORY: StoryWords = {
  story: matchWords(
    "je (?:suis|conduis|travaille|vis|viens|prends|quitte|cuisine|fais|gère|m'ennuie|déménage)|j['’](?:ai (?:été|travaillé|passé|vendu|grandi|quitté|déjà|toujours|\\d+ ans|\\p{L}+(?: et un|-\\p{L}+)? ans)|habite|arrive|étais)|nous (?:sommes|vivons|habitons|déménageons)|on (?:est|prend|déménage|vit|habite|a vendu|a quitté|arrive|revient)|(?:ma|mon) (?:blonde|chum|femme|mari|conjointe?|père|mère|frère|fils|fille|beau-frère) (?:est|et|pis|a|vient|travaille)|ça fait|que je (?:cuisine|travaille|conduis)|à la retraite|de (?:métier|formation|profession)|arrivée?s? (?:de|du|d['’])|retraitée? (?:de|du)|j['’]en peux plus|(?:lui|elle|moi|il|elle) (?:il |elle )?(?:a|ai) \\d+(?: ans)?",
  ),
  careerBefore: matchWords(
    "je suis|nous sommes|on est|j['’]ai|après|ça fait|je travaille|on travaille|retraitée?|infirmi(?:er|ère)|prof|enseignante?|préposée?|mon mari|ma femme|ma blonde|fort de",
  ),
  careerAfter: matchWords(
    "d['’]expérience|de (?:métier|service|carrière|pratique)|dans (?:le|la) (?:métier|milieu|domaine|réseau|secteur|restauration|construction|vente|finance|santé)|comme|à travailler|à titre de|en tant que|en (?:informatique|enseignement|cuisine|usine)",
  ),
  moving: matchWords(
    "(?:on|je|nous) (?:déménage(?:ons)?|retourne|revient|reviens|s'en va)|retour(?:ner)? (?:à|en|dans|au)",
  ),
};
