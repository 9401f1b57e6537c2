import { matchWords, type StoryWords } from "./story-words.ts";

const RELATIVES =
  "blonde|chum|femme|mari|conjointe?|époux|épouse|parents|père|mère|grand-(?:père|mère)|frères?|s(?:œ|oe)urs?|fils|filles?|gars|enfants|beau-(?:frère|père)|belle-(?:s(?:œ|oe)ur|mère)|gendre|neveu|nièce|cousine?|oncle|tante|amie?|associée?|partenaire|patron(?:ne)?|boss|employeur|docteur|médecin|shop|usine|contrat|poste|emploi|job";

const RELATIVES_DO =
  "est|sont|et|pis|puis|a|ont|vient|viennent|travaill(?:e|ent|ait)|prend|vend|ferme|va|part|tient|tenait|avait|était|finit|termine|enseigne|coiffe|cuisine|sait|connaît|s['’]y connaît|déménage|m['’]a|nous a|conduit|gère|s['’]occupe|étudie|commence|approche|veut (?:embarquer|que je|plus)|fait (?:du|de la|des)";

const TRADES =
  "développeu(?:r|se)|programmeu(?:r|se)|informaticien(?:ne)?|ingénieure?|infirmi(?:er|ère)|enseignante?|prof(?:esseure?)?|cuisini(?:er|ère)|chef|serveu(?:r|se)|barmaid|mécanicien(?:ne)?|mécano|soudeu(?:r|se)|électricien(?:ne)?|plombier|menuisier|charpentier|camionneu(?:r|se)|chauffeu(?:r|se)|comptable|CPA|avocate?|notaire|commise?|vendeu(?:r|se)|représentante?|gérante?|direct(?:eur|rice)|gestionnaire|cadre|fonctionnaire|militaire|polici(?:er|ère)|pompi(?:er|ère)|ambulanci(?:er|ère)|paramédic|préposée?|pharmacien(?:ne)?|coiffeu(?:r|se)|esthéticienne|massothérapeute|toiletteu(?:r|se)|éduca(?:teur|trice)|agricult(?:eur|rice)|boulang(?:er|ère)|pâtissi(?:er|ère)|bouch(?:er|ère)|opérat(?:eur|rice)|machiniste|technicien(?:ne)?|contremaître|superviseure?|adjointe?|secrétaire|agente?|courti(?:er|ère)|graphiste|journaliste|ouvri(?:er|ère)|mineur|pêcheu(?:r|se)|pilote|analyste|consultante?|biologiste|salariée?|employée?";

const YEARS =
  "(?:plus de |près de |presque |environ |bientôt )?(?:\\d+|\\p{L}+(?:-\\p{L}+)*(?: et un)?) (?:ans|années)";

