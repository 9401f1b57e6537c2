/** As in `en.ts`, in addition to the parts of the translated names. */
export const FRENCH_SECTOR_WORDS: Record<string, string> = {
  "auto-repair-service":
    "garage|garage automobile|mécanique automobile|mécanicien|atelier mécanique|garage mécanique|réparation auto|atelier de carrosserie=carrosserie|réparation (automobile/de voitures/d'autos)|centre de pneus=pneus|débosselage=débosselage|garagiste|mécanique|atelier de (mécanique/réparation)|changement d'huile=huile|silencieux=silencieux|garages|mécaniciens|mécano|réparation (mécanique/de véhicules/d'automobiles/auto)|entretien (automobile/auto/mécanique)|mécanique (générale/auto)|atelier de mécanique automobile|atelier de débosselage=débosselage|carrossier=carrosserie|garage de mécanique générale|esthétique auto=esthétique|mécanique diesel=diesel|mécanique de camions=camions|vitres d'auto=vitres|garage de camions=camions > carrosserie|pneus|esthétique automobile",
  "car-dealerships":
    "concessionnaire|vente de voitures|concession automobile|voitures d'occasion|concession|vendeur de voitures|vente d'autos|autos usagées|voitures usagées|marchand de voitures|vente de véhicules|vendeur d'autos usagées|vendeur d'autos|concessionnaire automobile|concessionnaire auto|concessionnaire de voitures|autos d'occasion|véhicules d'occasion|véhicules usagés|marchand d'autos|marchand d'autos usagées|vente d'autos usagées|vente de voitures usagées|concessionnaire de motos=motos|concessionnaire VR=vr|véhicules récréatifs=récréatifs|concessionnaire de motoneiges=motoneiges",
  "car-washes":
    "lave-auto|lavage auto|lavage de voitures|lave auto|station de lavage|lave-auto à la main|lavage automobile|lavage d'autos|lavage de véhicules|lave-autos|lavage d'auto|lave-auto automatique=automatique|lave-auto libre-service=libre-service|lave-auto sans contact|lave-auto à pression|lave-voitures|carwash|car wash",
  "gas-stations":
    "station-service|station d'essence|poste d'essence|station service|poste à essence|station à essence|stations-service|station-essence|poste d'essence avec dépanneur|gaz bar|gaz-bar|essencerie|pompe à essence",
  "equipment-rental-dealers":
    "location d'équipement|location d'outils|location d'outillage|centre de location|location de (machinerie/équipements)|location d'équipements|location de (outils/machinerie lourde/équipement de construction/chapiteaux)|location d'équipement lourd|location d'outils et équipement|centre de location d'outils|concessionnaire d'équipement agricole=agricole",
  "junk-salvage-yards":
    "cour à scrap|ferrailleur|casse automobile|ferraille|recyclage automobile|pièces usagées|cour de ferraille|recycleur automobile|recycleur d'autos|cour d'autos|cimetière d'autos|scrap|pièces d'autos usagées|pièces d'auto usagées|métaux recyclés",
  "towing-companies":
    "remorquage|dépanneuse|dépannage routier|compagnie de remorquage|service de remorquage|remorqueuse|remorqueur|towing|remorquages|entreprise de remorquage|assistance routière",
  "beauty-personal-care":
    "beauté|esthétique|institut de beauté|salon de beauté|salon d'esthétique|clinique d'esthétique|soins esthétiques|esthéticienne|clinique de beauté|soins de beauté|salon esthétique|institut d'esthétique|centre d'esthétique|commerce de beauté|cosmétique > clinique d'épilation=clinique épilation|épilation laser|clinique laser|salon de tatouage=salon tatouage|studio de tatouage=studio tatouage|extensions de cils=extensions cils|cils et sourcils",
  "hair-salons-barber-shops":
    "salon de coiffure|coiffure|coiffeur|coiffeuse|barbier|salon de barbier|barbershop|barber|salon de barbiers|salons de coiffure|coiffeurs|salon coiffure|salon de coiffure pour hommes=hommes|coiffure pour hommes=hommes|coiffure mixte=mixte|barbier coiffeur|salon de coiffure et barbier|barbershops|coiffeur pour hommes=hommes|salon coiffure et esthétique",
  "nail-salons":
    "onglerie|manucure|pose d'ongles|ongles|salon d'ongles|salon de manucure|bar à ongles|salons d'ongles|salon de pose d'ongles|pose ongles|salon d'onglerie|ongleries|pédicure|manucure et pédicure|salon de manucure et pédicure|studio d'ongles",
  massage:
    "massage|salon de massage|massothérapie|massothérapeute|clinique de massothérapie|centre de massage|massages|salon de massothérapie|massothérapeutes|centre de massothérapie|studio de massage|kinésithérapie",
  spas: "centre de détente|spa|spa nordique=nordique|centre de spa|spa urbain|centre de spa et détente|station thermale|bains nordiques=nordiques|spas|centre de bien-être|spa santé|médico-esthétique=médico esthétique|clinique médico-esthétique=médico esthétique|bain flottant=flottant",
  "building-construction":
    "construction|entrepreneur général|bâtiment|entreprise de construction|entrepreneur en construction|compagnie de construction|entreprise générale|entrepreneurs généraux|constructeur|constructeur de maisons|constructeur d'habitations|bâtisseur|charpentier|charpentier-menuisier|menuisier|menuiserie|coffreur > rénovation|toiture|couvreur|peinture|couvreurs|maçonnerie|peintre|excavation|revêtement|planchers|isolation|gypse|pavage|asphalte|clôtures|fondations|gouttières|rénovations|démolition|piscines creusées|panneaux solaires|après sinistre|céramique|drains français|charpenterie|construction résidentielle|construction commerciale",
  "building-material-hardware-stores":
    "quincaillerie|matériaux de construction|quincaillier|centre de rénovation|cour à bois|quincailleries|centre de matériaux|magasin de matériaux|cours à bois|marchand de bois|matériaux|centre de rénovation et quincaillerie",
  "electrical-mechanical-contracting":
    "électricien|maître électricien|électricité|entrepreneur électricien|entreprise (électrique/d'électricité)|entrepreneur électrique|électriciens|compagnie d'électricité|compagnie d'électriciens|compagnie électrique|entreprise d'électriciens|maîtres électriciens|contracteur électrique|entrepreneur en électricité|mécanique du bâtiment",
  hvac: "climatisation|chauffage|ventilation|cvc|chauffage et climatisation|frigoriste|réfrigération|entreprise de (chauffage/ventilation)|thermopompe|chauffage climatisation|chauffage ventilation|chauffage et ventilation|climatisation et chauffage|chauffage-climatisation|air climatisé|climatiseurs|thermopompes|ferblantier|ferblanterie|frigoristes|réfrigération commerciale|compagnie de chauffage|compagnie de climatisation|compagnie de ventilation|nettoyage de conduits=conduits|fournaises|CVAC",
  plumbing:
    "plomberie|plombier|entreprise de plomberie|maître plombier|plomberie-chauffage|plombiers|compagnie de plomberie|plombier-chauffagiste|plomberie chauffage|plomberie et chauffage|entrepreneur en plomberie|drains et égouts=drains|fosses septiques et drains",
  "day-care-child-care":
    "garderie|crèche|service de garde|cpe|centre de la petite enfance|garde d'enfants|garderies|garderie familiale=familiale|garderie en milieu familial=milieu familial|garderie éducative=éducative|service de garde éducatif|service de garde en milieu familial=milieu familial|installation de garde|halte-garderie|camp de jour=camp",
  schools:
    "école|académie|centre de formation|écoles|centre d'apprentissage|école privée=privée|école primaire=primaire|collège privé=privé > école de conduite|auto-école|école de langues|écoles de conduite|école de natation=école natation|tutorat|école de musique=école musique|école de langue=école langue|école de karaté=école karaté|école d'arts martiaux=école arts martiaux|école de cuisine=école cuisine|école de coiffure=école coiffure|formation professionnelle|école de gymnastique=école gymnastique|école de soccer=école soccer|école de pilotage=école pilotage|aide aux devoirs|cours de conduite=cours conduite",
  "entertainment-recreation":
    "loisirs|divertissement|centre d'amusement|parc d'attractions|récréatif|loisir|centre de loisirs|centre récréatif|centre de divertissement|parc d'amusement|complexe récréatif > hôtel|camping|auberge|motel|gîte|hôtellerie|jeu d'évasion|arcade|gîte touristique|pourvoirie|hôtels|motels|auberges|campings|gîtes|terrain de camping|jeux d'évasion|salle d'évasion|auberge de jeunesse|pourvoiries|hôtel boutique|centre d'amusement pour enfants=centre amusement enfants|parc aquatique|salle d'arcade=salle arcade|parc de trampolines=parc trampolines|salle de billard=salle billard|planificateur d'événements=planificateur événements",
  "nightclubs-theaters":
    "boîte de nuit|discothèque|cinéma|théâtre|club de nuit|bar dansant|salle de spectacle|cinéma-parc|boîtes de nuit|nightclub|bar de danseuses=danseuses|discothèques|cinémas|ciné-parc|théâtres|cabaret théâtre|salle de spectacles|bar spectacle|boîte à chansons=chansons",
  "accounting-tax-practices":
    "cabinet comptable|comptabilité|comptable|cabinet de comptabilité|impôts|bureau de comptable|bureau comptable|tenue de livres=tenue livres|cpa|firme comptable|fiscalité|cabinet fiscal|fiscaliste|comptables|firme de comptabilité|bureau de comptables|bureau de comptabilité|pratique comptable|service de comptabilité|services comptables|impôt|bureau d'impôt|bureau d'impôts|déclarations d'impôts|déclarations de revenus|tenue de livre=tenue livres|comptable agréé|cabinet de comptables|cabinet cpa|bureau cpa",
  "insurance-agencies":
    "cabinet d'assurance|courtier d'assurance|assurance|assurances|agence d'assurance|cabinet d'assurances|courtage d'assurance|courtier en assurance|courtier d'assurances|cabinet de courtage d'assurance|cabinet de courtage en assurance|courtiers d'assurance|courtier assurances|agent d'assurance|agent d'assurances|bureau d'assurance|cabinet en assurance|cabinet en assurances|courtage en assurance|portefeuille d'assurance|clientèle d'assurance|assurance de dommages|courtier en assurances",
  "food-restaurants":
    "restauration|alimentation|commerce alimentaire|secteur alimentaire|restaurateur|hôtellerie-restauration|industrie alimentaire|industrie de la restauration|secteur de la restauration|domaine de la restauration|milieu de la restauration|domaine alimentaire|commerce d'alimentation|bouffe|commerces alimentaires|alimentaire commerce|bars et restaurants secteur|service alimentaire|services alimentaires",
  bakeries:
    "boulangerie|pâtisserie|boulangerie pâtisserie|boulanger|boulangerie artisanale|pâtissier|boulangerie-pâtisserie|bagels=bagels|gâteaux=gâteaux|boulangeries|pâtisseries|boulangers|boulangerie pâtissière|boulangerie de quartier|magasin de pain|pain|viennoiserie|viennoiseries|biscuiterie=biscuits|chocolaterie=chocolat|boulangerie industrielle=industrielle|beignes et pâtisseries > run de pain|route de pain",
  "bars-pubs-taverns":
    "bar|pub|taverne|bar à vin=vin|brasserie|bar salon|cabaret=cabaret|bar sportif=sportif|resto-bar|pubs|tavernes|bar de quartier|bar karaoké=karaoké|bar karaoke=karaoke|bar à bière|bar à bières|bar à cocktails|bar à cocktail|bar à tapas=tapas|bar à chicha=chicha|bar terrasse=terrasse|pub irlandais=irlandais|bar de région|buvette|bistro-bar|bar resto|resto bar|débit de boissons|bar laser",
  breweries:
    "microbrasserie|brasserie artisanale|brasseur|micro-brasserie|brasserie|microbrasseries|brasserie microbrasserie|micro brasserie|broue-pub|brouepub|brewpub|bière artisanale|bières artisanales|brasseries artisanales > distillerie|cidrerie|vignoble|vignobles|distilleries|cidreries|hydromellerie",
  "coffee-shops-cafes":
    "café|cafétéria|café bistro|salon de thé=thé|cafés|brûlerie=brûlerie|torréfacteur=torréfaction|maison de thé=thé|café de quartier|cafés bistros|café-bistro|coffee shop|petit café|café boulangerie café|café terrasse=terrasse|salon thé=thé|café restaurant|café spécialisé|comptoir à café|kiosque à café=kiosque|café service au volant=volant > bubble tea|thé aux perles",
  "food-trucks":
    "camion de rue|food truck|camion-restaurant|camion de cuisine|camion de nourriture|food-truck|roulotte de cuisine|cantine mobile|camions de rue|camion-cuisine|camion de bouffe|camion de bouffe de rue|bouffe de rue|cuisine de rue|cuisine mobile|camion-resto|camion resto|foodtruck|remorque de cuisine|roulotte à patates=patates|roulotte à frites=frites|chariot à hot-dogs=hot dogs|stand de nourriture|kiosque de nourriture",
  "ice-cream-frozen-yogurt":
    "crèmerie|bar laitier|crème glacée|glacier|crème molle|yogourt glacé|gelato=gelato|crémerie|crèmeries|cremerie|bars laitiers|bar à crème glacée|comptoir de crème glacée|crème glacée molle|yogourt|boutique de crème glacée|glaces|gélateria=gelato|sorbets",
  restaurants:
    "restaurant|resto|casse-croûte=casse-croûte|bistro=bistro|restaurant familial=familial|resto-pub|cantine=cantine|steakhouse=steakhouse|restaurant de sushis=sushi|diner=diner|restos|restaurants|restaurant bar|restaurant avec terrasse=terrasse|restaurant de quartier|apportez votre vin=apportez vin|restaurant apportez votre vin=apportez vin|restaurant italien=italien|restaurant grec=grec|restaurant indien=indien|restaurant libanais=libanais|restaurant japonais=japonais|restaurant chinois=chinois|restaurant vietnamien=vietnamien|restaurant thaï=thaï|restaurant mexicain=mexicain|restaurant végétarien=végétarien|restaurant végane=végane|restaurant à sushis=sushi|resto à déjeuners=déjeuner|restaurant de déjeuners=déjeuner|resto déjeuner=déjeuner|restaurant déjeuner=déjeuner|rôtisserie de poulet|bistrot=bistro|brasserie restaurant|cafétéria restaurant|cuisine fantôme=fantôme|restaurant rapide=rapide|fast-food=fast food|comptoir lunch=lunch|cuisine italienne=italienne|comptoir de sandwichs=sandwich > pizzeria|pizza|sushi|poutine|rôtisserie|crêperie|cabane à sucre|restauration rapide|pizzéria|déjeuner|shawarma|burger|pizzerias|sous-marins|hamburgers|sandwicherie|crêperies|rôtisseries|ramen|poké|tacos|kebab|noodles|buffet|hot-dogs|patates frites|ailes de poulet|thaï|thaïlandais|indien|mexicain|chinois|japonais|grec|libanais|italien|vietnamien|coréen",
  "health-care-fitness":
    "santé|soins de santé|bien-être|conditionnement physique|santé et bien-être|santé et forme|secteur de la santé|domaine de la santé|services de santé|entreprise en santé|secteur médical|mise en forme",
  "assisted-living-nursing-homes":
    "résidence pour aînés|résidence pour personnes âgées|rpa|maison de retraite|résidence de personnes âgées|résidence pour retraités|chsld|foyer pour personnes âgées|maison de soins|ressource intermédiaire|résidence|résidences pour aînés|résidence de retraités|résidence pour personnes âgée|résidences pour personnes âgées|résidence privée pour aînés|résidence privée pour personnes âgées|résidence d'aînés|maison pour aînés|maison pour personnes âgées|maison de personnes âgées|foyer pour aînés|foyer de personnes âgées|foyer d'accueil|résidence de soins|centre d'hébergement|résidence pour retraité|résidences de retraite|résidence de retraite|maison d'hébergement|maisons de retraite|RI",
  "dance-pilates-yoga-studios":
    "studio de yoga|yoga|école de danse|pilates|studio de danse|centre de yoga|danse|studio de pilates|yoga chaud=chaud|studio yoga|studios de yoga|yoga et pilates|studio de yoga et pilates|studio de yoga chaud=chaud|école de yoga|école de ballet=ballet|studio de barre=barre|pilates reformer=reformer|danse en ligne|cours de danse|centre de danse|ballet jazz",
  "dental-practices":
    "clinique dentaire|dentiste|cabinet dentaire|dentaire|cabinet de dentiste|bureau de dentiste|clinique de dentisterie|orthodontiste=orthodontie|denturologiste=denturologie|cliniques dentaires|dentistes|pratique dentaire|centre dentaire|soins dentaires|dentisterie|clinique d'orthodontie=orthodontie|laboratoire dentaire=laboratoire|clinique de denturologie=denturologie|hygiène dentaire=hygiène|hygiéniste dentaire=hygiéniste",
  "gyms-fitness-centers":
    "gym|salle de sport|centre d'entraînement|centre de conditionnement physique|gymnase|crossfit=crossfit|centre de gym|salle d'entraînement|centre de fitness|fitness|centre sportif|musculation|boxe=boxe|gyms|centre de conditionnement|centre d'entrainement|centre d'entraînement privé|studio d'entraînement|salle d'entrainement|salle de gym|salle de musculation|club de gym|club d'entraînement|studio de fitness|studio de mise en forme|centre de mise en forme|gym de crossfit=crossfit|box crossfit=crossfit|gym 24 heures=24 heures|gym de boxe=boxe|club de boxe=boxe|gym pour femmes=femmes|club de tennis=tennis|entraîneur privé=entraîneur",
  "home-health-care":
    "soins à domicile|aide à domicile|soins infirmiers à domicile|maintien à domicile|agence de soins|services à domicile|agence de soins à domicile|agence de soins infirmiers à domicile|soins aux aînés à domicile|services de soins à domicile|préposés aux bénéficiaires|aide aux aînés|services aux aînés|services aux aînés à domicile|soins de santé à domicile|entreprise de soins à domicile|infirmières à domicile|soutien à domicile",
  "medical-practices":
    "clinique|clinique médicale|cabinet médical|médecin|centre médical|cabinet de médecin|polyclinique|cliniques|cliniques médicales|cabinet de médecins|bureau de médecin|clinique de santé|clinique privée=privée|clinique familiale=familiale|clinique sans rendez-vous=sans rendez-vous > physiothérapie|chiropratique|clinique vétérinaire|vétérinaire|optométriste|physio|chiro|chiropraticien|optométrie|ostéopathie|psychologie|podiatre|clinique de physiothérapie=clinique physiothérapie|clinique de physio=clinique physio|clinique de chiropratique=clinique chiropratique|clinique chiropratique|clinique de podiatrie=clinique podiatrie|clinique de dermatologie=clinique dermatologie|clinique d'ostéopathie=clinique ostéopathie|clinique de psychologie=clinique psychologie|clinique de la vue=clinique vue|clinique d'optométrie=clinique optométrie|clinique auditive|laboratoire médical|imagerie médicale",
  manufacturing:
    "fabrication|manufacturier|usine|fabricant|industrie|manufacture|usine de fabrication|entreprise manufacturière|entreprise de fabrication|manufacturière|usine de production|usines|fabricants|manufacturiers|manufacturières|entreprises manufacturières|secteur manufacturier|entreprise industrielle|production industrielle|usine de transformation|fabriquant|compagnie manufacturière|compagnie de fabrication|atelier de fabrication",
  "machine-shops-tools":
    "atelier d'usinage|usinage|machine shop|usinage de précision|machiniste|atelier d'usinage de précision|atelier de machinage|machinage|machine-shop|usinage cnc=cnc|atelier cnc=cnc|outillage de précision|atelier mécanique industrielle",
  "food-products":
    "transformation alimentaire|fabrication alimentaire|transformateur alimentaire|produits alimentaires|fromagerie=fromagerie|abattoir=abattoir|fabricant d'aliments|usine alimentaire|cabane|usine de transformation alimentaire|transformation d'aliments|production alimentaire|producteur alimentaire|entreprise de transformation alimentaire|fabricant alimentaire|entreprise agroalimentaire|agroalimentaire|usine d'alimentation|transformation de viande=viande|transformation de poisson=poisson|charcuterie artisanale=charcuterie|produits de l'érable=érable",
  "paper-printing":
    "imprimerie|imprimeur|imprimeries|imprimeurs|impression|impression numérique=numérique|imprimerie commerciale=commerciale|imprimerie numérique=numérique|centre d'impression|infographie et impression|papeterie industrielle",
  "online-technology":
    "technologie|entreprise en ligne|entreprise techno|entreprise web|internet|startup|technologique|entreprises en ligne|commerce internet|entreprise internet|business en ligne|technologies|entreprise technologique|compagnie techno|entreprise de technologie|entreprise numérique|commerce virtuel|techno|entreprise web en ligne",
  "software-app-companies":
    "logiciel|éditeur de logiciels|saas|application mobile|logiciel en ligne|logiciel-service|entreprise saas|application|applications mobiles|compagnie de logiciels|logiciels|compagnie de logiciel|entreprise de logiciel|entreprise de logiciels|développement de logiciels|développeur de logiciels|éditeur de logiciel|applications|développement d'applications|app mobile|app|apps|compagnie saas|logiciel saas|studio de jeux vidéo=jeux vidéo",
  "websites-ecommerce":
    "boutique en ligne|commerce en ligne|commerce électronique|site web|e-commerce|site internet|ecommerce|boutique web|vente en ligne|site de commerce|site transactionnel|magasin en ligne|sites web|boutiques en ligne|commerces en ligne|magasins en ligne|e-boutique|boutique internet|boutique virtuelle|magasin web|commerce web|site de vente en ligne|site e-commerce|site de commerce électronique|site marchand|ventes en ligne|cybercommerce|sites internet > amazon fba|amazon|shopify|dropshipping|etsy",
  "pet-grooming":
    "toilettage|toilettage canin|salon de toilettage|toilettage de chien|toilettage pour chien|toiletteur|toilettage d'animaux|toilettage pour animaux|toilettage de chiens|toiletteuse|toiletteurs|toilettage de chats|toilettage chien|toilettage chiens|toilettage chats et chiens|salon de toilettage canin|salon de toilettage pour chiens|toilettage mobile=mobile",
  "pet-stores-supply":
    "animalerie|boutique pour animaux|magasin d'animaux|nourriture pour animaux=nourriture|animaleries|boutique d'animaux|boutique pour chiens|magasin pour animaux|nourriture pour chiens=nourriture|accessoires pour animaux",
  "pet-boarding":
    "pension pour chiens|pension canine|chenil|garderie pour chiens|pension pour animaux|pension pour chats|hôtel pour chiens|pension animale|garderie canine|pensions pour chiens|pension pour chien|pension chiens|garderie de chiens|garderie pour animaux|garderie animale|garderie à chiens|hôtel pour animaux|hôtel canin|hôtel pour chats|élevage de chiens=élevage|promenade de chiens=promenade|dressage de chiens=dressage|gardiennage d'animaux",
  retail:
    "détail|commerce de détail|magasin de détail|vente au détail|détaillant|commerce au détail|commerces de détail|boutique de détail|vente détail|détaillants|magasin au détail > librairie|boutique cadeau=cadeau|boutique cadeaux=cadeaux|boutique de cadeaux=cadeaux|jouets|articles de sport|antiquités|librairies|boutiques cadeaux|articles de sports|papeterie|lunetterie|sex shop|brocante|antiquaire|chasse et pêche",
  "clothing-accessories":
    "boutique de vêtements|magasin de vêtements|friperie=friperie|vêtements|boutique de mode|boutique de linge|magasin de chaussures=chaussures|boutique de chaussures=chaussures|boutique de robes=robes|lingerie=lingerie|prêt-à-porter|boutique de vêtements pour femmes=femmes|vêtements pour femmes=femmes|vêtements pour hommes=hommes|vêtements pour enfants=enfants|boutique de linge pour femmes=femmes|magasin de linge|linge|boutiques de vêtements|robes de mariée=mariée|sacs à main=sacs|friperies=friperie|vêtements usagés=usagés|accessoires mode",
  "convenience-stores":
    "dépanneur|magasin général|dep|dépanneurs|épicerie de quartier|dépanneur de quartier|épicerie-dépanneur|épicerie dépanneur|accommodation|dépanneur avec bière|mini-marché|tabagie-dépanneur|marché de proximité|petit dépanneur|dépanneur indépendant dépanneur",
  "flower-shops":
    "fleuriste|boutique de fleurs|fleurs|magasin de fleurs|fleuristerie|fleuristes|magasin fleurs|fleuristerie boutique|boutique de fleuriste",
  "furniture-furnishings":
    "magasin de meubles|meubles|ameublement|décoration|magasin de matelas=matelas|boutique de décoration|magasins de meubles|boutique de meubles|meubles et décoration|décoration intérieure|magasin d'ameublement",
  "grocery-supermarkets":
    "épicerie|supermarché|boucherie=boucherie|fruiterie=fruiterie|poissonnerie=poissonnerie|marché d'alimentation|épicier|boucher=boucherie|charcuterie=charcuterie|épicerie fine=fine|épiceries|épicerie de quartier|supermarchés|épicerie biologique=biologique|épicerie bio=bio|épicerie asiatique=asiatique|épicerie ethnique=ethnique|épicerie italienne=italienne|épicerie halal=halal|boucherie charcuterie=boucherie|marché de fruits=fruits|fruits et légumes=fruits légumes|fromagerie épicerie|épicerie en vrac=vrac|petite épicerie",
  "health-food-nutrition":
    "aliments naturels|suppléments|magasin de suppléments|nutrition|magasin d'aliments naturels|produits naturels|vitamines|aliments santé|magasin santé|boutique santé|magasin d'aliments santé|suppléments alimentaires|suppléments sportifs=sportifs|boutique de suppléments|produits bio=bio|herboristerie|produits de santé naturels",
  jewelry:
    "bijouterie|bijoutier|joaillerie|bijoux|boutique de bijoux|joaillier|horlogerie=horlogerie|bijouteries|bijoutiers|orfèvre|joailliers|magasin de bijoux",
  "liquor-stores":
    "magasin d'alcool|vins|vins et spiritueux|boutique de vin|magasin de vin|boissons alcoolisées|spiritueux|détaillant de bières=bière|cave à vin=vin|magasin de vins|détaillant d'alcool",
  pharmacies: "pharmacie|pharmacien|pharmacies|pharmaciens|pharmacie de quartier|officine|pharmacie communautaire",
  "smoke-shops":
    "tabagie|boutique de vapotage=vapotage|tabac|magasin de tabac|vapoterie=vape|boutique de vape=vape|cigares=cigares|tabagies|vape shop=vape|vapoteuse=vapotage|tabagisme|sqdc",
  "vending-machines":
    "machines distributrices|distributrices|distributrices automatiques|machine distributrice|distributeurs automatiques|route de distributrices|distributrice|machine distributrices|machines distributrices de collations|route de machines distributrices|machines à café=café|compagnie de distributrices|entreprise de distributrices|distributeur automatique|machines à collations|machines vendantes",
  catering:
    "traiteur|service de traiteur|traiteurs|entreprise de traiteur|traiteur et banquets|entreprise de traiteurs|services de traiteur|boîtes à lunch=boîtes lunch|boîtes repas=repas|prêt-à-manger traiteur|traiteur événementiel|cantine d'entreprise",
  cleaning:
    "entretien ménager|entreprise de nettoyage|nettoyage|conciergerie|ménage|ménagère|entretien commercial=commercial|nettoyage commercial=commercial|nettoyage résidentiel=résidentiel|entreprise d'entretien|lavage de vitres=vitres|femme de ménage|entretien d'immeubles|entreprises de nettoyage|compagnie de nettoyage|compagnie d'entretien|compagnie d'entretien ménager|compagnie de ménage|entreprise d'entretien ménager|entretien ménager résidentiel=résidentiel|service de ménage|services de nettoyage|service de nettoyage|service d'entretien|services d'entretien|maintenance d'immeubles|conciergerie commerciale|nettoyage de vitres=vitres|nettoyage de fenêtres=fenêtres|laveur de vitres=vitres|lavage de fenêtres=fenêtres|nettoyage de tapis=tapis|nettoyage après sinistre=sinistre|lavage à pression=pression|nettoyage industriel=industriel|femmes de ménage|aide ménagère",
  "dry-cleaners":
    "nettoyeur|nettoyeur à sec|nettoyage à sec|pressing|nettoyage de vêtements|nettoyeurs|nettoyeurs à sec|teinturier|teinturerie|nettoyeur et buanderie nettoyeur|comptoir de nettoyeur|nettoyage à sec et buanderie nettoyeur|couturière=couture",
  "funeral-homes":
    "salon funéraire|pompes funèbres|maison funéraire|complexe funéraire|funéraire|crématorium=crématorium|maisons funéraires|salons funéraires|coopérative funéraire|services funéraires|entreprise funéraire",
  "landscaping-yard":
    "paysagiste|aménagement paysager|entretien de pelouse|paysagement|paysager|tonte de gazon|tonte de pelouse|gazon|arboriculture=arboriculture|émondage=émondage|jardinage|entretien paysager|irrigation=irrigation|paysagistes|entreprise de paysagement|compagnie de paysagement|compagnie d'aménagement paysager|entreprise d'aménagement paysager|entretien de terrain|entretien de terrains|entretien de gazon|entretien de pelouses|tonte|tonte de pelouses|service de tonte|gazonnement|arboriculteur=arboriculture|émondeur=émondage|jardinier|horticulture|traitement de pelouse > déneigement",
  "laundromats-coin-laundry":
    "buanderie|laverie|buanderette|lavoir|laverie automatique|laundromat|lavoir automatique|buanderies|laveries|lavoirs|buanderie libre-service|buanderie automatique|buanderie à monnaie|laverie libre-service|salon lavoir|lavomat|laundromats|buanderie publique|laveuses à monnaie",
  "legal-services":
    "cabinet d'avocats|avocat|notaire=notaire|cabinet juridique|avocats|étude de notaire=notaire|bureau d'avocats|services juridiques|avocate|étude légale|étude d'avocats|firme d'avocats|étude notariale=notariale|notaires=notaire|pratique du droit|pratique légale|services légaux|parajuridique",
  locksmith: "serrurier|serrurerie|serruriers|service de serrurerie|clés et serrures",
  "pest-control":
    "extermination|exterminateur|gestion parasitaire|contrôle des insectes|antiparasitaire|exterminateurs|extermination de parasites|contrôle parasitaire|contrôle de vermine|lutte antiparasitaire|compagnie d'extermination|entreprise d'extermination|gestion de parasites|fumigation",
  "property-management":
    "gestion immobilière|gestion d'immeubles|gestion de (propriétés/condos/copropriétés/biens)|gestionnaire immobilier|gestion locative|gestion immobilière résidentielle|compagnie de gestion immobilière|entreprise de gestion immobilière|gestionnaires immobiliers|gestionnaire d'immeubles|gestion de condo|administration d'immeubles|administration de copropriétés|gestion airbnb=airbnb|courtage immobilier=courtage",
  security:
    "agence de sécurité|sécurité|compagnie de sécurité|gardiennage|alarme=alarme|systèmes d'alarme=alarme|agences de sécurité|agents de sécurité|entreprise de sécurité|firme de sécurité|gardiens de sécurité|services de sécurité|systèmes d'alarmes=alarme|caméras de surveillance=caméras|système d'alarme=alarme",
  "staffing-agencies":
    "agence de placement|recrutement|agence de recrutement|agence d'emploi|placement de personnel|ressources humaines|chasseur de têtes|agence de placement de personnel|agences de placement|agence de personnel|agence d'emplois|recruteur|recruteurs|firme de recrutement|firme de placement|agence d'intérim|chasseurs de têtes|dotation|agence de main-d'œuvre|agence de main d'oeuvre|main-d'oeuvre|agence de travailleurs",
  "waste-management-recycling":
    "recyclage|gestion des déchets|déchets|conteneurs=conteneurs|collecte de déchets|fosses septiques=septiques|ramassage de déchets|récupération|entreprise de recyclage|centre de recyclage|centre de tri|compagnie de recyclage|location de conteneurs=conteneurs|ramassage d'ordures|ordures|vidanges|collecte d'ordures|matières résiduelles|vidange de fosses septiques=septiques|recyclage de métal=métal|toilettes portatives=toilettes",
  "moving-shipping":
    "déménagement|entreprise de déménagement|déménageur|déménageurs|compagnie de déménagement|déménagements|compagnie de déménageurs|déménagement résidentiel|déménagement local|centre d'envoi|emballage et expédition|transport de meubles",
  "limo-passenger-transport":
    "transport scolaire=scolaire|taxi|limousine|autobus|transport de (personnes/passagers)|autobus scolaire=scolaire|navette=navette|compagnie d'autobus|compagnie de taxi|transport adapté=adapté|taxis|permis de taxi=taxi|limousines|service de limousine|compagnie de limousine|transport de passagers|transport par autobus|autobus nolisés=nolisés|minibus|autobus scolaires=scolaire|autocars|autocar|transport médical=médical|location d'autos=location|location de voitures=location",
  "delivery-freight-service-routes":
    "livraison|messagerie|route de livraison|service de (livraison/messagerie)|courrier|route de pain=pain|route de lait=lait|route de distribution|compagnie de livraison|livreur|livraisons|livreurs|compagnie de messagerie|entreprise de livraison|route de collations=collations|route de chips=chips|route de journaux=journaux|route fedex=fedex|courrier et messagerie|livraison de colis|dernier kilomètre|route de boulangerie=boulangerie|transport express|fret|courtage de fret=courtage",
  "storage-warehouses":
    "entrepôt|mini-entrepôt|entreposage|mini-entrepôts|mini entrepôts|self-storage|entreposage libre-service|entrepôts|mini entrepôt|mini-entreposage|mini entreposage|entreposage et mini-entrepôts|location d'entrepôts|location d'espaces d'entreposage|espaces de rangement|locaux d'entreposage|self storage|entreposage frigorifique=frigorifique",
  trucking:
    "(entreprise/société/cie) de transport|camionnage|transport camionnage|transport par camion|compagnie de transport|transport (routier/de marchandises/général)|transporteur|flotte de camions|compagnie de camionnage|camionneur|transporteurs|compagnies de transport|camionnage et transport|camionnage général|camionnage longue distance=longue distance|entreprise de camionnage|transport lourd|transport en vrac=vrac|transport réfrigéré=réfrigéré|transport routier de marchandises|transport longue distance=longue distance|flotte de camion|camions lourds|dix roues|camion dix roues|transport de vrac=vrac",
  "wholesale-distributors":
    "grossiste|distributeur|distribution|vente en gros|commerce de gros|grossistes|compagnie de distribution|distributeurs|entreprise de distribution|entreprise en distribution|distributeur grossiste|grossiste distributeur|commerce en gros|vente gros|distribution en gros > importateur|importation|grossiste alimentaire|distributeur alimentaire|import-export|importation et distribution|importateurs",
  "automotive-boat": "automobile|secteur automobile|entreprise automobile",
  "marine-boat-service-dealers":
    "vente de bateaux|réparation de bateaux|nautique|concessionnaire de bateaux|entretien de bateaux|vente et réparation de bateaux|concessionnaire de bateau|concessionnaire marin|mécanique marine|entreposage de bateaux=entreposage|commerce de bateaux|vente de bateaux|concession de bateaux|concessionnaire de bateaux",
  "truck-stops": "relais routier|halte routière|truck stop",
  "tanning-salons":
    "bronzage|salon de bronzage|centre de bronzage|salons de bronzage|bronzage uv|lits de bronzage|bronzage en cabine|solarium",
  concrete:
    "béton|entreprise de béton|coffrage=coffrage|bétonnière|compagnie de béton|bétonnage|béton préparé|finition de béton|usine de béton|coffrage et béton|fondations de béton|centrale à béton|scellement de béton=scellement",
  "heavy-construction":
    "génie civil|travaux de génie|terrassement|travaux civils|travaux publics|infrastructures|construction routière|entrepreneur en génie civil|construction de routes|aqueduc et égouts|entreprise de terrassement",
  "communication-media":
    "médias|publicité|agence de (publicité/marketing/communication)=marketing|communications|média > station de radio=station radio|panneaux publicitaires|station radio|marketing numérique",
  "magazines-newspapers":
    "journal|magazine|édition|maison d'édition|revue|journaux|magazines|maison édition|éditeur|hebdo|journal local=local|journal communautaire=communautaire|éditions",
  "production-companies":
    "maison de production|production vidéo|boîte de production|production audiovisuelle|production cinématographique|boîte de prod|studio de production|vidéaste|production vidéos > studio de photo=studio photo|studio d'enregistrement=studio enregistrement|photographe|studio photo|photographie|studio de musique=studio musique",
  "education-children":
    "éducation|enseignement|secteur de l'éducation|entreprise éducative|services éducatifs|éducatif",
  preschools:
    "prématernelle|maternelle|préscolaire|école maternelle|garderie préscolaire|pré-maternelle|école préscolaire",
  "art-galleries": "galerie|galerie d'art|galeries d'art|boutique d'art|studio d'art=studio",
  "banquet-halls":
    "salle de réception|salle de réceptions|salle de mariage|salle d'événements|salle de banquet|salles de réception|salle de banquets|salle événementielle|salle d'événement|lieu de réception|lieu événementiel|salle de mariages=mariage|salle de noces|centre de congrès|salle de fêtes|salle communautaire",
  "bowling-alleys":
    "salle de quilles|salon de quilles|bowling|quilles|salons de quilles|centre de quilles|allées de quilles|salle de bowling",
  casinos: "casino|salle de jeux|casinos|salon de jeux|salle de bingo=bingo",
  "golf-courses-services":
    "terrain de golf|golf|club de golf|parcours de golf|terrains de golf|clubs de golf|golf intérieur=intérieur|simulateur de golf=simulateur|champ de pratique|mini-golf=mini|mini golf=mini|minigolf=mini",
  "marinas-fishing":
    "marina|pêche|port de plaisance|marinas|quai de bateaux|pêcherie|boutique de pêche|articles de pêche|pourvoirie de pêche=pourvoirie",
  "financial-services":
    "services financiers|planification financière|conseiller financier|cabinet de services financiers|planificateur financier|finance|entreprise de finance|gestion de patrimoine > guichets automatiques",
  "banking-loan":
    "prêts|prêteur|hypothèques|courtier hypothécaire|compagnie de prêts|courtage hypothécaire|hypothèque|hypothécaire|prêts personnels|microcrédit|financement de prêts",
  "check-cashing": "encaissement de chèques|encaissement chèques|transfert d'argent|bureau de change",
  "donut-shops": "beignerie|beignes|beigne|beigneries|boutique de beignes|magasin de beignes|donuts",
  "juice-bars":
    "bar à jus|smoothies=smoothies|bar à smoothies=smoothies|bars à jus|jus frais|jus|comptoir à jus|jus pressés|bar à smoothie=smoothie|jus et smoothies",
  "auto-boat-aircraft":
    "aéronautique|aérospatiale|fabricant de bateaux|pièces d'auto|fabricant de pièces d'auto|fabricant de pièces automobiles|fabricant de remorques=remorques|entreprise aéronautique|pièces aéronautiques",
  chemical:
    "produits chimiques|chimie|chimique|fabricant de produits chimiques|cosmétiques fabricant|fabricant de cosmétiques=cosmétiques|peinture fabricant|savonnerie=savon",
  "clothing-fabric":
    "textile|fabricant de vêtements|couture=couture|broderie=broderie|confection|fabrication de vêtements|manufacture de vêtements|manufacturier de vêtements|atelier de couture=couture|textiles|usine de textile",
  "electronic-electrical-equipment":
    "électronique|fabricant d'électronique|fabricant électronique|fabricant de composants électroniques|équipements électriques|équipements électroniques",
  "energy-petroleum":
    "énergie|pétrole|propane=propane|énergie solaire=solaire|mazout|énergies|énergie renouvelable=renouvelable|distributeur de propane=propane|huile à chauffage=huile|produits pétroliers|pétrolière|bois de chauffage=bois",
  "furniture-fixtures":
    "(usine/manufacture/atelier) de meubles|fabricant de meubles|ébénisterie|ébéniste|armoires de cuisine=armoires|fabrication de meubles|ébénistes|atelier d'ébénisterie|fabricant d'armoires=armoires|cuisiniste=cuisines|manufacturier de meubles|fabricant de mobilier",
  "glass-stone-concrete":
    "vitrerie|comptoirs de granit=granit|marbre|vitrier|vitreries|fabricant de verre|verre|comptoirs de quartz=quartz|tailleur de pierre|fabricant de fenêtres=fenêtres",
  "industrial-commercial-machinery":
    "machinerie industrielle|fabricant de équipement industriel|fabricant de machinerie|équipement industriel|équipements industriels|fabricant d'équipement|fabricant d'équipements",
  "lumber-wood-products":
    "scierie|bois d'œuvre|palettes=palettes|produits du bois|moulin à scie|moulin à bois|usine de bois|produits de bois|transformation du bois|bois ouvré|scieries|fabricant de palettes=palettes",
  "medical-devices":
    "appareils médicaux|équipement médical|dispositifs médicaux|fournitures médicales|fabricant d'appareils médicaux",
  "metal-products":
    "soudure|atelier de soudure|métallurgie|fabrication métallique|soudeur|fonderie|fabrication de métal|structure d'acier=structure|acier|métal en feuille|usine de métal|soudage|ateliers de soudure|soudure et fabrication|soudure mobile=mobile|ferronnerie|métallurgique|chaudronnerie",
  packaging:
    "emballage|emballages|fabricant d'emballages|emballages fabricant|entreprise d'emballage|boîtes de carton|carton",
  "rubber-plastic":
    "plastique|moulage de plastique|injection plastique|caoutchouc|fabricant de plastique|usine de plastique|moulage par injection|injection de plastique|plastiques|produits de plastique",
  signs:
    "enseignes|enseigne|lettrage=lettrage|fabricant d'enseignes|enseignes lumineuses|affichage|enseigniste|lettrage de véhicules=lettrage",
  "cell-phone-computer-repair":
    "réparation de (cellulaires/téléphones/ordinateurs)|cellulaires|boutique de cellulaires|réparation informatique|réparation (de cellulaire/de téléphones cellulaires/d'ordinateurs/de téléphone/d'électronique/cellulaire/cellulaires)|magasin de cellulaires|kiosque de cellulaires",
  "graphic-web-design":
    "graphisme|conception web|design web|agence web|studio de design|design graphique|agence de design|agence de conception web|design de sites web|conception de sites web|création de sites web|graphiste|studio graphique",
  "it-software-services":
    "(entreprise/compagnie/cie/firme) informatique|services informatiques|ti|services ti|consultation firme soutien cybersécurité=cybersécurité|services informatique|soutien informatique|support informatique|consultation informatique|consultants informatiques|firme TI|services gérés|infogérance|entreprise en informatique|informatique services|fournisseur de services gérés|entreprise TI|entreprise de TI|compagnie TI|conseil en informatique|technologies de l'information",
  "pet-services":
    "services pour animaux|animaux de compagnie > clinique vétérinaire=vétérinaire|hôpital vétérinaire=vétérinaire",
  "bike-shops":
    "vélo|boutique de vélo|magasin de vélos|vélos|atelier de vélo|bicyclette|boutique de vélos|magasin de vélo|vélos et réparation|réparation de vélos|atelier de vélos",
  "dollar-stores":
    "magasin à un dollar|magasin du dollar|magasin à 1 $|magasin à 1 dollar|magasins à un dollar|magasin à rabais|dollarama|bazar|magasin tout à 1 $",
  "nursery-garden-centers":
    "pépinière|centre de jardin|jardinerie|serres|centre jardin|serre|jardineries|centre-jardin|pépinières|centre de jardinage|centre jardinage|centres de jardin|serres horticoles|plantes|magasin de plantes",
  "pawn-shops":
    "prêteur sur gages|pawn shop|pawnshop|prêteurs sur gages|prêt sur gages|achat d'or=or|comptoir d'échange",
  "service-businesses":
    "entreprise de services|services aux entreprises|entreprises de services|compagnie de services|secteur des services|services aux particuliers",
  "architecture-engineering":
    "architecture|génie|firme de génie|bureau d'architectes|architecte|ingénierie|firme d'ingénierie|arpentage=arpentage|architectes|ingénieurs|firme d'architectes|firme d'architecture|bureau d'architecture|bureau d'ingénieurs|firme d'ingénieurs|génie-conseil|dessin technique=dessin|arpenteur=arpentage|ingénieur|inspection en bâtiment=inspection|design d'intérieur=intérieur",
  "commercial-laundry":
    "buanderie (commerciale/industrielle)|service de lingerie|buanderie pour hôtels|location de linge|location d'uniformes=uniformes|lavage de literie",
  "transportation-storage":
    "transport|logistique|transport et entreposage|compagnie de logistique|transport et logistique|entreprise de logistique|transports|secteur du transport",
  "nondurable-goods": "",
};
