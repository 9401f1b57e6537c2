/** Texts for automotive and boat businesses; see `trade.ts` for the format. */
export const AUTOMOTIVE_TRADES = {
  "auto-repair-service": `
figures: sde 90-420, margin 21, stock 3, kit 18, head 135, estate 25
name: Neighborhood Auto Repair Shop; Brake and Transmission Shop; European Car Specialist; Tire and Alignment Center; Full-Service Auto Repair Shop; Family Auto Repair Shop; Auto and Light Truck Repair Shop
hook: With Fleet Accounts; On a Commuter Road; With Room for Two More Lifts; With a Two-Month Waiting List; With Loyal Customers
work: The shop has {4-9} bays, {3-6} lifts and an alignment rack that was bought [new in 2021|two years ago].
work: The average repair order is $[412|468|530|587|615], tracked in the shop's software since [2016|2018|2019].
work: Brakes, suspension and driveline work make up {55-70} percent of labor hours, and the shop does [no|very few] engine rebuilds.
work: Scan tools and [calibration targets|diagnostic licenses] are current, so camera and radar calibration is done in house.
work: Parts come from [three|four] local suppliers with several deliveries a day, so little inventory is kept on hand.
clients: The customer file has {2100-4800} vehicles, and [half|two in three] of them were serviced in the past 18 months.
clients: Fleet accounts, including [a plumber, a bakery and a church|two florists and a roofer|a courier and the parks department], bring in steady weekday work.
clients: New customers come by word of mouth, and the only marketing is the sign and [a reminder card|a text message] after six months.
staff: The lead technician has run the shop floor for {6-19} years and [isn't interested in owning the business|plans to stay with a new owner].
staff: Technicians own their tools and are paid flat rate, and an experienced service writer runs the front counter.
next: The shop is closed on [Saturdays|weekends], although appointments are booked [a week|two weeks] out.
next: State inspections have never been offered, and [two bays would qualify|the license is easy to obtain].
why: Owner's health; Retirement; Remaining partner is becoming an instructor
season: Air-conditioning work fills May through August, and tires and batteries fill the fall and winter.`,
  "car-dealerships": `
figures: sde 140-620, margin 6, stock 16, kit 4, head 420, estate 35
name: Independent Used Car Dealership; Used Car and Truck Dealership; Work Truck and Van Dealer; Pre-Owned Vehicle Dealership; Pre-Owned Import Dealer; Independent Auto Dealership
hook: With Its Own Recon Shop; On an Auto Row Corner; With Floor Plan in Place; With a Performing Note Portfolio; With a Transferable Dealer License
work: The lot holds {28-70} vehicles, which sell in {38-61} days on average.
work: Two lifts and a detail bay behind the office get a vehicle from auction to the front line in [five|six|eight] days.
work: Front-end gross averages $[1,850|2,240|2,610|2,900] per vehicle before finance and warranty income.
work: Inventory comes from [two|three] auctions and from trade-ins at the two franchised dealers [next door|across the road].
work: Customer notes are [91 percent current|serviced in house] and are offered separately from the business.
clients: Buyers come from [three|four|five] counties, and one in {4-6} has bought here before.
clients: Contractors and farms that replace [a truck|two vans] every spring are contacted personally.
staff: The title clerk hasn't had paperwork returned [in three years|since 2020], and the sales staff is experienced.
staff: The buyer has bid for the dealership for {7-16} years and is known at every auction.
next: Online listings are updated [once a week|by hand], and an automatic feed would show the full inventory daily.
next: The service bays work only on the dealership's own vehicles, although customers ask for repairs every day.
why: Other business interests; Retirement; Partner's illness
season: February through April, when tax refunds arrive, brings in [a third|almost a third] of annual sales.`,
  "car-washes": `
figures: sde 130-780, margin 38, stock 1, kit 60, head 150, estate 60
name: Express Car Wash; Car Wash and Vacuum Center; Automatic Car Wash; Tunnel and Self-Serve Car Wash; Neighborhood Car Wash
hook: With Monthly Members; On a Signalized Corner; With Water Reclaim; With New Vacuum Islands; Beside a Grocery Anchor
work: The conveyor tunnel uses [soft-cloth|foam] equipment that was overhauled in [2020|2022|2023].
work: The site includes {4-8} self-serve bays and {8-16} vacuum stations, [all of which take cards|which take coins and cards].
work: The reclaim system recycles {55-75} percent of the water and keeps utility costs low.
work: The counter recorded {38000-96000} vehicles last year, including rainy days.
clients: Members on unlimited plans pay $[21.95|24.99|27.50] a month, billed automatically.
clients: Daily traffic past the site is {21000-44000} vehicles, with a turn lane in both directions.
clients: [A rental agency, two dealers and the sheriff's office|Three body shops and a taxi company] have monthly accounts.
staff: Two attendants work each shift, and a technician on retainer arrives within [four hours|a day].
staff: The site manager handles opening, closing and chemicals, and the owner checks in [twice a week|by camera].
next: Interior cleaning hasn't been offered since [2020|the last remodel], although members ask for it.
next: Prices haven't changed in {2-4} years, and the two nearest competitors charge [a dollar|two dollars] more.
why: Owner is selling one of several sites; Relocation to be near grandchildren; Estate planning
season: Spring pollen and winter road grime are the two peaks, and memberships even out the rest of the year.`,
  "equipment-rental-dealers": `
figures: sde 140-650, margin 24, stock 14, kit 85, head 190, estate 35
name: Tool and Equipment Rental Yard; Equipment Rental and Sales Company; Construction Equipment Rental Company; Outdoor Equipment Rental and Sales; Contractor Equipment Rental Yard; Equipment and Trailer Rental Company
hook: With Contractor Accounts; With a Young Fleet; With Two Delivery Trucks; With a Full Parts Counter; On a Fenced Yard
work: The fleet has {180-520} rental items with an average age of [three|four|under five] years.
work: Skid steers and mini excavators bring in {45-60} percent of rental income from [a fifth|a quarter] of the fleet.
work: Time utilization across the yard is {52-71} percent, tracked in the rental software.
work: The repair shop turns rental returns around within a day and sells {600-1500} hours of outside labor a year.
work: The business holds dealer agreements for [two|three] lines of mowers and saws with exclusive rights to the county.
clients: The company has {320-780} open accounts, and no customer is more than {6-11} percent of sales.
clients: Homeowners rent on weekends, and [landscapers and plumbers|concrete and fence crews] rent from Monday to Friday.
staff: The counter manager, mechanics and commercially licensed drivers are all on the payroll.
staff: The senior mechanic is factory-certified for every line the business sells.
next: The nearest rental company with [scissor lifts|trench shoring] is {30-60} miles away.
next: Delivery is still free, and [a charge by zone|a flat $75 fee] would be standard in this market.
why: Owner is retiring; Retirement; Family is concentrating on construction
season: Spring and summer are busiest for excavation equipment, and heater rentals help carry the winter.`,
  "gas-stations": `
figures: sde 120-520, margin 7, stock 3, kit 9, head 480, estate 55
name: Branded Gas Station and Convenience Store; Gas Station and Convenience Store; Gas Station and Kitchen; Neighborhood Gas Station and Deli; Gas Station and Food Mart
hook: With Car Wash Bay; With New Tanks; On an Interstate Exit; With Beer and Wine License; With Two Entrances
work: The station sells {28000-55000} gallons a month at a margin of {18-34} cents under a supply contract with {3-8} years left.
work: The double-wall fiberglass tanks date from [2009|2012|2016], and [tightness tests|leak tests] have been clean every year.
work: Inside sales are led by [beer and tobacco|prepared food] and earn most of the store's gross profit.
work: Lottery, money orders and [an ATM|propane exchange] bring in $[2,900|3,600|4,700] a month in commissions.
work: The kitchen sells {90-240} breakfasts on a typical weekday morning.
clients: The store serves [commuters in the morning and students in the afternoon|field crews at dawn and families in the evening].
clients: The nearest station on this side of the road is {4-11} miles away.
staff: The manager has {5-14} years at this store and handles scheduling and ordering.
staff: Cashiers cover three shifts, and the owner works mornings and does the books.
next: The lot has room for [diesel pumps|two fast chargers|a wash bay], and the power supply is already in place.
next: The store closes at ten, and [no other store nearby is open overnight|later hours would take only one more clerk].
why: Partners going separate ways; Owner bought a second, larger site; Health reasons
season: Boating and camping traffic lifts summer fuel volume by {12-25} percent.`,
  "junk-salvage-yards": `
figures: sde 150-600, margin 23, stock 8, kit 30, head 170, estate 70
name: Auto Salvage Yard; Self-Service Auto Parts Yard; Used Auto Parts Recycler; Late-Model Parts Recycler; Auto Recycling Yard
hook: With Zoning Grandfathered; On Fenced Acres; With Rail Siding; With Online Parts Sales; With a Certified Scale
work: The yard holds {350-1400} vehicles, all drained, tagged and entered in the inventory system.
work: Equipment includes a [car crusher|baler], two loaders with forks and a truck scale certified [this spring|last year].
work: Engines and transmissions carry a six-month warranty and bring in {30-45} percent of parts sales.
work: Each week {22-60} vehicles arrive from towing companies, auctions and [private sellers|the county].
work: The stormwater permit is current, and the yard passed its last [two|three] state inspections without findings.
clients: Body shops and repair garages hold {60-180} accounts and order by phone or online for same-day delivery.
clients: Do-it-yourself customers pay a small fee at the gate and pull their own parts.
staff: Dismantlers are paid by the vehicle, and the yard foreman has worked here [for most of his career|since 2004].
staff: The counter staff is experienced and can identify most parts from a customer's description.
next: Catalytic converters and [hybrid batteries|aluminum wheels] are sold in lots and would bring more if graded individually.
next: At the back of the yard, [two|three] cleared acres aren't in use.
why: Family has no successor; Retirement; Owner is moving overseas
season: Parts demand is steady all year, and keeping cores and parts above half of sales limits exposure to scrap prices.`,
  "marine-boat-service-dealers": `
figures: sde 110-540, margin 17, stock 18, kit 16, head 190, estate 30
name: Boat Dealer and Service Yard; Boat Sales and Service Center; Marine Service and Storage Yard; Pontoon Boat Dealership; Boat Dealership; Marine Sales and Service Company
hook: With Dry Storage Racks; Near Three Public Ramps; With Outboard Dealer Rights; With a Travel Lift; With a Winterizing List
work: The shop is certified for [two|three] brands of outboard motors and has [a test tank|a flush station] and factory diagnostics.
work: Dry storage holds {60-240} boats on annual contracts and has been {90-100} percent full since [2019|2021].
work: The service department bills {2800-7400} hours a year at $[128|142|155|165] an hour.
work: The yard has its own boat lift and a paved wash-down pad with [filtered drains|a closed-loop system].
work: About [12|18|26] new boats are kept in stock on a floor plan, and trade-ins usually sell within a season.
clients: Most customers live within {15-45} miles, and [two in three|many] already have their next service booked.
clients: Charter captains and the [fire-rescue|harbor] patrol have monthly accounts.
staff: The marine technicians, including a master-certified lead, are kept on through the slow months.
staff: The parts manager is known in the area and takes calls from other yards.
next: Rack space for {30-80} more boats is [approved|permitted] but hasn't been built.
next: A boat club has asked twice for a maintenance contract.
why: Other business interests; Spouse's job is relocating; Retirement planned for next season
season: Spring commissioning is booked from [January|February], and storage income covers the quiet months.`,
  "towing-companies": `
figures: sde 110-480, margin 23, stock 1, kit 55, head 120, estate 20
name: Towing and Recovery Company; Towing and Roadside Service; Heavy and Light-Duty Towing Company; Towing Company; Towing Company and Impound Lot
hook: With Police Rotation; With Motor Club Contracts; With a Fenced Impound Lot; With a Rotator; Covering Two Interstates
work: The fleet has {4-9} trucks, including flatbeds, wheel-lifts and [a heavy wrecker|a 50-ton rotator], with service records for each.
work: The company answers {280-900} calls a month, and the average arrival time is {24-41} minutes.
work: The impound lot holds {60-150} vehicles behind a fence with cameras, and storage and auctions earn a third of profit.
work: The company has been on the rotation for [the sheriff and two cities|the highway patrol and one city] since [2008|2012|2015].
clients: Motor clubs account for {30-45} percent of calls and police for {20-30} percent, with garages and dealers making up the rest.
clients: Private-property agreements are in place with {14-40} apartment communities.
staff: Drivers work 12-hour shifts and take their trucks home, and turnover was [one driver|two drivers] last year.
staff: The night dispatcher has been with the company for {8-17} years.
next: Heavy recovery jobs go to a company {25-60} miles away at least [once|twice] a week.
next: The [three|four] new dealerships on the bypass haven't been approached for accounts.
why: Owner no longer wants to be on call; Family reasons; Retirement after thirty years
season: Ice, storms and holiday weekends are the busiest times, and motor club calls are steady all year.`,
  "truck-stops": `
figures: sde 220-900, margin 6, stock 3, kit 14, head 430, estate 80
name: Highway Truck Stop; Truck Stop and Restaurant; Travel Plaza; Truck Stop and Repair Shop; Independent Truck Stop
hook: At an Interstate Exit; With Overnight Parking; With Scales and Showers; With a Tire Shop; With Land to Expand
work: The truck stop has {6-12} diesel lanes, sells {60000-95000} gallons a month and accepts every major fuel card.
work: All {45-110} truck spaces are full by [eight|nine] most nights, and reserved ones bring in $[14|17|20] each.
work: The [six|eight|10] showers, the laundry and the drivers' lounge were renovated in [2019|2021|2023].
work: The restaurant seats {70-140} and is known among drivers for its [breakfast|pie|brisket].
work: Two repair bays and a tire rack are operated by an independent mechanic, who pays {9-14} percent of sales.
clients: Regulars include [produce haulers, car carriers and drivers from a distribution center|grain trucks at harvest and freight carriers all year].
clients: Daily traffic at the exit is {11000-26000} vehicles, [one in five|almost a third] of them trucks.
staff: Shift leaders have {4-12} years of experience each, and the general manager would stay under contract.
staff: Cashiers, cooks and a porter cover the site around the clock.
next: Behind the lot, [14|nine|six] undeveloped acres have road frontage.
next: Only two lanes have pumps for exhaust fluid, and more could be added.
why: Partners are retiring; Owner is concentrating on a second plaza; Estate sale
season: Fuel volume is even through the year, and the restaurant adds a fifth to its sales in summer.`,
};
