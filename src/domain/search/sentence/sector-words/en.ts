/**
 * Words for each category and subcategory in addition to its name; in "body shop=body", "body" remains a search word.
 * Kinds of a sector follow ">". They are only searched for, because listings of the kind may be in another subcategory.
 */
export const ENGLISH_SECTOR_WORDS: Record<string, string> = {
  "automotive-boat":
    "auto parts=auto parts|auto parts store=auto parts|auto|automotive|auto business|car business|boat business",
  "auto-repair-service":
    "auto repair|auto service|car repair|auto shop|mechanic|mechanic shop|repair garage|auto garage|garage|car service|body shop=body|auto body=body > collision|oil change|tire shop=tire|transmission shop=transmission|muffler shop=muffler|quick lube=lube|smog|auto glass=glass|detailing",
  "car-dealerships":
    "car dealership|car dealer|auto dealership|auto dealer|used car lot|used car|used car sale|car lot|dealership",
  "car-washes": "car wash|carwash|auto wash > express wash=express|tunnel wash=tunnel",
  "equipment-rental-dealers": "equipment rental|equipment dealer|tool rental|party rental=party|rental company",
  "gas-stations": "gas station|service station|petrol station|filling station|fuel station|gas|truck fuel",
  "junk-salvage-yards": "junkyard|junk yard|salvage yard|auto salvage|scrap yard|wrecking yard",
  "marine-boat-service-dealers":
    "boat dealer|boat dealership|boat repair|marine service|marine repair|boat sale|boat yard",
  "towing-companies": "towing|towing company|tow truck|roadside assistance",
  "truck-stops": "truck stop|travel center",
  "beauty-personal-care": "beauty|personal care|beauty business|beauty industry > beauty supply",
  "hair-salons-barber-shops":
    "hair salon|barber shop|barbershop|barber|hairdresser|hair studio|salon|beauty salon|beauty parlor > blowout|salon suites=suites",
  massage: "massage|massage therapy|massage parlor|massage studio",
  "nail-salons": "nail salon|nail shop|nail bar|nail spa|manicure",
  spas: "spa|day spa|wellness spa|med spa=med|medical spa=med > medspa",
  "tanning-salons": "tanning|tanning salon|tanning studio > spray tan",
  "building-construction":
    "construction|construction company|building company|contractor|general contractor|home builder|construction trade > roofing|roofer|painting|painter|remodeling|flooring|drywall|paving|asphalt|fencing|fence|solar|insulation|masonry|excavating|siding|cabinetry|kitchen remodeling|handyman|restoration",
  "building-material-hardware-stores":
    "hardware store|building material|building supply|home improvement store|lumber yard|paint store=paint",
  concrete: "concrete|concrete contractor|concrete company|cement contractor",
  "electrical-mechanical-contracting":
    "electrician|electrical contractor|electrical company|mechanical contractor|electrical contracting|electrical service|electric company",
  "heavy-construction": "heavy construction|earthmoving|road construction|civil contractor",
  hvac: "hvac|heating and air conditioning|heating and air|heating and cooling|air conditioning|heating|hvac contractor|ac company|air conditioner",
  plumbing: "plumbing|plumber|plumbing contractor|plumbing company > drain cleaning=drain|septic",
  "communication-media":
    "media|media company|communication|advertising > marketing|radio station=radio|sign company=sign",
  "magazines-newspapers": "magazine|newspaper|publishing|publisher|publication",
  "production-companies":
    "production company|video production|film production > photography|photo studio=photo|recording studio=recording",
  "education-children": "education|education business|child business|children business|kid business",
  "day-care-child-care":
    "daycare|day care|child care|childcare|daycare center|day care center|child care center|childcare center|early learning center|nursery school|creche",
  preschools: "preschool|pre school|kindergarten|pre k > montessori",
  schools:
    "school|academy|trade school|training school|learning center > tutoring|tutoring center=tutoring|driving school=driving|swim school=swim|music school=music|language school=language|martial arts",
  "entertainment-recreation":
    "entertainment|recreation|amusement|entertainment center > escape room|arcade|trampoline park=trampoline|mini golf|campground|rv park=rv|hotel|motel|bed and breakfast",
  "art-galleries": "art gallery|gallery",
  "banquet-halls": "banquet hall|event venue|event space|event hall|event center|venue|wedding venue=wedding",
  "bowling-alleys": "bowling|bowling alley|bowling center",
  casinos: "casino|card room|gaming room",
  "golf-courses-services": "golf course|golf club|golf business|driving range|golf shop",
  "marinas-fishing": "marina|fishing|fishing business|boat marina|charter boat=charter|bait shop=bait|bait and tackle",
  "nightclubs-theaters": "nightclub|night club|dance club|theater|theatre|movie theater|cinema|comedy club=comedy",
  "financial-services": "financial service|finance company|financial business|finance",
  "accounting-tax-practices":
    "accounting|accounting firm|accounting practice|accountant|cpa|cpa firm|cpa practice|tax|tax practice|tax preparation|tax business|bookkeeping=bookkeeping|bookkeeper=bookkeeping",
  "banking-loan": "bank|banking|loan company|mortgage|mortgage company|mortgage broker|lender|payday loan=payday",
  "check-cashing": "check cashing|cheque cashing|money transfer",
  "insurance-agencies": "insurance|insurance agency|insurance broker|insurance book",
  "food-restaurants": "food|food business|food service|hospitality|food and beverage|restaurant industry",
  bakeries: "bakery|bake shop|bread shop|pastry shop > bagel|bagel shop=bagel|cake shop=cake|cupcake|cookie|pretzel",
  "bars-pubs-taverns":
    "bar|pub|tavern|saloon|taproom|cocktail bar|lounge|cocktail lounge |wine bar=wine|beer garden=beer > karaoke|hookah",
  breweries: "brewery|microbrewery|craft brewery|brew pub|brewpub|brewing company > distillery|winery|cidery",
  "coffee-shops-cafes":
    "coffee shop|coffee|cafe|coffee house|coffeehouse|espresso bar|coffee bar > drive thru coffee=drive thru|coffee roaster=roaster|tea house=tea|tea room=tea|bubble tea|boba",
  "donut-shops": "donut|donut shop|doughnut|doughnut shop",
  "food-trucks":
    "food truck|food trailer|food cart|mobile food|concession trailer|taco truck=taco|hot dog cart=hot dog",
  "ice-cream-frozen-yogurt":
    "ice cream|ice cream shop|ice cream parlor|frozen yogurt|froyo|yogurt shop|frozen custard|frozen dessert > gelato|italian ice",
  "juice-bars": "juice bar|juice shop|juice > smoothie|smoothie bar=smoothie|acai",
  restaurants:
    "restaurant|eatery|dining|diner=diner|bistro=bistro|restaraunt|full service restaurant|bar and grill=grill > pizza|pizzeria|pizza restaurant=pizza|sushi|taco|taqueria|burger|barbecue|bbq|sandwich|sub shop=sub|deli|delicatessen|steakhouse|seafood|wings|fast food|fried chicken|ramen|pho|noodle|buffet|fine dining|fast casual|qsr|mexican food=mexican|chinese food=chinese|indian food=indian|thai food=thai",
  "health-care-fitness":
    "health care|healthcare|medical|health business|health and fitness|wellness|healthcare business|fitness",
  "assisted-living-nursing-homes":
    "assisted living|assisted living facility|nursing home|senior living|senior care|retirement home|care home|elder care|group home|assisted living home|senior living community|senior care home > memory care|adult day care",
  "dance-pilates-yoga-studios":
    "dance studio|dance school|yoga studio|yoga|pilates studio|pilates|dance|barre studio=barre",
  "dental-practices":
    "dental practice|dental office|dentist|dentist office|dental clinic|dental|orthodontist=orthodontist|dental lab=lab",
  "gyms-fitness-centers":
    "gym|fitness center|fitness club|fitness studio|health club|workout studio|fitness gym |crossfit gym=crossfit|boxing gym=boxing|climbing gym=climbing > crossfit|personal training|kickboxing",
  "home-health-care":
    "home health care|home health|home care|home care agency|home health agency|in home care|in home senior care|caregiver agency > hospice",
  "medical-practices":
    "medical practice|medical office|doctor office|physician practice|medical clinic|clinic|doctor practice|urgent care=urgent care > chiropractor|chiropractic|physical therapy|optometry|optometrist|dermatology|podiatry|pediatric|mental health|behavioral health|acupuncture",
  manufacturing:
    "manufacturing|manufacturer|manufacturing company|manufacturing business|factory|production facility|maker|industrial",
  "auto-boat-aircraft":
    "auto part manufacturer|boat manufacturer|boat builder|aircraft part|aerospace manufacturer|aerospace|auto part manufacturing|boat building",
  chemical: "chemical|chemical manufacturer|chemical company|chemical manufacturing|cosmetic manufacturer=cosmetic",
  "clothing-fabric":
    "clothing manufacturer|apparel manufacturer|textile|fabric manufacturer|clothing manufacturing|embroidery=embroidery|screen printing > uniform",
  "electronic-electrical-equipment":
    "electronic manufacturer|electronics manufacturing|electronic equipment|electrical equipment|circuit board manufacturer",
  "energy-petroleum": "oil and gas|petroleum|energy company|energy|oil company|propane=propane",
  "food-products":
    "food manufacturing|food manufacturer|food processing|food production|food product|food producer|beverage manufacturer=beverage",
  "furniture-fixtures":
    "furniture manufacturer|furniture maker|fixture manufacturer|furniture manufacturing|cabinet maker=cabinet|cabinet shop=cabinet",
  "glass-stone-concrete":
    "glass manufacturer|stone fabricator|countertop manufacturer|concrete manufacturer|precast|granite=granite|countertop=countertop",
  "industrial-commercial-machinery":
    "machinery manufacturer|industrial machinery|equipment manufacturer|machine manufacturer|machinery",
  "lumber-wood-products": "sawmill|wood product|lumber|wood manufacturer|woodworking|pallet=pallet|millwork=millwork",
  "machine-shops-tools": "machine shop|cnc shop|tool and die|machining|precision machining|cnc machining|tooling",
  "medical-devices": "medical device|medical device manufacturer|medical device company|medical equipment manufacturer",
  "metal-products":
    "metal fabrication|metal product|sheet metal|metal fabricator|welding|welding shop|steel fabrication|foundry",
  packaging: "packaging|packaging company|packaging manufacturer|box manufacturer",
  "paper-printing":
    "printing|print shop|printing company|printer|printing business|paper manufacturer|commercial printing",
  "rubber-plastic": "plastic manufacturer|injection molding|plastic|rubber manufacturer|plastic molding",
  signs: "sign shop|sign company|sign maker|sign manufacturer|sign business|signage|sign",
  "online-technology":
    "online business|internet business|technology|tech company|online|tech business|technology company|digital business",
  "cell-phone-computer-repair":
    "cell phone repair|phone repair|computer repair|electronics repair|cell phone store|phone repair shop|computer repair shop",
  "graphic-web-design":
    "web design|graphic design|web design agency|web development|graphic design studio|web agency|digital agency=digital|design studio",
  "it-software-services":
    "it service|it company|it support|managed service provider|msp|it consulting|computer service|information technology|software service|cybersecurity=cybersecurity",
  "software-app-companies":
    "software company|saas|software|app company|mobile app|app|software business|saas business|saas company",
  "websites-ecommerce":
    "ecommerce|e commerce|ecommerce business|e commerce business|website|online store|online shop|internet store|ecommerce store|e commerce store|content site=content > amazon fba|fba|amazon|amazon store=amazon|shopify|shopify store=shopify|etsy|dropshipping|drop shipping|affiliate|subscription box",
  "pet-services":
    "pet|pet business|pet service|animal service > veterinary|veterinary clinic=veterinary|vet clinic=vet|vet|veterinarian|animal hospital",
  "pet-boarding":
    "pet boarding|dog daycare|doggy daycare|doggie daycare|dog day care|kennel|dog boarding|pet resort|dog kennel|pet hotel|cat boarding|pet sitting=sitting|dog walking=walking",
  "pet-grooming":
    "pet grooming|dog grooming|dog groomer|pet groomer|grooming|grooming salon|pet grooming salon|dog grooming salon|mobile grooming=mobile",
  "pet-stores-supply": "pet store|pet shop|pet supply|pet supply store|pet food store|aquarium store=aquarium",
  retail:
    "retail|retail store|retail shop|retail business|retailer > gift shop=gift|toy store=toy|book store=book|bookstore|sporting goods|thrift store=thrift|antique store=antique|antique|party store=party|cbd store=cbd|dispensary|hobby shop=hobby|mattress store=mattress|pool store=pool",
  "bike-shops": "bike shop|bicycle shop|bike store|bicycle store|bike|bicycle",
  "clothing-accessories":
    "clothing|clothing store|apparel|apparel store|fashion store|shoe store=shoe|clothing boutique=boutique|bridal shop=bridal|bridal=bridal|consignment=consignment > boutique",
  "convenience-stores": "convenience store|c store|corner store|mini mart|bodega|convenience|minimart",
  "dollar-stores": "dollar store|discount store|variety store",
  "flower-shops": "flower shop|florist|floral shop|flower store|flower",
  "furniture-furnishings": "furniture store|furniture shop|home furnishing|furnishing|furniture",
  "grocery-supermarkets":
    "grocery store|grocery|supermarket|food market|super market|ethnic grocery=ethnic|butcher=butcher|meat market=meat",
  "health-food-nutrition":
    "health food|health food store|nutrition store|vitamin store|supplement store|nutrition|supplement",
  jewelry: "jewelry|jewelry store|jeweler|jewellery|jewelry shop|jewellery store",
  "liquor-stores": "liquor store|wine shop=wine|package store|liquor|beer store=beer|wine store=wine|bottle shop",
  "nursery-garden-centers": "garden center|plant nursery|garden store|greenhouse|garden shop|nursery",
  "pawn-shops": "pawn shop|pawnshop|pawn|pawnbroker",
  pharmacies: "pharmacy|drug store|drugstore|chemist",
  "smoke-shops":
    "smoke shop|tobacco store|tobacco shop|cigar shop=cigar|head shop > vape shop=vape|vape store=vape|vape|cigar lounge=cigar",
  "vending-machines": "vending machine|vending route|vending business|vending|vending company",
  "service-businesses": "service business|business service|service industry|personal service|home service=home",
  "architecture-engineering":
    "architecture firm|engineering firm|engineering|architect|engineering company|architecture|surveying=surveying",
  catering: "catering|caterer|catering business|catering company",
  cleaning:
    "cleaning|cleaning business|cleaning company|cleaning service|janitorial|janitorial company|janitorial service|commercial cleaning|house cleaning=house|carpet cleaning=carpet|window cleaning=window|residential cleaning=residential|pressure washing=pressure > maid|maid service=maid",
  "commercial-laundry": "commercial laundry|linen service|industrial laundry|uniform service=uniform",
  "dry-cleaners": "dry cleaner|dry cleaning|dry cleaning business|drycleaner|cleaners",
  "funeral-homes": "funeral home|mortuary|funeral|funeral service|crematory=crematory",
  "landscaping-yard":
    "landscaping|lawn care|landscaping company|lawn service|lawn maintenance|yard service|landscaper|lawn mowing|gardening|tree service=tree|irrigation=irrigation|snow removal=snow",
  "laundromats-coin-laundry":
    "laundromat|coin laundry|laundry|laundrymat|coin op laundry|coin operated laundry|laundry mat|washateria",
  "legal-services": "law firm|legal service|law practice|attorney|law office|lawyer|title company=title",
  locksmith: "locksmith|lock and key",
  "medical-billing": "medical billing|billing company|medical billing company|medical coding",
  "pest-control": "pest control|exterminator|pest control company|termite control|pest",
  "property-management": "property management|property management company|property manager|vacation rental management",
  security: "security|security company|security guard|alarm company|security service|security system=system",
  "staffing-agencies":
    "staffing agency|staffing|employment agency|temp agency|recruiting firm|recruitment agency|staffing company|recruiting",
  "waste-management-recycling":
    "recycling|waste management|garbage company|trash hauling|recycling company|waste hauling|junk removal=junk|dumpster rental=dumpster|dumpster=dumpster|septic service=septic",
  "transportation-storage": "transportation|logistics|transportation company|logistics company|transport",
  "delivery-freight-service-routes":
    "delivery route|route|freight|service route|delivery service|courier|delivery business|delivery company|delivery|route business|fedex route=fedex|bread route=bread|ups store=ups|freight brokerage=brokerage|atm route=atm|snack route=snack",
  "limo-passenger-transport":
    "limo service|limousine|limo|taxi|passenger transport|charter bus|bus company|medical transportation|car service company|shuttle=shuttle",
  "moving-shipping":
    "moving company|mover|moving business|shipping store|moving|moving and storage|shipping|mail store|pack and ship|mailbox store",
  "storage-warehouses": "self storage|storage facility|warehouse|storage unit|storage|mini storage|warehousing",
  trucking:
    "trucking|trucking company|truck company|freight trucking|hauling company|trucking business|dump truck=dump",
  "wholesale-distributors":
    "wholesale|distributor|wholesaler|distribution company|wholesale business|distribution|distribution business|importer=import",
  "durable-goods": "durable good|durable good distributor",
  "nondurable-goods":
    "nondurable good|nondurable good distributor|food distributor=food|food distribution=food|beverage distributor=beverage|beer distributor=beer",
};
