/**
 * Words for each category and subcategory in addition to its name; in "body shop=body", "body" remains a search word.
 * Kinds of a sector follow ">". They are only searched for, because listings of the kind may be in another subcategory.
 */
export const ENGLISH_SECTOR_WORDS: Record<string, string> = {
  "automotive-boat":
    "auto parts=auto parts|auto parts store=auto parts|auto|automotive|auto business|car business|boat business|vehicle business|automotive industry|automotive business|auto industry|car industry|automotive services|automotive company|boating business|boating",
  "auto-repair-service":
    "auto repair|auto service|car repair|auto shop|mechanic|mechanic shop|repair garage|auto garage|garage|car service|body shop=body|auto body=body|auto mechanic|auto repair garage|auto repair center|auto service center|automotive repair|automotive service|car mechanic|car repair shop|car garage|mechanics shop|vehicle repair|truck repair=truck|diesel repair=diesel|auto body shop=body|auto body repair=body|autobody=body|paint and body=paint|tire dealer=tire|auto detailing=detailing|car detailing=detailing|auto detail shop=detailing|detail shop=detailing|smog check=smog|windshield repair=windshield|auto electric=electric|motorcycle repair=motorcycle|transmission repair=transmission|auto upholstery=upholstery|car audio=audio|car stereo shop=stereo|window tinting=tinting|window tint shop=tint|vehicle wrap shop=wrap > collision|oil change|tire shop=tire|transmission shop=transmission|muffler shop=muffler|quick lube=lube|smog|auto glass=glass|detailing|body shop and paint|auto glass shop=glass|rv repair=rv",
  "car-dealerships":
    "car dealership|car dealer|auto dealership|auto dealer|used car lot|used car|used car sale|car lot|dealership|car sales|auto sales|vehicle sales|auto lot|car lots|pre owned car dealer|preowned cars|used auto dealer|used vehicle dealer|used car dealer|used auto dealership|new car dealer|motorcycle dealership=motorcycle|motorcycle dealer=motorcycle|rv dealership=rv|rv dealer=rv|truck dealership=truck|powersports dealer=powersports",
  "car-washes":
    "car wash|carwash|auto wash|car wash business|car wash facility|self serve car wash=self serve|self service car wash=self service|full service car wash=full service|automatic car wash=automatic|hand car wash=hand|hand wash=hand|truck wash=truck|vehicle wash|in bay automatic > express wash=express|tunnel wash=tunnel",
  "equipment-rental-dealers":
    "equipment rental|equipment dealer|tool rental|party rental=party|rental company|equipment rental company|rental equipment|rental store|rental yard|rental business|machinery rental|construction equipment rental=construction|heavy equipment rental=heavy|heavy equipment dealer=heavy|tool rental store|farm equipment dealer=farm|tractor dealer=tractor|forklift dealer=forklift|party rental company=party|event rental=event|tent rental=tent|scaffolding rental=scaffolding|portable toilet rental=portable toilet|porta potty rental=porta potty|bounce house rental=bounce house",
  "gas-stations":
    "gas station|service station|petrol station|filling station|fuel station|gas|truck fuel|gas station business|gasoline station|fuel stop|fuel stations|gas stop|gas and go|gas mart|petrol|c store with gas|gas pump|service stations|branded gas station=branded|unbranded gas station=unbranded",
  "junk-salvage-yards":
    "junkyard|junk yard|salvage yard|auto salvage|scrap yard|wrecking yard|auto salvage yard|auto wreckers|wreckers|auto wrecking|scrapyard|scrap metal yard|scrap metal|auto recycler|auto dismantler|auto recycling|car junkyard|auto parts yard|u pull it",
  "marine-boat-service-dealers":
    "boat dealer|boat dealership|boat repair|marine service|marine repair|boat sale|boat yard|boat business|boat shop|boat service|boat mechanic|boat sales|boat yards|boatyard|marine dealer|marine dealership|marine business|yacht broker=yacht|yacht sales=yacht|boat repair shop|marine mechanic|boat storage and repair|outboard repair|jet ski dealer=jet ski|boat rental=rental|boat detailing=detailing",
  "towing-companies":
    "towing|towing company|tow truck|roadside assistance|tow company|tow business|towing business|towing service|tow service|wrecker service|roadside service|towing and recovery|tow yard|tow truck business|tow truck service|roadside assistance company",
  "truck-stops":
    "truck stop|travel center|truckstop|trucker stop|truck stop business|travel plaza|highway travel center",
  "beauty-personal-care":
    "beauty|personal care|beauty business|beauty industry|beauty and personal care|beauty shop|beauty services|beauty company|esthetician|aesthetics|aesthetician|skin care|skincare|waxing salon=waxing|lash bar=lash|lash extensions=lash|eyelash salon=eyelash|brow bar=brow|tattoo parlor=tattoo|weight loss clinic=weight loss > beauty supply|beauty supply store=beauty supply",
  "hair-salons-barber-shops":
    "hair salon|barber shop|barbershop|barber|hairdresser|hair studio|salon|beauty salon|beauty parlor|hair dresser|hair shop|hair place|hairstylist|hair stylist|hair studio business|haircut place|haircut shop|hair cutting|hair cuttery|barbering|barbers|barber salon|mens barber|men's barber|hair and beauty salon|hair saloon|beauty salons|unisex salon=unisex|kids hair salon=kids|childrens salon=children|mens salon=mens|blow dry bar=blow dry|blowout bar=blowout|salon suite=suites|salon business|braiding salon=braiding|hair extensions salon=extensions > blowout|salon suites=suites",
  massage:
    "massage|massage therapy|massage parlor|massage studio|massage spa|massage center|massage clinic|massage place|massage practice|massage franchise location|masseuse|massage therapist|therapeutic massage|foot massage=foot|foot spa=foot|massage therapy practice|asian massage=asian|thai massage=thai",
  "nail-salons":
    "nail salon|nail shop|nail bar|nail spa|manicure|nails|nail place|nail studio|nails salon|nail tech|pedicure|manicure pedicure|mani pedi|nail business|nail and spa|nails and spa|nail care",
  spas: "spa|day spa|wellness spa|med spa=med|medical spa=med|spa business|spa salon|resort spa|luxury spa|day spa business|facial spa=facial|medi spa=med|medspa=med|med spas=med|medical aesthetics=medical|medical aesthetic clinic=medical|botox clinic=botox|float spa=float|iv therapy=iv|salt cave=salt > medspa",
  "tanning-salons":
    "tanning|tanning salon|tanning studio|tanning shop|tanning business|tan salon|sunless tanning|tanning bed|tanning place|airbrush tanning=airbrush|spray tanning=spray|spray tan studio=spray|spray tan salon=spray > spray tan",
  "building-construction":
    "construction|construction company|building company|contractor|general contractor|home builder|construction trade|builder|building contractor|building business|construction business|construction contractor|construction firm|construction industry|construction services|building trades|residential construction=residential|commercial construction=commercial|residential builder=residential|custom home builder=custom|custom homes=custom|homebuilder|home builders|general contracting|general contracting firm|deck builder=deck|pool builder=pool|pool construction=pool|swimming pool builder=swimming pool|foundation repair=foundation|framing contractor=framing|window and door company=window door|window installation=window|window replacement=window|gutters=gutter|home remodeling=remodeling|tile installer=tile > roofing|roofer|painting|painter|remodeling|flooring|drywall|paving|asphalt|fencing|fence|solar|insulation|masonry|excavating|siding|cabinetry|kitchen remodeling|handyman|restoration|roofing company=roofing|roofing contractor=roofing|painting company=painting|painting contractor=painting|flooring company=flooring|flooring store=flooring|flooring contractor=flooring|fence company=fence|fencing company=fencing|fence contractor=fence|paving company=paving|paving contractor=paving|asphalt company=asphalt|asphalt paving=asphalt|drywall contractor=drywall|drywall company=drywall|insulation contractor=insulation|insulation company=insulation|solar installer=solar|solar company=solar|solar installation=solar|solar business=solar|excavation|excavation company=excavation|excavating company=excavating|excavation contractor=excavation|grading|site work|masonry contractor=masonry|siding contractor=siding|siding company=siding|handyman service=handyman|handyman business=handyman|restoration company=restoration|water damage restoration=water damage restoration|fire and water restoration=restoration|scaffolding|chimney sweep",
  "building-material-hardware-stores":
    "hardware store|building material|building supply|home improvement store|lumber yard|paint store=paint|hardware|hardware shop|hardware business|home center|home improvement center|lumber store|lumberyard|lumber yards|building supply store|building supplies store|building supply company|building materials supplier|building materials store|building products supplier|paint and decorating store=paint|plumbing supply store=plumbing|lighting showroom=lighting|flooring showroom=flooring|cabinet showroom=cabinet|rental and hardware|true value|ace hardware=ace",
  concrete:
    "concrete|concrete contractor|concrete company|cement contractor|concrete business|concrete pumping=pumping|concrete plant|ready mix|ready mix concrete|redi mix|cement|cement company|concrete construction|concrete cutting=cutting|concrete coating=coating|decorative concrete=decorative|concrete supplier|concrete work|concrete finishing|concrete polishing=polishing|stamped concrete=stamped",
  "electrical-mechanical-contracting":
    "electrician|electrical contractor|electrical company|mechanical contractor|electrical contracting|electrical service|electric company|electric contractor|electrical business|electrical firm|electrical services|electrical contracting company|electrical contracting business|electric business|electric service|electricians|master electrician|mechanical contracting|mechanical company|mechanical contracting company|mechanical business|low voltage contractor=low voltage|structured cabling=cabling|generator sales and service=generator",
  "heavy-construction":
    "heavy construction|earthmoving|road construction|civil contractor|heavy civil|civil construction|civil engineering contractor|earth moving|dirt work|bridge construction|utility contractor|highway construction|pipeline construction=pipeline|road building|road builder|infrastructure contractor",
  hvac: "hvac|heating and air conditioning|heating and air|heating and cooling|air conditioning|heating|hvac contractor|ac company|air conditioner|hvac business|hvac company|hvac service|hvac firm|hvac services|ac repair|ac service|ac business|a c company|a c repair|air conditioning repair|air conditioning business|air conditioning contractor|air conditioning service|heating company|heating business|heating contractor|heating oil and service|heating & cooling|heating and cooling company|heating and air company|heating and air business|heating ventilation|furnace repair|furnace|refrigeration|refrigeration company|commercial refrigeration|cooling company|climate control|duct cleaning=duct|air duct cleaning=air duct|ductwork|ventilation",
  plumbing:
    "plumbing|plumber|plumbing contractor|plumbing company|plumbing business|plumbing service|plumbing firm|plumbing shop|plumbing outfit|plumbing services|plumbers|residential plumbing=residential|commercial plumbing=commercial|plumbing and heating|plumbing contracting|rooter|rooter service|sewer and drain=sewer drain|sewer cleaning=sewer|well and pump=well pump|backflow testing=backflow > drain cleaning=drain|septic|septic company=septic|septic pumping|septic tank=septic tank",
  "communication-media":
    "media|media company|communication|advertising|media business|communications|communications company|ad agency=advertising|billboards=billboard|outdoor advertising=outdoor|tv station=tv|television station=television > marketing|radio station=radio|sign company=sign",
  "magazines-newspapers":
    "magazine|newspaper|publishing|publisher|publication|newspaper business|newspaper publisher|local newspaper=local|local magazine=local|magazine business|magazine publisher|publishing company|publishing business|publishing house|book publisher=book|journal|community newspaper=community|weekly newspaper|directory publisher=directory",
  "production-companies":
    "production company|video production|film production|film company|film studio|movie production|tv production|production studio|production house|video company|video studio|videography|videographer|photographer=photography|photo booth rental=photo booth|event production=event > photography|photo studio=photo|recording studio=recording|wedding photography",
  "education-children":
    "education|education business|child business|children business|kid business|education company|educational business|education services|education center|child focused business|kids business|childrens business|education industry|education sector",
  "day-care-child-care":
    "daycare|day care|child care|childcare|daycare center|day care center|child care center|childcare center|early learning center|nursery school|creche|daycares|day cares|daycare business|day care business|day care facility|daycare facility|child care business|childcare business|child care facility|childcare facility|child day care|infant care|childcare provider|child care provider|home daycare=home|in home daycare=home|kids daycare|children daycare|childrens center|child development center|after school program=after school|after school care=after school|early education center|early childhood center|early childhood education|nursery for kids|drop in child care=drop in",
  preschools:
    "preschool|pre school|kindergarten|pre k|pre school business|preschool business|pre-k|prek|kindergarten business|nursery school and preschool|montessori school=montessori|preschool and kindergarten > montessori",
  schools:
    "school|academy|trade school|training school|learning center|vocational school=vocational|cosmetology school=cosmetology|beauty school=beauty|culinary school=culinary|cooking school=cooking|cdl school=cdl|truck driving school=truck driving|flight school=flight|nursing school=nursing|coding school=coding|career school=career|charter school=charter|karate school=karate|martial arts school=martial arts|swimming school=swimming|swim academy=swim|driving academy=driving|music lessons=music|music academy=music|tutoring franchise location|learning centers|education center for kids|k 12 school=k 12|kids coding=coding|language academy=language|english school=english|esl school=esl|acting school=acting > tutoring|tutoring center=tutoring|driving school=driving|swim school=swim|music school=music|language school=language|martial arts",
  "entertainment-recreation":
    "entertainment|recreation|amusement|entertainment center|recreation center|entertainment business|entertainment company|entertainment venue|entertainment complex|fun center|family fun center=family|family entertainment center=family|amusement center|amusement park|theme park=theme|water park=water|go karts=go kart|go kart track=go kart|billiards hall=billiards|pool hall=pool|skating rink=skating|roller rink=roller|ice rink=ice|travel agent=travel|event planner=event planning|wedding planner=wedding|summer camp=camp|sports complex=sports|horse stables=horse > escape room|arcade|trampoline park=trampoline|mini golf|campground|rv park=rv|hotel|motel|bed and breakfast|rv parks|campgrounds|rv campground|rv resort=rv|trampoline|inn|bed & breakfast|b and b|bnb|vacation rental|lodge|resort|hostel|boutique hotel|arcade bar|escape rooms|cabins",
  "art-galleries":
    "art gallery|gallery|art business|art dealer|art shop|gallery business|art studio=studio|custom framing=framing|picture framing=framing",
  "banquet-halls":
    "banquet hall|event venue|event space|event hall|event center|venue|wedding venue=wedding|banquet facility|banquet venue|banquet room|banquet center|reception hall|reception venue|party hall|event facility|events venue|event venues|wedding hall=wedding|wedding venues=wedding|meeting venue|quinceanera hall=quinceanera|events center|catering hall=catering",
  "bowling-alleys":
    "bowling|bowling alley|bowling center|bowling alley business|bowling business|bowling lanes|bowling house|bowling lounge",
  casinos:
    "casino|card room|gaming room|card club|cardroom|gambling|gaming casino|poker room=poker|gaming parlor|gaming establishment|video gaming=video|bingo hall=bingo|slot route=slot|slots parlor=slots|sweepstakes",
  "golf-courses-services":
    "golf course|golf club|golf business|driving range|golf shop|golf|golf courses|golf facility|golf simulator=simulator|indoor golf=indoor|golf range|golf resort=resort|country club=country|mini golf course=mini|golf store|golf cart=cart|golf cart dealer=cart|pro shop|par 3",
  "marinas-fishing":
    "marina|fishing|fishing business|boat marina|charter boat=charter|bait shop=bait|bait and tackle|marina business|boat slips|boat docks|boat storage=storage|yacht club=yacht|fishing charter=charter|charter fishing=charter|fishing lodge=lodge|fishing store|fishing tackle|bait & tackle|bait and tackle shop|bait and tackle store|boat charter=charter|fish farm=farm|seafood dock=seafood",
  "nightclubs-theaters":
    "nightclub|night club|dance club|theater|theatre|movie theater|cinema|comedy club=comedy|night clubs|nite club|dance bar|strip club=strip|gentlemens club=gentlemens|gentlemen's club=gentlemens|live music venue=music|music venue=music|concert venue=concert|dance hall|movie house|movie theatre|cinemas|playhouse|performing arts theater|dinner theater=dinner|drive in theater=drive in|drive in movie=drive in|comedy bar=comedy|karaoke club=karaoke|lounge nightclub|performance venue|jazz club=jazz",
  "financial-services":
    "financial service|finance company|financial business|finance|financial services company|financial services firm|financial services business|financial advisor|financial advisory|financial advisory practice|financial planning|financial planner|financial planning firm|wealth management|wealth management firm|investment firm|investment advisory|ria|ria firm|registered investment advisor",
  "accounting-tax-practices":
    "accounting|accounting firm|accounting practice|accountant|cpa|cpa firm|cpa practice|tax|tax practice|tax preparation|tax business|bookkeeping=bookkeeping|bookkeeper=bookkeeping|accounting business|accounting office|accounting company|accounting services|accountants|accountancy|accountant office|accounting tax practice|accounting and tax practice|accounting and tax|accounting and bookkeeping|tax office|tax service|tax services|tax prep|tax prep business|tax preparer|tax preparation business|tax preparation office|tax firm|income tax|income tax business|income tax service|enrolled agent|cpa office|cpa business",
  "banking-loan":
    "bank|banking|loan company|mortgage|mortgage company|mortgage broker|lender|payday loan=payday|bank branch|credit union|loan office|loan business|loan store|title loan=title|title loans=title|title loan business=title|lending|lending company|lending business|lender business|money lender|mortgage brokerage|mortgage firm|mortgage business|mortgage lender|payday lender=payday|payday loan store=payday|pawn loan|microfinance|hard money lender=hard money|consumer finance|consumer loans|small loan company",
  "check-cashing":
    "check cashing|cheque cashing|money transfer|check casher|check cashing store|check cashing business|check cashing place|check cashers|money transfer business|currency exchange|money services|money service business|remittance|check cashing and payday",
  "insurance-agencies":
    "insurance|insurance agency|insurance broker|insurance book|insurance business|insurance office|insurance brokerage|insurance company|insurance firm|insurance agent|insurance agencies|insurance practice|insurance book of business=book|p and c agency|p&c insurance=p&c|property and casualty agency|life insurance=life|life insurance agency=life|health insurance agency=health|auto insurance agency=auto|independent insurance agency|insurance shop",
  "food-restaurants":
    "food|food business|food service|hospitality|food and beverage|restaurant industry|food industry|food services|food establishment|food place|food places|food and drink|food & beverage|f and b|food joint|restaurant business group|restaurants and bars industry|dining industry|hospitality business|hospitality industry|food related business|food concept|food sector|eateries and bars|place that serves food",
  bakeries:
    "bakery|bake shop|bread shop|pastry shop|bakery business|bakery shop|bake house|bakehouse|bakery store|bakeshop|baker|bread bakery|pastry|pastry store|patisserie|panaderia|retail bakery|wholesale bakery=wholesale|bagel bakery=bagel|cake bakery=cake|cake decorating=cake|custom cakes=cake|cupcake bakery=cupcake|gluten free bakery=gluten free|vegan bakery=vegan|tortilla factory=tortilla|tortilleria=tortilla|chocolatier=chocolate > bagel|bagel shop=bagel|cake shop=cake|cupcake|cookie|pretzel",
  "bars-pubs-taverns":
    "bar|pub|tavern|saloon|taproom|cocktail bar|lounge|cocktail lounge|wine bar=wine|beer garden=beer|bar business|pubs|bars and pubs|bar and lounge|alehouse|ale house|beer bar=beer|beer hall=beer|tap house|taphouse|tap room|watering hole|neighborhood bar=neighborhood|dive bar=dive|gay bar=gay|irish pub=irish|irish bar=irish|sports pub=sports|sports grill=sports|sports bar and grill=sports grill|cigar bar=cigar|hookah lounge=hookah|hookah bar=hookah|karaoke bar=karaoke|whiskey bar=whiskey|tiki bar=tiki|piano bar=piano|brewpub bar|public house|drinking establishment|beer and wine bar=beer wine|wine and tapas bar=wine tapas|rooftop bar=rooftop|biker bar=biker|saloon bar|honky tonk|pub and grill=grill > karaoke|hookah",
  breweries:
    "brewery|microbrewery|craft brewery|brew pub|brewpub|brewing company|brewing|brewery business|brewery taproom|brewery and taproom|nano brewery|nanobrewery|beer brewery|micro brewery|beer maker|beer company|brewer|craft beer brewery|brewhouse|brew house|beer brewing > distillery|winery|cidery|distillery business=distillery|winery business=winery|vineyard|vineyard and winery=vineyard winery|meadery|cider house|wine maker=wine|kombucha",
  "coffee-shops-cafes":
    "coffee shop|coffee|cafe|coffee house|coffeehouse|espresso bar|coffee bar|coffee cafe|coffee business|coffee place|coffee store|coffee stand=stand|coffee kiosk=kiosk|coffee cart=cart|coffee hut=hut|coffee truck=truck|coffee roastery=roastery|coffee roasting=roasting|espresso shop|espresso cafe|café business|cafés|cafe business|cafe and coffee shop|coffeeshop|coffee drive through=drive thru|drive thru coffee shop=drive thru|drive through coffee=drive thru|drive thru coffee stand=drive thru|drive through coffee stand=drive thru|internet cafe=internet|cat cafe=cat|breakfast cafe=breakfast|tea cafe=tea > drive thru coffee=drive thru|coffee roaster=roaster|tea house=tea|tea room=tea|bubble tea|boba|bubble tea shop=bubble tea|bubble tea store=bubble tea|boba shop=boba|boba tea shop=boba tea|boba store=boba",
  "donut-shops":
    "donut|donut shop|doughnut|doughnut shop|donut store|donut place|donut business|donuts shop|donut bakery|doughnuts|doughnut store|doughnut bakery|donut and coffee shop|donut house",
  "food-trucks":
    "food truck|food trailer|food cart|mobile food|concession trailer|taco truck=taco|hot dog cart=hot dog|food trailers|food truck business|food trucks business|food wagon|food van|mobile kitchen|mobile restaurant|mobile food truck|mobile food business|mobile food cart|mobile catering truck|lunch truck|concession stand|concession business|concessions|catering truck=catering|coffee food truck=coffee|bbq truck=bbq|bbq food truck=bbq|taco food truck=taco|pizza truck=pizza|ice cream truck=ice cream|street food|hot dog stand=hot dog|hotdog cart=hotdog",
  "ice-cream-frozen-yogurt":
    "ice cream|ice cream shop|ice cream parlor|frozen yogurt|froyo|yogurt shop|frozen custard|frozen dessert|ice cream store|ice cream business|ice cream place|ice cream parlour|ice cream stand|ice cream bar|creamery|dairy bar|custard shop|custard stand|froyo shop|frozen yogurt shop|frozen yogurt store|frozen yogurt business|yogurt store|yogurt|gelateria=gelato|soft serve|snow cone stand=snow cone|rolled ice cream=rolled|paleteria=paleta > gelato|italian ice",
  "juice-bars":
    "juice bar|juice shop|juice|juicery|juice business|juice store|juice place|juice cafe|cold pressed juice=cold pressed|smoothie and juice bar=smoothie|juice and smoothie bar=smoothie|acai bar=acai|acai bowl shop=acai > smoothie|smoothie bar=smoothie|acai|smoothie store=smoothie|smoothie place=smoothie|acai shop=acai|acai bowl",
  restaurants:
    "restaurant|eatery|dining|diner=diner|bistro=bistro|restaraunt|full service restaurant|bar and grill=grill|restaurant business|restaurants business|eating place|eateries|eating establishment|family restaurant=family|fast food restaurant=fast food|burger restaurant=burger|bbq restaurant=bbq|barbecue restaurant=barbecue|sandwich restaurant=sandwich|seafood restaurant=seafood|sushi bar=sushi|sushi restaurant=sushi|oyster bar=oyster|breakfast restaurant=breakfast|breakfast and lunch restaurant=breakfast lunch|brunch restaurant=brunch|lunch counter=lunch|pancake house=pancake|waffle house=waffle|steak house=steakhouse|steak restaurant=steak|noodle house=noodle|ramen restaurant=ramen|pho restaurant=pho|wing restaurant=wings|wing place=wings|chicken restaurant=chicken|fried chicken restaurant=fried chicken|buffet restaurant=buffet|hot pot restaurant=hot pot|hibachi restaurant=hibachi|teriyaki restaurant=teriyaki|poke restaurant=poke|poke bowl=poke|salad restaurant=salad|salad bar=salad|vegan restaurant=vegan|vegetarian restaurant=vegetarian|drive in restaurant=drive in|drive thru restaurant=drive thru|takeout restaurant=takeout|take out restaurant=takeout|take out=takeout|carryout restaurant=carryout|greek restaurant=greek|italian food=italian|japanese food=japanese|korean food=korean|mediterranean food=mediterranean|greek food=greek|soul food=soul|soul food restaurant=soul|cuban food=cuban|caribbean food=caribbean|jamaican food=jamaican|bar & grill=grill|restaurant and bar|restaurant bar|restaurant and lounge|restaurant with bar|upscale restaurant=upscale|crab shack=crab|fish and chips=fish chips|fish market restaurant=fish > pizza|pizzeria|pizza restaurant=pizza|sushi|taco|taqueria|burger|barbecue|bbq|sandwich|sub shop=sub|deli|delicatessen|steakhouse|seafood|wings|fast food|fried chicken|ramen|pho|noodle|buffet|fine dining|fast casual|qsr|mexican food=mexican|chinese food=chinese|indian food=indian|thai food=thai|pizza shop=pizza|pizza store=pizza|pizza parlor=pizza|pizza place=pizza|pizza joint=pizza|pizza business=pizza|pizzerias|pizza franchise|deli shop=deli|deli store=deli|delis|delicatessens|sandwich shop=sandwich|sandwich place=sandwich|sandwich store=sandwich|burger place=burger|burger shop=burger|hamburger|hamburger restaurant=hamburger|taco shop=taco|taco stand=taco|taco place=taco|burrito|burrito shop=burrito|bbq place=bbq|bbq joint=bbq|barbecue place=barbecue|hoagie shop=hoagie|cheesesteak=cheesesteak|cheesesteak shop=cheesesteak|hot dog|hot dog shop=hot dog|quick service|quick service restaurant=quick service|fast food place=fast food|fast food joint=fast food|chicken wing|wing shop=wings|wing spot=wings|wings place=wings|bistro cafe|crepe|creperie|fondue|tapas|dumpling",
  "health-care-fitness":
    "health care|healthcare|medical|health business|health and fitness|wellness|healthcare business|fitness|medical business|medical company|medical field|medical industry|health|health company|health services|healthcare company|health care company|health care business|healthcare industry|wellness business|wellness company|fitness business|fitness company|fitness industry|healthcare services|medical services|health and wellness|health and beauty",
  "assisted-living-nursing-homes":
    "assisted living|assisted living facility|nursing home|senior living|senior care|retirement home|care home|elder care|group home|assisted living home|senior living community|senior care home|nursing facility|skilled nursing|skilled nursing facility|senior home|senior care business|senior care facility|senior housing|senior living facility|senior residence|elderly care|elderly home|elder care home|elder care facility|care facility|residential care|residential care home|residential care facility|rcfe|board and care|board and care home|adult family home|adult foster care|adult care home|retirement community|retirement residence|old folks home|old age home|rest home|convalescent home|assisted care|assisted living business|assisted living community|assisted living residence|memory care home=memory care|group homes|sober living home=sober living > memory care|adult day care",
  "dance-pilates-yoga-studios":
    "dance studio|dance school|yoga studio|yoga|pilates studio|pilates|dance|barre studio=barre|dance academy|dance business|dance company|dance class|ballet school=ballet|hot yoga=hot|hot yoga studio=hot|yoga business|yoga center|yoga school|yoga shala|yoga and pilates studio|yoga pilates|pilates business|pilates reformer=reformer|reformer pilates=reformer|pole dance=pole|ballroom dance=ballroom|ballroom dance studio=ballroom|kids dance studio=kids|dance and gymnastics",
  "dental-practices":
    "dental practice|dental office|dentist|dentist office|dental clinic|dental|orthodontist=orthodontist|dental lab=dental lab|dentistry|dentistry practice|dental business|dental group|dental surgery|dental care|dental clinics|dental offices|dentists|dentist practice|dentist clinic|family dentistry=family|family dental practice=family|general dentistry|pediatric dentist=pediatric|pediatric dental practice=pediatric|denture clinic=denture|dental laboratory=laboratory|dental hygiene=hygiene|dso",
  "gyms-fitness-centers":
    "gym|fitness center|fitness club|fitness studio|health club|workout studio|fitness gym|crossfit gym=crossfit|boxing gym=boxing|climbing gym=climbing|gyms|gym business|gym facility|gymnasium|fitness business gym|fitness facility|fitness centre|fitness place|fitness center business|fitness studio business|health clubs|workout gym|workout facility|training gym|training facility|exercise studio|exercise gym|weight room|24 hour fitness=24 hour|24/7 gym=24/7|boutique fitness=boutique|boutique fitness studio=boutique|womens gym=womens|women's gym=womens|kids gym=kids|childrens gym=children|indoor cycling=cycling|rock climbing gym=climbing|bouldering gym=bouldering|functional fitness=functional|personal training gym=personal training|kickboxing gym=kickboxing|mma gym=mma|martial arts gym=martial arts|swim club=swim|tennis club=tennis|racquet club=racquet|pickleball club=pickleball|athletic club|sports club=sports|crossfit box=crossfit|ems fitness=ems > crossfit|personal training|kickboxing",
  "home-health-care":
    "home health care|home health|home care|home care agency|home health agency|in home care|in home senior care|caregiver agency|home healthcare|home health business|home health company|home health care agency|home health care company|home health care business|home care business|home care company|home care provider|homecare|homecare agency|homecare business|in home care agency|in home care business|in home health care|in home caregivers|at home care|non medical home care=non medical|nonmedical home care=nonmedical|private duty home care=private duty|caregiving|caregiver business|caregivers|caregiving agency|caregiving business|senior home care|elderly home care|home nursing|visiting nurse|companion care|personal care agency|personal care services|hospice care=hospice|home medical care|senior in home care > hospice",
  "medical-practices":
    "medical practice|medical office|doctor office|physician practice|medical clinic|clinic|doctor practice|urgent care=urgent care|medical office building|medical clinics|medical centers|medical center|doctors office|doctor's office|doctors practice|physician office|physicians office|physician group|medical group|clinics|health clinic|healthcare clinic|health care clinic|walk in clinic=walk in|pediatric clinic=pediatric|dermatology clinic=dermatology|chiropractic clinic=chiropractic|physical therapy clinic=physical therapy|pt clinic=pt|eye doctor=eye|eye clinic=eye|eye care=eye|pain clinic=pain|pain management clinic=pain management|mental health clinic=mental health|aba therapy=aba|autism therapy=autism|medical lab=lab|medical laboratory=laboratory|diagnostic imaging=imaging|sleep clinic=sleep|fertility clinic=fertility|hormone clinic=hormone|men's health clinic=men's|ketamine clinic=ketamine|methadone clinic=methadone|urgent care clinic=urgent care > chiropractor|chiropractic|physical therapy|optometry|optometrist|dermatology|podiatry|pediatric|mental health|behavioral health|acupuncture|chiropractors|acupuncture clinic=acupuncture|acupuncturist=acupuncture|optometrist office=optometrist|behavioral health practice=behavioral health|addiction treatment center=addiction|drug rehab=rehab",
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
