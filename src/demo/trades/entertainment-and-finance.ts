/** Texts for entertainment and financial services businesses; see `trade.ts` for the format. */
export const ENTERTAINMENT_TRADES = {
  "art-galleries": `
figures: sde 45-220, margin 20, stock 12, kit 4, head 130, estate 15
name: Contemporary Art Gallery; Art Gallery and Frame Shop; Fine Art Gallery; Custom Framing Shop and Gallery; Regional Art Gallery; Art and Print Gallery
hook: On the Gallery Walk; With Museum Clients; With a Framing Workshop; With Represented Artists; In a Resort Town
work: The gallery represents {14-38} artists under written agreements and keeps [half of each sale|45 to 50 percent of each sale].
work: The gallery holds {6-10} shows a year, and {40-65} percent of the work in each is sold by the closing weekend.
work: The frame shop completes {400-1100} orders a year on [a computerized mat cutter|two saws and a mat cutter].
work: Hospitals and hotels buy through the gallery's consulting service, with projects averaging $[24,000|38,000|65,000].
clients: The client list has {1800-4600} collectors, with records of what each has bought.
clients: Visitors buy in season and decorators all year, and {4-9} designers account for a third of sales.
staff: The director plans the shows and handles sales, and the framer has been here {8-19} years.
staff: Weekend staff are working artists who know the collection well.
next: Art is sold online only when someone emails first, so a web store is an obvious next step.
next: The storage room holds a large group of unsold prints that could be offered in a catalog.
why: Owner is returning to painting; Retirement; Moving abroad
season: Framing peaks before the holidays, and art sales peak in the [winter|summer] visitor season.`,
  "banquet-halls": `
figures: sde 90-420, margin 24, stock 1, kit 24, head 85, estate 55
name: Banquet Hall; Wedding and Event Venue; Conference and Event Center; Wedding and Banquet Venue; Event Hall; Historic Ballroom
hook: With Deposits in Hand; With a Full Kitchen; With Landscaped Grounds; With a Bridal Suite; With Liquor License
work: The venue hosted {62-148} events last year and holds {38-91} deposits for the next 12 months.
work: The main room seats [180|220|260|320|400] at round tables and has a dance floor and [a stage|a balcony].
work: Saturday rental is $[4,200|5,600|7,400|8,900] and Friday about two-thirds of that, with catering billed separately.
work: The sale includes tables, linens, china for [300|400] and a portable dance floor.
clients: Weddings account for {45-70} percent of events, and companies, reunions and memorials fill the weekdays.
clients: Wedding planners refer {12-30} couples a year without a commission.
staff: An event manager handles tours and bookings and stays through every event.
staff: Servers and bartenders come from an on-call list of people who have worked here for years.
next: Weekday conferences haven't been marketed, although the projector and sound system are in place.
next: [Sunday brunch|The meadow by the pond] has never been offered for events.
why: Owner wants weekends free; Family is retiring; Owner is consolidating in one town
season: April to June and September to November are the busiest months, and deposits provide cash through the winter.`,
  "bowling-alleys": `
figures: sde 130-560, margin 21, stock 1, kit 45, head 75, estate 75
name: Bowling Center; Bowling and Family Entertainment Center; Bowling Alley; Boutique Bowling Lounge; Bowling and Arcade Center
hook: With League Nights; With New String Machines; With Full Bar; With Laser Tag; With Large Arcade
work: The center has {16-40} lanes with synthetic surfaces and string pinsetters installed [two|three] years ago.
work: From September through April, {9-18} leagues bowl here every week.
work: The center owns all of its arcade games, so it keeps the full revenue.
work: The grill and bar bring in {34-48} percent of sales and are busiest on league nights.
clients: Each weekend has {14-34} birthday parties, booked online and paid in advance.
clients: Schools and [day camps|senior clubs] fill the lanes on weekday mornings.
staff: The mechanic has {12-28} years of experience and keeps breakdowns below one a league night.
staff: Separate managers run the floor, the kitchen and the leagues, and the owner handles payroll.
next: Glow bowling ended when the lights failed, and replacing them would cost $[6,000|9,000].
next: The former pro shop has room for [axe throwing|mini golf].
why: Retirement; Family has no successor; Health
season: Cold and rainy months are the busiest, and maintenance is scheduled for August.`,
  casinos: `
figures: sde 180-780, margin 20, stock 1, kit 35, head 90, estate 40
name: Licensed Card Room; Card Room and Gaming Lounge; Poker and Card Club; Licensed Gaming Club; Card Club and Restaurant
hook: With Gaming License; With Machines Paid For; With Restaurant; With Clean Regulatory Record; With Loyal Weekday Players
work: The room operates {7-18} tables under a license that has had no violations since [2006|2010|2014].
work: Table income is reported to the state every month and has been consistent for years.
work: The surveillance system of {40-96} cameras was replaced last year and stores [90|60] days of video.
work: The kitchen and bar are run as a service to players and break even.
clients: The players' club has {2200-6400} members, and {300-700} of them visit in a typical week.
clients: Retirees play during the day and [restaurant workers|shift workers] late at night, with very few tourists.
staff: Floor supervisors and cashiers have {6-15} years of experience, and all employees are licensed individually.
staff: The compliance officer is a former regulator and plans to stay.
next: [Weekly tournaments|Daytime bingo sessions] were popular before 2020 and haven't been resumed.
next: The license allows {4-12} more tables than are in use.
why: License holder is retiring; Partnership agreement is ending; Estate sale
season: Revenue is even all year, with an increase when tax refunds arrive.`,
  "golf-courses-services": `
figures: sde 150-720, margin 22, stock 2, kit 38, head 80, estate 85
name: Public Golf Course; Golf Course and Driving Range; Semi-Private Golf Club; Golf Club; Golf Course and Event Pavilion
hook: With Lighted Range; With Tournament Calendar; With Water Rights; With Memberships; With a Pavilion
work: Golfers played {21000-43000} rounds last year, and tee times are booked online.
work: The driving range has {24-60} stations, [half of them covered|lit until ten], and sells {28000-61000} buckets a year.
work: The greens were rebuilt in [2016|2018|2020], and the irrigation system is controlled by zone.
work: The course has a fleet of {40-78} lithium-powered carts that was replaced in [2021|2023].
clients: Members, evening leagues and {30-75} outings for charities and companies provide steady play.
clients: Independent instructors give {9-16} hours of lessons a day in season and pay the club a fee.
staff: The superintendent has maintained these greens for {9-21} years.
staff: The pro shop, grounds and grill are run by a manager who plans to stay.
next: The upper floor of the cart barn has room for indoor simulators in winter.
next: Foot golf, [winter activities|weddings by the pond] and other uses of the grounds aren't offered.
why: Partners are retiring; Estate sale; Owner wants more free time
season: The course is open {7-10} months a year, and membership dues come in during the rest.`,
  "marinas-fishing": `
figures: sde 160-760, margin 28, stock 7, kit 30, head 120, estate 80
name: Marina; Marina and Fuel Dock; Marina and Ship's Store; Full-Service Marina; Family Marina
hook: With Wet and Dry Slips; With a Ship's Store; With Waterfront Grill; With Submerged-Land Permit; With Rental Pontoons
work: The marina has {64-220} wet slips that are {88-100} percent occupied, with [a waiting list|a waiting list for larger slips].
work: The fuel dock pumps {48000-130000} gallons a season at [a dollar|$1.20] a gallon over cost.
work: Rental pontoons are booked {62-94} days a year each and are replaced on a regular schedule.
work: The docks were replaced with composite decking in [2021|2023], and the pilings passed inspection.
clients: Slip holders stay {6-14} years on average, and one in three lives within {10-30} miles.
clients: [Anglers in the morning and families later in the day|Fishing tournaments on 11 weekends] keep the store busy.
staff: A harbor master, seasonal dockhands and an independent mechanic run the waterfront.
staff: The store manager handles ordering and has been here for {5-12} seasons.
next: Permits are in place for {12-40} more slips that haven't been built.
next: Winter storage customers are turned away because there aren't enough boat stands.
why: Retirement; Owners are relocating; Family trust is selling
season: The weeks from Memorial Day to Labor Day bring in {60-75} percent of sales, and slips are paid in advance in March.`,
  "nightclubs-theaters": `
figures: sde 120-560, margin 22, stock 3, kit 28, head 95, estate 30
name: Live Music Club; Concert Club and Bar; Music and Comedy Club; Live Entertainment Venue; Music Hall; Performance Venue and Bar
hook: With Full Liquor License; With a Known Stage; With Private Event Income; With a Kitchen; With Late Permit
work: Licensed capacity is {220-680}, and events were held on {110-240} nights last year.
work: The sound and lighting systems were replaced in [2019|2022], so touring acts don't need to bring their own.
work: The bar brings in {52-68} percent of sales at a pour cost of {19-24} percent.
work: Tickets are sold on the venue's own website, and its mailing list of {9000-26000} names is included.
clients: [Young professionals come on weekends and students on Thursdays|Different programs draw different ages through the week], and most buy tickets in advance.
clients: Private events are held on {18-52} nights a year, mostly on Mondays and Tuesdays.
staff: The booking manager has held the job for {5-13} years and is well known to agents.
staff: The bar manager, the licensed door staff and the sound technician all plan to stay.
next: The venue is closed before seven, so [a daytime café|rehearsal rentals] would add income.
next: The balcony is closed most nights because it doesn't have its own bar.
why: Owner wants to stop working nights; Retirement; Partners are going separate ways
season: October through May is the main season, and [outdoor shows carry the summer|the venue closes for two weeks in August].`,
};

