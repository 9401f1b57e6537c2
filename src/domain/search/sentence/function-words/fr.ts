/** Common words of French that say nothing about a business, as in `en.ts`. */
export const FRENCH_FUNCTION_WORDS = [
  // Pronouns and determiners
  "moi|toi|lui-même|moi-même|nous-mêmes|eux|soi|se|te|les miens|ma conjointe|aucune idée|autre|autres|certains|certaines|chaque|plusieurs|quelque|quelques|quelques-uns|chacun|ceci|cela|ça|celui|celle|ceux|celles|lequel|laquelle|lesquels|n'importe quel|n'importe quelle|n'importe quoi|n'importe où|même|mêmes|tel|telle|tels|peu|beaucoup|assez|trop|tant|les deux",
  // Prepositions, conjunctions and adverbs
  "afin|afin de|ainsi|alors|après-midi|avant tout|bref|cependant|contre|depuis peu|dès que|durant|pendant|ensuite|entre autres|enfin|est-ce que|est-ce qu|y a-t-il|y a t il|il y a-t-il|il y aurait|lorsque|malgré|maintenant|parce que|parmi|partout|peut-être|plutôt|pourtant|pourvu|presque|puisque|quand|quant|quasi|selon|seulement|simplement|soit disant|souvent|surtout|tandis|tôt|toujours|toutefois|vraiment|vite|voici|voilà|via|oui|ok|d'accord|etc|genre de|en général|si possible|au besoin|par exemple|c'est-à-dire|au moins un|actuellement|présentement|rapidement|directement|idéal|préférable|préférence|autant que possible",
  // Verbs
  "chercher*|rêver*|voudrions|voudriez|voudraient|pourrions|pourraient|serions|seraient|aurions|auraient|ferions|feraient|prenne|prendre|rapporter*|fonctionner*|permettre|pis|moé|toé|pantoute|faque|rechercher*|désirer*|souhaiter*|vouloir*|voulez|veulent|aimer*|préférer*|préfère|trouver*|acheter*|achète|acquiert|acquisition|considérer*|considère|regarder*|montrer*|lister*|afficher*|proposer*|conseiller*|recommander*|offrir*|offre|offert|offerte|offrant|penser*|envisager*|songer*|planifier*|essayer*|tenter*|commencer*|débuter*|lancer*|me lancer|démarrer*|devenir|devenu|reprendre*|reprend|continuer*|diriger*|opérer*|opère|exploiter*|gérer*|gère|travailler*|vivre*|habiter*|déménager*|relocaliser*|permettre*|permet|permettant|permettrait|aller|allez|va|vais|vont|venir|vient|faire|ferait|faut|faudrait|falloir|devoir|dois|doit|doivent|devrait|pouvoir|pourrait|pourrais|pourrions|peuvent|puisse|puis-je|puis|savoir|sais|sait|connaître|connaissez|tenir|tient|mettre en|donner*|laisser*|aider*|servir|sert|convenir|convient|situer*|située|situé|situés|situées|localisé|localisée|inclure|inclut|comprendre|comprend|comprenant|posséder*|possède|spécialiser*|spécialisé|spécialisée|spécialisés|offrent|fonctionner*|fonctionne|exister*|était|étaient|serais|seraient|soient|êtes|été|ayant|ait|aient|avait|avons|as|intéresser*|transférer*",
  // People and their circumstances
  "mari|conjoint|conjointe|époux|épouse|chum|partenaire|partenaires|associé|associés|(ma/mon/notre/nos/mes) (femme/blonde/couple/frère/soeur/fils/fille/père/mère/parents/ami/amis/amie/famille)|gens|personne|personnes|acheteur|acheteuse|investisseur|entrepreneur en herbe|vendeur",
  // Words for a business in general
  "cabinet|établissement|établissements|local|locaux|pme|firme|firmes|société|sociétés|activité|activités|projet|projets|affaire|affaires|option|options|occasions|opportunités|opportunité d'affaires|secteur d'activité|domaine|catégorie|chose|choses|truc|trucs|quelque chose de|idée|idées|coin|lieu|lieux|endroits|ville|quartier|résultats|liste|montant|total|chiffre|piasses|piastres",
  // Courtesy
  "combien (coûte/coûtent/vaut/pour)|bon matin|bonne journée|mille mercis|merci beaucoup|merci d'avance|cordialement|salutations|s'il te plaît|stp|madame|monsieur|aidez-moi|aide|urgent",
].join("|");

const ENDINGS = "e|es|ons|ez|ent|ant|é|ée|és|ées|ais|ait|aient|erais|erait|erions|era|erai|erons";

/** Lists the forms of a regular French verb in "-er": "cherche", "cherchons". */
export function conjugateFrench(infinitive: string): string[] {
  if (!infinitive.endsWith("er")) return [];
  const stem = infinitive.slice(0, -2);
  return ENDINGS.split("|").map((ending) =>
    /^[ao]/.test(ending) ? stem.replace(/g$/, "ge").replace(/c$/, "ç") + ending : stem + ending,
  );
}
