/** Texts for online, technology and pet businesses; see `trade.ts` for the format. */
export const ONLINE_TRADES = {
  "cell-phone-computer-repair": `
figures: sde 50-210, margin 24, stock 9, kit 6, head 88, estate 2
name: Phone Repair Shop; Computer Repair and Data Recovery; Device Repair Kiosk; Game Console Repair Shop; Business IT Repair Counter
hook: In a Busy Mall; With School District Contract; With Micro-Soldering Bench; With Trade-In Program; With Two Counters
work: {340-980} repairs a month at $[89|104|126], {70-85} percent while the customer waits.
work: Microscope bench for boards; data recovery from drowned phones at $[280|340|420].
work: Parts from [two|three] suppliers with lifetime warranty; returns {2-4} percent.
work: Refurbished devices bring {18-33} percent of sales from a glass case by the door.
clients: [A school district's tablets|Two delivery fleets' scanners] come by the crate.
clients: {1900-6300} phones in the reminder list, {21-34} percent return.
staff: Technicians trained here in {6-10} weeks; the lead has {4-9} years.
staff: One person answers reviews, all of them.
next: Repairs by mail were tried, with a form, and came from four states.
next: Small offices ask for monthly care; there is no price for it.
why: Owner finished a degree; Second location closes the gap, buyer wanted for the first; Moving
season: After holidays and at the first week of school.`,
  "graphic-web-design": `
figures: sde 70-340, margin 30, stock 0, kit 2, head 105, estate 2
name: Web Design Agency; Branding Studio; Digital Marketing Agency; Search Marketing Firm; Packaging Design Studio; Web Hosting and Care Company
hook: With Monthly Retainers; Fully Remote; With Care Plans; With a Healthcare Niche; With White-Label Partners
work: {38-140} clients on care plans of $[190|350|620] a month.
work: Retainers make {54-78} percent of revenue; average client stays {29-52} months.
work: Projects at $[8,500|14,000|22,000], scoped on one page and finished in {6-10} weeks.
work: {160-420} sites hosted on own accounts, updated every Tuesday.
clients: [Dentists and surgeons|Manufacturers and trade schools|Wineries and inns] hear of the studio from each other.
clients: No client above {6-12} percent; [two|three] agencies send overflow.
staff: Designers, developers and a project manager in {3-5} time zones, some employed, some not.
staff: Account leads hold the calls; owner sells and approves.
next: Prices for clients from before 2021 were left alone.
next: Accessibility audits sold three times by accident.
why: Founder joins a client; Burnout, honestly told; Partners separate kindly
season: Budgets in January, launches before summer.`,
  "it-software-services": `
figures: sde 120-620, margin 21, stock 1, kit 4, head 150, estate 4
name: Managed IT Services Provider; Cybersecurity Firm; Cloud Consulting Firm; IT Help Desk Company; Network Cabling Company; ERP Consulting Practice
hook: With Recurring Contracts; With Compliance Clients; With Help Desk Staff; With Clean Stack; With Government Work
work: {1100-3600} seats under contract at $[118|135|152] a month, {82-94} percent of revenue recurring.
work: One stack for all: [backup, endpoint and mail filter|firewall, identity and backup], documented to the cable.
work: Tickets closed in {1-3} hours on average; satisfaction above {95-98} percent.
work: Hardware is leased through the firm, with {24-40} months left on average.
clients: {34-96} clients in [law, accounting and clinics|manufacturing and dental|local government]; largest {7-13} percent.
clients: Losses last year: [one client, bought by another|two, both retired].
staff: {7-22} technicians in tiers; a dispatcher keeps them off each other's tickets.
staff: Service manager and security lead have bonus agreements that survive a sale.
next: Compliance reviews are included, where others invoice them.
next: Phones are someone else's in {20-48} client offices.
why: Founder wants to lead a product; Partner's relocation; Consolidator offers refused, owner prefers a local buyer
season: Projects in summer, refresh in December.`,
  "software-app-companies": `
figures: sde 110-680, margin 34, stock 0, kit 1, head 190, estate 0
name: Vertical Software Company; Scheduling App; Point-of-Sale Software Firm; Learning App; Field Service Software; Church and Nonprofit Software; Mobile Game Studio
hook: With Annual Subscriptions; With Low Churn; With a Loyal Niche; With Clean Code Base; With Integrations
work: {280-2400} paying accounts at $[39|79|149|240] a month, churn {1-2} percent.
work: Annual plans are {44-72} percent, so cash comes before cost.
work: Two releases a month, tests in front of each; uptime 99.{90-98}.
work: {6-19} integrations, [accounting and payments|calendars and mail] first.
clients: [Marinas|Tree services|Music schools|Food banks|Driving schools] and those who sell to them.
clients: Support is {9-30} tickets a day, half answered by an article.
staff: {3-8} people: two developers, support, a part-time designer. No one sits in an office.
staff: The lead developer would take equity.
next: Payments pass through others' hands for want of an afternoon with lawyers.
next: Prices have stood since {2019-2022}.
why: Founder has a next idea; Two founders, two continents; Sale to a hands-on operator wanted
season: Renewals in September and January.`,
  "websites-ecommerce": `
figures: sde 70-480, margin 22, stock 13, kit 2, head 240, estate 0
name: Online Specialty Store; Subscription Box Company; Content Website; Online Parts Store; Direct-to-Consumer Brand; Print-on-Demand Store; Niche Marketplace; Affiliate Review Site
hook: With Repeat Buyers; With Own Brand; With Email List; With Third-Party Warehouse; Run Remotely
work: {14000-68000} orders last year at $[42|58|74|96], {31-49} percent from people who ordered before.
work: {24000-130000} names on the list; e-mail alone sells {22-36} percent.
work: Traffic is {48-70} percent unpaid; rankings are for [parts numbers|gift questions|repairs].
work: A warehouse in [the Midwest|Nevada|Tennessee] packs at $[3.10|3.85|4.40] an order.
clients: [Hobby beekeepers|Vintage truck owners|Left-handed cooks|Marching bands|Home canners], who write reviews with photos.
clients: Returns {3-7} percent; repeat order in {64-120} days.
staff: Owner {8-20} hours a week, [two|three] contractors for service and pictures.
staff: Buyer and copywriter come with the sale, part-time.
next: No sale abroad, though {6-12} percent of visits are.
next: Wholesale inquiries get a polite no.
why: Owner starts a family; Founder's day job became serious; Portfolio seller keeps two
season: Fourth quarter brings {30-45} percent.`,
};

