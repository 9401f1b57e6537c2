/** Texts for restaurants and food businesses; see `trade.ts` for the format. */
export const FOOD_TRADES = {
  bakeries: `
figures: sde 70-320, margin 19, stock 2, kit 24, head 62, estate 12
name: Neighborhood Bakery; Bread and Pastry Bakery; European Pastry Shop; Scratch Bakery; Bakery and Café; Retail and Wholesale Bakery; Artisan Bread Bakery; Bakery and Cake Shop
hook: With Wholesale Routes; With a Stone Deck Oven; On a Market Square; With Farmers' Market Stalls; With Wedding Orders
work: The kitchen has a [four-deck|three-deck] oven, a spiral mixer and a sheeter, and the day's {380-1600} pieces are baked before six in the morning.
work: Besides its own counter, the bakery supplies {14-46} cafés, hotels and grocers with fresh bread every morning.
work: Celebration cakes average $[86|118|164] and are ordered {9-21} days ahead, with a deposit.
work: Every recipe is written down and included in the sale, along with the bakery's own sourdough starter.
clients: Saturday is the busiest day, and {55-72} percent of weekend retail sales are made before eleven in the morning.
clients: Neighborhood regulars buy every morning, and office trays and school orders keep weekdays busy.
staff: The head baker has run overnight production for {5-14} years and keeps every formula in writing.
staff: Bakers, drivers and counter staff get their schedules a month in advance.
next: Two grocers have asked for par-baked loaves, which would take [a blast freezer|another production shift].
next: The only coffee served is drip, so an espresso machine is the obvious next investment.
why: Retirement; Owner's health; Owner wants to stop working nights
season: Holiday pies and gift boxes make the fourth quarter the strongest of the year.`,
  "bars-pubs-taverns": `
figures: sde 80-360, margin 19, stock 3, kit 18, head 78, estate 25
name: Neighborhood Tavern; Irish Pub; Corner Bar and Kitchen; Sports Bar and Grill; Neighborhood Pub; Bar and Beer Garden; Saloon and Grill
hook: With Transferable Liquor License; With Patio; With Trivia Nights; Near the Ballpark; With Live Music
work: The bar pours {16-40} draft beers from a glycol-cooled system, and the lines are cleaned every two weeks.
work: Liquor makes up {38-52} percent of sales and beer about a third, with pour cost held at {19-23} percent.
work: [Trivia on Tuesdays|A dart league on Wednesdays|Live music on Sundays] fills what used to be the slowest night of the week.
work: The fully permitted patio adds {30-70} seats from April to October.
clients: The mug club has {120-310} members, most of them regulars from the surrounding neighborhood.
clients: The crowd is a mix of [nurses coming off shift, office workers and neighbors|softball teams, neighbors and couples].
staff: Bartenders stay {4-10} years on average, and the bar manager handles the ordering and the schedule.
staff: The kitchen keeps a short menu, and most orders are served within 10 minutes.
next: The bar opens at four, so a new owner could add lunch for the [courthouse|hospital] across the street.
next: The upstairs room has its own bar and could be marketed for private events.
why: Owner wants to stop working nights; Retirement; Partners are opening a new location elsewhere
season: Football season and the holidays are the busiest months, and January is the slowest.`,
  breweries: `
figures: sde 110-520, margin 17, stock 6, kit 52, head 98, estate 30
name: Craft Brewery and Taproom; Brewpub; Neighborhood Brewery; Brewery and Tasting Room; Farmhouse Brewery; Production Brewery and Taproom
hook: With Distribution; With a Beer Garden; With Canning Line; With Medals; With Wedding Bookings
work: The brewhouse has fermenters for {60-240} barrels, a glycol system and its own [canning line|bottling line].
work: The brewery made {900-4200} barrels last year and sold {45-70} percent of them over its own bar.
work: The beer is self-distributed to {60-190} accounts in [two|three] counties.
work: The flagship beer accounts for {32-46} percent of volume, alongside 11 rotating styles.
clients: The taproom serves up to {310-900} flights on a good weekend and is popular with families and dog owners.
clients: The mug club's {280-900} members get first access to every release.
staff: The head brewer plans to stay, and all recipes and brewing records are included in the sale.
staff: A taproom lead, cellar staff and a delivery driver run the day-to-day operation.
next: The cellar runs at {58-76} percent of capacity, so a new owner can grow without buying tanks.
next: Food trucks serve on weekends, and the space is already roughed in for a kitchen hood.
why: Founders want more time with their children; Owner is returning to engineering; Investors are exiting
season: Patio weather brings the highest taproom sales, and winter releases and gift boxes fill the holidays.`,
  "coffee-shops-cafes": `
figures: sde 50-240, margin 18, stock 2, kit 18, head 60, estate 6
name: Coffee Shop; Coffee Shop and Roastery; Neighborhood Café; Espresso Bar and Bakery; Breakfast and Lunch Café; Specialty Coffee Shop
hook: With Drive-Through; With Roaster; Near Campus; With Morning Regulars; With Outdoor Seating
work: The average ticket is $[7.40|8.15|9.30], and {60-74} percent of sales are made before ten in the morning.
work: Coffee is roasted in house on a [12|15]-kilo machine, which also supplies {9-28} wholesale accounts.
work: Even during the morning rush, the average order is ready in under [three|four] minutes.
work: Pastries are delivered at five every morning by [a bakery in town|a local supplier], and sandwiches are made on site.
clients: [Teachers and road crews come in early, and students stay until closing|Commuters fill the mornings, and parents and remote workers fill the middle of the day].
clients: The loyalty app has {1900-5200} members, and one in four visits three times a week.
staff: The manager trains, hires and orders, and the owner chooses to work [two|three] mornings a week.
staff: Tips add $[5|6|7] an hour to the baristas' pay, and turnover is low.
next: Retail sales of whole beans have never been promoted and would be easy to expand.
next: The shop closes at two, while the [library|campus] across the street stays open until ten.
why: Owner is relocating with spouse; Owner will focus on roasting; Owner is returning to teaching
season: Iced drinks sell from May on, and seasonal flavors lift sales from September through the holidays.`,
  "donut-shops": `
figures: sde 50-210, margin 23, stock 2, kit 18, head 66, estate 15
name: Donut Shop; Donut and Kolache Shop; Donut and Coffee Shop; Specialty Donut Bakery; Neighborhood Donut Shop
hook: With Drive-Through; With Church and Office Trays; On the Morning Side of the Road; With Wholesale Accounts; Open for Decades
work: The shop makes {60-180} dozen donuts a day by hand and usually sells out by [ten|eleven].
work: The fryer, proofer and glazing table were replaced in [2019|2021], and the hood was inspected this spring.
work: Kolaches and breakfast sandwiches bring in {24-39} percent of sales, and their share is growing.
work: Churches and offices order {9-26} trays in a typical week, most of them by text message.
clients: Regulars include [police officers, construction crews and grandparents|teachers, bus drivers and families], and the line starts at five.
clients: The shop is on the inbound side of the road, where morning commuters can turn right into the lot.
staff: The fryer starts at midnight, and experienced counter clerks cover the morning.
staff: The two owners work six mornings a week, and a hired baker covers [Mondays|vacations].
next: The shop is closed in the afternoon, and a later closing time or ice cream would use the same counter.
next: The shop isn't on any delivery app, which a buyer with more staff could change.
why: Owners are retiring after thirty years; Relocation to be near grandchildren; Owner's health
season: School months are the busiest, and July is the slowest month of the year.`,
  "food-trucks": `
figures: sde 40-150, margin 24, stock 2, kit 48, head 70, estate 0
name: Taco Truck; Barbecue Truck; Burger Truck; Wood-Fired Pizza Truck; Grilled Cheese Truck; Lobster Roll Truck; Street Food Truck
hook: With Brewery Nights; With Catering Deposits; With Commissary Agreement; With Festival Slots; Fully Permitted
work: The truck was built in [2018|2020|2022] with a full cooking line, an exhaust hood and a quiet generator.
work: The truck runs {4-6} regular services a week, and a festival day brings in about four times as much as a regular one.
work: The menu has only {6-9} items, so most orders are ready in [90 seconds|two minutes].
work: Prep is done at a shared commissary kitchen that costs $[540|690|820] a month.
clients: The truck has standing nights at {3-7} breweries and serves lunch at [a hospital|two office parks].
clients: The truck caters {24-70} events a year, each with half paid in advance.
staff: The lead cook can run a full day without the owner.
staff: The owner drives, preps and posts the weekly schedule, and trained part-timers work the window.
next: The owner turned down {30-90} catering requests last year because there was only one truck.
next: Customers regularly ask to buy the house sauce by the jar.
why: Owner is opening a restaurant; Owner's health; Relocation for spouse's job
season: The truck operates from March through November, and office parties add income in December.`,
  "ice-cream-frozen-yogurt": `
figures: sde 45-200, margin 22, stock 2, kit 30, head 58, estate 10
name: Ice Cream Parlor; Homemade Ice Cream Shop; Gelato Shop; Ice Cream and Dessert Shop; Small-Batch Creamery; Ice Cream and Frozen Yogurt Shop
hook: On the Boardwalk; With Its Own Recipes; With Birthday Room; Across From Ball Fields; With Pints in Grocers
work: Everything is made on site in [a batch freezer|two batch freezers], with {16-24} of the {32-56} flavors in the case at a time.
work: The shop holds its own dairy processing license, which took a year to obtain and lets it sell to stores.
work: Last year {9000-38000} pints were sold through {8-31} local grocers.
work: The machines and dipping cabinets are {3-7} years old on average, and the walk-in freezer is [new|two years old].
clients: Youth teams, families and couples fill the shop after dinner, and it hosts {26-55} birthday parties a month in summer.
clients: The shop faces a busy square, and market evenings bring the largest crowds of the week.
staff: The manager has been here for {4-9} seasons and hires and trains the summer staff.
staff: One production employee makes the ice cream five mornings a week.
next: The catering cart is used only in June and could be booked all summer.
next: Adding coffee and waffles would give the shop a winter business.
why: Owners want their summers free; Retirement; Relocation
season: Between April and September the shop makes {64-78} percent of its sales.`,
  "juice-bars": `
figures: sde 45-190, margin 19, stock 2, kit 20, head 58, estate 2
name: Juice and Smoothie Bar; Cold-Pressed Juice Bar; Smoothie and Açaí Bowl Shop; Wellness Juice Bar; Juice and Smoothie Café
hook: In a Fitness Plaza; With Cleanse Subscribers; With Cold-Press Kitchen; Near the Beach; With Wholesale Bottles
work: The cold press makes [40|60] gallons an hour, and the bottles carry a three-day date code.
work: The average ticket is $[9.80|10.90|12.40], and bowls make up {36-52} percent of sales.
work: Each week {60-210} subscribers pick up a six-bottle order that is paid in advance.
work: Produce is delivered daily, and waste is weighed and was held to {4-8} percent last year.
clients: [Yoga students, hospital staff and sports teams|Runners, office workers and gym members] make up most of the daily traffic.
clients: The loyalty app has {2400-6100} members, about half of whom visited in the last 60 days.
staff: Shift leads open, prep and close the shop, and every recipe is measured in grams on a card.
staff: Most of the part-time employees are students from a nearby college.
next: A wholesale program for {6-20} nearby cafés has been priced but not launched.
next: A winter soup menu sold well in a two-week trial and could become permanent.
why: Owner's family is growing; Owner is focusing on another business; Owner is returning to nursing
season: Sales rise with New Year's resolutions in January and stay high through the summer heat.`,
  restaurants: `
figures: sde 60-420, margin 15, stock 2, kit 22, head 64, estate 15
name: Italian Restaurant; Taqueria; Family Diner; Neighborhood Bistro; Seafood Restaurant; Barbecue Restaurant; Sushi Bar; Thai Restaurant; Steakhouse; Indian Restaurant; Breakfast House; Pizzeria; Greek Grill; Ramen Shop
hook: With Patio; With Full Bar; With Catering Business; In a Plaza With Parking; With a Second Dining Room; With Beer and Wine License; On Restaurant Row
work: The restaurant seats {58-140} inside and {16-48} outside, and most tables turn [twice|two or three times] on a busy day.
work: Food cost runs {27-32} percent and labor {28-34} percent, and the owner reviews both every week.
work: The [hood, grease trap and walk-in|range line, hood and dish machine] were replaced in [2018|2020|2022].
work: Dine-in accounts for {55-70} percent of sales, and takeout and catering make up the rest.
work: Menu prices have been raised only once in the past two years, and guest counts held steady.
clients: Families come early and neighborhood regulars later, and [weekends are often fully booked|many guests have been coming for years].
clients: The restaurant caters {18-60} events a year for [law firms and churches|clinics and schools].
staff: The kitchen lead and the manager have worked together for {5-13} years, and all recipes are written and costed.
staff: Servers stay {3-8} years on average, and the kitchen staff stays longer.
next: The restaurant is closed two days a week, and opening on both is the simplest way to grow.
next: Only one delivery app is in use, and the restaurant doesn't take orders on its own website.
why: Retirement; Family needs to focus on a second location; Partners are going separate ways; Owner is moving back to home country
season: [Winter visitors bring|Graduations and Mother's Day bring|Holiday parties bring] the highest sales of the year.`,
};
