import { conjugateFrench, FRENCH_FUNCTION_WORDS } from "../function-words/fr.ts";
import type { Phrases } from "./phrases.ts";

export const FRENCH: Phrases = {
  max: "moins de|moins|à moins de|de moins de|sous|jusqu'à|en dessous de|maximum|maximum de|au plus|max|au maximum|inférieur à|pas plus de|dans un rayon de|avant|ne dépassant pas|<|ne dépasse pas|ne dépassent pas|qui ne dépasse pas|dépasse pas|n'excède pas|n'excédant pas|inférieure à|inférieurs à|jusqu'à concurrence de|maximal de|en bas de|d'au plus|de maximum|plafond de",
  max_after: "ou moins|maximum|max|au maximum|au plus|de maximum|tout au plus|maximal|et moins",
  min: "plus de|à plus de|de plus de|au-dessus de|à partir de|minimum|minimum de|au moins|au minimum|supérieur à|dès|depuis|après|>|supérieure à|supérieurs à|supérieures à|d'au moins|dépassant|dépasse|dépassent|qui dépasse|excédant|au-delà de|minimal de|de minimum|minimums de|pas moins de|à partir d'",
  min_after: "ou plus|minimum|au minimum|et plus|au moins|de minimum|minimal|et au-delà",
  about:
    "environ|autour de|à peu près|approximativement|près de|aux alentours de|aux environs de|à environ|dans les|plus ou moins|d'environ|autour d'",
  between: "entre|de",
  to: "à|et|ou|jusqu'à",
  price:
    "coûter*|vaut|valant|prix|prix de|prix demandé|budget|budget de|un budget de|mon budget|coût|demandé|prix maximum|prix max|coûte|qui coûte|dépenser|je peux dépenser|prix d'achat|prix de vente|un prix de|au prix de|budget est de|budget de maximum",
  cash_flow:
    "rapporter*|générer*|bénéfice|bénéfices|bénéfice de|profit|profits|profit de|flux de trésorerie|bénéfice net|revenu net|rapporte|qui rapporte|rapportant|générant|bai|rapportent|qui rapportent|rapporter|génère|génèrent|qui génère|fait|qui fait|qui font|font|faisant|rend|bénéfice annuel|bénéfice annuel de|bénéfices nets|bénéfice net de|profit net|profit net de|revenu net de|revenus nets|revenus nets de|encaisse nette|rentabilité de|profit annuel de|laisse",
  cash_flow_after:
    "de profit|de bénéfice|de bénéfices|de profits|de flux de trésorerie|de bénéfice net|de profit net|net|nets|de revenu net",
  monthly: "par mois|mensuel|mensuels|chaque mois|mensuellement|mois|au mois",
  income:
    "besoin de|il me faut|gagner|je veux gagner|j'ai besoin de|pour vivre|j'ai besoin d'un revenu de|il me faudrait|je veux un revenu de|je dois gagner|je voudrais gagner|j'aimerais gagner|il me faut gagner|besoin de gagner|j'ai besoin de gagner|vivre avec|me verser|je souhaite gagner",
  down_payment:
    "investissement|investissement de|un investissement de|investissement initial de|je possède|nous possédons|(je/nous) (peux/pouvons) (mettre/investir)|investissant|j'investis|j'ai|mise de fonds|mise de fonds de|avec une mise de fonds de|comptant|argent comptant|capital|capital de|je dispose de|apport|apport de|investir|économies|liquidités|mise de fond|mise de fond de|mise de fonds d'|comptant disponible|comptant disponible de|argent disponible|liquide|argent liquide|en argent|capitaux|j'ai juste|j'ai seulement|je n'ai que|nous avons|on a|on dispose de|disponible|disponibilités|placer|mettre|je peux mettre|je peux investir|acheter avec|fonds|équité",
  down_payment_after:
    "à investir|comptant|de mise de fonds|disponibles|d'économies|d'apport|en main|de capital|de comptant|en argent|en argent comptant|en liquide|à placer|à mettre|en banque|d'argent|de côté|pour la mise de fonds|en mise de fonds|de liquidités|à investir maximum",
  revenue:
    "chiffre d'affaires|chiffre d'affaires de|ventes|ventes de|revenus|revenus de|chiffre d'affaires annuel de|ventes annuelles de|ca|ca de|vente|vend|revenu brut|revenus bruts|revenus annuels|revenus annuels de|revenu annuel de|chiffre d'affaire|chiffre d'affaire de|ventes annuelles|chiffre d'affaires annuel",
  years:
    "fondé|établi|établie|établie depuis|fondée|en activité depuis|en affaires depuis|établi depuis|fondés|fondées|établis|établies|il y a|existant depuis|qui existe depuis|existe depuis|ouvert depuis|ouverte depuis|en opération depuis|en affaires|dans le domaine depuis|depuis|existe",
  years_after:
    "ans|années|ans d'existence|ans d'activité|ans d'expérience|années d'existence|an|ans d'opération|ans en affaires|ans et plus|ans d'histoire",
  unfiltered: "marge|marge de|rendement|rendement de|baiia|employés|loyer|pieds carrés|superficie|inventaire",
  unfiltered_after:
    "minute|minutes de|min de|heure|heures de|places|lit|chambre|siège|table|client|élève|logement|acre",
  not: "pas|pas de|sans|sauf|excepté|non|hors|hors de|autre que|à l'exception de|mais pas|aucun|aucune|excluant|en dehors de|pas en|pas à|pas au|ni|ni un|n'est pas|ne soit pas|qui n'est pas|qui ne sont pas|ne sont pas|qui ne soit pas|pas une|pas un|pas des|pas de la|à l'exclusion de|exclure|excepté les|sauf les|rien à|rien au|rien aux|rien en|rien dans|hormis|mis à part|à part|je ne veux pas|autre qu'|autres que|pas dans|ne pas",
  except:
    "sauf|excepté|hors|hors de|autre que|à l'exception de|excluant|en dehors de|à l'exclusion de|exclure|excepté les|sauf les|hormis|mis à part|à part|autre qu'|autres que",
  goods:
    "fourniture|fournitures|équipement|équipements|matériel|accessoires|produit|produits|pièces|articles|outillage",
  serving: "de|du|des|d|pour|en|aux|pour les|pour la|pour le|de la",
  and: "et|ou|ni|puis|aussi|&|ainsi que",
  in: "centre-ville|centre ville|au centre-ville|vieux|le vieux|à|au|aux|en|dans|près de|autour de|région de|ville de|dans la région de|province de|proche de|proche|sur|vers|dans le|dans la|du côté de|dans le coin de|aux alentours de|dans les environs de|environs de|secteur|dans le secteur de|région|centre-ville de|au centre-ville de|de la région de|à côté de|en banlieue de|banlieue de|grand|le grand|rayon de|dans un rayon de",
  near: "à|près de|autour de|proche de|proche|du côté de",
  near_me:
    "près de moi|proche de moi|autour de moi|près d'ici|près de chez moi|dans mon coin|à proximité|dans ma région|proche de chez moi|à côté de chez moi",
  kilometers: "km|kilomètre|kms",
  miles: "mille|mi",
  currency: "dollar|cad|euro|usd|piastre",
  yearly: "par année|par an|annuel|annuels|annuelle|annuelles|année|an|annuellement|à l'année|chaque année",
  about_after: "environ|à peu près|plus ou moins",
  multiple: "multiple|multiple de",
  multiple_after: "fois|fois les bénéfices|fois le bénéfice|fois les profits|fois le profit|x",
  listed:
    "inscrit|inscrits|publié|publiés|ajouté|ajoutés|depuis les derniers|dans les|derniers|inscrits dans les|publiés dans les|dans les derniers",
  days: "jour|derniers jours",
  weeks: "semaine|dernières semaines",
  months: "mois|derniers mois",
  recently:
    "(inscrit/inscrite/inscrits/inscrites/publié/publiés) (cette semaine/la semaine dernière)=7|(inscrit/inscrite/inscrits/inscrites/publié/publiés) ce mois-ci=30|cette semaine=7|dernière semaine=7|la semaine dernière=7|ce mois-ci=30|dernier mois=30|aujourd'hui=1",
  numbers:
    "une dizaine=10|une quinzaine=15|une vingtaine=20|une trentaine=30|une cinquantaine=50|une centaine=100|un=1|une=1|deux=2|trois=3|quatre=4|cinq=5|six=6|sept=7|huit=8|neuf=9|dix=10|onze=11|douze=12|treize=13|quatorze=14|quinze=15|seize=16|dix-sept=17|dix-huit=18|dix-neuf=19|vingt=20|trente=30|quarante=40|cinquante=50|soixante=60|soixante-dix=70|quatre-vingt=80|quatre-vingts=80|quatre-vingt-dix=90|cent=x100|demi=0.5|quart=0.25",
  figures: "chiffre",
  with: "avec",
  half_more: "et demi|et demie",
  lender_prequalified:
    "préqualifié|préapprouvé|financement bancaire|financement préapprouvé|prêt approuvé|financement approuvé",
  relocatable: "déménageable|relocalisable|peut être déménagé|délocalisable|peut être relocalisé",
  real_estate:
    "immeuble inclus|avec immeuble|immobilier inclus|bâtisse incluse|avec bâtisse|terrain inclus|avec l'immeuble|propriété incluse|avec immobilier|bâtiment inclus|avec bâtiment|immeuble compris|immeuble à vendre avec|avec l'immobilier|avec la bâtisse|avec terrain|bâtisse|immobilier|propriété|avec propriété|immeuble|avec l'édifice|édifice inclus|avec édifice|murs inclus|avec murs",
  seller_financing:
    "(le/) (propriétaire/proprio/vendeur) (finance/peut financer/prêt à financer/financerait)|financement du vendeur|balance de vente|solde de prix de vente|balance de prix de vente|financement par le vendeur|le vendeur finance|crédit vendeur|avec balance de vente|avec financement du vendeur|vendeur prêt à financer|prêt à financer|vendeur peut financer|vendeur finance|le vendeur peut financer|financé par le vendeur|financement vendeur|financement possible par le vendeur|prêt du vendeur|solde de vente",
  manager_run:
    "absent|propriétaire absent|clé en main sans présence|gérant|gérant en place|avec gérant|avec un gérant|revenu passif|revenus passifs|sans présence|un gérant en place|avec un gérant en place|avec gérant en place|gestionnaire en place|avec un gestionnaire|géré par un gérant|qui roule tout seul|équipe en place|sans être présent|semi-absent",
  home_based:
    "à domicile|à la maison|de la maison|travail à domicile|depuis la maison|télétravail|de chez soi|opérer de la maison|à opérer de la maison|opéré de la maison|à partir de la maison|à partir de chez moi|de chez moi|depuis chez moi|depuis mon domicile|travailler de la maison|à faire de la maison",
  price_reduced: "prix réduit|à prix réduit|réduit|prix baissé|baisse de prix|prix en baisse|rabais|prix révisé",
  available: "pas sous offre|sans offre acceptée|encore disponible|toujours disponible",
  franchise:
    "franchise|nouvelle franchise|franchise à vendre|ouvrir une franchise|acheter une franchise|en franchise|franchisage|bannière",
  franchise_resale: "franchise existante|revente de franchise|franchisé|franchise en exploitation",
  independent:
    "indépendant|non franchisé|hors franchise|indépendante|non franchisée|indépendants|pas franchisé|pas franchisée",
  features: "avec formation=formation incluse|formation offerte",
  cheapest:
    "moins cher|le moins cher|les moins chers|prix le plus bas|(trié/triés/triées/classés/classées) par prix|le moins cher possible|moins chers|du moins cher au plus cher",
  priciest: "le plus cher|les plus chers|plus cher",
  newest:
    "plus récent|le plus récent|les plus récents|récemment inscrit|nouveauté|dernières inscriptions|plus récente|les plus récentes|annonces récentes|dernières annonces|nouvelles annonces|nouvelles inscriptions|récent|récente",
  highest_earnings: "plus rentable|le plus rentable|les plus rentables|plus profitable",
  vague:
    "avec financement|financement|négociable|(prix/) négociable|pas cher|pas chère|bon marché|rentable|bon|bonne|beau|belle|grand|grande|petit|petite|établie|prospère|abordable|clé en main|meilleur|profitable|bien situé|achalandé|moderne|lucratif|pas chers|pas chères|rentables|petits|petites|grands|belles|beaux|bien établi|bien établie|solide|en croissance|excellent|excellente|bonne réputation|réputé|familial|familiale|clés en main",
  filler:
    "cie|de|du|un|une|le|la|les|des|l|d|à vendre|vente|acheter|achat|je|cherche|je cherche|je veux|je voudrais|j'aimerais|recherche|trouver|montre-moi|montrez-moi|commerce|entreprise|compagnie|magasin|boutique|service|business|qui|que|avec|pour|mon|ma|me|est|soit|tous|toutes|tout|toute|quelque chose|bonjour|svp|s'il vous plaît|inscription|occasion|numéro|une entreprise|un commerce|une entreprise de|entreprise de|commerce de|centre|ce|cette|ces|dont|y|il|a|être|d'affaires|opportunité|canada|voir|besoin|annonce|annonces|qqch|qqc|quelqu'un|dans|au|aux|en|j'ai|j|qu|n|c|t|m|s|ne|je suis|suis|sommes|nous|on|vous|tu|votre|notre|nos|vos|mes|ses|son|sa|leur|leurs|elle|ils|elles|lui|aurait|aurais|auriez|avez|avez-vous|avoir|ont|sont|étant|serait|désire|désirons|souhaite|souhaitons|voulons|voudrais|voudrait|aimerais|aimerait|veux|veut|cherchons|chercher|recherchons|regarde|intéressé|intéressée|intéressé par|intéressée par|acquérir|reprendre|reprise|démarrer|partir|ouvrir|opérer|opération|exploiter|gérer|vend|vendre|vendu|salut|allo|bonsoir|merci|please|si|mais|car|donc|or|très|bien|plus|aussi|déjà|encore|ici|là|où|quel|quelle|quels|quelles|quoi|comment|combien|peut|peux|pouvez|possible|possiblement|idéalement|préférablement|de préférence|environ|genre|type|sorte|style|par|chez|sur|entreprises|commerces|compagnies|qu'on|endroit|prix|budget|comptant|disponible|fait|gagner|place|maison|inclus|incluant|comme|dans les|dans la|dans le|derniers|depuis",
  seek: "je cherche|cherche|cherchons|je veux|je voudrais|plutôt|recherche|mais plutôt|seulement|je préfère",
  function_words: FRENCH_FUNCTION_WORDS,
  omissible: "de|du|d|des|le|la|les|l|un|une|son|sa|ses|à",
  conjugate: conjugateFrench,
  not_places:
    "de|la|le|centre|nord|sud|est|ouest|plage|maison|hôtel|camping|pizza|amazon|toiture|motel|auberge|beauce|estrie|outaouais|mauricie|lanaudière|laurentides|charlevoix|gaspésie|montérégie|abitibi|témiscamingue|saguenay",
  stem: (word) => {
    if (word === "&") return "et";
    const singular = word.length > 3 ? word.replace(/(?<!^moi)[sx]$/, "") : word;
    // Unifies "établi" and "établie".
    return singular.length > 5 ? singular.replace(/e$/, "") : singular;
  },
};