export const PET_TRADES = {
  "pet-boarding": `
figures: sde 80-380, margin 25, stock 1, kit 11, head 62, estate 55
name: Dog Boarding and Day Care; Pet Resort; Cat Hotel; Country Kennel; Dog Training and Boarding; Horse Boarding Stable
hook: With Play Yards; With Webcams; With Kennel License; Near the Airport; With Grooming Room
work: {48-140} runs and suites, climate-controlled, with [rubber floors|drains in each].
work: Day care sees {32-95} dogs on a weekday, in groups by size and temper.
work: Boarding at $[46|54|63] a night; holidays are full {5-9} weeks ahead.
work: Three fenced yards with turf laid in [2020|2022], and a pool the shape of a bone.
clients: {1600-4800} owners in the system; {58-76} percent came twice last year.
clients: Two veterinarians and [a rescue|the airport hotel] send guests.
staff: Pack leaders, all trained in first aid; the manager lives on site.
staff: {9-24} on staff, many who want to be veterinarians one day.
next: Training is rented out to a trainer at {20-30} percent of his fees.
next: Pick-up by van is asked for daily.
why: Owners want to travel themselves; Retirement; Divorce
season: Spring break, July and two weeks at Christmas.`,
  "pet-grooming": `
figures: sde 45-180, margin 26, stock 2, kit 14, head 55, estate 3
name: Dog Grooming Salon; Mobile Pet Grooming Company; Self-Wash and Groom Shop; Cat Grooming Studio; Grooming School and Salon
hook: With Rebooked Clients; With Its Own Vans; With Wash Stations; In a Grocery Plaza; With a Waiting List
work: {4-9} tables, [three|four] tubs and kennels only for as long as it takes.
work: {90-260} dogs a week at $[72|84|98]; doodles cost more and should.
work: Vans carry water, power and [a generator|lithium batteries]; {5-7} dogs a day each.
work: Self-wash tubs take coins and cards and mop themselves, almost.
clients: {71-88} percent leave with the next date, {5-8} weeks on.
clients: {1100-3200} dogs on file with vaccinations and quirks.
staff: {3-9} groomers on commission, two bathers, a receptionist who says no kindly.
staff: The senior groomer teaches and would manage.
next: New clients wait {4-9} weeks; one more table stands unassembled.
next: Teeth and nails without appointment on Saturdays only.
why: Owner's wrists; New baby; Retirement
season: Shedding in spring, ribbons at Christmas.`,
  "pet-stores-supply": `
figures: sde 70-320, margin 15, stock 14, kit 7, head 150, estate 8
name: Pet Supply Store; Aquarium and Reptile Store; Natural Pet Food Store; Feed and Tack Store; Bird and Small Animal Shop
hook: With Frozen Raw Freezers; With Self-Wash; With Loyal Autoship; With Maintenance Routes; With Delivery
work: {4200-9600} items; food is {56-72} percent, bought through a cooperative.
work: {64-180} tanks of fresh and salt water, with quarantine in the back.
work: Aquarium service for {22-70} offices and homes at $[140|185|230] a visit.
work: Frequent-buyer cards are digital: {3400-9800} dogs and cats with birthdays.
clients: Owners within {3-7} miles; {41-60} percent buy monthly.
clients: [Two rescues and a police unit|Stables and 4-H families] have accounts.
staff: Staff who can read a label; [nutrition|aquatics] certificates on the wall.
staff: Manager with {5-13} years opens, orders and closes.
next: Home delivery is done by the owner on Thursdays, without an app.
next: The back room was plumbed for grooming.
why: Owner retires to three greyhounds; Selling the smaller of two; Family move
season: Puppies in spring, feed in winter.`,
};
