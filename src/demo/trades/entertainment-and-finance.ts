/** Texts for entertainment and financial services businesses; see `trade.ts` for the format. */
export const ENTERTAINMENT_TRADES = {
  "art-galleries": `
figures: sde 45-220, margin 20, stock 12, kit 4, head 130, estate 15
name: Contemporary Art Gallery; Custom Framing Shop and Gallery; Photography Gallery; Print and Poster Gallery; Sculpture Garden Gallery; Art Consultancy
hook: On the Gallery Walk; With Museum Clients; With a Framing Workshop; With Represented Artists; In a Resort Town
work: {14-38} artists are represented under written agreements, [half of each sale|45 to 50 percent] to the house.
work: {6-10} shows a year; {40-65} percent of each is sold by the closing weekend.
work: The frame shop cuts {900-2600} orders a year on [a computer mat cutter|two saws and a mat cutter].
work: Hospitals and hotels buy through the consultancy, in projects of $[24,000|38,000|65,000].
clients: {1800-4600} collectors are on a list with what they own and what they missed.
clients: Visitors in season, decorators all year: {4-9} designers account for a third.
staff: The director hangs, writes and sells; a framer has been at the bench {8-19} years.
staff: Weekend staff are painters themselves, and sell.
next: Online sales are made by e-mail, when someone writes first.
next: Storage upstairs holds unsold prints worth a catalog.
why: Owner returns to painting; Retirement; Moving abroad
season: The holidays for framing, [winter|summer] visitors for pictures.`,
  "banquet-halls": `
figures: sde 90-420, margin 24, stock 1, kit 24, head 85, estate 55
name: Banquet Hall; Wedding Barn and Grounds; Conference and Event Center; Garden Wedding Venue; Quinceañera and Party Hall; Historic Ballroom
hook: With Deposits in Hand; With a Full Kitchen; On Mowed Acres; With a Bridal Cottage; With Liquor License
work: {62-148} events were held last year; {38-91} deposits are in hand for the next twelve months.
work: The room seats {180-420} at round tables, with a sprung floor and [a stage|a balcony].
work: Saturday rental of $[4,200|5,600|7,400|8,900], Fridays at two thirds, catering on top.
work: Tables, linens, dishes for [three hundred|four hundred] and a dance floor that rolls away are owned.
clients: Weddings are {45-70} percent; companies, reunions and memorials fill weekdays.
clients: {12-30} planners bring couples and are paid nothing for it.
staff: An event manager books, tours and stays until the last dance.
staff: Servers and bartenders are called from a list of {24-50}, many of them teachers.
next: Weekday conferences: the projector was bought and has {40-90} hours on it.
next: [Sunday brunch|The meadow by the pond] has never been rented.
why: Owner has seen enough weddings; Family retires together; Consolidating in one town
season: April to June and September to November; deposits carry the winter.`,
  "bowling-alleys": `
figures: sde 130-560, margin 21, stock 1, kit 45, head 75, estate 75
name: Bowling Center; Family Entertainment Center; Boutique Bowling Lounge; Duckpin Bowling Alley; Bowling and Arcade Center
hook: With League Nights; With New String Machines; With Full Bar; With Laser Tag; With the Building
work: {16-40} lanes with synthetic decks and [string pinsetters put in two years ago|rebuilt pinsetters].
work: {9-18} league nights of {60-160} bowlers run September to April.
work: The arcade earns $[9,000|13,000|17,000] a month, split with nobody since the games were bought.
work: Grill and bar make {34-48} percent of sales; pitchers on Thursday matter.
clients: Birthday parties, {14-34} each weekend, are booked online and paid ahead.
clients: Schools and [day camps|retirement clubs] fill mornings that would be dark.
staff: A mechanic with {12-28} years keeps calls below one a league night.
staff: Managers for floor, kitchen and leagues; owner does payroll and throws a good hook.
next: Cosmic nights ended when the lights broke; the lights cost $[6,000|9,000].
next: Room for [axe lanes|mini golf] in the former pro shop.
why: Second generation ready to retire; Heirs live in four states; Health
season: Rain is good, snow is better, August is for maintenance.`,
  casinos: `
figures: sde 180-780, margin 20, stock 1, kit 35, head 90, estate 40
name: Licensed Card Room; Gaming Tavern; Bingo Hall; Slot Route Operator; Poker Club; Charitable Gaming Center
hook: With Gaming License; With Machines Paid For; With Restaurant; With Long Leases; With Loyal Weekday Players
work: {7-18} tables or their equal in machines, licensed without a letter since [2006|2010|2014].
work: Win per machine per day averages $[118|142|167|203], reported to the state monthly.
work: Surveillance of {40-96} cameras was renewed last year with [ninety|sixty] days of storage.
work: Kitchen and bar break even and are meant to.
clients: {2200-6400} players hold cards; {300-700} come in any given week.
clients: Retirees by day, [kitchen crews|shift workers] after midnight, tourists hardly at all.
staff: Floor supervisors and the cage have {6-15} years; everyone is licensed in their own name.
staff: The compliance officer came from the regulator and stays.
next: [Tournaments|Bingo by daylight] were popular before 2020 and not resumed.
next: The license allows {4-12} more positions than are installed.
why: Licensee retires; Partners' agreement ends; Family sells after a death
season: Level all year but for tax-refund weeks.`,
  "golf-courses-services": `
figures: sde 150-720, margin 22, stock 2, kit 38, head 80, estate 85
name: Public Golf Course; Driving Range and Short Course; Indoor Golf Simulator Club; Semi-Private Golf Club; Golf Cart Dealer; Disc and Mini Golf Park
hook: With Lighted Range; With Tournament Calendar; With Water Rights; With Memberships; With a Pavilion
work: {21000-43000} rounds last year at an average of $[34|41|52] with cart.
work: The range has {24-60} stations, [half of them covered|lit until ten] and sells {28000-61000} buckets.
work: Greens were rebuilt in [2016|2018|2020]; the irrigation computer waters by zone.
work: {40-78} carts, lithium since [2021|2023], on a lease that ends {2027-2029}.
clients: {120-360} members, leagues on four evenings, {30-75} outings from charities and firms.
clients: Lessons, {9-16} hours a day in season, by [two|three] independent teachers who pay rent.
staff: The superintendent has had these greens for {9-21} years.
staff: Pro shop, grounds and grill run under a manager who wants to stay.
next: Simulators for the winter fit in the cart barn's upper floor.
next: Foot golf, footpaths, [sledding|weddings by the pond]: none is offered.
why: Three partners past seventy; Family estate; Owner wishes to play again
season: {7-10} months of play, the rest memberships and repairs.`,
  "marinas-fishing": `
figures: sde 160-760, margin 28, stock 7, kit 30, head 120, estate 80
name: Marina; Marina and Fuel Dock; Bait and Tackle Shop; Fishing Charter Fleet; Houseboat Rental Company; Lake Resort Marina
hook: With Wet and Dry Slips; With a Ship's Store; With Waterfront Grill; With Submerged-Land Lease; With Rental Pontoons
work: {64-220} wet slips, {88-100} percent let, with [a waiting list of forty|names waiting for thirty-footers].
work: Fuel dock pumps {48000-130000} gallons a season at [a dollar|$1.20] over rack.
work: {8-26} rental pontoons earn {62-94} days a year each.
work: Docks were replaced in composite between 2017 and [2021|2023]; pilings passed survey.
clients: Slip holders stay {6-14} years; one in three lives within {10-30} miles.
clients: [Anglers before dawn, families at ten|Tournaments on eleven weekends] keep the store selling ice.
staff: Harbor master, dockhands from the high school, a mechanic on shares.
staff: The store manager ties flies and does the orders.
next: {12-40} permitted slips are on paper only.
next: Winter storage is turned away for lack of stands, not of ground.
why: Owners sail south for good; Retirement of a couple; Sale by a family trust
season: Memorial Day to Labor Day earns {60-75} percent; slips are paid ahead in March.`,
  "nightclubs-theaters": `
figures: sde 120-560, margin 22, stock 3, kit 28, head 95, estate 30
name: Live Music Club; Independent Movie Theater; Comedy Club; Dinner Theater; Dance Club; Drive-In Theater; Escape Room Venue
hook: With Full Liquor License; With a Known Stage; With Digital Projection; With a Kitchen; With Late Permit
work: Capacity of {220-680} by the fire marshal, with {110-240} nights programmed last year.
work: Sound and lights were renewed in [2019|2022]; bands stop renting their own.
work: Bar is {52-68} percent of sales at a pour cost of {19-24} percent.
work: Tickets are sold through the club's own page; {9000-26000} addresses come with it.
clients: [Thirty-somethings on weekends, students on Thursdays|Families at matinees, couples after eight].
clients: Private hire on {18-52} nights a year, mostly Mondays and Tuesdays.
staff: The booker has held the calendar for {5-13} years and is known to agents.
staff: Bar manager, door team with licenses, a technician who sleeps late.
next: Nothing happens before seven; [a daytime café|rehearsals] would pay rent.
next: The balcony is closed for want of a second bar.
why: Owner has a baby and a bedtime; Retirement; Partners differ on programming
season: October to May, with [summer open air|August dark].`,
};

