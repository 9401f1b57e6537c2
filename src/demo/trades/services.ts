/** Texts for service businesses; see `trade.ts` for the format. */
export const SERVICE_TRADES = {
  "architecture-engineering": `
figures: sde 120-560, margin 24, stock 0, kit 4, head 135, estate 5
name: Civil Engineering Firm; Land Surveying Firm; Engineering and Surveying Firm; Architecture and Engineering Firm; Site Engineering Firm; Engineering Consultancy
hook: With Public Clients; With Signed Backlog; With a Large Records Archive; With Licensed Staff; With Drone Crew
work: Signed contracts cover the next {5-9} months of work, and proposals under review would extend that.
work: Field crews use robotic total stations and a laser scanner, and project records go back {15-30} years.
work: Utilization runs {67-78} percent, and the firm's overhead rate has been audited by the state.
clients: Clients include [counties, schools and a port|developers, churches and clinics|title companies and ranches], and repeat work is {71-88} percent of fees.
staff: A licensed professional other than the owner works here and would sign as principal.
staff: Technicians have been here {6-17} years on average and work to one set of drafting standards.
next: The firm refers construction inspection to others and could bill it in house at $[110|125] an hour.
next: Two public on-call lists open for new firms next year.
why: Founding principal is retiring; Partners are retiring; Principal is joining a university
season: Public budgets release new work in July, and field work is heaviest in the dry months.`,
  catering: `
figures: sde 55-280, margin 17, stock 2, kit 20, head 70, estate 8
name: Catering Company; Full-Service Caterer; Corporate and Event Caterer; Wedding and Event Caterer; Off-Premise Caterer; Catering and Events Company; Catering and Meal Delivery Company
hook: With Preferred Venue Lists; With Commissary; With Deposits Booked; With Daily Contracts; With Rental Inventory
work: The company catered {160-540} events last year, from office meetings to large receptions.
work: The {2200-4800}-square-foot kitchen has [two|three] combi ovens, a blast chiller and a loading area for four vans.
work: School and office lunches go out every weekday by ten and provide income between events.
clients: The company is on the preferred list at {9-24} venues and is the exclusive caterer at [two|three] of them.
clients: Repeat clients include [pharmaceutical companies, law firms and film crews|universities, synagogues and galleries].
staff: The executive chef has {6-15} years with the company, and an event captain leads every job.
staff: Servers are called from a trained on-call list, so payroll rises and falls with bookings.
next: The rental inventory is rarely used from Monday to Thursday and could be rented out.
next: Meal contracts for [dialysis centers|charter schools] go out to bid in the spring.
why: Owner wants evenings with family; Chef-owner is opening an inn; Retirement
season: May, June and the months from September to mid-December are the busiest.`,
  cleaning: `
figures: sde 60-340, margin 18, stock 1, kit 6, head 42, estate 2
name: Commercial Cleaning Company; Cleaning Company; Home and Office Cleaning Company; Janitorial Company; Home and Business Cleaning Service; Office Cleaning Company; Cleaning and Carpet Care Company; Cleaning and Floor Care Company
hook: With Monthly Contracts; With Medical Accounts; With Recurring Homes; With Trained Crews; With Low Turnover
work: The company cleans {24-60} buildings under monthly contracts that have been in place {4-9} years on average.
work: Residential customers are cleaned weekly or every two weeks at $[148|172|196] a visit and pay automatically.
work: Four truck-mounted extractors handle carpet and floor work, which is billed in addition to the monthly contracts.
clients: Clients include [clinics, banks and schools|car dealers and churches|dental groups and a brewery], and the largest is {8-15} percent of sales.
clients: Cancellations run {1-2} percent a month, and half of those customers come back.
staff: Supervisors inspect every night with photos, and all crews are employees, not subcontractors.
staff: Cleaners start at a dollar an hour above the local average, which keeps turnover low.
next: Floor care and window cleaning are quoted only on request.
next: The company has no salesperson, and all new work comes from calls and referrals.
why: Owner is moving closer to family; Retirement; Owner is selling one of two divisions
season: Demand is even through the year, with extra floor work in summer and windows in spring.`,
  "commercial-laundry": `
figures: sde 140-640, margin 20, stock 3, kit 55, head 82, estate 30
name: Commercial Laundry; Linen Rental Company; Hotel Linen Laundry; Commercial Laundry and Linen Service; Hospitality Laundry; Laundry and Linen Company
hook: With Tunnel Washer; With Routes; With Hotel Contracts; With Own Linen Stock; With Boiler Overhauled
work: The plant processes {12000-60000} pounds a week through [a tunnel washer|six washer-extractors] and [two|three] ironers.
work: The boiler was retubed in [2021|2023], and gas and water use per load are tracked daily.
work: The company owns its rental linen, keeps {3-5} sets per customer and holds annual losses to {4-7} percent.
clients: The plant serves {22-90} hotels, [restaurants and spas|clinics and hospitals] under contracts of [two|three] years.
staff: The plant manager has {8-20} years here, and an engineer maintains the equipment in house.
staff: The plant runs two shifts, and the route drivers also look after their accounts.
next: Chef wear and floor mats aren't offered on the existing routes.
next: The company declined new accounts last year that a night shift could take on.
why: Retirement; Partners are retiring; Family is selling its interest
season: Volume follows hotel occupancy and peaks in [winter|summer].`,
  "dry-cleaners": `
figures: sde 50-230, margin 21, stock 1, kit 36, head 66, estate 12
name: Dry Cleaner; Dry Cleaning Plant; Dry Cleaner and Alterations Shop; Dry Cleaning and Delivery Company; Shirt Laundry and Dry Cleaner
hook: With Green Solvent; With Two Drop Stores; With Hotel Valet; With Routes; With Environmental Report
work: The plant runs a [50|60]-pound hydrocarbon machine built in {2016-2021}, and the environmental site report is clean.
work: The plant cleans {1100-3400} pieces a week, including laundered shirts that are returned the next day.
work: A pickup and delivery route for {140-420} homes brings in {22-41} percent of sales.
clients: Two hotels, [a theater|the police department] and several office buildings with lobby lockers are regular accounts.
clients: The database has {2600-7200} households, and three in four are within a short drive.
staff: The presser and spotter have {9-24} years of experience, and a seamstress works four days a week.
next: Wash-and-fold is requested often and referred to a laundromat nearby.
next: Leather and rugs are sent out, although the margin is high enough to bring the work in house.
why: Owners are retiring; Business is too large for one owner; Owner is returning home overseas
season: Coats in the fall and wedding season in the spring are the peaks.`,
  "funeral-homes": `
figures: sde 140-680, margin 26, stock 4, kit 12, head 130, estate 85
name: Funeral Home; Funeral Home and Cremation Service; Family Funeral Home; Funeral and Cremation Chapel; Community Funeral Home
hook: In Its Third Generation; With Pre-Need Trust; With Own Crematory; With Director Staying; With Large Chapel
work: The home serves {90-310} families a year, and cremation accounts for {46-64} percent of services.
work: Preneed contracts are [held in trust|funded by insurance] and audited every year, and they transfer to the buyer.
work: The chapel seats {120-260}, and there are [two|three] visitation rooms and a retort installed in {2014-2021}.
clients: Families come from [two parishes and several lodges|four surrounding towns], most of them on the recommendation of relatives.
staff: The licensed director and the embalmer plan to stay, and experienced attendants are on call.
staff: The office manager has been with the home for {9-22} years and handles arrangements, permits and obituaries.
next: Monuments and [pet cremation|grief support groups] are left to other providers.
next: The reception hall is unused between services and could host family gatherings.
why: Family has no successor; Director is retiring and will stay for introductions; Estate sale
season: Winter is slightly busier than the rest of the year.`,
  "landscaping-yard": `
figures: sde 70-380, margin 19, stock 1, kit 32, head 72, estate 12
name: Landscape Maintenance Company; Commercial Grounds Care Company; Landscape and Lawn Care Company; Landscape and Irrigation Company; Full-Service Landscape Company; Lawn and Landscape Company; Landscape and Tree Company
hook: With HOA Contracts; With Monthly Routes; With Arborist on Staff; With Commercial Contracts; With Late-Model Fleet
work: The company maintains {38-160} properties on annual contracts that are billed in 12 equal payments.
work: The lawn treatment program has six visits a year, and {78-87} percent of customers renew.
work: Tree and stump work adds {18-30} percent to sales with the company's own bucket truck and chipper.
work: Trucks and mowers are {2-4} years old on average and are serviced in house.
clients: Clients include [associations, hospitals and a campus|builders, banks and large homes], and the largest is {7-14} percent of sales.
staff: Foremen have {6-16} years with the company, and [seasonal crews return every March|the crews are hired locally].
staff: Account managers walk every property with the customer once a month.
next: Lighting and drainage work are requested often but not offered.
next: Irrigation service could be added to {20-45} percent of the current contracts.
why: Founder is starting a nursery; Retirement; Partners are going separate ways
season: The growing season brings the most revenue, and [pruning and cleanups|enhancement projects] fill the rest of the year.`,
  "laundromats-coin-laundry": `
figures: sde 55-280, margin 32, stock 0, kit 68, head 190, estate 22
name: Coin Laundry; Card-Operated Laundromat; Neighborhood Laundromat; Large-Capacity Laundromat; Laundromat and Drop-Off Laundry
hook: With New Washers; With Wash and Fold; In a Dense Neighborhood; With Ample Parking; With App Payment
work: The store has {24-52} washers of 20 to 80 pounds and as many dryers, and the machines are {2-6} years old on average.
work: Machines average {3-6} turns a day, and the last price increase was {14-30} months ago.
work: Wash-and-fold at $[1.45|1.65|1.85] a pound brings in {14-34} percent of sales.
clients: Renters make up {58-74} percent of households within a mile.
clients: Commercial customers such as [salons, gyms and vacation rentals|a hostel and two restaurants] drop off laundry every day.
staff: Attendants cover [two|three] shifts, and the owner comes in twice a week.
next: The laundromat doesn't offer pickup and delivery, although demand in the neighborhood is strong.
next: The store closes at ten and could stay open later with card access.
why: Owner is selling one of three stores; Retirement; Relocation
season: Revenue is steady all year, with small increases in winter and rainy weeks.`,
  "legal-services": `
figures: sde 70-340, margin 34, stock 0, kit 2, head 115, estate 4
name: Court Reporting Firm; Deposition Reporting Service; Court Reporting and Legal Video Firm; Litigation Support Firm; Court Reporting Agency; Legal Support Services Firm
hook: With Standing Accounts; With Certified Reporters; With County Contract; With Videographers; With E-Filing
work: The firm handles {400-1100} jobs a year for {30-90} law firms, which pay in {31-44} days on average.
work: Transcript rates average $[4.85|5.40|6.10] a page, and copies are sold on {38-60} percent of transcripts.
work: Video, exhibit handling and remote sessions are offered with every deposition and account for a growing share of fees.
clients: Clients include [both insurance defense and plaintiffs' firms|corporate, probate and trial lawyers], and the largest is {6-12} percent of sales.
staff: The schedulers can usually cover a next-day job booked late in the afternoon.
staff: Certified reporters work as independent contractors and have been with the firm {7-12} years on average.
next: Requests for remote proceedings from [two|three] neighboring counties were declined last year.
next: The firm has no salesperson, so new law offices in the area haven't been contacted.
why: Owner is retiring; Owner's health; Surviving partner is selling
season: Court calendars slow in August and December, while depositions continue all year.`,
  locksmith: `
figures: sde 50-230, margin 26, stock 5, kit 22, head 105, estate 4
name: Locksmith Company; Mobile Locksmith Company; Locksmith and Key Shop; Locksmith and Safe Company; Commercial and Auto Locksmith
hook: With Dealership Accounts; With University Contract; With Stocked Vans; With Known Number; With Key Codes
work: The service vans carry key machines and programmers that cover {92-98} percent of vehicles on the road.
work: The company answers {2600-6800} calls a year, and lockouts are only about a fifth of them.
work: Master-key systems are maintained for {60-210} buildings, and the records are kept in a fire-rated safe.
clients: Account customers include [a university, two hospitals and realtors|car dealers, fleets and apartment managers].
staff: Licensed locksmiths have {6-21} years of experience and share the on-call schedule.
staff: The shop counter cuts keys, answers the phone and dispatches the vans.
next: Electronic access control is {9-20} percent of sales and growing faster than any other line.
next: Night calls aren't scheduled in advance, so a new owner could add a proper after-hours service.
why: Owner's health; Retirement; Owner is taking a job with a manufacturer
season: College move-in weeks and the first hard freeze bring the most calls.`,
  "medical-billing": `
figures: sde 90-460, margin 30, stock 0, kit 1, head 68, estate 0
name: Medical Billing Company; Medical Billing and Coding Firm; Physician Billing Company; Healthcare Billing Service; Medical Billing Service; Practice Billing Company
hook: With Percentage Contracts; Fully Remote; With Long-Term Clients; With Certified Coders; With Clean-Claim Record
work: Clients pay {4-7} percent of collections, so the company's revenue grows with theirs.
work: The first-pass acceptance rate is {95-98} percent, and claims are paid in {26-36} days on average.
work: The team works in the clients' own systems, and a new client is usually set up in {3-5} weeks.
clients: The company bills for {28-110} providers in [behavioral health and therapy|anesthesia and surgery|primary care and pediatrics].
clients: Clients stay {6-13} years on average, and the only one lost last year retired.
staff: Certified billers and coders work from home in {2-6} states.
staff: The operations manager runs the day-to-day work and is the main contact for every client.
next: Old denied claims of new clients could be worked for a share of the recovery.
next: Credentialing is done at no charge and could become a paid service.
why: Founder wants more time with family; Partners are going separate ways; Retirement
season: Collections dip in January, when deductibles reset, and recover by March.`,
  "pest-control": `
figures: sde 60-340, margin 23, stock 2, kit 14, head 98, estate 4
name: Pest Control Company; Termite and Pest Control Company; Pest Control Service; Residential Pest Control Company; Pest and Mosquito Control Company; Commercial and Home Pest Service
hook: With Quarterly Routes; With Termite Renewals; With Restaurant Accounts; With Certified Operator Staying; With Branded Trucks
work: Recurring service at $[118|132|149] a quarter accounts for {84-93} percent of sales.
work: Annual termite renewals at $[185|225|260] add income that takes little labor.
work: Each route has {9-14} stops a day within {8-16} miles, planned by routing software.
clients: Customers are [restaurants, schools and warehouses|homes and the associations that manage them], and the largest is {3-7} percent of sales.
clients: Cancellations run {11-15} percent a year, and half of them are customers who move.
staff: All technicians are licensed, and an employee other than the owner holds the operator's certificate.
staff: The office team answers most calls within three rings.
next: Mosquito and [rodent exclusion|lawn] services have been sold to only one customer in nine.
next: Annual prepayment is available but has never been promoted.
why: Owner is retiring; Founder is starting a new venture; Family relocation
season: Termite swarms in the spring and rodent calls in the fall are the two busy periods.`,
  "property-management": `
figures: sde 80-400, margin 26, stock 0, kit 2, head 82, estate 6
name: Property Management Company; Residential Property Management Company; Rental Management Company; Property and HOA Management Firm; Property Management and Leasing Firm
hook: With Recurring Fees; With Maintenance Division; With Licensed Broker Staying; With Owner Referrals; With Low Churn
work: Management fees are {7-10} percent of rents collected, and leasing a unit earns half a month's rent.
work: The company manages {22-84} associations under contracts of [two|three] years.
work: Owners and tenants use one online portal for payments, statements and repair requests.
clients: Property owners hold {2-4} units on average, and half of them live out of state.
clients: Vacancy runs {2-4} percent, and only {3-9} units needed an eviction last year.
staff: Each property manager looks after {90-140} units, and a maintenance coordinator handles the repairs.
staff: The broker of record is an employee and plans to stay.
next: Resident benefit packages at $[29|39] a month are common elsewhere and aren't offered yet.
next: Renovations are referred out without a coordination fee.
why: Owner is focusing on own properties; Retirement; Partner's health
season: Leases turn over in summer, and fees are steady for the rest of the year.`,
  security: `
figures: sde 80-420, margin 17, stock 2, kit 6, head 58, estate 3
name: Security Company; Security Guard and Patrol Company; Security Services Firm; Guard and Alarm Company; Commercial Security Company; Security Patrol Company
hook: With Monitoring Revenue; With Guard Contracts; With State Licenses; With Trained Officers; With Patrol Fleet
work: Guards and patrols are billed at $[26|29|33] an hour under annual contracts.
work: Alarm monitoring adds recurring monthly revenue, with attrition of {7-11} percent a year.
work: The company installed cameras or access control at {60-190} sites, and {40-65} percent of them have a service plan.
clients: Clients include [hospitals, malls and a port|builders, schools and gated communities], and the largest is {9-17} percent of sales.
staff: Shift captains have police or military experience, and every officer is licensed.
staff: Dispatch is staffed around the clock from the company's own office.
next: Remote video guarding costs clients a third as much as a guard and has been tested at one site.
next: Some of the older alarm accounts still use copper phone lines and are due for an upgrade.
why: Retirement; Partners are dividing the business; Owner's health
season: Events fill the summer, and retail clients add hours in December.`,
  "staffing-agencies": `
figures: sde 110-600, margin 8, stock 0, kit 1, head 900, estate 2
name: Staffing Agency; Nurse Staffing Agency; Industrial Staffing Agency; Temporary Staffing Agency; Hospitality Staffing Company; Office Staffing Agency; Truck Driver Staffing Company
hook: With Preferred-Supplier Contracts; With Low Claims; With Clean Receivables; With Bilingual Recruiters; With Direct-Hire Fees
work: In an average week {30-120} temps are on assignment at markups of {38-56} percent.
work: Direct-hire placements bring in {9-28} percent of gross profit at fees of {20-25} percent of salary.
work: The workers' compensation modifier is 0.{68-89}, and receivables are collected in {34-42} days.
clients: The agency has {24-80} active clients, and the largest is {12-19} percent of sales.
staff: The recruiters have {4-11} years of experience, and their accounts don't depend on the owner.
staff: Payroll and compliance are handled in house.
next: Several clients use a competitor for their second shift, so there's room to grow in existing accounts.
next: The database of {14000-52000} candidates has never been used for marketing.
why: Owner is retiring; Founder is moving into training; Investors are selling
season: The third quarter is the busiest, and January is the slowest month.`,
  "waste-management-recycling": `
figures: sde 140-720, margin 25, stock 1, kit 52, head 150, estate 28
name: Dumpster Rental Company; Roll-Off Container Company; Waste Hauling Company; Dumpster and Junk Removal Company; Waste and Recycling Hauler; Roll-Off and Recycling Company; Commercial Waste Hauler
hook: With Contractor Accounts; With Town Contract; With Transfer Permit; With Young Trucks; With Disposal Agreement
work: The company owns {120-420} roll-off containers and runs [three|four|five] hook-lift trucks.
work: Each container is rented {2-4} times a month on average, and customers book and pay online.
work: The trucks are {3-6} years old on average and are maintained in the company's own shop.
clients: Customers include [roofers, builders and towns|restaurants and food plants|remodelers, stores and property managers], and the largest is {7-13} percent of sales.
clients: A disposal agreement that runs to {2027-2030} fixes the price per ton in writing.
staff: Drivers have {5-14} years with the company, and a full-time mechanic keeps spare parts on hand.
staff: The dispatcher plans routes by software and confirms every delivery by text message.
next: The transfer permit allows [twice|three times|four times] the tonnage received today.
next: Commercial food waste will soon have to be collected separately here, and few haulers offer it.
why: Second generation is leaving the business; Other business interests; Retirement
season: Spring cleanouts start the season, and roofing and remodeling jobs keep containers moving until frost.`,
};
