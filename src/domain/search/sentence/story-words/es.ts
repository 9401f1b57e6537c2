import { matchWords, type StoryWords } from "./story-words.ts";

const RELATIVES =
  "padre|madre|marido|mujer|esposo|esposa|cuñad[oa]|herman[oa]|pareja|novi[oa]|hij[oa]|suegr[oa]|tí[oa]|abuel[oa]|prim[oa]|soci[oa]|jef[ea]";

const RELATIVES_DO =
  "y yo|era|fue|es|me|se|nos|trabaj\\p{L}+|tiene|tuvo|tenía|ha|lleva|llevó|está|estuvo|estudia|vive|vivía|acaba|cobra|cocina|conduce|cose|dice|murió|falleció|dejó|perdió|vendió|siempre";

const TRADES =
  "cociner|camarer|enfermer|maestr|mecánic|peluquer|albañil|panader|pasteler|carnicer|pescader|conductor|camioner|dependient|electricist|fontaner|carpinter|administrativ|comercial|profesor|repartidor|cajer|limpiador|soldador|torner|mariner|auxiliar|encargad|esteticist|jardiner|pintor|taxist|polic|militar|bomber|contabl|funcionari|informátic|ingenier|obrer|vendedor|cuidador|veterinari|farmacéutic";

const YEARS = "(?:\\p{L}+(?: y \\p{L}+)?|\\d+) años";

export const SPANISH_STORY: StoryWords = {
  story: matchWords(
    [
      "soy|somos|fui|fuimos|éramos|llevo|llevamos|llevaba|llevábamos|vuelvo|volvemos|vengo|venimos|vivo|vivimos|cocino|conduzco|curro|cuido|doy clases|me dedico|nos dedicamos|acabo de|acabamos de|dejo|cumplo|cumplí",
      "trabaj(?:o|é|aba|amos|ábamos)|viv(?:í|ía|íamos)|lleg(?:ué|amos)|vend(?:í|imos)|ten(?:ía|íamos)|tuv(?:e|imos)|hic(?:e|imos)|estuv(?:e|imos)|estaba|estábamos|emigr(?:é|amos)|volv(?:í|imos)|vin(?:e|imos)|sal(?:í|imos)|perd(?:í|imos)|nac(?:í|imos)|crec(?:í|imos)|aprend(?:í|imos)|estudi(?:é|aba)|empecé|dejé|monté|cerr(?:é|amos)|conduje|dirigí|regent(?:é|aba)|cociné|pasé",
      "(?:he|hemos) (?:sido|estado|trabajado|vivido|llevado|vendido|criado|dedicado|dejado|cerrado|cumplido|perdido|emigrado|terminado|conducido|cocinado|regentado|vuelto|aprendido|hecho|tenido|pasado|servido|currado|limpiado|cuidado|repartido|enseñado|estudiado|dirigido|gestionado|viajado|salido|acabado|aguantado|decidido (?:dejar|volver|irnos))",
      "(?:me|nos) (?:jubil\\p{L}+|prejubil\\p{L}+|retir(?:é|o|amos)|mud\\p{L}+|acab\\p{L}+|vamos|voy|traslad\\p{L}+|echaron|despid\\p{L}+|despedí|cri[éa]\\p{L}*|dedic\\p{L}+|cas\\p{L}+|divorci\\p{L}+|separ\\p{L}+|quedé|quedamos (?:sin|en)|aburr\\p{L}+|cans\\p{L}+|apasion\\p{L}+|formé|saqué el|tocó)",
      "(?:me|nos) (?:han|ha (?:dicho|echado|dejado|cambiado))|me he|nos hemos|siempre he|toda la vida|se (?:me|nos) (?:quedó|acabó|acaba|murió|casó|va|van|fue)",
      `(?:mi|nuestr[oa]) (?:${RELATIVES}) (?:${RELATIVES_DO})|(?:mi|nuestra) familia (?:es|tiene|tuvo|tenía|siempre|vive)|mis (?:hijas|hijos|padres|abuelos|suegros)|(?:un|mi) cuñado me`,
      "(?:él|ella) (?:\\p{L}+ y yo|es|era|lleva|trabaja|cocina|tiene|viene|está|se dedica)|(?:los|mis|nuestros) (?:niños|críos|chavales|hijos) (?:ya|se|están|van|han|son|empiezan)",
      "(?:tengo|tenemos) (?:los papeles|la espalda|hijos|familia|(?:un|una|dos|tres) (?:hij|niñ|crí)[oa]s?)",
      `(?:tengo|tenemos|voy a cumplir|a mis) ${YEARS}|tengo \\d+ (?:tacos|primaveras|castañas)|hace ${YEARS} que (?:soy|trabajo|vivo|me|nos)`,
      "(?:tengo|tenemos) (?:ya )?(?:un|una|dos|tres) \\p{L}+ (?:en|por)|en (?:el )?paro|hart[oa]s? de|(?:estoy|estamos) (?:hart|cansad|quemad|divorciad|separad|jubilad|prejubilad|casad)[oa]s?|(?:estoy|estamos) (?:en (?:el )?paro|en excedencia|de baja)|embarazada",
      "de profesión|(?:pre)?jubilad[oa]s? (?:de|del)|(?:natural|originari[oa]|procedente) de|(?:nacid|criad)[oa]s? en|recién (?:casad|divorciad|separad|titulad|jubilad)[oa]s?|recién llegad[oa]s? (?:de|a)",
      "(?:el|la) (?:médic[oa]|empresa|fábrica|banco) (?:me|nos|cerró|cierra|donde)|(?:con|por|tras) un ere|cuando (?:era|éramos|trabajaba|vivía|llegué)",
    ].join("|"),
  ),
  reason: matchWords("porque|ya que"),
  careerBefore: matchWords(
    "soy|somos|fui|fuimos|llevo|llevamos|trabaj(?:é|o|amos|aba)|h(?:e|emos) (?:sido|trabajado|estado|pasado)|tuv(?:e|imos)|despu[eé]s de|tras|con mis|(?:pre)?jubilad[oa]|mi (?:marido|mujer|padre|madre) (?:lleva|tiene)",
  ),
  careerAfter: matchWords(
    [
      "(?:de )?experiencia|de oficio|de carrera|como(?! m[ií]nimo| máximo| poco)|cotizad\\w+|detrás de|para otros|por cuenta ajena|fuera de españa|en el extranjero",
      "trabajando|cocinando|conduciendo|sirviendo|despachando|limpiando|cuidando|repartiendo|soldando|pintando|cosiendo|enseñando|dando clases?|currando|cotizando|aguantando|viajando|navegando|haciendo (?:turnos|guardias|noches)|poniendo (?:copas|cafés|cañas)",
      "en (?:el|la) (?:sector|oficio|profesión|hostelería|banca|obra|construcción|mar|carretera|ejército|policía)|en (?:un|una|el|la) (?:hotel|hospital|banco|fábrica|oficina|cocina|empresa|multinacional|consultora|supermercado|colegio)",
      `de (?:${TRADES})\\p{L}*`,
    ].join("|"),
  ),
  moving: matchWords(
    "(?:me|nos) (?:vamos|voy|mudamos|mudo|trasladamos|traslado|instalamos|instalo)|(?:volvemos|vuelvo|volver|regresamos|regreso|regresar) al?|(?:irnos|irme|mudarnos|mudarme|trasladarnos|trasladarme) al?|(?:instalarnos|instalarme) en|quiero ir a vivir a|a vivir a",
  ),
};
