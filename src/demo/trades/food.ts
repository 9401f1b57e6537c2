/** Texts for restaurants and food businesses; see `trade.ts` for the format. */
export const FOOD_TRADES = {
  bakeries: `
figures: sde 70-320, margin 19, stock 2, kit 24, head 62, estate 12
name: Neighborhood Bakery; Wholesale Bread Bakery; Custom Cake Studio; European Pastry Shop; Gluten-Free Bakery; Bakery and Café; Tortilla Bakery; Bagel Bakery
hook: With Wholesale Routes; With a Stone Deck Oven; On a Market Square; With Farmers' Market Stalls; With Wedding Orders
work: A [four-deck|three-deck] oven, a spiral mixer and a sheeter turn out {380-1600} pieces before six.
work: {14-46} cafés, hotels and grocers take bread daily; the first van leaves at [3:40|4:15].
work: Celebration cakes average $[86|118|164] and are ordered {9-21} days ahead.
work: The sourdough is [nineteen|twenty-six|forty] years old and part of the sale.
clients: A line on Saturdays; {55-72} percent of retail sales by eleven in the morning.
clients: Office trays and school orders make Tuesday a real day.
staff: The head baker has run nights for {5-14} years and writes down every formula.
staff: Shapers, drivers and counter staff know their hours a month ahead.
next: Two grocers wait for par-baked loaves, which need [a blast freezer|a third shift].
next: Coffee is drip only; the machine for espresso was measured and not bought.
why: Owner wants to sleep past two; Baker's asthma; Daughter chose law
season: Pies in November, cookies in December, kings' cakes to Lent.`,
  "bars-pubs-taverns": `
figures: sde 80-360, margin 19, stock 3, kit 18, head 78, estate 25
name: Neighborhood Tavern; Irish Pub; Craft Cocktail Bar; Sports Bar and Grill; Wine Bar; Beer Garden; Historic Saloon
hook: With Transferable Liquor License; With Patio; With Trivia Nights; Near the Ballpark; With Live Music
work: {16-40} taps on a glycol system, lines cleaned every second Thursday.
work: Liquor {38-52} percent, beer a third, food the rest, with pour cost at {19-23} percent.
work: [Trivia on Tuesdays|Dart league on Wednesdays|Vinyl on Sundays] fills the slowest night since 2017.
work: The patio adds {30-70} seats from April to October and took a year to permit.
clients: Regulars have hooks for their mugs: {120-310} of them.
clients: [Nurses after shift, lawyers at five|Softball teams, neighbors, first dates].
staff: Bartenders stay {4-10} years; the bar manager does ordering and schedule.
staff: Kitchen of [two|three], short menu, out of the window in nine minutes.
next: Opens at four; the [courthouse|hospital] across the street eats lunch.
next: The upstairs room has its own bar and no bookings.
why: Owner stopped drinking and late nights; Retirement; Partners open elsewhere
season: Football and holidays up, January dry.`,
  breweries: `
figures: sde 110-520, margin 17, stock 6, kit 52, head 98, estate 30
name: Craft Brewery and Taproom; Brewpub; Cidery and Tasting Room; Microdistillery; Meadery; Contract Brewery
hook: With Distribution; With a Beer Garden; With Canning Line; With Medals; With Wedding Bookings
work: A {7-20}-barrel brewhouse with fermenters for {60-240} barrels, glycol and a [canning line|bottling line].
work: {900-4200} barrels last year, {45-70} percent poured over the own bar.
work: Self-distributed to {60-190} accounts in [two|three] counties.
work: The flagship is {32-46} percent of volume; eleven others rotate.
clients: The taproom sells {310-900} flights on a fair weekend, dogs welcome.
clients: {280-900} members get a numbered mug and first cans.
staff: The head brewer owns the recipes' spreadsheets, not the recipes; those come with the sale.
staff: Taproom lead, two cellarmen, a driver who collects kegs and gossip.
next: Capacity stands at {58-76} percent of what the cellar can hold.
next: Food is trucks on weekends; the hood is roughed in.
why: Founders have small children; Owner returns to engineering; Investors wish to exit
season: Patio months, then stout and holiday boxes.`,
  "coffee-shops-cafes": `
figures: sde 50-240, margin 18, stock 2, kit 18, head 60, estate 6
name: Coffee Shop; Drive-Through Coffee Stand; Café and Roastery; Bookshop Café; Breakfast and Lunch Café; Matcha and Tea House
hook: With Drive-Through; With Roaster; Near Campus; With Morning Regulars; In a Hospital Lobby
work: {260-620} tickets a day at $[7.40|8.15|9.30], {60-74} percent before ten.
work: A [twelve|fifteen]-kilo roaster supplies the shop and {9-28} wholesale accounts.
work: Two lanes at the drive-through, {58-94} seconds from order to cup.
work: Pastry comes in at five from [a bakery in town|the owner's second kitchen]; sandwiches are made here.
clients: [Teachers and road crews at six, students until closing|Commuters out, mothers in, writers all day].
clients: {1900-5200} phones in the loyalty app; one in four comes three times a week.
staff: The manager dials in, trains and hires; owner works [two|three] mornings by choice.
staff: Baristas share tips of $[5|6|7] an hour and stay past college.
next: Beans sell themselves off a shelf near the door that nobody refills.
next: Closed at two; the [library|campus] opposite is open until ten.
why: Owner follows spouse to the coast; Opening a roastery only; Back to teaching
season: Iced from May, pumpkin from September, steady between.`,
  "donut-shops": `
figures: sde 50-210, margin 23, stock 2, kit 18, head 66, estate 15
name: Donut Shop; Donut and Kolache Shop; Mini Donut Stand; Specialty Donut Bakery; Old-Fashioned Donut Counter
hook: With Drive-Through; With Church and Office Trays; On the Morning Side of the Road; With Wholesale Accounts; Open Since the Eighties
work: {130-340} dozen a day, cut by hand, sold out by [ten|eleven] on most.
work: Fryer, proofer and glazing table were replaced in [2019|2021]; the hood was inspected in spring.
work: Kolaches and breakfast sandwiches are {24-39} percent of sales and growing.
work: Trays for {9-26} churches and offices are ordered by text before noon.
clients: Police, [concrete crews|school buses] and grandparents, in that order, from five on.
clients: The turn-in from the homeward lane was closed; the morning lane is the one that counts.
staff: A fryer who comes at midnight and three counter clerks, two of them sisters.
staff: Owner couple work six mornings; a hired baker covers [Mondays|vacations].
next: Closed afternoons, with ice cream a hundred yards away doing well.
next: Delivery apps were tried for one week and overwhelmed the fryer.
why: Owners retire after thirty years of nights; New grandchild two states away; Health
season: Rain and school days are best; July rests.`,
  "food-trucks": `
figures: sde 40-150, margin 24, stock 2, kit 48, head 70, estate 0
name: Taco Truck; Barbecue Truck; Coffee Trailer; Wood-Fired Pizza Truck; Dessert Truck; Lobster Roll Truck; Two-Truck Street Kitchen
hook: With Brewery Nights; With Catering Deposits; With Commissary Lease; With Festival Slots; Fully Permitted
work: A {16-24}-foot truck built in [2018|2020|2022] with hood, generator and two flat-tops.
work: {4-6} services a week at $[1,150|1,480|1,900] on average; festivals at four times that.
work: Menu of {6-9} items, [ninety seconds|two minutes] at the window.
work: The commissary is shared with three others for $[540|690|820] a month.
clients: Standing nights at {3-7} breweries and [a hospital|two office parks] at noon.
clients: {24-70} catered events a year, paid half ahead.
staff: Crew of [three|four]; the lead cook runs the second day alone.
staff: Owner drives, preps and posts where the truck will be.
next: {30-90} catering requests were declined last year for lack of a second truck.
next: The sauce is asked for by the jar.
why: Owner opens a restaurant; Owner's shoulder; Moving for a spouse's job
season: March to November, then office parties.`,
  "ice-cream-frozen-yogurt": `
figures: sde 45-200, margin 22, stock 2, kit 30, head 58, estate 10
name: Ice Cream Parlor; Frozen Yogurt Shop; Gelato Bar; Soft-Serve Stand; Paleta Shop; Creamery With Wholesale Pints
hook: On the Boardwalk; With Its Own Recipes; With Birthday Room; Across From Ball Fields; With Pints in Grocers
work: Made here in a [batch freezer|pair of batch freezers], {32-56} flavors in rotation, {16-24} in the case.
work: Butterfat at {14-16} percent and a pasteurizer license that took a year.
work: {9000-38000} pints went to {8-31} grocers last year.
work: Machines and dipping cabinets average {3-7} years; the walk-in is [new|two years old].
clients: Teams in uniform, couples after dinner, {26-55} birthday parties a month in summer.
clients: The square brings {2000-6000} strollers on a market evening.
staff: High-school crews with a manager of {4-9} seasons who hires her replacements.
staff: One production hand, five mornings.
next: Catering cart is parked behind the shop and earns its keep only in June.
next: Coffee and waffles would open the winter.
why: Owners teach and want their summers; Retirement; Landlord offers long lease to a new owner
season: {64-78} percent of sales fall between April and September.`,
  "juice-bars": `
figures: sde 45-190, margin 19, stock 2, kit 20, head 58, estate 2
name: Juice and Smoothie Bar; Cold-Pressed Juice Company; Açaí Bowl Shop; Wellness Juice Bar; Smoothie Kiosk
hook: In a Fitness Plaza; With Cleanse Subscribers; With Cold-Press Kitchen; Near the Beach; With Hospital Kiosk
work: Cold press of [forty|sixty] gallons an hour and a bottling bench with three-day date codes.
work: {190-440} tickets a day at $[9.80|10.90|12.40]; bowls are {36-52} percent.
work: {60-210} subscribers pick up six bottles weekly.
work: Produce arrives daily; waste was {4-8} percent last year and is weighed.
clients: [Yoga at seven, nurses at noon, teams at four|Runners, office towers and the gym upstairs].
clients: Loyalty app with {2400-6100} names, half seen in the last sixty days.
staff: Shift leads open, prep and close; recipes are on cards with grams.
staff: {8-15} part-timers, most from the college.
next: Wholesale bottles for {6-20} cafés were priced and not pursued.
next: Winter menu of soups sold well for the two weeks it was tried.
why: Owner expecting twins; Franchise of another brand takes all time; Return to nursing
season: Resolutions in January, heat until September.`,
  restaurants: `
figures: sde 60-420, margin 15, stock 2, kit 22, head 64, estate 15
name: Italian Restaurant; Taqueria; Family Diner; Neighborhood Bistro; Seafood Restaurant; Barbecue Restaurant; Sushi Bar; Thai Restaurant; Steakhouse; Indian Restaurant; Breakfast House; Pizzeria; Greek Grill; Ramen Shop
hook: With Patio; With Full Bar; With Catering Trade; In a Strip With Parking; With a Second Dining Room; With Beer and Wine License; On Restaurant Row
work: {58-140} seats inside, {16-48} outside, and [two turns|two and a half turns] on a Friday.
work: Food cost {27-32} percent and labor {28-34}, by the weekly sheet.
work: [Hood, grease trap and walk-in|Range line, hood and dish machine] were replaced in [2018|2020|2022].
work: Dine-in {55-70} percent, takeout a quarter, catering the rest.
work: Average check of $[19|24|31|38|46] a head, raised once in two years.
clients: [Families early, neighbors late|Office lunch and weekend families|Theater-goers at six, regulars at eight].
clients: {18-60} catered events a year for [law firms and churches|clinics and schools].
staff: Chef and manager have worked together {5-13} years; recipes are costed and written.
staff: Servers average {3-8} years, cooks longer; nobody was hired through an agency.
next: Closed [Mondays and Tuesdays|for lunch]; the lease is paid for seven days.
next: Delivery is by one app only; own orders by phone.
why: Owner retiring after a life at the stove; Second location needs the family; Partners part; Return to home country
season: [Winter visitors|Graduations and Mother's Day|Football weekends] bring the peaks.`,
};
