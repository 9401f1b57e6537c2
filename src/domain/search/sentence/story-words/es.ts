import { matchWords, type StoryWords } from "./story-words.ts";

export const SPANISH_STORY: StoryWords = {
  story: matchWords(
    "soy|somos|he (?:sido|estado|trabajado|vivido|llevado)|hemos (?:sido|estado|trabajado|vivido)|llevo|llevamos|lleg(?:ué|amos)|vend(?:í|imos)|trabaj(?:o|é|amos|aba)|viv(?:o|imos|ía)|volvemos|vuelvo|vengo|venimos|(?:me|nos) (?:jubil\\p{L}+|mud\\p{L}+|acab\\p{L}+|vamos|voy|traslad\\p{L}+|echaron|despidieron)|acabo de|acabamos de|nací|crecí|estudié|dejé|dejo|hart[oa]s? de|(?:él|ella) \\p{L}+ y yo|nos hemos|tengo los papeles|tengo \\d+ (?:tacos|primaveras|castañas)|(?:he|hemos) (?:vendido|criado|dedicado|dejado|cerrado|cumplido|perdido|emigrado|terminado|conducido|cocinado|regentado|vuelto|aprendido)|(?:me|nos) (?:cri[éa]\\p{L}*|dedic\\p{L}+|cas\\p{L}+|divorci\\p{L}+|separ\\p{L}+|quedé|quedamos sin|aburr\\p{L}+|cans\\p{L}+|apasion\\p{L}+)|(?:mi|nuestra) (?:familia|abuel[oa]) (?:es|tiene|tuvo|tenía|siempre)|cumplo|cumplí|mi (?:padre|madre|marido|mujer|cuñado|hermano|pareja|hijo|hija) (?:es|me|se|trabaja|tiene|y yo)|mis (?:hijas|hijos|padres)|toda la vida|siempre he|me han|nos han|me he|de profesión|(?:pre)?jubilad[oa] (?:de|del)|tengo (?:\\p{L}+(?: y \\p{L}+)?|\\d+) años|(?:un|mi) cuñado me",
  ),
  careerBefore: matchWords(
    "soy|somos|llevo|llevamos|trabaj(?:é|o|amos)|h(?:e|emos) (?:sido|trabajado|estado)|despu[eé]s de|tras|con mis|(?:pre)?jubilad[oa]|mi (?:marido|mujer) (?:lleva|tiene)",
  ),
  careerAfter: matchWords(
    "(?:de )?experiencia|de oficio|trabajando|cocinando|como(?! m[ií]nimo| máximo)|en (?:el|la) (?:sector|oficio|profesión|hostelería|banca)|cotizad\\w+|detrás de|de (?:cociner|camarer|enfermer|maestr|mecánic)\\w+",
  ),
  moving: matchWords(
    "(?:me|nos) (?:vamos|voy|mudamos|mudo|trasladamos|instalamos|instalo)|volvemos a|vuelvo a|quiero ir a vivir a|a vivir a",
  ),
};
