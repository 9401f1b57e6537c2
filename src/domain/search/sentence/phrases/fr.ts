import type { Phrases } from "./phrases.ts";

export const FRENCH: Phrases = {
  max: "moins de|à moins de|de moins de|sous|jusqu'à|en dessous de|maximum|maximum de|au plus|max|au maximum|inférieur à|pas plus de|dans un rayon de|avant|ne dépassant pas|<",
  max_after: "ou moins|maximum|max|au maximum|au plus",
  min: "plus de|à plus de|de plus de|au-dessus de|à partir de|minimum|minimum de|au moins|au minimum|supérieur à|dès|depuis|après|>",
  min_after: "ou plus|minimum|au minimum|et plus|au moins",
  about: "environ|autour de|à peu près|approximativement|près de",
  between: "entre|de",
  to: "à|et|ou|jusqu'à",
  price: "prix|prix de|prix demandé|budget|budget de|un budget de|mon budget|coût",
  cash_flow:
    "bénéfice|bénéfices|bénéfice de|profit|profits|profit de|flux de trésorerie|bénéfice net|revenu net|rapporte|qui rapporte|rapportant|générant|bai",
  cash_flow_after: "par année|par an|annuel|de profit|de bénéfice|de bénéfices|de profits|de flux de trésorerie",
  monthly: "par mois|mensuel|mensuels|chaque mois|mensuellement",
  income:
    "besoin de|il me faut|gagner|je veux gagner|j'ai besoin de|pour vivre|j'ai besoin d'un revenu de|il me faudrait",
  down_payment:
    "j'ai|mise de fonds|mise de fonds de|avec une mise de fonds de|comptant|argent comptant|capital|capital de|je dispose de|apport|apport de|investir|économies|liquidités|avec",
  down_payment_after: "à investir|comptant|de mise de fonds|disponibles|d'économies|d'apport|en main|de capital",
  revenue:
    "chiffre d'affaires|chiffre d'affaires de|ventes|ventes de|revenus|revenus de|chiffre d'affaires annuel de|ventes annuelles de",
  years: "fondé|établi|établie|établie depuis|fondée|en activité depuis|en affaires depuis|établi depuis",
  years_after: "ans|années|ans d'existence|ans d'activité|ans d'expérience|années d'existence",
  unfiltered: "baiia|employés|loyer|pieds carrés|superficie|inventaire",
  not: "pas|pas de|sans|sauf|excepté|non|hors|hors de|autre que|à l'exception de|mais pas|aucun|aucune|excluant|en dehors de|pas en|pas à|pas au",
  and: "et|ou|ni|puis|aussi|&|ainsi que",
  in: "à|au|aux|en|dans|près de|autour de|région de|ville de|dans la région de|province de|proche de|proche|sur|vers|dans le|dans la|du côté de",
  near: "à|près de|autour de|proche de|proche|du côté de",
  near_me:
    "près de moi|proche de moi|autour de moi|près d'ici|près de chez moi|dans mon coin|à proximité|dans ma région|proche de chez moi|à côté de chez moi",
  kilometers: "km|kilomètre|kms",
  miles: "mille|mi",
  currency: "dollar|cad|euro|usd|piastre",
  amounts:
    "un demi-million=500000|demi-million=500000|un million=1000000|deux millions=2000000|cent mille=100000|deux cent mille=200000|cinq cent mille=500000|cinquante mille=50000",
  lender_prequalified:
    "préqualifié|préapprouvé|financement bancaire|financement préapprouvé|prêt approuvé|financement approuvé",
  relocatable: "déménageable|relocalisable|peut être déménagé|délocalisable|peut être relocalisé",
  real_estate:
    "immeuble inclus|avec immeuble|immobilier inclus|bâtisse incluse|avec bâtisse|terrain inclus|avec l'immeuble|propriété incluse|avec immobilier|bâtiment inclus|avec bâtiment|immeuble compris",
  seller_financing:
    "financement du vendeur|balance de vente|solde de prix de vente|balance de prix de vente|financement par le vendeur|le vendeur finance|crédit vendeur|avec balance de vente|avec financement du vendeur",
  manager_run:
    "absent|propriétaire absent|clé en main sans présence|gérant|gérant en place|avec gérant|avec un gérant|revenu passif|revenus passifs|sans présence",
  home_based: "à domicile|à la maison|de la maison|travail à domicile|depuis la maison|télétravail|de chez soi",
  price_reduced: "prix réduit|à prix réduit|réduit|prix baissé|baisse de prix|prix en baisse|rabais|prix révisé",
  available: "pas sous offre|sans offre acceptée|encore disponible|toujours disponible",
  franchise: "franchise|nouvelle franchise|franchise à vendre|ouvrir une franchise|acheter une franchise",
  franchise_resale: "franchise existante|revente de franchise|franchisé|franchise en exploitation",
  independent: "indépendant|non franchisé|hors franchise|indépendante",
  features: "avec formation=formation incluse|formation offerte",
  cheapest: "moins cher|le moins cher|les moins chers|prix le plus bas",
  priciest: "le plus cher|les plus chers|plus cher",
  newest: "plus récent|le plus récent|les plus récents|récemment inscrit|nouveauté|dernières inscriptions",
  highest_earnings: "plus rentable|le plus rentable|les plus rentables|plus profitable",
  vague:
    "pas cher|pas chère|bon marché|rentable|bon|bonne|beau|belle|grand|grande|petit|petite|établie|prospère|abordable|clé en main|meilleur|profitable|bien situé|achalandé|moderne|lucratif",
  filler:
    "de|du|un|une|le|la|les|des|l|d|à vendre|vente|acheter|achat|je|cherche|je cherche|je veux|je voudrais|j'aimerais|recherche|trouver|montre-moi|montrez-moi|commerce|entreprise|compagnie|magasin|boutique|service|business|qui|que|avec|pour|mon|ma|me|est|soit|tous|toutes|tout|toute|quelque chose|bonjour|svp|s'il vous plaît|inscription|occasion|numéro|une entreprise|un commerce|une entreprise de|entreprise de|commerce de|centre|ce|cette|ces|dont|y|il|a|être|d'affaires|opportunité|canada|voir|besoin",
  not_places: "de|la|le|centre|nord|sud|est|ouest|plage|maison|hôtel|camping|pizza|amazon|toiture|motel|auberge",
  stem: (word) => (word.length > 3 ? word.replace(/[sx]$/, "") : word),
};
