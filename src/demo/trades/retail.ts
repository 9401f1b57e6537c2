/** Texts for shops; see `trade.ts` for the format. */
export const RETAIL_TRADES = {
  "bike-shops": `
figures: sde 55-240, margin 14, stock 24, kit 5, head 165, estate 12
name: Bicycle Shop; Electric Bike Store; Bike Rental and Tours; Triathlon and Road Bike Shop; Mountain Bike Shop
hook: With Service Bench; With Protected Brands; At the Trailhead; With Rental Fleet; With Fit Studio
work: Service is {28-42} percent of gross profit, done in [48 hours|three days] when the rest of the county takes weeks.
work: [Two|Three] brands with protected territory and terms of [ninety days|six months].
work: {24-80} rentals earn from [March|May] to October; e-bikes out-earn the rest [two|three] to one.
clients: Commuters, [racers|retirees on e-bikes] and every child in town at eight.
clients: {1800-5400} customers with serial numbers; {31-47} percent come for a tune-up yearly.
staff: Two mechanics with {6-15} years and a fitter who races.
next: Winter storage was full when offered once.
next: Corporate fleets and [police bikes|cargo bikes] ask for a price list.
why: Owner's knees, ironically; Retirement; Moving to the mountains
season: March to August, with gifts in December.`,
  "clothing-accessories": `
figures: sde 50-260, margin 16, stock 18, kit 4, head 140, estate 6
name: Women's Boutique; Menswear Shop; Children's Clothing Store; Western Wear Store; Shoe Store; Consignment Clothing Shop; Running Shoe Store; School Uniform Store
hook: On Main Street; With Web Sales; With Loyal Following; In a Resort Town; With Alteration Room
work: {90-240} styles a season, [open to buy held to plan|bought twice a year at market], sell-through {68-84} percent.
work: Consignors number {700-2600}, paid monthly by [check|app]; nothing is bought.
work: Shoes are fitted, on a measured foot, and {52-70} percent of buyers return within the year.
clients: Women of {35-65} with jobs and a wedding to go to; [visitors|mothers] on weekends.
clients: {2400-7600} addresses, and a fitting-room curtain people post about.
staff: Manager buys with the owner; [four|six] part-timers who dress the windows.
next: Online is {4-12} percent and photographed on a door.
next: Evenings in December were the only late ones tried.
why: Owner retires to her garden; Designer concentrates on wholesale; Family illness
season: Spring dresses, fall layers and six weeks of gifts.`,
  "convenience-stores": `
figures: sde 70-300, margin 11, stock 7, kit 5, head 260, estate 30
name: Convenience Store; Corner Market; Beer and Deli Market; Bodega; Drive-Through Beverage Store; Campground Store
hook: With Lottery; With Deli Kitchen; Without Fuel; With Beer and Wine; With Apartments Above
work: Inside sales of $[52,000|71,000|88,000] a month, {38-52} percent of it beer, tobacco and lottery.
work: The deli sells {70-210} sandwiches a day under [the owner's aunt|a cook of nine years].
work: Coolers, {12-24} doors, had new compressors in [2021|2023].
clients: [A housing complex, a school and a bus stop|Fishermen, campers and the crew at the quarry] within a few steps.
clients: {540-980} tickets a day, average $[8.20|9.60|11.40].
staff: Clerks with {3-11} years; owner opens and closes the week.
next: No food stamps terminal since the last one broke.
next: Hours end at nine; the bar next door at two.
why: Owner couple retire; Bought a hotel; Working two stores is one too many
season: Summer beverages, steady staples.`,
  "dollar-stores": `
figures: sde 45-170, margin 11, stock 17, kit 4, head 150, estate 5
name: Dollar Store; Discount Variety Store; Party and Dollar Store; Closeout Store; School and Craft Discount Store
hook: In a Grocery Center; With Balloon Counter; With Beauty Aisle; With Low Rent; With Freezer Section
work: {8000-14000} items from {20-44} vendors, most delivered on Wednesday.
work: Balloons and party goods make {16-31} percent of profit from one aisle.
work: Average ticket of $[9.40|11.80|13.60], {310-640} of them a day.
clients: Families, teachers with lists and [two retirement homes by van|churches before holidays].
staff: Store manager of {4-12} years and cashiers who stock between customers.
staff: Owner buys on Mondays and walks the aisles on Fridays.
next: Prices were lifted to $1.25 on a third of the store only.
next: Seasonal aisle is cut off two weeks before the neighbors'.
why: Owner is seventy; Sells one of two; Husband's job abroad
season: School in August, Halloween, Christmas.`,
  "flower-shops": `
figures: sde 40-170, margin 16, stock 5, kit 7, head 78, estate 10
name: Flower Shop; Wedding Florist; Funeral and Event Florist; Flower and Gift Shop; Plant Studio
hook: With Hospital Accounts; With Wire Orders; With Wedding Calendar; With Delivery Vans; On the Square
work: A walk-in cooler of {120-260} square feet and a workshop with [six|eight] benches.
work: {28-74} weddings a year at an average of $[2,600|3,400|4,800].
work: Wire orders are {7-16} percent, own website {34-52}, the rest by phone and door.
clients: [Four funeral homes|Two hospitals and a hotel] order standing pieces weekly.
clients: {3100-8800} customers with dates that the shop reminds them of.
staff: Lead designer with {8-24} years and drivers who know every nurse's station.
next: Subscriptions were given as gifts and renewed by half.
next: Classes sold out at {12-20} seats, twice.
why: Owner's hands; Retirement after forty Valentine's Days; Opening an events firm
season: Valentine's, Mother's Day, proms, and funerals all year.`,
  "furniture-furnishings": `
figures: sde 80-380, margin 13, stock 18, kit 4, head 210, estate 28
name: Furniture Store; Mattress Store; Flooring Showroom; Lighting Gallery; Patio Furniture Store; Window Treatment Showroom; Antique Mall
hook: With Warehouse; With Designers; With Delivery Crew; With Builder Trade; With Vendor Booths
work: {9000-28000} square feet of floor and a warehouse for [three|five] truckloads.
work: Gross margin of {44-51} percent; special orders carry half down.
work: {90-240} dealers rent booths at $[2.40|2.85] a foot and work [a day a month|not at all].
clients: Households furnishing [a second home|a first house]; designers {18-36} percent.
clients: Average sale of $[1,480|2,250|3,600], one in four comes back within two years.
staff: Designers on commission, {3-8} of them, and a delivery pair that assembles.
next: Rentals and staging asked {20-60} times last year.
next: The website shows hours.
why: Family's third store, easiest to sell; Retirement; Building owner offers lease
season: Snowbirds or spring movers, and January clearance.`,
  "grocery-supermarkets": `
figures: sde 90-480, margin 6, stock 6, kit 7, head 250, estate 30
name: Neighborhood Supermarket; Hispanic Grocery and Meat Market; Asian Supermarket; Butcher Shop and Grocery; Rural Grocery; Farm Market; Italian Deli and Grocery
hook: With Butcher Counter; With Hot Kitchen; With WIC and EBT; With Produce Contracts; With Check Cashing
work: {11000-26000} square feet, {8-17} aisles and a meat room with [three|four] cutters.
work: Meat and produce are {44-58} percent of sales at {29-36} percent margin.
work: Refrigeration was converted in [2019|2021]; energy fell by a fifth.
clients: {3100-9400} tickets a week at $[28|36|44]; the chain store is {4-14} miles away.
clients: Families of [three parishes|two villages and the base] who ask for the butcher by name.
staff: Department heads with {7-20} years; the night crew is a family.
next: The bakery oven is bought, uncrated and unlit.
next: Online orders by phone camera, {12-40} a week.
why: Brothers retire together; Owner keeps the wholesale arm; Heirs in other trades
season: First week of the month, and holidays at the meat counter.`,
  "health-food-nutrition": `
figures: sde 50-230, margin 15, stock 17, kit 5, head 150, estate 6
name: Natural Food Store; Vitamin and Supplement Shop; Herbal Apothecary; Sports Nutrition Store; Bulk Foods Market; Organic Grocer
hook: With Juice Counter; With Practitioner Referrals; With Web Sales; Near a Gym; With Bulk Bins
work: Supplements are {38-62} percent of sales; {4600-9200} items, expiry checked monthly.
work: Own label of {16-48} products at {58-66} percent margin.
work: {40-110} bulk bins and a tea wall blended here.
clients: {2200-6100} members with points; {44-63} percent shop monthly.
clients: [Chiropractors and midwives|Coaches and two gyms] send people with lists.
staff: Nutritionist on staff {18-30} hours; clerks who read studies.
next: Practitioner rooms at the back rent by the hour to nobody.
next: Autoship was promised on a flyer in 2022.
why: Owner writes instead; Retirement; Relocating
season: January and spring, immunity in fall.`,
  jewelry: `
figures: sde 60-320, margin 17, stock 34, kit 4, head 230, estate 8
name: Jewelry Store; Custom Goldsmith; Watch Repair and Estate Jewelry; Bridal Jewelry Store; Jewelry Repair Center; Bead and Gem Shop
hook: With Bench Jeweler; With Estate Buying; With Laser Welder; In Its Third Generation; With Memo Goods
work: Custom and repair are {31-48} percent of sales at twice the margin of the cases.
work: Laser welder, casting and [wax printer|CAD seat] on the bench; {1400-4200} repairs a year.
work: Estate buying brings gold at the door and [two|three] cases that turn fastest.
work: Bridal at an average of $[3,400|4,600|6,200], lab stones {22-48} percent.
clients: {3800-9700} families in the book with ring sizes and anniversaries.
staff: A bench jeweler of {11-30} years stays; two sales associates with gemology papers.
next: Appraisals are done free, by habit.
next: Watches under $1,000 were given up; people ask.
why: Third generation closes the circle; Eyesight; Retirement
season: {34-44} percent between Thanksgiving and Christmas.`,
  "liquor-stores": `
figures: sde 90-420, margin 11, stock 15, kit 4, head 360, estate 20
name: Liquor Store; Wine and Spirits Shop; Fine Wine Merchant; Package Store; Beer and Wine Superstore
hook: With Transferable License; With Tasting Bar; With Growler Station; In a Grocery Center; With Delivery
work: {3200-7400} labels; spirits {44-58} percent, wine a third, beer the rest.
work: Single-barrel picks, {9-26} a year, sell before they arrive.
work: Margin of {24-29} percent, [1 percent shrink|counted monthly].
clients: {420-870} tickets a day at $[27|34|41]; delivery adds {6-13} percent.
clients: {1700-5600} names on the allocation list, politely managed.
staff: Wine buyer with {8-17} years; the night manager is an off-duty deputy.
next: Sunday sales became legal and the store stayed closed.
next: Caterers and [two wedding halls|a marina] buy at retail.
why: License owner retires; Brothers divide two stores; Buying the building elsewhere
season: Thanksgiving to New Year is a quarter of the year.`,
  "nursery-garden-centers": `
figures: sde 90-420, margin 16, stock 13, kit 14, head 120, estate 65
name: Garden Center; Wholesale Nursery; Tree Farm; Native Plant Nursery; Landscape Supply and Stone Yard; Greenhouse Grower; Hydroponics Store
hook: With Greenhouses; With Landscape Accounts; With Irrigation Wells; With Christmas Trees; On Its Own Acres
work: {18000-90000} square feet under poly or glass, with [shade houses|a propagation house] behind.
work: Own growing supplies {28-64} percent of plants sold; losses {4-9} percent.
work: Stone, mulch and soil by the yard: {2600-8400} loads, own [two|three] trucks.
clients: {70-260} landscapers on account; gardeners from {15-40} miles.
clients: Classes on Saturdays bring {20-60} and their carts.
staff: Growers with {9-22} years, a buyer with a diary of last frosts.
next: Delivery and planting are turned over to customers' contractors.
next: A café among the ferns was drawn by an architect's daughter.
why: Founder retires and keeps one greenhouse; Family moves on; Land may be bought or leased
season: April to June is half the year; trees in December.`,
  "pawn-shops": `
figures: sde 80-360, margin 28, stock 22, kit 4, head 150, estate 25
name: Pawn Shop; Jewelry and Loan; Gun and Pawn Shop; Music and Pawn Shop; Title Loan and Pawn
hook: With Clean License; With Performing Loans; With Jewelry Cases; With Online Auctions; With Safe Room
work: Loan book of $[118,000|164,000|231,000] with {72-83} percent redeemed.
work: Gold is tested three ways; scrap ships every second week.
work: Online sales of tools and guitars make {14-33} percent of retail.
clients: {900-2600} active loans, most to people known for years.
clients: Contractors buy Monday what others pawned on Friday.
staff: Two brokers with {6-18} years, bonded; police reports are filed nightly.
next: Watches and handbags are declined for lack of an eye.
next: Layaway stops at ninety days and could go longer.
why: Owner's health; Retirement; Family keeps the building
season: Redemptions at tax time, loans in fall.`,
  pharmacies: `
figures: sde 120-560, margin 9, stock 9, kit 4, head 380, estate 20
name: Independent Pharmacy; Compounding Pharmacy; Long-Term Care Pharmacy; Specialty Pharmacy; Pharmacy and Medical Supply
hook: With Compounding Lab; With Delivery; With Nursing Home Contracts; With Pharmacist Staying; With Drive-Through
work: {1100-2900} prescriptions a week, {62-78} percent synchronized to one pick-up a month.
work: Compounding is {8-26} percent of scripts and a third of profit, in a room certified [in spring|twice a year].
work: {140-620} beds in [four|six] homes, packed by robot.
clients: {3400-8200} patients; delivery of {40-110} packages daily at no charge.
clients: Vaccines, [hormone|veterinary] compounds and a blood-pressure chair people sit in.
staff: Pharmacist in charge other than the owner stays; technicians certified.
next: Point-of-care tests are allowed here and not yet done.
next: The clinic upstairs wants a cash list.
why: Pharmacist-owner retires; Owner concentrates on long-term care; Daughter became a surgeon
season: Flu shots in fall, plans change in January.`,
  "smoke-shops": `
figures: sde 50-220, margin 19, stock 14, kit 4, head 190, estate 4
name: Cigar Lounge; Smoke Shop; Tobacco Outlet; Vape and Tobacco Shop; Pipe and Cigar Merchant
hook: With Walk-In Humidor; With Members' Lockers; With Tobacco License; Near Downtown; With Leather Chairs
work: Humidor of {180-420} square feet with {320-900} facings, at 65 percent since [2012|2017].
work: {40-110} lockers rent at $[35|50|75] a month with a waiting list.
work: Premium cigars {45-80} percent; accessories and [beer and wine|coffee] the rest.
clients: [Attorneys and roofers in one room|Regulars on five evenings, golfers on Saturdays].
clients: Age checks by scanner; inspections passed every time.
staff: A tobacconist with {7-20} years; part-timers who smoke after work only.
next: Events with rollers were held twice and sold out.
next: Exhaust allows {12-30} more seats.
why: Doctor's orders; Owner moves near family; Retirement
season: Father's Day, golf and the holidays.`,
  "vending-machines": `
figures: sde 40-190, margin 27, stock 3, kit 62, head 140, estate 0
name: Vending Route; Micro-Market Company; Ice and Water Kiosks; Office Coffee Route; Claw and Arcade Route; Healthy Vending Company
hook: With Card Readers; With Factory Accounts; With Location Contracts; With Route Software; With Two Trucks
work: {58-240} machines at {34-130} locations, [nine in ten|all] with card readers that report by night.
work: {6-19} micro-markets earn $[2,100|2,900|3,800] a month each.
work: Commissions of {6-12} percent where any; contracts renew by themselves.
clients: [Plants on three shifts|Hospitals, a college and a bus garage|Dealers and schools]; no stop above {7-12} percent.
staff: Route drivers with {3-9} years fill by pick list, {14-22} stops a day.
staff: Owner repairs on Tuesdays and could hire that.
next: {8-25} machines in the warehouse wait for stops.
next: Prices are a dime or two under those of the national firm.
why: Partner leaves for the railroad; Retirement; Simplifying
season: Schools rest in July, drinks do not.`,
};