export const FINANCE_TRADES = {
  "accounting-tax-practices": `
figures: sde 90-480, margin 42, stock 0, kit 2, head 125, estate 10
name: Accounting and Tax Practice; Bookkeeping and Payroll Firm; Tax Preparation Office; Audit and Advisory Firm; Outsourced Controller Firm; Bilingual Tax Office
hook: With Monthly Retainers; Fully Paperless; With Two Enrolled Agents; With Payroll Clients; With Clean Workpapers
work: {480-1700} individual returns at an average of $[385|460|540|690], {90-310} business returns at three times that.
work: Monthly bookkeeping for {38-120} firms brings {35-58} percent of fees in even months.
work: Paperless since [2014|2017|2019]; every file is in the portal by client and year.
work: Write-offs under {2-5} percent; receivables turn in {19-34} days.
clients: [Restaurants, dentists and trades|Physicians, landlords and farms]; the largest is {3-6} percent of fees.
clients: Retention has been {91-97} percent for five years; the rest moved or died.
staff: {3-9} preparers, of whom [two are enrolled agents|one is a CPA who will sign].
staff: Seasonal reviewers return each February without being asked.
next: Fees were last raised in [2021|2022]; nobody objected.
next: Advisory meetings are given away with the return.
why: Sole practitioner retires; Owner joins a client as controller; Health and April do not agree
season: February to April, then September extensions.`,
  "banking-loan": `
figures: sde 110-520, margin 32, stock 0, kit 2, head 140, estate 5
name: Mortgage Brokerage; Consumer Loan Company; Equipment Leasing Broker; Commercial Loan Brokerage; Invoice Factoring Firm; Merchant Services Portfolio
hook: With Residual Income; Licensed in Four States; With Lender Agreements; With a Performing Portfolio; With Referral Partners
work: Loans or leases of $[18|26|41] million placed last year with {14-38} lenders.
work: Residuals from {240-780} merchants arrive monthly, with attrition of {7-13} percent a year.
work: Average file of $[186,000|248,000|312,000], closed in {21-36} days.
work: Licenses are clean, with exams passed in [2022|2023|2024].
clients: {30-85} real-estate agents and builders send {60-80} percent of applicants.
clients: Borrowers come back; {24-40} percent of files last year were former ones.
staff: Processors and {4-11} loan officers on commission, with agreements that assign.
staff: Compliance is done by an outside firm for a fixed fee.
next: No one calls on the {900-2600} past borrowers as rates move.
next: Small-business loans are referred out for half the fee.
why: Owner moves to the lending side; Retirement; Sale by surviving spouse
season: Purchases in spring and summer, equipment before year-end.`,
  "check-cashing": `
figures: sde 60-260, margin 30, stock 0, kit 5, head 110, estate 5
name: Check Cashing Store; Money Transfer and Bill Pay Center; Payday and Title Loan Office; Currency Exchange; Neighborhood Financial Center
hook: With License in Order; With Two Windows; With Transfer Agency; With a Long Lease; With Prepaid Cards
work: About $[9|13|18|22] million in checks a year at an average fee of {1-2} percent.
work: Bad items cost a tenth of a percent of volume and are pursued in house.
work: Money orders, transfers and utility payments bring {30-46} percent of fees.
work: Bullet-resistant windows, a time-lock safe and an armored pick-up on [two|three] days.
clients: [Construction crews on Fridays|Kitchen and hotel workers], known by face and by fingerprint.
clients: {600-1500} customers a week, {70-85} percent of them weekly.
staff: Tellers are bonded, most with {5-12} years behind the glass.
staff: The manager files the reports; the last examination had no findings.
next: License renewals and [immigration photos|tax preparation] are asked for at the window.
next: Business checks are declined above $2,500, out of habit.
why: Owner has four stores and sells one; Retirement; Moving to another state
season: Fridays, and refund weeks in February and March.`,
  "insurance-agencies": `
figures: sde 90-520, margin 38, stock 0, kit 2, head 120, estate 10
name: Independent Insurance Agency; Commercial Lines Agency; Crop and Farm Insurance Agency; Medicare and Health Agency; Nonstandard Auto Agency; Trucking Insurance Agency
hook: With Preferred Carriers; With Contingency Income; With Loyal Book; With Bilingual Staff; With Long Retention
work: Premium of $[3.1|4.4|6.2|8.7] million in force with {9-24} carriers at {11-14} percent commission.
work: {1200-4800} policies, {1-2} and a bit for each household.
work: Loss ratio of {38-54} percent over three years; contingencies paid in each.
work: Management system conversion was finished in [2020|2022]; documents are attached.
clients: Retention by premium of {88-95} percent; no account above {2-4} percent.
clients: [Contractors, churches and small fleets|Homeowners on the coast|Growers and packing houses] are the specialty.
staff: {3-8} licensed account managers, each with a book they renew by phone.
staff: Producers' agreements include non-solicitation and assign to a buyer.
next: Life and umbrella are sold to {6-12} percent of households.
next: {700-1900} monoline auto customers own homes.
why: Principal retires and stays for introductions; Owner concentrates on benefits; Family sale
season: Renewals cluster in January and July; Medicare in the fall.`,
};
