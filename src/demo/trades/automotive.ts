/** Texts for automotive and boat businesses; see `trade.ts` for the format. */
export const AUTOMOTIVE_TRADES = {
  "auto-repair-service": `
figures: sde 90-420, margin 21, stock 3, kit 18, head 135, estate 25
name: Neighborhood Auto Repair Shop; Brake and Transmission Shop; European Car Specialist; Tire and Alignment Center; Diesel Pickup Repair Shop; Family Garage; Collision and Paint Shop
hook: With Fleet Accounts; On a Commuter Road; With Room for Two More Lifts; And a Two-Month Waiting List; With a Loyal Tire Trade
work: {4-9} bays, {3-6} lifts and an alignment rack bought [new in 2021|two years ago|with the last tax refund].
work: Average repair order of $[412|468|530|587|615], tracked in the shop software since [2016|2018|2019].
work: Brakes, suspension and driveline make up {55-70} percent of labor hours; [no|hardly any] engine rebuilds.
work: Scan tools and [calibration targets|diagnostic licenses] are current, so camera and radar work stays in the building.
work: Parts come from [three|four] jobbers within [two|three|five] miles, so little is kept on the shelf.
clients: Some {2100-4800} cars in the customer file, [half|two in three] of them seen in the past eighteen months.
clients: {4-14} small fleets, among them [a plumber, a bakery and a church bus|two florists and a roofer|a courier and the parks department], bring steady weekday work.
clients: Word of mouth alone; the only advertising is the sign and [a reminder card|a text message] at six months.
staff: The lead technician has run the floor for {6-19} years and does not [want to own|like paperwork, he says].
staff: Flat-rate technicians with their own tools, and a service writer who knows every customer by car.
next: Closed on [Saturdays|weekends], which the [waiting list|phone log] argues against.
next: State inspections were never offered; [two bays would qualify|the license is a formality].
why: Owner's knees have had enough of concrete floors; Retirement after a working life in the trade; Partner bought out, remaining owner prefers teaching
season: Air-conditioning fills May to August, batteries and tires fill the rest.`,
  "car-dealerships": `
figures: sde 140-620, margin 6, stock 16, kit 4, head 420, estate 35
name: Independent Used Car Dealership; Buy-Here-Pay-Here Car Lot; Work Truck and Van Dealer; Classic Car Dealership; Pre-Owned Import Dealer; Powersports Dealership
hook: With Its Own Recon Shop; On an Auto Row Corner; With Floor Plan in Place; With a Performing Note Portfolio; With a Dealer License Ready to Transfer
work: {28-70} units on the lot, turned every {38-61} days on average.
work: Two lifts and a detail bay behind the office get a car from auction to front line in [five|six|eight] days.
work: Gross of $[1,850|2,240|2,610|2,900] a unit before finance income, warranties apart.
work: Buying is done at [two|three] lane auctions and from trade-ins of the two franchise stores [next door|across the road].
work: The note portfolio is [current to 91 percent|serviced in house, with GPS units in every car] and offered separately.
clients: Buyers drive in from [three|four|five] counties; one in {4-6} has bought here before.
clients: Contractors and farms who replace [a truck|two vans] each spring are on a list that the seller calls himself.
staff: A title clerk who has not had a packet returned [in three years|since 2020] and {2-4} salespeople on draw.
staff: The buyer has bid for the store for {7-16} years and holds the auction cards.
next: Online listings are posted [once a week|by hand]; a feed would put the whole lot up daily.
next: Service is kept for lot cars only; customers ask for it every day.
why: Owner wishes to race cars instead of selling them; Retirement, no one in the family to follow; Illness of a partner
season: February to April, when refunds arrive, brings [a third|almost a third] of the year's sales.`,
  "car-washes": `
figures: sde 130-780, margin 38, stock 1, kit 60, head 150, estate 60
name: Express Tunnel Car Wash; Self-Serve Car Wash; Full-Service Car Wash and Lube; In-Bay Automatic Wash; Truck and Fleet Wash
hook: With Monthly Members; On a Signalized Corner; With Water Reclaim; With Vacuum Islands Added Last Year; Beside a Grocery Anchor
work: A {85-130}-foot conveyor with [soft cloth|foam] equipment, overhauled in [2020|2022|2023].
work: {4-8} self-serve bays and {8-16} vacuum stations, [all card-enabled|coin and card].
work: Reclaim tanks return {55-75} percent of the water; the sewer bill shows it.
work: Close to {38000-96000} cars through last year by the counter, [rain days and all|averaging just under $11 each].
clients: {900-3800} members on unlimited plans pay about $[21.95|24.99|27.50] on the first of the month.
clients: Traffic count of {21000-44000} cars a day, with a turn lane in both directions.
clients: [A rental lot, two dealers and the county sheriff|Three body shops and a taxi firm] wash on account.
staff: Two attendants a shift; a technician on retainer comes within [four hours|the day].
staff: The site manager opens, closes and does the chemicals; the owner looks in [twice a week|by camera].
next: No interior cleaning since [2020|the tunnel was extended], though members ask for it.
next: Prices have not moved in {2-4} years; the two nearest washes are [a dollar|two dollars] higher.
why: Owner holds several sites and is selling down to two; Relocation to be near grandchildren; Estate planning
season: Pollen in spring and salt or love-bugs the rest of the year keep the counter moving.`,
  "equipment-rental-dealers": `
figures: sde 140-650, margin 24, stock 14, kit 85, head 190, estate 35
name: Tool and Equipment Rental Yard; Party and Tent Rental Company; Compact Tractor Dealer; Aerial Lift Rental Company; Trailer Sales and Rental; Lawn Equipment Dealer
hook: With Contractor Accounts; With a Young Fleet; With Two Delivery Trucks; And a Full Parts Counter; On a Fenced Yard
work: {180-520} rental items on the books, with an average age of [three|four|under five] years.
work: Skid steers and mini excavators bring {45-60} percent of rental income from [a fifth|a quarter] of the fleet.
work: Time utilization of {52-71} percent across the yard, read from the counter software.
work: The repair shop turns [every returned machine|rental returns] within a day and sells {600-1500} hours of outside labor a year.
work: Dealer agreements for [two|three] lines of mowers and saws, with exclusive rights to the county.
clients: {320-780} open accounts; no contractor is more than {6-11} percent of sales.
clients: Homeowners on weekends, [landscapers and plumbers|concrete and fence crews] from Monday to Friday.
staff: A counter manager, {2-4} mechanics and drivers with commercial licenses, all [insured|on the payroll] for years.
staff: The senior mechanic holds the maker's certificates for every line on the lot.
next: The nearest rental house with [scissor lifts|trench shoring] is {30-60} miles away.
next: Delivery is still free; [a zone charge|a flat $75] would be usual here.
why: Fleet needs an owner with another decade in him; Owner retiring to his farm; Family decided to concentrate on construction
season: Tents in June, trenchers in spring, heaters in winter: the yard is never still.`,
  "gas-stations": `
figures: sde 120-520, margin 7, stock 3, kit 9, head 480, estate 55
name: Branded Gas Station and Convenience Store; Unbranded Fuel Stop; Gas Station With Kitchen; Neighborhood Fuel and Deli; Highway Gas Station
hook: With Car Wash Bay; With New Tanks; On an Interstate Exit; With Beer and Wine License; And an Apartment Above
work: {75000-190000} gallons a month at a margin of {18-34} cents, under a supply contract that runs {3-8} more years.
work: Fiberglass double-wall tanks from [2009|2012|2016], with clean [tightness tests|leak reports] every year since.
work: Inside sales of $[68,000|84,000|97,000|121,000] a month, with [beer and tobacco|prepared food] in the lead.
work: Lottery, money orders and [an ATM|propane exchange] bring $[2,900|3,600|4,700] a month in commissions.
work: The kitchen sells {90-240} breakfasts before eight.
clients: [Commuters in the morning, a school at three, a factory at shift change|Field crews at dawn and families after church].
clients: The only pumps for {4-11} miles on the homeward side of the road.
staff: A manager with {5-14} years behind the counter makes the schedule and the orders.
staff: Three shifts of cashiers; owner works mornings and does the books at noon.
next: Room on the lot for [diesel|two fast chargers|a wash bay], with the power already at the pole.
next: Hours are five to ten; [the night is unserved|closing at midnight would cost one more clerk].
why: Partners going separate ways; Owner has bought a second, larger site; Health reasons
season: Boats and campers lift summer gallons by about {12-25} percent.`,
  "junk-salvage-yards": `
figures: sde 150-600, margin 23, stock 8, kit 30, head 170, estate 70
name: Auto Salvage Yard; Self-Service Parts Yard; Scrap Metal Recycler; Heavy Truck Salvage; Late-Model Parts Recycler
hook: With Zoning Grandfathered; On Fenced Acres; With Rail Siding; With Online Parts Sales; With a Certified Scale
work: {350-1400} cars on the ground, all drained, tagged and in the inventory system.
work: A [car crusher|baler], two loaders with forks and a truck scale certified [this spring|last fall].
work: Engines and transmissions carry a six-month warranty and make {30-45} percent of parts sales.
work: About {22-60} vehicles a week come in from tow yards, auctions and [people's driveways|the county].
work: Stormwater permit and fluids handling passed the last [two|three] state inspections without a note.
clients: {60-180} body shops and garages phone or order on the yard's website before noon for delivery the same day.
clients: Do-it-yourself customers pay two dollars at the gate and bring their own wrenches.
staff: Dismantlers are paid by the car; the yard foreman started here [as a teenager|in 2004].
staff: {3-6} counter people who can hear a noise and name the part.
next: Catalytic converters and [hybrid batteries|aluminum wheels] are sold in lots; graded one by one they bring more.
next: [Two|Three] acres at the back are cleared and not used.
why: Third generation went into other work; Retirement after forty years among cars; Owner moving overseas
season: Prices of scrap move, which is why cores and parts are kept above half of sales.`,
  "marine-boat-service-dealers": `
figures: sde 110-540, margin 17, stock 18, kit 16, head 190, estate 30
name: Boat Dealer and Service Yard; Outboard Repair Shop; Boat Storage and Service; Pontoon Boat Dealership; Marine Upholstery and Canvas Shop; Yacht Maintenance Company
hook: With Dry Storage Racks; Near Three Public Ramps; With Outboard Dealer Rights; With a Travel Lift; And a Winterizing List
work: Certified for [two|three] makes of outboards, with [a test tank|a flush station] and factory laptops.
work: {60-240} boats in dry storage on yearly contracts, {90-100} percent full since [2019|2021].
work: Service bills {2800-7400} hours a year at $[128|142|155|165].
work: A {15-40}-ton lift and a paved wash-down pad with [filtered drains|a closed loop].
work: New boats are sold from a floor plan of [twelve|eighteen|twenty-six]; trade-ins leave within a season.
clients: Owners within {15-45} miles, [two in three|most] with a second visit on the calendar.
clients: Charter captains and the [fire-rescue|harbor] patrol pay monthly.
staff: {3-7} marine technicians, one of them master-certified, are paid through the slow months and stay.
staff: The parts manager answers questions other yards send him.
next: Rack space for {30-80} more boats is [approved|permitted] and not built.
next: A boat club has asked twice for a maintenance contract.
why: Owner wants to use his own boat; Spouse's job moved inland; Retirement planned for next season
season: Spring commissioning is booked from [January|February]; storage carries the quiet months.`,
  "towing-companies": `
figures: sde 110-480, margin 23, stock 1, kit 55, head 120, estate 20
name: Towing and Recovery Company; Heavy-Duty Wrecker Service; Roadside Assistance Fleet; Light-Duty Towing Company; Towing Company and Impound Lot
hook: With Police Rotation; With Motor Club Contracts; With a Fenced Impound Lot; With a Rotator; Covering Two Interstates
work: {6-14} trucks: flatbeds, wheel-lifts and [one heavy wrecker|a 50-ton rotator], with service records by unit.
work: {480-1500} calls a month, dispatched from [a desk in the yard|tablets in the cabs] at an average of {24-41} minutes.
work: The impound lot holds {60-150} cars behind a fence with cameras; storage and auctions are a third of profit.
work: On rotation for [the sheriff and two cities|the highway patrol and one city] since [2008|2012|2015].
clients: Motor clubs are {30-45} percent of calls, police {20-30}, garages and dealers the rest.
clients: {14-40} apartment communities have signed private-property agreements.
staff: Drivers work twelve-hour shifts and take the trucks home; turnover was [one driver|two drivers] last year.
staff: The night dispatcher has been the voice of the company for {8-17} years.
next: Heavy recovery is passed on to a firm {25-60} miles away at least [weekly|twice a week].
next: No one has called on the [three|four] new dealerships by the bypass.
why: Owner is tired of a phone on the nightstand; Divorce; Retirement after three decades on the road
season: Ice, storms and holiday weekends are the harvest; clubs fill the rest.`,
  "truck-stops": `
figures: sde 220-900, margin 6, stock 3, kit 14, head 430, estate 80
name: Highway Truck Stop; Truck Stop With Restaurant; Travel Plaza; Truck Stop and Repair Bay; Independent Diesel Stop
hook: At an Interstate Exit; With Overnight Parking; With Scales and Showers; With a Tire Shop; With Land to Expand
work: {6-12} diesel lanes and {210000-520000} gallons a month, on fuel cards of every large network.
work: {45-110} truck spaces, full by [eight|nine] at night; reserved ones bring $[14|17|20] each.
work: [Six|Eight|Ten] showers, a laundry and a drivers' lounge, all redone in [2019|2021|2023].
work: The restaurant seats {70-140} and is known on the radio for [its breakfast|pie|brisket on Thursdays].
work: Two repair bays and a tire rack, leased to a mechanic at {9-14} percent of his sales.
clients: [Produce haulers, car carriers and a distribution center|Grain trucks at harvest and freight all year] make the regulars.
clients: {11000-26000} vehicles pass the exit each day, [one in five|almost a third] of them trucks.
staff: Shift leaders have {4-12} years each; the general manager would stay under contract.
staff: Round-the-clock staff of cashiers, cooks and a porter, [most|many] from the next village.
next: [Fourteen|Nine|Six] acres behind the lot have road frontage and no plan yet.
next: Exhaust-fluid pumps stand on two lanes only.
why: Partners are past seventy; Owner concentrates on a second plaza; Estate sale by three heirs
season: Fuel is level through the year; the restaurant adds a fifth in summer.`,
};