export const FRENCH_STORY: StoryWords = {
  story: matchWords(
    [
      "je (?:suis|conduis|travaille|vis|viens|prends|quitte|cuisine|fais|gère|m'ennuie|déménage|sors|possède|gagne|répare|soude|coiffe|enseigne|étudie|roule|bosse|tiens (?!à)|livre|rentre|termine|finis|m['’]occupe|pars|retourne|reviens|m['’]en (?:viens|vais)|change|lâche|habite|reste|m['’]appelle|perds|coffre|vends (?:ma|mon|mes)|sers|bricole|jardine|pêche|couds|peins|nettoie|débarque|deviens|me (?:suis|sens|retrouve|marie|sépare)|recommence|repars)",
      "je (?:travaillais|conduisais|faisais|gérais|tenais|vivais|cuisinais|étais|dirigeais|enseignais|possédais|opérais|exploitais|soudais|roulais|coiffais|livrais|servais|viens)",
      "je (?:m['’]y connais|connais (?:bien|le|la|ça)|sais (?:cuisiner|réparer|coudre|souder))",
      "(?:j['’])?chus?",
      "j['’](?:ai (?:été|travaillé|passé|vendu|grandi|quitté|déjà|toujours|perdu|eu|fait|fini|terminé|étudié|appris|conduit|géré|tenu|enseigné|cuisiné|servi|dirigé|bâti|monté|lancé|pris|élevé|immigré|déménagé|hérité|lâché|roulé|soigné|réparé|commencé|suivi|obtenu|reçu|occupé|coiffé|tout (?:perdu|vendu|lâché|quitté)|encore|bien|soudé|réussi|accouché|aidé|opéré|exploité|possédé|animé|négocié|pas de (?:diplôme|patience)|le dos|mal|une formation|un bac|un dep|(?:mon|mes) (?:dep|bac|diplôme|permis|cartes)|(?:juste |seulement )?\\d+ ans|\\p{L}+(?: et un|-\\p{L}+)? ans|(?:\\d|deux|trois|quatre) (?:jeunes )?(?:enfants|ados|gars|filles))|aurai|habite|arrive|étais|avais|étudie|étudiais|enseigne|enseignais|opérais|exploitais|approche|élève|adore|en ai (?:\\d\\d|trente|quarante|cinquante|soixante)(?! ?(?:mille|k|000|\\$))|(?:ai|opère|exploite|possède) (?:déjà )?(?:un|une|mon|ma|deux|trois) [^,.;]{3,60} depuis|en peux plus|en ai (?:assez|plein|marre))",
      "nous (?:sommes|vivons|habitons|déménageons|travaillons|venons|arrivons|quittons|revenons|élevons|gérons|tenons|avons (?:vendu|quitté|perdu|travaillé|toujours|élevé|immigré|\\p{L}+ (?:enfants|ados)))",
      "on (?:est|prend|déménage|vit|habite|arrive|revient|reste|travaille|vient|élève|coiffe|cuisine|tient|retourne|s['’]en (?:va|vient)|rentre|s['’]ennuie|se marie|attend|avait|était|tenait|gérait|possédait|opérait|travaillait|vivait|élevait|voyage|débarque|a (?:vendu|quitté|perdu|grandi|travaillé|fermé|tenu|élevé|toujours|immigré|passé|eu|déménagé|lâché|bâti|(?:\\d|\\p{L}+) (?:jeunes |petits |grands |grandes |petites )?(?:enfants|ados|flos|filles|garçons|gars|bébés|jumeaux|jumelles)))",
      `(?:ma|mon|mes|notre|nos) (?:${RELATIVES})(?: \\p{L}+)? (?:${RELATIVES_DO})`,
      `(?:moi|lui|elle) (?:pis|et|puis) (?:mon|ma|mes) (?:${RELATIVES})`,
      "^(?:ingénieure?|infirmi(?:er|ère)|enseignante?|prof(?:esseure?)?|gestionnaire|cadre|fonctionnaire|militaire|polici(?:er|ère)|pompi(?:er|ère)|analyste|éducatrice)(?: [^ ,]+){1,6},?$",
      "(?:elle|lui|il),? (?:est (?:\\p{L}+(?:er|ère|eur|euse|ien|ienne|iste|trice|ant|ante|if|able)|décédée?|retraitée?|dans|en)|travaille|fait (?:du|de la|des)|enseigne|conduit|étudie|coiffe|cuisine|gère|s['’]occupe|termine|finit|rentre|arrive|vient)|depuis que (?:mon|ma|mes|j|je|on|les|notre|nos)|(?:mes|mon|ma) (?:genoux|dos|corps|mains|épaules|santé) (?:suit|suivent|est|sont|lâche|lâchent|me|en)|le (?:réseau|stress|bureau|patron|chantier|boss) (?:m['’]a|nous a|me)|on m['’]a (?:mis|offert|remerciée?|congédiée?|diagnostiqué|montré)|ça fait|que je (?:cuisine|travaille|conduis)|à la (?:pré-?|semi-)?retraite|de (?:métier|formation|profession)|arrivée?s? (?:de|du|d['’])|(?:pré)?retraitée?s? (?:de|du|des|d['’])",
      "(?:lui|elle|moi|il|elle) (?:il |elle )?(?:a|ai) \\d+(?: ans)?|à (?:\\d\\d|\\p{L}+(?:[- ]\\p{L}+){0,2}) ans",
      "(?:natif|native|originaire) d(?:e|u|['’])|née? (?:à|au|en|dans)|fraîchement (?:retraitée?|diplômée?|débarquée?|arrivée?|divorcée?|séparée?)|diplômée? (?:de|du|en|d['’])|divorcée?|célibataire|séparée?|mariés? depuis|en couple depuis|sans emploi|au chômage|semi-retraitée?|pas de diplôme|bons? de mes mains|ma passion|veuf|veuve|monoparentale?|(?:père|mère|papa|maman) de|en congé (?:de|sans)|mise? à pied|licenciée?|burn-?out|en arrêt de travail|plus capable",
      "dans la (?:vingt|trent|quarant|cinquant|soixant)aine|(?:ex|ancien(?:ne)?)[- ](?:militaire|polici(?:er|ère)|pompier|chef|cuisini(?:er|ère)|gérante?|propriétaire|enseignante?|joueur|infirmi(?:er|ère)|directeur|directrice|cadre|athlète|soldat|mécanicien|camionneur|employée?)",
      "(?:nos|mes|deux|trois|quatre) (?:jeunes |petits |grands )?(?:enfants|ados|flos|kids) (?:sont|partis|à|vont|ont)|enfants partis|(?:maison|condo|chalet|duplex|terre|ferme) vendue?",
      `^(?:après|voilà|voici) ${YEARS}`,
      `^(?:bonjour,? |allo,? )?(?:${TRADES})(?! établi)(?: (?!établi|exist|fond)[^ ]+){0,7}? (?:depuis|pendant|durant|avec) ${YEARS}`,
    ].join("|"),
  ),
  reason: matchWords("parce qu[e'’]|vu qu[e'’]|puisqu[e'’]"),
  careerBefore: matchWords(
    "je suis|nous sommes|on est|j['’]ai|après|ça fait|je travaille|on travaille|retraitée?|infirmi(?:er|ère)|prof|enseignante?|préposée?|mon mari|ma femme|ma blonde|mon chum|mon conjoint|ma conjointe|fort de|forte de|cumule|cumulant",
  ),
  careerAfter: matchWords(
    "d['’]expérience|de (?:métier|service|carrière|pratique|cuisine|route|chantier|terrain|vente|gestion)|dans (?:le|la|l['’]|les) (?:métier|milieu|domaine|réseau|secteur|restauration|construction|vente|finance|santé|armée|industrie|hôtellerie|commerce|assurances?|transport|banque|cuisines?|hôpitaux|écoles)|comme|à (?:travailler|conduire|cuisiner|enseigner|gérer|servir|rouler|soigner|faire)|à titre de|en tant que|en (?:informatique|enseignement|cuisine|usine|restauration|construction|finance|vente|soins|gestion)|chez|pour (?:la|le|un|une) (?:même|gros|grosse|autre|ville|gouvernement)|d['’](?:armée|enseignement|usine|informatique)",
  ),
  moving: matchWords(
    "(?:on|je|nous) (?:déménage(?:ons)?|retourne|revient|reviens|s['’]en va|m['’]en (?:vais|viens)|s['’]en vient|s['’]installe|m['’]installe)|retour(?:ner)? (?:à|en|dans|au)|(?:revenir|retourner|déménager|m['’]installer|nous installer|s['’]installer|m['’]établir|s['’]établir) (?:chez nous |vivre )?(?:à|en|dans|au|sur|près|vers)|revenir chez nous",
  ),
};