export const FINANCE_TRADES = {
  "accounting-tax-practices": `
figures: sde 90-480, margin 42, stock 0, kit 2, head 125, estate 10
name: Accounting and Tax Practice; Tax and Bookkeeping Practice; Accounting Firm; Accounting, Tax and Payroll Firm; Tax and Accounting Office; Small-Business Accounting Practice
hook: With Monthly Retainers; Fully Paperless; With Two Enrolled Agents; With Payroll Clients; With Clean Workpapers
work: Individual returns average $[385|460|540|690], and business returns average about three times as much.
work: Monthly bookkeeping brings in {35-58} percent of fees and is billed evenly through the year.
work: The office has been paperless since [2014|2017|2019], and every file is in the client portal.
work: Write-offs are under {2-5} percent, and receivables are collected in {19-34} days.
clients: Clients include [restaurants, dentists and contractors|physicians, landlords and farms], and the largest accounts for {3-6} percent of fees.
clients: Retention has been {91-97} percent for five years, and most clients who left had moved away.
staff: The preparers include [two enrolled agents|a CPA who is willing to sign returns].
staff: Seasonal reviewers return every February and need little training.
next: Fees were last raised in [2021|2022], and few clients objected.
next: Advisory meetings are included with the tax return and could be billed separately.
why: Sole practitioner is retiring; Owner is joining a client as controller; Owner's health
season: February through April is the busiest time, followed by extensions in September and October.`,
  "banking-loan": `
figures: sde 110-520, margin 32, stock 0, kit 2, head 140, estate 5
name: Mortgage Brokerage; Home Loan Brokerage; Residential Mortgage Company; Mortgage and Home Loan Office; Mortgage Broker
hook: With Repeat Clients; Licensed in Four States; With Lender Agreements; With Realtor Referrals; With Referral Partners
work: The company places loans with {14-38} lenders and isn't dependent on any one of them.
work: The average loan is $[186,000|248,000|312,000] and closes in {21-36} days.
work: Purchase loans make up {58-80} percent of volume, so income doesn't depend on refinancing.
work: All licenses are in good standing, and the most recent exam was passed in [2022|2023|2024].
clients: Real estate offices and builders refer {60-80} percent of applicants.
clients: Former borrowers accounted for {24-40} percent of the loans closed last year.
staff: The loan officers work on commission under agreements that can be assigned to a buyer.
staff: Compliance is handled by an outside firm for a fixed fee.
next: No one contacts the {900-2600} past borrowers when rates change.
next: Commercial and small-business loans are referred out for half of the fee.
why: Owner is joining a lender; Retirement; Estate sale
season: Home purchases peak in spring and summer, and refinancing follows interest rates.`,
  "check-cashing": `
figures: sde 60-260, margin 30, stock 0, kit 5, head 110, estate 5
name: Check Cashing Store; Check Cashing and Bill Pay Center; Check Cashing and Money Transfer Store; Neighborhood Financial Services Center; Money Services Store
hook: With License in Order; With Two Windows; With Transfer Agency; With a Long Track Record; With Prepaid Cards
work: Check fees average {1-2} percent of face value, and volume has been steady for several years.
work: Returned checks cost a tenth of a percent of volume, and collections are handled in house.
work: Money orders, transfers and bill payments bring in {30-46} percent of fees.
work: The store has bullet-resistant windows, a time-lock safe and armored pickup on [two|three] days a week.
clients: Most customers work in [construction|restaurants and hotels] and are verified by photo and fingerprint.
clients: In a typical week {600-1500} customers come in, and {70-85} percent of them come every week.
staff: The tellers are bonded, and most have {5-12} years of experience.
staff: The manager files all regulatory reports, and the last examination had no findings.
next: Customers ask for license renewals and [immigration photos|tax preparation], which aren't offered.
next: Business checks above $2,500 are declined under a policy that hasn't been reviewed in years.
why: Owner is selling one of four stores; Retirement; Moving to another state
season: Fridays are the busiest days, and tax refunds lift February and March.`,
  "insurance-agencies": `
figures: sde 90-520, margin 38, stock 0, kit 2, head 120, estate 10
name: Independent Insurance Agency; Property and Casualty Agency; Personal and Commercial Lines Agency; Family Insurance Agency; Commercial Lines Insurance Agency; Auto, Home and Business Insurance Agency
hook: With Preferred Carriers; With Contingency Income; With Loyal Book; With Bilingual Staff; With Long Retention
work: The agency represents {9-24} carriers and earns an average commission of {11-14} percent.
work: The typical household holds more than one policy, and {52-68} percent of personal lines clients bundle home and auto.
work: The three-year loss ratio is {38-54} percent, and contingency bonuses were paid in each of those years.
work: The conversion to a new management system was completed in [2020|2022], and all documents are attached.
clients: Premium retention is {88-95} percent, and no account exceeds {2-4} percent of the book.
clients: [Contractors, churches and small fleets|Homeowners and landlords|Restaurants, retailers and offices] are the agency's specialty.
staff: The licensed account managers each have their own book of renewals.
staff: Producer agreements include non-solicitation terms and can be assigned to a buyer.
next: Life and umbrella coverage have been sold to only {6-12} percent of households.
next: Many of the {700-1900} clients with auto coverage only also own a home.
why: Principal is retiring and will stay for introductions; Owner is concentrating on benefits; Family sale
season: Renewals are concentrated in January and July, and commissions are steady the rest of the year.`,
};
