/** As in `en.ts`, in addition to the parts of the translated names. */
export const FRENCH_SECTOR_WORDS: Record<string, string> = {
  "auto-repair-service":
    "garage|garage automobile|mécanique automobile|mécanicien|atelier mécanique|garage mécanique|réparation auto|atelier de carrosserie=carrosserie|réparation (automobile/de voitures/d'autos)|centre de pneus=pneus|débosselage=débosselage|garagiste|mécanique|atelier de (mécanique/réparation)|changement d'huile=huile|silencieux=silencieux > carrosserie|pneus|esthétique automobile",
  "car-dealerships":
    "concessionnaire|vente de voitures|concession automobile|voitures d'occasion|concession|vendeur de voitures|vente d'autos|autos usagées|voitures usagées|marchand de voitures|vente de véhicules",
  "car-washes":
    "lave-auto|lavage auto|lavage de voitures|lave auto|station de lavage|lave-auto à la main|lavage automobile|lavage d'autos|lavage de véhicules",
  "gas-stations": "station-service|station d'essence|poste d'essence|station service|poste à essence",
  "equipment-rental-dealers":
    "location d'équipement|location d'outils|location d'outillage|centre de location|location de (machinerie/équipements)|location d'équipements",
  "junk-salvage-yards":
    "cour à scrap|ferrailleur|casse automobile|ferraille|recyclage automobile|pièces usagées|cour de ferraille",
  "towing-companies":
    "remorquage|dépanneuse|dépannage routier|compagnie de remorquage|service de remorquage|remorqueuse",
  "beauty-personal-care":
    "beauté|esthétique|institut de beauté|salon de beauté|salon d'esthétique|clinique d'esthétique|soins esthétiques|esthéticienne|clinique de beauté",
  "hair-salons-barber-shops":
    "salon de coiffure|coiffure|coiffeur|coiffeuse|barbier|salon de barbier|barbershop|barber|salon de barbiers",
  "nail-salons": "onglerie|manucure|pose d'ongles|ongles|salon d'ongles|salon de manucure|bar à ongles",
  massage: "massage|salon de massage|massothérapie|massothérapeute|clinique de massothérapie|centre de massage",
  spas: "centre de détente|spa|spa nordique=nordique|centre de spa",
  "building-construction":
    "construction|entrepreneur général|bâtiment|entreprise de construction|entrepreneur en construction|compagnie de construction|charpenterie=charpenterie > rénovation|toiture|couvreur|peinture|couvreurs|maçonnerie|peintre|excavation|revêtement|planchers|isolation",
  "building-material-hardware-stores":
    "quincaillerie|matériaux de construction|quincaillier|centre de rénovation|cour à bois",
  "electrical-mechanical-contracting":
    "électricien|maître électricien|électricité|entrepreneur électricien|entreprise (électrique/d'électricité)|entrepreneur électrique",
  hvac: "climatisation|chauffage|ventilation|cvc|chauffage et climatisation|frigoriste|réfrigération|entreprise de (chauffage/ventilation)|thermopompe",
  plumbing: "plomberie|plombier|entreprise de plomberie|maître plombier|plomberie-chauffage",
  "day-care-child-care": "garderie|crèche|service de garde|cpe|centre de la petite enfance|garde d'enfants",
  schools:
    "école|académie|centre de formation|école de natation=natation|tutorat=tutorat > école de conduite|auto-école|école de langues",
  "entertainment-recreation":
    "loisirs|divertissement|centre d'amusement|parc d'attractions|récréatif > hôtel|camping|auberge|motel|gîte|hôtellerie|jeu d'évasion|arcade|gîte touristique|pourvoirie",
  "nightclubs-theaters":
    "boîte de nuit|discothèque|cinéma|théâtre|club de nuit|bar dansant|salle de spectacle|cinéma-parc",
  "accounting-tax-practices":
    "cabinet comptable|comptabilité|comptable|cabinet de comptabilité|impôts|bureau de comptable|bureau comptable|tenue de livres=tenue livres|cpa|firme comptable|fiscalité|cabinet fiscal|fiscaliste",
  "insurance-agencies":
    "cabinet d'assurance|courtier d'assurance|assurance|assurances|agence d'assurance|cabinet d'assurances|courtage d'assurance|courtier en assurance|courtier d'assurances",
  "food-restaurants":
    "restauration|alimentation|commerce alimentaire|secteur alimentaire|restaurateur|hôtellerie-restauration",
  bakeries:
    "boulangerie|pâtisserie|boulangerie pâtisserie|boulanger|boulangerie artisanale|pâtissier|boulangerie-pâtisserie|bagels=bagels|gâteaux=gâteaux",
  "bars-pubs-taverns":
    "bar|pub|taverne|bar à vin=vin|brasserie|bar salon|cabaret=cabaret|bar sportif=sportif|resto-bar",
  breweries: "microbrasserie|brasserie artisanale|brasseur|micro-brasserie|brasserie > distillerie|cidrerie|vignoble",
  "coffee-shops-cafes":
    "café|cafétéria|café bistro|salon de thé=thé|cafés|brûlerie=brûlerie|torréfacteur=torréfaction|maison de thé=thé",
  "food-trucks":
    "camion de rue|food truck|camion-restaurant|camion de cuisine|camion de nourriture|food-truck|roulotte de cuisine|cantine mobile",
  "ice-cream-frozen-yogurt":
    "crèmerie|bar laitier|crème glacée|glacier|crème molle|yogourt glacé|gelato=gelato|crémerie",
  restaurants:
    "restaurant|resto|casse-croûte=casse-croûte|bistro=bistro|restaurant familial=familial|resto-pub|cantine=cantine|steakhouse=steakhouse|restaurant de sushis=sushi|diner=diner > pizzeria|pizza|sushi|poutine|rôtisserie|crêperie|cabane à sucre|restauration rapide|pizzéria|déjeuner|shawarma|burger",
  "health-care-fitness": "santé|soins de santé|bien-être|conditionnement physique",
  "assisted-living-nursing-homes":
    "résidence pour aînés|résidence pour personnes âgées|rpa|maison de retraite|résidence de personnes âgées|résidence pour retraités|chsld|foyer pour personnes âgées|maison de soins|ressource intermédiaire",
  "dance-pilates-yoga-studios":
    "studio de yoga|yoga|école de danse|pilates|studio de danse|centre de yoga|danse|studio de pilates|yoga chaud=chaud",
  "dental-practices":
    "clinique dentaire|dentiste|cabinet dentaire|dentaire|cabinet de dentiste|bureau de dentiste|clinique de dentisterie|orthodontiste=orthodontie|denturologiste=denturologie",
  "gyms-fitness-centers":
    "gym|salle de sport|centre d'entraînement|centre de conditionnement physique|gymnase|crossfit=crossfit|centre de gym|salle d'entraînement|centre de fitness|fitness|centre sportif|musculation|boxe=boxe",
  "home-health-care":
    "soins à domicile|aide à domicile|soins infirmiers à domicile|maintien à domicile|agence de soins|services à domicile",
  "medical-practices":
    "clinique|clinique médicale|cabinet médical|médecin|centre médical|cabinet de médecin|polyclinique > physiothérapie|chiropratique|clinique vétérinaire|vétérinaire|optométriste|physio|chiro|chiropraticien|optométrie|ostéopathie|psychologie|podiatre",
  manufacturing:
    "fabrication|manufacturier|usine|fabricant|industrie|manufacture|usine de fabrication|entreprise manufacturière|entreprise de fabrication|manufacturière|usine de production",
  "machine-shops-tools": "atelier d'usinage|usinage|machine shop|usinage de précision|machiniste",
  "food-products":
    "transformation alimentaire|fabrication alimentaire|transformateur alimentaire|produits alimentaires|fromagerie=fromagerie|abattoir=abattoir|fabricant d'aliments|usine alimentaire|cabane",
  "paper-printing": "imprimerie|imprimeur",
  "online-technology":
    "technologie|entreprise en ligne|entreprise techno|entreprise web|internet|startup|technologique",
  "software-app-companies":
    "logiciel|éditeur de logiciels|saas|application mobile|logiciel en ligne|logiciel-service|entreprise saas|application|applications mobiles|compagnie de logiciels",
  "websites-ecommerce":
    "boutique en ligne|commerce en ligne|commerce électronique|site web|e-commerce|site internet|ecommerce|boutique web|vente en ligne|site de commerce|site transactionnel|magasin en ligne|sites web > amazon fba|amazon|shopify|dropshipping|etsy",
  "pet-grooming":
    "toilettage|toilettage canin|salon de toilettage|toilettage de chien|toilettage pour chien|toiletteur|toilettage d'animaux|toilettage pour animaux|toilettage de chiens|toiletteuse",
  "pet-stores-supply":
    "animalerie|boutique pour animaux|magasin d'animaux|nourriture pour animaux=nourriture|animaleries",
  "pet-boarding":
    "pension pour chiens|pension canine|chenil|garderie pour chiens|pension pour animaux|pension pour chats|hôtel pour chiens|pension animale|garderie canine",
  retail:
    "détail|commerce de détail|magasin de détail|vente au détail|détaillant|commerce au détail > librairie|boutique cadeau=cadeau|boutique cadeaux=cadeaux|boutique de cadeaux=cadeaux|jouets|articles de sport|antiquités",
  "clothing-accessories":
    "boutique de vêtements|magasin de vêtements|friperie=friperie|vêtements|boutique de mode|boutique de linge|magasin de chaussures=chaussures|boutique de chaussures=chaussures|boutique de robes=robes|lingerie=lingerie|prêt-à-porter",
  "convenience-stores": "dépanneur|magasin général|dep|dépanneurs|épicerie de quartier",
  "flower-shops": "fleuriste|boutique de fleurs|fleurs|magasin de fleurs|fleuristerie",
  "furniture-furnishings":
    "magasin de meubles|meubles|ameublement|décoration|magasin de matelas=matelas|boutique de décoration",
  "grocery-supermarkets":
    "épicerie|supermarché|boucherie=boucherie|fruiterie=fruiterie|poissonnerie=poissonnerie|marché d'alimentation|épicier|boucher=boucherie|charcuterie=charcuterie|épicerie fine=fine",
  "health-food-nutrition":
    "aliments naturels|suppléments|magasin de suppléments|nutrition|magasin d'aliments naturels|produits naturels|vitamines",
  jewelry: "bijouterie|bijoutier|joaillerie|bijoux|boutique de bijoux|joaillier|horlogerie=horlogerie",
  "liquor-stores": "magasin d'alcool|vins|vins et spiritueux|boutique de vin|magasin de vin",
  pharmacies: "pharmacie|pharmacien",
  "smoke-shops":
    "tabagie|boutique de vapotage=vapotage|tabac|magasin de tabac|vapoterie=vape|boutique de vape=vape|cigares=cigares",
  "vending-machines":
    "machines distributrices|distributrices|distributrices automatiques|machine distributrice|distributeurs automatiques|route de distributrices",
  catering: "traiteur|service de traiteur|traiteurs|entreprise de traiteur",
  cleaning:
    "entretien ménager|entreprise de nettoyage|nettoyage|conciergerie|ménage|ménagère|entretien commercial=commercial|nettoyage commercial=commercial|nettoyage résidentiel=résidentiel|entreprise d'entretien|lavage de vitres=vitres|femme de ménage|entretien d'immeubles",
  "dry-cleaners": "nettoyeur|nettoyeur à sec|nettoyage à sec|pressing|nettoyage de vêtements",
  "funeral-homes":
    "salon funéraire|pompes funèbres|maison funéraire|complexe funéraire|funéraire|crématorium=crématorium",
  "landscaping-yard":
    "paysagiste|aménagement paysager|entretien de pelouse|paysagement|paysager|tonte de gazon|tonte de pelouse|gazon|arboriculture=arboriculture|émondage=émondage|jardinage|entretien paysager|irrigation=irrigation > déneigement",
  "laundromats-coin-laundry": "buanderie|laverie|buanderette|lavoir|laverie automatique|laundromat|lavoir automatique",
  "legal-services":
    "cabinet d'avocats|avocat|notaire=notaire|cabinet juridique|avocats|étude de notaire=notaire|bureau d'avocats|services juridiques",
  locksmith: "serrurier|serrurerie",
  "pest-control": "extermination|exterminateur|gestion parasitaire|contrôle des insectes|antiparasitaire",
  "property-management":
    "gestion immobilière|gestion d'immeubles|gestion de (propriétés/condos/copropriétés/biens)|gestionnaire immobilier|gestion locative",
  security: "agence de sécurité|sécurité|compagnie de sécurité|gardiennage|alarme=alarme|systèmes d'alarme=alarme",
  "staffing-agencies":
    "agence de placement|recrutement|agence de recrutement|agence d'emploi|placement de personnel|ressources humaines|chasseur de têtes",
  "waste-management-recycling":
    "recyclage|gestion des déchets|déchets|conteneurs=conteneurs|collecte de déchets|fosses septiques=septiques|ramassage de déchets",
  "moving-shipping": "déménagement|entreprise de déménagement|déménageur|déménageurs|compagnie de déménagement",
  "limo-passenger-transport":
    "transport scolaire=scolaire|taxi|limousine|autobus|transport de (personnes/passagers)|autobus scolaire=scolaire|navette=navette|compagnie d'autobus|compagnie de taxi|transport adapté=adapté",
  "delivery-freight-service-routes":
    "livraison|messagerie|route de livraison|service de (livraison/messagerie)|courrier|route de pain=pain|route de lait=lait|route de distribution|compagnie de livraison|livreur",
  "storage-warehouses":
    "entrepôt|mini-entrepôt|entreposage|mini-entrepôts|mini entrepôts|self-storage|entreposage libre-service|entrepôts",
  trucking:
    "(entreprise/société/cie) de transport|camionnage|transport camionnage|transport par camion|compagnie de transport|transport (routier/de marchandises/général)|transporteur|flotte de camions|compagnie de camionnage|camionneur",
  "wholesale-distributors":
    "grossiste|distributeur|distribution|vente en gros|commerce de gros|grossistes|compagnie de distribution|importateur=importation|importation=importation",
  "automotive-boat": "automobile|secteur automobile|entreprise automobile",
  "marine-boat-service-dealers":
    "vente de bateaux|réparation de bateaux|nautique|concessionnaire de bateaux|entretien de bateaux",
  "truck-stops": "relais routier|halte routière|truck stop",
  "tanning-salons": "bronzage|salon de bronzage|centre de bronzage",
  concrete: "béton|entreprise de béton|coffrage=coffrage|bétonnière",
  "heavy-construction": "génie civil|travaux de génie|terrassement",
  "communication-media":
    "médias|publicité|agence de (publicité/marketing/communication)=marketing|station de radio=radio",
  "magazines-newspapers": "journal|magazine|édition|maison d'édition|revue",
  "production-companies":
    "maison de production|production vidéo|boîte de production|studio de photo=photo|studio d'enregistrement=enregistrement",
  "education-children": "éducation|enseignement",
  preschools: "prématernelle|maternelle|préscolaire",
  "art-galleries": "galerie|galerie d'art",
  "banquet-halls": "salle de réception|salle de réceptions|salle de mariage|salle d'événements|salle de banquet",
  "bowling-alleys": "salle de quilles|salon de quilles|bowling|quilles",
  casinos: "casino|salle de jeux",
  "golf-courses-services": "terrain de golf|golf|club de golf|parcours de golf",
  "marinas-fishing": "marina|pêche|port de plaisance",
  "financial-services": "services financiers|planification financière",
  "banking-loan": "prêts|prêteur|hypothèques|courtier hypothécaire",
  "check-cashing": "encaissement de chèques",
  "donut-shops": "beignerie|beignes|beigne",
  "juice-bars": "bar à jus|smoothies=smoothies",
  "auto-boat-aircraft": "aéronautique|aérospatiale|fabricant de bateaux|pièces d'auto",
  chemical: "produits chimiques|chimie|chimique",
  "clothing-fabric": "textile|fabricant de vêtements|couture=couture|broderie=broderie|confection",
  "electronic-electrical-equipment": "électronique|fabricant d'électronique",
  "energy-petroleum": "énergie|pétrole|propane=propane|énergie solaire=solaire|mazout",
  "furniture-fixtures":
    "(usine/manufacture/atelier) de meubles|fabricant de meubles|ébénisterie|ébéniste|armoires de cuisine=armoires|fabrication de meubles",
  "glass-stone-concrete": "vitrerie|comptoirs de granit=granit|marbre",
  "industrial-commercial-machinery": "machinerie industrielle|fabricant de équipement industriel",
  "lumber-wood-products": "scierie|bois d'œuvre|palettes=palettes|produits du bois|moulin à scie",
  "medical-devices": "appareils médicaux|équipement médical|dispositifs médicaux",
  "metal-products": "soudure|atelier de soudure|métallurgie|fabrication métallique|soudeur|fonderie",
  packaging: "emballage|emballages",
  "rubber-plastic": "plastique|moulage de plastique|injection plastique|caoutchouc",
  signs: "enseignes|enseigne|lettrage=lettrage",
  "cell-phone-computer-repair":
    "réparation de (cellulaires/téléphones/ordinateurs)|cellulaires|boutique de cellulaires|réparation informatique",
  "graphic-web-design": "graphisme|conception web|design web|agence web|studio de design|design graphique",
  "it-software-services":
    "(entreprise/compagnie/cie/firme) informatique|services informatiques|ti|services ti|consultation firme soutien cybersécurité=cybersécurité",
  "pet-services":
    "services pour animaux|animaux de compagnie > clinique vétérinaire=vétérinaire|hôpital vétérinaire=vétérinaire",
  "bike-shops": "vélo|boutique de vélo|magasin de vélos|vélos|atelier de vélo|bicyclette",
  "dollar-stores": "magasin à un dollar|magasin du dollar|magasin à 1 $",
  "nursery-garden-centers": "pépinière|centre de jardin|jardinerie|serres|centre jardin|serre",
  "pawn-shops": "prêteur sur gages|pawn shop|pawnshop",
  "service-businesses": "entreprise de services|services aux entreprises",
  "architecture-engineering":
    "architecture|génie|firme de génie|bureau d'architectes|architecte|ingénierie|firme d'ingénierie|arpentage=arpentage",
  "commercial-laundry": "buanderie (commerciale/industrielle)|service de lingerie",
  "transportation-storage": "transport|logistique|transport et entreposage|compagnie de logistique",
  "nondurable-goods": "",
};
