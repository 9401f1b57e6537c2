/** Texts for shops; see `trade.ts` for the format. */
export const RETAIL_TRADES = {
  "bike-shops": `
figures: sde 55-240, margin 14, stock 24, kit 5, head 165, estate 12
name: Bicycle Shop; Bicycle and E-Bike Store; Bike Shop and Rentals; Road and Mountain Bike Shop; Family Bike Shop
hook: With Service Bench; With Protected Brands; At the Trailhead; With Rental Fleet; With Fit Studio
work: Service brings in {28-42} percent of gross profit, and repairs are done in [48 hours|three days].
work: The shop carries [two|three] brands with protected territories and terms of [90 days|six months].
work: A fleet of {24-80} rental bikes earns income from [March|May] to October, with e-bikes in the highest demand.
clients: Customers range from commuters and [racers|retirees on e-bikes] to families buying a child's first bike.
clients: The database holds {1800-5400} customers, and {31-47} percent of them come in for a tune-up each year.
staff: The lead mechanic has {6-15} years of experience, and fittings are done by a certified specialist.
next: Winter storage sold out the one year it was offered and could come back as a paid service.
next: Local employers and the [police department|parks department] have asked for fleet pricing, and the shop hasn't pursued it.
why: Owner's health; Retirement; Owner is relocating
season: March through August is the main season, and gift sales lift December.`,
  "clothing-accessories": `
figures: sde 50-260, margin 16, stock 18, kit 4, head 140, estate 6
name: Women's Boutique; Women's Clothing Store; Clothing and Shoe Boutique; Fashion and Accessories Boutique; Women's Apparel and Gift Shop; Designer Clothing Boutique
hook: On Main Street; With Web Sales; With Loyal Following; In a Resort Town; With Alteration Room
work: The store carries {90-240} styles a season, [buys to a monthly plan|buys twice a year at market] and sells {68-84} percent of them at full price.
work: The point-of-sale system tracks every size and color, and stock is counted [each quarter|twice a year].
work: About {52-70} percent of customers buy again within the year, many of them after a styling appointment.
clients: Most customers are professional women aged 35 to 65, and weekends add [visitors|shoppers from nearby towns].
clients: The mailing list has {2400-7600} names, and new arrivals posted on social media often sell the same day.
staff: The manager buys with the owner, and trained part-timers handle displays and online orders.
next: Online sales are {4-12} percent of the total and have been built without paid advertising.
next: The store stays open late only in December, and evening hours could be tested year-round.
why: Retirement; Owner is focusing on wholesale; Family illness
season: Spring dresses, winter coats and holiday gifts bring in the most sales.`,
  "convenience-stores": `
figures: sde 70-300, margin 11, stock 7, kit 5, head 260, estate 30
name: Convenience Store; Corner Market; Beer and Deli Market; Neighborhood Market; Corner Store and Deli; Food Mart
hook: With Lottery; With Deli Kitchen; Without Fuel; With Beer and Wine; With Loyal Regulars
work: Beer, tobacco and lottery make up {38-52} percent of inside sales, and groceries and the deli make up the rest.
work: The deli sells {40-120} sandwiches a day, made to order by [a cook with nine years at the store|an experienced deli team].
work: The store has {12-24} cooler doors, and the compressors were replaced in [2021|2023].
clients: [A housing complex, a school and a bus stop|Two apartment complexes and a hospital] are within a short walk.
clients: The average ticket is $[8.20|9.60|11.40], and sales are spread evenly from morning to evening.
staff: Most clerks have worked here for {3-11} years, and the owner covers some opening and closing shifts.
next: The store doesn't accept EBT at present, and many customers have asked for it.
next: The store closes at nine, although the street stays busy well past midnight.
why: Retirement; Owners bought a hotel; Owner can't run two stores
season: Cold drinks lift summer sales, and everyday staples keep the rest of the year steady.`,
  "dollar-stores": `
figures: sde 45-170, margin 11, stock 17, kit 4, head 150, estate 5
name: Dollar Store; Discount Variety Store; Party and Dollar Store; Discount Home and Party Store; Dollar and Craft Store
hook: In a Grocery Center; With Balloon Counter; With Beauty Aisle; With Steady Foot Traffic; With Freezer Section
work: The store stocks {8000-14000} items from {20-44} suppliers, most of which deliver weekly.
work: Balloons and party goods fill a single aisle and bring in {16-31} percent of gross profit.
work: The average ticket is $[9.40|11.80|13.60], and most customers come in at least once a month.
clients: Families and teachers shop here year-round, and [two retirement communities send a van every week|local churches buy supplies before the holidays].
staff: The store manager has been here {4-12} years, and cashiers restock between customers.
staff: The owner buys on Mondays and visits the store on Fridays.
next: Only a third of the store has moved to the $1.25 price point.
next: Seasonal goods are taken off the floor two weeks earlier than at competing stores.
why: Retirement; Owner is selling one of two stores; Family is moving abroad
season: Back-to-school, Halloween and Christmas are the three busiest periods.`,
  "flower-shops": `
figures: sde 40-170, margin 16, stock 5, kit 7, head 78, estate 10
name: Flower Shop; Wedding and Event Florist; Full-Service Florist; Flower and Gift Shop; Florist and Plant Shop
hook: With Hospital Accounts; With Wire Orders; With Wedding Calendar; With Delivery Vans; On the Square
work: The shop has a {120-260}-square-foot walk-in cooler and a workroom with [six|eight] design benches.
work: Weddings average $[2,600|3,400|4,800], and most couples are referred by venues and past clients.
work: The shop's own website takes {34-52} percent of orders and wire services {7-16} percent, and the rest come in by phone or at the counter.
clients: [Four funeral homes|Two hospitals and a hotel] place standing orders every week.
clients: The reminder system holds {3100-8800} customers with their birthdays and anniversaries.
staff: The lead designer has {8-24} years of experience, and the drivers know every hospital and funeral home in the area.
next: Gift subscriptions are renewed by half of the people who receive them and have never been advertised.
next: Two flower-arranging classes of {12-20} seats sold out, and more could be scheduled.
why: Owner's health; Retirement; Owner is opening an event company
season: Valentine's Day and Mother's Day are the peaks, followed by proms, and funeral work is steady all year.`,
  "furniture-furnishings": `
figures: sde 80-380, margin 13, stock 18, kit 4, head 210, estate 28
name: Furniture Store; Home Furnishings Store; Furniture and Mattress Store; Furniture and Design Showroom; Home and Patio Furniture Store
hook: With Warehouse; With Designers; With Delivery Crew; With Builder Accounts; With Custom Orders
work: The business has {9000-28000} square feet of showroom and a warehouse with room for [three|five] truckloads.
work: Gross margin runs {44-51} percent, and special orders are placed with half paid in advance.
work: Custom upholstery accounts for {18-36} percent of sales and needs no floor stock.
clients: Most customers are furnishing [a second home|a first house], and interior designers place repeat orders.
clients: The average sale is $[1,480|2,250|3,600], and one customer in four returns within two years.
staff: Commissioned designers handle sales, and the delivery crew assembles everything in the home.
next: Home stagers and rental owners made {20-60} inquiries last year that weren't followed up.
next: The website shows only hours and directions, so online sales are a clear opportunity.
why: Owner is selling one of three stores; Retirement; Relocation
season: Sales follow home purchases in spring, and the January clearance brings in bargain shoppers.`,
  "grocery-supermarkets": `
figures: sde 90-480, margin 6, stock 6, kit 7, head 250, estate 30
name: Neighborhood Supermarket; Hispanic Grocery and Meat Market; International Supermarket; Butcher Shop and Grocery; Rural Grocery; Family Supermarket; Independent Grocery Store
hook: With Butcher Counter; With Hot Kitchen; With WIC and EBT; With Produce Contracts; With Check Cashing
work: The store covers {11000-26000} square feet, with {8-17} aisles and a full-service meat department.
work: Meat and produce bring in {44-58} percent of sales at margins of {29-36} percent.
work: The refrigeration system was converted in [2019|2021], which cut energy use by a fifth.
clients: The average ticket is $[28|36|44], and the nearest chain supermarket is {4-14} miles away.
clients: Families from [three neighboring parishes|two towns and a nearby base] shop here weekly and know the butcher by name.
staff: Department heads have {7-20} years at the store, and the night crew has worked together for years.
next: The store owns a bakery oven that hasn't been installed yet.
next: Online ordering has been tested at {12-40} orders a week and could be expanded with delivery.
why: Brothers are retiring together; Owner is keeping the wholesale business; Family has no successor
season: Sales peak in the first week of each month, and the meat counter is busiest before holidays.`,
  "health-food-nutrition": `
figures: sde 50-230, margin 15, stock 17, kit 5, head 150, estate 6
name: Natural Food Store; Health Food Store; Natural Foods and Supplement Store; Organic Market; Organic Grocer; Vitamin and Natural Food Shop
hook: With Juice Counter; With Practitioner Referrals; With Web Sales; Near a Gym; With Bulk Bins
work: Supplements make up {38-62} percent of sales, and expiration dates on all {4600-9200} items are checked monthly.
work: The store's own label has {16-48} products that earn margins of {58-66} percent.
work: The bulk department has {40-110} bins and a wall of teas blended in the store.
clients: The loyalty program has {2200-6100} members, and {44-63} percent of them shop every month.
clients: [Chiropractors and midwives|Personal trainers and two gyms] refer clients to the store.
staff: A nutritionist works {18-30} hours a week, and the clerks are trained on every product line.
next: The treatment rooms at the back are furnished and could be offered to practitioners by the hour.
next: Customers ask for automatic reorders of their supplements, which the store doesn't offer yet.
why: Owner is changing careers; Retirement; Relocating
season: January and spring are the busiest months, and immune-support products sell well in the fall.`,
  jewelry: `
figures: sde 60-320, margin 17, stock 34, kit 4, head 230, estate 8
name: Jewelry Store; Jewelry Store and Repair Center; Custom and Bridal Jewelry Store; Fine Jewelry Store; Jewelry and Estate Store; Family Jewelry Store
hook: With Bench Jeweler; With Estate Buying; With Laser Welder; In Its Third Generation; With Memo Goods
work: Custom work and repairs bring in {31-48} percent of sales at twice the margin of the showcase merchandise.
work: The bench has a laser welder, casting equipment and a [wax printer|CAD station] and completes {600-1800} repairs a year.
work: Gold and estate jewelry are bought over the counter and fill the [two|three] showcases that turn fastest.
work: Bridal sales average $[3,400|4,600|6,200], and lab-grown stones make up {22-48} percent of them.
clients: The client book holds {3800-9700} families with ring sizes and anniversaries.
staff: The bench jeweler has {11-30} years of experience and plans to stay, and the sales staff is certified in gemology.
next: Appraisals are done free of charge today and could become a paid service.
next: The store stopped selling watches under $1,000, but customers still ask for them.
why: Family has no successor; Owner's health; Retirement
season: The weeks between Thanksgiving and Christmas bring in {34-44} percent of annual sales.`,
  "liquor-stores": `
figures: sde 90-420, margin 11, stock 15, kit 4, head 360, estate 20
name: Liquor Store; Wine and Spirits Shop; Fine Wine and Spirits Store; Package Store; Beer, Wine and Spirits Superstore
hook: With Transferable License; With Tasting Bar; With Growler Station; In a Grocery Center; With Delivery
work: The store carries {3200-7400} labels, with spirits at {44-58} percent of sales and wine at about a third.
work: The store selects {9-26} single-barrel bottlings a year, and most are reserved before they arrive.
work: Gross margin runs {24-29} percent, and inventory is [counted monthly|counted by an outside service].
clients: The average ticket is $[27|34|41], and delivery adds {6-13} percent to sales.
clients: The allocation list for rare bottles has {1700-5600} names and keeps collectors coming back.
staff: The wine buyer has {8-17} years of experience, and a manager runs the store at night.
next: Sunday sales are legal here, but the store is still closed on Sundays.
next: Caterers and [two wedding venues|a marina] pay retail prices, and a commercial program would bring in more of them.
why: Retirement; Brothers are dividing two stores; Owner is buying another business
season: The weeks from Thanksgiving to New Year's bring in about a quarter of annual sales.`,
  "nursery-garden-centers": `
figures: sde 90-420, margin 16, stock 13, kit 14, head 120, estate 65
name: Garden Center; Retail and Wholesale Nursery; Nursery and Landscape Supply; Native Plant Nursery; Nursery and Stone Yard; Family Garden Center
hook: With Greenhouses; With Landscape Accounts; With Irrigation Wells; With Christmas Trees; On a Busy Road
work: The nursery has {18000-90000} square feet under cover, with [shade houses|a propagation house] behind the sales area.
work: The nursery grows {28-64} percent of the plants it sells and keeps losses to {4-9} percent.
work: Stone, mulch and soil are sold in bulk, and the nursery's own [two|three] trucks deliver {600-2400} loads a year.
clients: Landscapers hold {70-260} open accounts, and home gardeners drive in from {15-40} miles around.
clients: Free Saturday classes draw {20-60} gardeners, and most of them shop afterward.
staff: The growers have {9-22} years of experience, and the buyer has kept planting records for every season.
next: The nursery doesn't offer planting, and it refers those customers to outside contractors.
next: An architect has drawn plans for a café beside the greenhouses.
why: Retirement; Family is moving away; Owner's health
season: April through June brings in half of annual sales, and Christmas trees and greens carry December.`,
  "pawn-shops": `
figures: sde 80-360, margin 28, stock 22, kit 4, head 150, estate 25
name: Pawn Shop; Jewelry and Loan Shop; Pawn and Jewelry Store; Pawn Shop and Gold Buyer; Neighborhood Pawn Shop
hook: With Clean License; With Performing Loans; With Jewelry Cases; With Online Auctions; With Safe Room
work: The loan book is seasoned, and {72-83} percent of pledged items are redeemed.
work: Gold is tested by three methods, and scrap is shipped to a refiner every two weeks.
work: Tools and musical instruments sold online bring in {14-33} percent of retail sales.
clients: The shop has {900-2600} active loans, most of them to repeat customers.
clients: Contractors shop here for tools, and jewelry buyers come from the surrounding towns.
staff: The senior broker has {6-18} years of experience, and police reports are filed nightly.
next: The shop declines watches and handbags, which a buyer with that expertise could add.
next: Layaway is limited to 90 days, and a longer plan would bring in larger sales.
why: Owner's health; Retirement; Other business interests
season: Redemptions peak at tax time, and new loans peak in the fall.`,
  pharmacies: `
figures: sde 120-560, margin 9, stock 9, kit 4, head 380, estate 20
name: Independent Pharmacy; Community Pharmacy; Compounding and Retail Pharmacy; Neighborhood Pharmacy; Pharmacy and Medical Supply
hook: With Compounding Lab; With Delivery; With Nursing Home Contracts; With Pharmacist Staying; With Drive-Through
work: The pharmacy fills {400-1100} prescriptions a week, and {62-78} percent are synchronized to one monthly pickup.
work: Compounding accounts for {8-26} percent of prescriptions and a third of profit, and the room is certified [every spring|twice a year].
work: The pharmacy serves {140-620} beds in [four|six] long-term care homes, with packaging done by robot.
clients: The pharmacy has {3400-8200} active patients and delivers {15-50} packages a day at no charge.
clients: Patients come in for vaccines, [hormone|veterinary] compounds and blood-pressure checks.
staff: The pharmacist in charge isn't the owner and plans to stay, and all technicians are certified.
next: Point-of-care testing is allowed here, and the pharmacy doesn't offer it yet.
next: The clinic upstairs has asked for a cash price list for its uninsured patients.
why: Retirement; Owner is concentrating on long-term care; Family has no successor
season: Flu shots lift sales in the fall, and changes of insurance plan bring in new patients in January.`,
  "smoke-shops": `
figures: sde 50-220, margin 19, stock 14, kit 4, head 190, estate 4
name: Cigar Lounge; Cigar Shop and Lounge; Premium Tobacco Shop; Tobacconist and Cigar Lounge; Pipe and Cigar Shop
hook: With Walk-In Humidor; With Members' Lockers; With Tobacco License; Near Downtown; With Leather Chairs
work: The {180-420}-square-foot walk-in humidor displays {320-900} cigars and has been kept at 65 percent humidity since [2012|2017].
work: Members pay $[35|50|75] a month for {40-110} private lockers, and there is a waiting list.
work: Premium cigars bring in {45-80} percent of sales, and accessories and [beer and wine|coffee] bring in the rest.
clients: The lounge draws [professionals and tradespeople alike|regulars on weeknights and golfers on Saturdays].
clients: Age is verified by scanner at every sale, and the shop has passed every compliance inspection.
staff: The head tobacconist has {7-20} years of experience and trains the part-time staff.
next: Two cigar-rolling events sold out, and they could be held every month.
next: The ventilation system has capacity for {12-30} more seats.
why: Owner's health; Owner is moving closer to family; Retirement
season: Father's Day, golf season and the holidays are the busiest times.`,
  "vending-machines": `
figures: sde 40-190, margin 27, stock 3, kit 62, head 140, estate 0
name: Vending Route; Vending and Micro-Market Company; Snack and Beverage Vending Route; Office Vending Route; Full-Line Vending Company; Healthy Vending Company
hook: With Card Readers; With Factory Accounts; With Location Contracts; With Route Software; With Trucks Included
work: The route has {60-110} machines at {25-55} locations, and [nine in ten|all] have card readers that report sales every night.
work: The company runs {3-8} unattended micro-markets, which earn more per stop than the machines.
work: Locations that charge a commission receive {6-12} percent, and contracts renew automatically.
clients: The stops include [plants on three shifts|hospitals, a college and a bus garage|car dealers and schools], and none exceeds {7-12} percent of sales.
staff: Route drivers have {3-9} years of experience and service {14-22} stops a day from prepared pick lists.
staff: The owner does the repairs on Tuesdays, which a part-time mechanic could take over.
next: The warehouse holds {8-25} machines that are ready to place.
next: Prices are 10 to 20 cents below those of the national operator.
why: Partner is leaving the business; Retirement; Owner is simplifying
season: School stops slow down in July, while cold drinks sell best.`,
};
