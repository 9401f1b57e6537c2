/** Texts for service businesses; see `trade.ts` for the format. */
export const SERVICE_TRADES = {
  "architecture-engineering": `
figures: sde 120-560, margin 24, stock 0, kit 4, head 135, estate 5
name: Architecture Firm; Civil Engineering Firm; Land Surveying Firm; Structural Engineering Practice; Environmental Consultancy; Geotechnical Lab
hook: With Public Clients; With Signed Backlog; With Records Since the Sixties; With Licensed Staff; With Drone Crew
work: Backlog of $[780,000|1.1 million|1.6 million] in signed contracts, {5-9} months of work.
work: Field crews with robotic stations and a scanner; plats going back {30-65} years.
work: Utilization of {67-78} percent, overhead rate audited by the state.
clients: [Counties, schools and a port|Developers, churches and clinics|Title firms and ranches]; repeat work {71-88} percent.
staff: {2-5} licensed professionals besides the owner; one would sign as principal.
staff: Technicians average {6-17} years on the same standards.
next: Construction inspection is passed to others at $[110|125] an hour.
next: Two on-call lists open next year.
why: Founding principal retires; Partners' ages; Principal joins a university
season: Public budgets in July, field work in dry months.`,
  catering: `
figures: sde 55-280, margin 17, stock 2, kit 20, head 70, estate 8
name: Catering Company; Corporate Lunch Caterer; Wedding Caterer; Barbecue Caterer; School Meals Contractor; Meal Prep Company; Kosher Caterer
hook: With Preferred Venue Lists; With Commissary; With Deposits Booked; With Daily Contracts; With Rental Inventory
work: {160-540} events last year at $[3,100|4,800|7,400] on average.
work: Kitchen of {2200-4800} square feet with [two|three] combi ovens, blast chiller and four vans.
work: {420-1900} school or office lunches leave daily by ten.
clients: On the lists of {9-24} venues, exclusive at [two|three].
clients: [Pharma reps, law firms and film crews|Universities, synagogues and galleries] reorder by e-mail.
staff: Executive chef with {6-15} years, an event captain for every night.
staff: Servers, {40-90} on call, trained in a day here.
next: Rentals sit on shelves Monday to Thursday.
next: Meals for [dialysis centers|charter schools] go to bid in spring.
why: Owner's evenings; Chef-owner opens an inn; Retirement
season: May, June, September to mid-December.`,
  cleaning: `
figures: sde 60-340, margin 18, stock 1, kit 6, head 42, estate 2
name: Commercial Cleaning Company; House Cleaning Service; Carpet Cleaning Company; Window Cleaning Company; Medical Office Janitorial; Pressure Washing Company; Restoration and Drying Firm; Pool Service Route
hook: With Monthly Contracts; With Insurance Work; With Recurring Homes; With Trained Crews; With Low Turnover
work: {34-130} buildings under monthly contract, average age {4-9} years.
work: {180-640} homes weekly or every second week at $[148|172|196], on autopay.
work: Truck mounts, [four|six] of them, and {60-180} air movers for water losses.
clients: [Clinics, banks and schools|Dealerships and churches|Dental groups and a brewery]; largest {8-15} percent.
clients: Cancellations {1-2} percent a month; half come back.
staff: Supervisors inspect nightly with photos; crews are employed, not subbed.
staff: {14-70} cleaners; paid a dollar above the town's usual.
next: Floors and windows are quoted only on request.
next: Nobody sells: the phone does.
why: Owner moves to be near parents; Retirement; Selling one of two divisions
season: Even, with floors in summer and windows in spring.`,
  "commercial-laundry": `
figures: sde 140-640, margin 20, stock 3, kit 55, head 82, estate 30
name: Commercial Laundry; Linen Rental Company; Uniform Laundry; Hotel Linen Plant; Healthcare Laundry; Mat and Towel Service
hook: With Tunnel Washer; With Routes; With Hotel Contracts; With Own Linen Stock; With Boiler Overhauled
work: {28000-130000} pounds a week through [a tunnel washer|six washer-extractors] and [two|three] ironers.
work: Boiler retubed in [2021|2023]; gas and water per pound are posted daily.
work: Rental linen is owned, with {3-5} sets a customer and {4-7} percent loss.
clients: {22-90} hotels, [restaurants and spas|clinics and two hospitals] on contracts of [two|three] years.
staff: Plant manager with {8-20} years, an engineer who hears bearings.
staff: {18-60} on two shifts; drivers are the salesmen.
next: Chef wear and mats ride along on no route yet.
next: Night shift would take the {20-40} percent that was declined.
why: Partners past sixty-five; Owner keeps the building; Family sells
season: Occupancy decides: [winter|summer] is the peak.`,
  "dry-cleaners": `
figures: sde 50-230, margin 21, stock 1, kit 36, head 66, estate 12
name: Dry Cleaner; Dry Cleaning Plant With Drop Stores; Pick-Up and Delivery Cleaner; Wedding Gown Preservation; Shirt Laundry and Cleaner
hook: With Green Solvent; With Two Drop Stores; With Hotel Valet; With Routes; With Environmental Report
work: Hydrocarbon machine of [fifty|sixty] pounds from {2016-2021}; site report is clean.
work: {1100-3400} pieces a week, shirts at $[3.25|3.75|4.20].
work: Delivery route of {140-420} homes makes {22-41} percent of sales.
clients: Two hotels, [a theater|the police department] and offices by lobby locker.
clients: {2600-7200} households, three in four within two miles.
staff: Presser and spotter with {9-24} years; seamstress four days.
next: Wash-and-fold is asked for and sent down the street.
next: Leather and rugs are brokered.
why: Owners retire; Plant too much for one; Return home overseas
season: Fall coats and spring weddings.`,
  "funeral-homes": `
figures: sde 140-680, margin 26, stock 4, kit 12, head 130, estate 85
name: Funeral Home; Cremation Service; Funeral Home and Crematory; Cemetery and Memorial Park; Pet Crematory
hook: In Its Third Generation; With Pre-Need Trust; With Own Crematory; With Director Staying; With the Residence
work: {90-310} families a year, {46-64} percent cremation, average $[4,200|5,900|7,300].
work: Pre-need of $[1.2|1.9|3.1] million, [in trust|insured], audited yearly.
work: Chapel for {120-260}, [two|three] visitation rooms, one retort installed {2014-2021}.
clients: [Two parishes and a lodge|Families of four towns], {3-6} generations.
staff: Licensed director and embalmer stay; attendants on call are retired firemen.
staff: The office manager has written obituaries for {9-22} years.
next: Monuments and [pet cremation|grief groups] are left to others.
next: The reception hall across the lot is rented to nobody.
why: Last of the family in the profession; Director retires and will stay for introductions; Estate
season: Winter is heavier, by little.`,
  "landscaping-yard": `
figures: sde 70-380, margin 19, stock 1, kit 32, head 72, estate 12
name: Landscape Maintenance Company; Commercial Grounds Care Company; Lawn Treatment Company; Tree Service; Irrigation Company; Snow and Landscape Company; Hardscape Builder
hook: With HOA Contracts; With Monthly Routes; With Arborist on Staff; With Snow Contracts; With Late-Model Fleet
work: {38-160} properties on yearly contracts, invoiced in twelve equal months.
work: {1300-5200} lawns on a six-step program, renewed at {78-87} percent.
work: Bucket truck, chipper and grapple; stump work at {18-30} percent of tree sales.
work: {6-16} trucks and {14-40} mowers, average age {2-4} years.
clients: [Associations, hospitals and a campus|Builders, banks and homes above a million]; largest {7-14} percent.
staff: Foremen with {6-16} years; [visa crews return each March|crews are local].
staff: Account managers walk every site monthly with the customer.
next: Lighting and drainage are quoted by none of the crews.
next: {20-45} percent of contracts have no irrigation.
why: Founder turns to nursery work; Retirement; Partner buys out of state
season: Growing months pay, [snow|pruning and installs] fills the rest.`,
  "laundromats-coin-laundry": `
figures: sde 55-280, margin 32, stock 0, kit 68, head 190, estate 22
name: Coin Laundry; Card-Operated Laundromat; Laundromat With Wash and Fold; 24-Hour Laundry; Laundromat With Apartments
hook: With New Washers; With Wash and Fold; In a Dense Neighborhood; With Long Lease; With App Payment
work: {38-92} washers from twenty to eighty pounds and as many dryers, {2-6} years old on average.
work: {3-6} turns a day; a top-load costs $[3.75|4.25|4.75], last raised {14-30} months ago.
work: Wash-and-fold at $[1.45|1.65|1.85] a pound makes {14-34} percent.
clients: {58-74} percent of homes within a mile rent.
clients: [Salons, gyms and vacation hosts|A youth hostel and two taquerias] drop off daily.
staff: Attendants on [two|three] shifts; owner collects twice a week.
next: Pick-up by app started nearby, not here.
next: Hours end at ten; the street does not.
why: Owner has three and sells one; Retirement; Moving to Florida sun or northern lakes, undecided
season: Rain and winter help, nothing hurts.`,
  "legal-services": `
figures: sde 70-340, margin 34, stock 0, kit 2, head 115, estate 4
name: Court Reporting Firm; Process Serving Company; Paralegal and Document Service; Title and Escrow Company; Mediation Practice; Patent Illustration Studio; Bail Bond Agency
hook: With Standing Accounts; With Certified Reporters; With County Contract; With Videographers; With E-Filing
work: {1800-6200} jobs a year from {90-340} law firms, paid in {31-44} days.
work: Rates of $[4.85|5.40|6.10] a page, with copy sales on {38-60} percent of transcripts.
work: {620-1900} closings a year, no claim in {9-14} years.
clients: [Insurance defense and plaintiffs alike|Builders, banks and probate counsel]; largest {6-12} percent.
staff: Schedulers who can fill a calendar at four in the afternoon for nine tomorrow.
staff: {6-18} certified professionals on contract, average {7-12} years.
next: Remote proceedings for [two|three] counties west were declined.
next: No one has visited the firms in the new tower.
why: Owner retires; Reporter-owner's wrists; Sale by surviving partner
season: Courts rest in August and December, discovery doesn't.`,
  locksmith: `
figures: sde 50-230, margin 26, stock 5, kit 22, head 105, estate 4
name: Locksmith Company; Automotive Key Company; Safe and Vault Service; Access Control and Lock Firm; Mobile Locksmith
hook: With Dealership Accounts; With University Contract; With Stocked Vans; With Known Number; With Key Codes
work: {3-7} vans with key machines and programmers for {92-98} percent of cars on the road.
work: {2600-6800} calls a year at $[138|164|187]; lockouts are only a fifth.
work: Master-key systems for {60-210} buildings, records in a safe.
clients: [A university, two hospitals and realtors|Dealers, fleets and apartment managers] on account.
staff: Licensed locksmiths with {6-21} years, on call by rota.
staff: Shop counter cuts keys and takes the phone.
next: Electronic access is {9-20} percent and doubling.
next: Night calls go to whoever wakes up.
why: Owner's back; Retirement; Joining a manufacturer
season: Move-in weeks at the college, frost.`,
  "medical-billing": `
figures: sde 90-460, margin 30, stock 0, kit 1, head 68, estate 0
name: Medical Billing Company; Dental Billing Service; Ambulance Billing Company; Medical Coding Firm; Practice Management Services; Credentialing Service
hook: With Percentage Contracts; Fully Remote; With Long-Term Clients; With Certified Coders; With Clean-Claim Record
work: $[21|34|48] million of charges a year at {4-7} percent of collections.
work: First-pass rate {95-98} percent, days in receivables {26-36}.
work: Works in clients' own systems, {5-9} of them, so onboarding takes {3-5} weeks.
clients: {28-110} providers in [behavioral health and therapy|anesthesia and surgery|fire districts and counties].
clients: Average client {6-13} years; one lost last year, to retirement.
staff: {9-34} billers and coders, certified, at home in {2-6} states.
staff: Operations manager has met every client and most of their mothers.
next: Denials of others could be worked for a share.
next: Credentialing is done as a favor.
why: Founder becomes a grandmother; Partners part; Retirement
season: Deductibles reset in January, cash by March.`,
  "pest-control": `
figures: sde 60-340, margin 23, stock 2, kit 14, head 98, estate 4
name: Pest Control Company; Termite and Lawn Pest Firm; Mosquito Control Company; Wildlife Removal Company; Commercial Pest Service; Bed Bug Heat Treatment Company
hook: With Quarterly Routes; With Termite Renewals; With Restaurant Accounts; With Certified Operator Staying; With Branded Trucks
work: {1400-5600} accounts, {84-93} percent recurring, at $[118|132|149] a quarter.
work: {380-1700} termite bonds renew at $[185|225|260].
work: Routes are {9-14} stops a day within {8-16} miles, drawn by software.
clients: [Restaurants, schools and warehouses|Homes, with associations behind them]; largest {3-7} percent.
clients: Cancellations of {11-15} percent a year, half by moving.
staff: {4-13} licensed technicians; another than the owner holds the operator's certificate.
staff: Two in the office answer within three rings.
next: Mosquito and [rodent exclusion|lawn] are sold to one in nine.
next: Annual prepay is offered and not asked for.
why: Owner retires; Founder's new venture; Family relocation
season: Spring swarms, fall rodents.`,
  "property-management": `
figures: sde 80-400, margin 26, stock 0, kit 2, head 82, estate 6
name: Property Management Company; HOA Management Firm; Vacation Rental Manager; Student Housing Manager; Commercial Property Manager
hook: With Recurring Fees; With Maintenance Division; With Licensed Broker Staying; With Owner Referrals; With Low Churn
work: {240-980} doors at {7-10} percent, and leasing fees of half a month.
work: {22-84} associations at $[11|14|17] a door, contracts of [two|three] years.
work: {48-190} vacation homes, {58-71} percent occupied, linens in house.
clients: Owners hold {2-4} doors on average; half live out of state.
clients: Vacancy of {2-4} percent, evictions handled {3-9} times last year.
staff: Property managers with {90-140} doors each and a maintenance desk.
staff: The broker of record is employed and stays.
next: Resident benefit packages are usual elsewhere at $[29|39] a month.
next: Renovation is sent out without a fee.
why: Owner invests for his own account; Retirement; Partner's health
season: Leases turn in summer; visitors in season.`,
  security: `
figures: sde 80-420, margin 17, stock 2, kit 6, head 58, estate 3
name: Security Guard Company; Alarm and Monitoring Company; Camera and Access Installer; Private Investigation Firm; Armored Transport Company; Event Security Company
hook: With Monitoring Revenue; With Guard Contracts; With State Licenses; With Trained Officers; With Patrol Fleet
work: {1100-4400} monitored accounts at $[34|41|49] a month, {7-11} percent attrition.
work: {1600-6400} guard hours a week at $[26|29|33] billed.
work: Cameras and access for {60-190} sites, service included in {40-65} percent.
clients: [Hospitals, malls and a port|Builders, schools and gated streets]; largest {9-17} percent.
staff: Captains with police or army years; {20-120} officers, licensed.
staff: Dispatch around the clock, in the building.
next: Remote video guarding costs a third and was piloted.
next: {300-1200} old accounts are on copper lines.
why: Founder retires a second time; Partners divide guards and alarms; Health
season: Events in summer, retail in December.`,
  "staffing-agencies": `
figures: sde 110-600, margin 8, stock 0, kit 1, head 900, estate 2
name: Staffing Agency; Nurse Staffing Agency; Industrial Temp Agency; IT Recruiting Firm; Hospitality Staffing Company; Executive Search Firm; Truck Driver Staffing Company
hook: With Vendor Contracts; With Low Claims; With Clean Receivables; With Bilingual Recruiters; With Direct-Hire Fees
work: {90-420} people on assignment in an average week at markups of {38-56} percent.
work: Direct hire brings {9-28} percent of gross profit, at {20-25} percent of salary.
work: Workers' compensation modifier of 0.{68-89}; receivables turn in {34-42} days.
clients: {24-80} clients in [food plants and warehouses|hospitals and clinics|hotels and arenas]; largest {12-19} percent.
staff: Recruiters with {4-11} years and desks that don't depend on the owner.
staff: Payroll and compliance by [two|three] in the back office.
next: The second shift of three clients is filled by a rival.
next: The database of {14000-52000} is searched by memory.
why: Owner retires; Founder goes into training; Investors sell
season: Third quarter peak, January trough.`,
  "waste-management-recycling": `
figures: sde 140-720, margin 25, stock 1, kit 52, head 150, estate 28
name: Dumpster Rental Company; Residential Trash Hauler; Portable Toilet Company; Junk Removal Company; Document Shredding Company; Grease and Septage Hauler; Compost Facility
hook: With Subscription Homes; With Town Contract; With Transfer Permit; With Young Trucks; With Disposal Agreement
work: {120-420} roll-off boxes and [three|four|five] hook trucks; {2-4} turns a box a month.
work: {2400-9800} homes at $[24|28|32] a month, billed quarterly ahead.
work: {260-900} toilets, {70-85} percent out, washed by route.
clients: [Roofers, builders and towns|Restaurants and food plants|Doctors, banks and courts].
clients: Disposal agreement to {2027-2030} at a price per ton in writing.
staff: Drivers with {5-14} years; a mechanic who keeps spares of everything.
staff: Dispatcher routes by text and map.
next: The transfer permit is for {2-4} times the tons received.
next: Commercial organics will be law here and have no hauler.
why: Second generation leaves; Owner keeps the land; Retirement
season: Spring clean-outs, festivals, then roofs until frost.`,
};
