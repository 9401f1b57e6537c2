/** Texts for online, technology and pet businesses; see `trade.ts` for the format. */
export const ONLINE_TRADES = {
  "cell-phone-computer-repair": `
figures: sde 50-210, margin 24, stock 9, kit 6, head 88, estate 2
name: Phone Repair Shop; Phone and Computer Repair Shop; Device Repair Shop; Electronics Repair Shop; Phone, Tablet and Computer Repair
hook: In a Busy Mall; With School District Contract; With Micro-Soldering Bench; With Trade-In Program; With Repeat Customers
work: The average repair is $[89|104|126], and {70-85} percent are finished while the customer waits.
work: A microscope bench allows board-level repairs, and data recovery brings in $[280|340|420] a job.
work: Parts come from [two|three] suppliers with lifetime warranties, and only {2-4} percent of repairs come back.
work: Refurbished devices are sold from a display case and bring in {18-33} percent of sales.
clients: [A school district sends its tablets|Two delivery fleets send their scanners] for repair in batches.
clients: The reminder list has {1900-6300} customers, and {21-34} percent of them have come back.
staff: New technicians are trained here in {6-10} weeks, and the lead technician has been with the shop {4-9} years.
staff: One employee manages online reviews and answers all of them.
next: Mail-in repairs were tried briefly and drew orders from well outside the area.
next: Small offices ask for monthly support plans, which the shop doesn't offer yet.
why: Owner is changing careers; Owner is focusing on a second location; Relocation
season: The weeks after the holidays and the start of the school year are the busiest.`,
  "graphic-web-design": `
figures: sde 70-340, margin 30, stock 0, kit 2, head 105, estate 2
name: Web Design Agency; Web Design and Branding Studio; Digital Marketing Agency; Web Design and Marketing Firm; Creative and Digital Agency; Website Design and Hosting Company
hook: With Monthly Retainers; Fully Remote; With Care Plans; With Long-Term Clients; With White-Label Partners
work: Care plans at $[190|350|620] a month cover updates, backups and small changes for most clients.
work: Retainers bring in {54-78} percent of revenue, and clients stay {29-52} months on average.
work: Projects average $[8,500|14,000|22,000], are quoted on a single page and take {6-10} weeks.
work: The agency hosts {160-420} websites on its own accounts and updates them every Tuesday.
clients: [Dentists and surgeons|Manufacturers and trade schools|Wineries and inns] are the agency's niche, and most new clients come by referral.
clients: No client exceeds {6-12} percent of revenue, and [two|three] larger agencies send overflow work.
staff: The designers and developers work remotely, and some of them are independent contractors.
staff: Account leads manage the client relationships, and the owner handles sales and final approval.
next: Clients who signed before 2021 still pay their original rates.
next: Accessibility audits have been sold only when clients asked for one.
why: Founder is joining a client; Owner is changing careers; Partners are separating
season: New budgets bring projects in January, and many websites launch before summer.`,
  "it-software-services": `
figures: sde 120-620, margin 21, stock 1, kit 4, head 150, estate 4
name: Managed IT Services Provider; IT Support and Security Company; Managed Services and Cloud Company; IT Services Company; Network and IT Support Firm; Managed IT and Cybersecurity Firm
hook: With Recurring Contracts; With Compliance Clients; With Help Desk Staff; With Clean Stack; With Government Work
work: Contracts are priced at $[118|135|152] a month per seat, and {82-94} percent of revenue is recurring.
work: All clients use one set of tools for [backup, endpoint security and email filtering|firewalls, identity and backup], and every network is documented.
work: Tickets are closed in {2-4} hours on average, and {95-98} percent of clients rate their support as good or excellent.
work: Client hardware is provided through the company on multiyear agreements with {24-40} months left on average.
clients: The company supports {34-96} clients in [law, accounting and health care|manufacturing and dentistry|local government], and the largest is {7-13} percent of sales.
clients: Last year the company lost only [one client, which was acquired|two clients, whose owners retired].
staff: Support is organized in tiers, and a dispatcher assigns every ticket.
staff: The service manager and the security lead have bonus agreements that continue after a sale.
next: Compliance reviews are included in the monthly fee, although competitors bill for them.
next: Phone systems at {20-48} client offices are still supplied by another company.
why: Founder wants to build a product; Partner's relocation; Owner prefers a local buyer to a consolidator
season: Projects fill the summer, and clients replace hardware at the end of the year.`,
  "software-app-companies": `
figures: sde 110-680, margin 34, stock 0, kit 1, head 190, estate 0
name: Vertical Software Company; Scheduling Software Company; Point-of-Sale Software Company; Field Service Software Company; Subscription Software Company; Business Software Company; Nonprofit Software Company
hook: With Annual Subscriptions; With Low Churn; With a Loyal Niche; With Clean Code Base; With Integrations
work: Subscriptions cost $[39|79|149|240] a month on average, and monthly churn is {1-2} percent.
work: Annual plans account for {44-72} percent of revenue, so most customers pay in advance.
work: The team ships two releases a month with automated tests, and uptime is 99.{90-98} percent.
work: The product has {6-19} integrations, with [accounting and payments|calendars and email] used the most.
clients: The customers are mostly small organizations with one to three locations, and most find the product through search or referral.
clients: Support receives {9-30} tickets a day, and half of them are answered by the help center.
staff: A small team handles development, support and design, and most of its members work remotely.
staff: The lead developer would stay and is interested in equity.
next: The company doesn't earn a share of the payments that pass through its software.
next: Subscription prices haven't changed since {2019-2022}, and few customers would leave over an increase.
why: Founder is starting a new venture; Founders live on two continents; Owner wants to sell to a hands-on operator
season: Renewals are concentrated in September and January.`,
  "websites-ecommerce": `
figures: sde 70-480, margin 22, stock 13, kit 2, head 240, estate 0
name: Online Specialty Store; Direct-to-Consumer Brand; Online Parts Store; Online Retail Business; E-Commerce Brand; Online Gift Store; Online Hobby Store; Niche Online Retailer
hook: With Repeat Buyers; With Own Brand; With Email List; With Third-Party Warehouse; Run Remotely
work: The average order is $[42|58|74|96], and {31-49} percent of orders come from returning customers.
work: The email list has {24000-130000} subscribers and generates {22-36} percent of sales.
work: Unpaid search brings in {48-70} percent of traffic, led by [product names|buying guides|how-to articles].
work: A third-party warehouse in [the Midwest|Nevada|Tennessee] packs and ships for $[3.10|3.85|4.40] an order.
clients: The store serves a loyal hobby audience whose customers post reviews with photos.
clients: Returns run {3-7} percent, and customers who reorder do so within {64-120} days.
staff: The owner works {8-20} hours a week, and contractors handle customer service and photography.
staff: The part-time buyer and the copywriter are willing to stay.
next: The store doesn't ship abroad, although {6-12} percent of visits come from other countries.
next: Wholesale inquiries are declined today and could become a second sales channel.
why: Owner is starting a family; Founder has less time for the business; Owner is selling one of several stores
season: The fourth quarter brings in {30-45} percent of annual sales.`,
};

export const PET_TRADES = {
  "pet-boarding": `
figures: sde 80-380, margin 25, stock 1, kit 11, head 62, estate 55
name: Dog Boarding and Day Care; Pet Resort; Dog Day Care and Boarding; Country Kennel; Dog Boarding and Training; Pet Boarding and Day Care
hook: With Play Yards; With Webcams; With Kennel License; Near the Airport; With Grooming Room
work: The facility has {28-90} climate-controlled runs and suites with [rubber floors|floor drains] throughout.
work: Day care sees {14-60} dogs on a typical weekday, grouped by size and temperament.
work: Boarding costs $[46|54|63] a night, and holidays are booked {5-9} weeks ahead.
work: The three fenced yards were resurfaced with turf in [2020|2022], and there's a splash pool for summer.
clients: The system has {1600-4800} customers, and {58-76} percent of them came at least twice last year.
clients: Two veterinarians and [an animal rescue|an airport hotel] refer customers.
staff: The team is trained in pet first aid, and an experienced manager runs the day-to-day operation.
staff: Many employees are preparing for careers in veterinary care and stay for several years.
next: Training is provided by an independent trainer, who pays the business {20-30} percent of the fees.
next: Customers ask every day for a pickup and drop-off service.
why: Owners want to travel; Retirement; Family reasons
season: Spring break, July and the last two weeks of December are the busiest.`,
  "pet-grooming": `
figures: sde 45-180, margin 26, stock 2, kit 14, head 55, estate 3
name: Dog Grooming Salon; Pet Grooming Salon; Dog and Cat Grooming Salon; Self-Wash and Grooming Shop; Neighborhood Pet Groomer
hook: With Rebooked Clients; With a Mobile Van; With Wash Stations; In a Grocery Plaza; With a Waiting List
work: The salon has {4-9} grooming tables, [three|four] tubs and kennels for dogs waiting to be picked up.
work: The average groom is $[72|84|98], and large or long-coated breeds are priced higher.
work: A fully equipped mobile van visits {5-7} dogs a day in addition to the salon's own appointments.
work: The self-wash tubs take coins and cards and are cleaned after every use.
clients: Before leaving, {71-88} percent of customers book their next appointment, usually {5-8} weeks out.
clients: The system holds {1100-3200} dogs with vaccination records and grooming notes.
staff: The groomers work on commission, and a receptionist handles bookings and reminders.
staff: The senior groomer trains new employees and would manage the salon for a new owner.
next: New customers wait {4-9} weeks for an appointment, and there's space for another table.
next: Walk-in nail and teeth cleaning is offered only on Saturdays.
why: Owner's health; Owner's growing family; Retirement
season: Spring shedding and the weeks before Christmas are the busiest.`,
  "pet-stores-supply": `
figures: sde 70-320, margin 15, stock 14, kit 7, head 150, estate 8
name: Pet Supply Store; Natural Pet Food Store; Pet Food and Supply Store; Neighborhood Pet Store; Full-Line Pet Store; Independent Pet Store
hook: With Frozen Raw Freezers; With Self-Wash; With Loyal Autoship; With Aquarium Department; With Delivery
work: The store stocks {4200-9600} items, and food bought through a cooperative is {56-72} percent of sales.
work: The aquarium department has {64-180} tanks and a quarantine area in the back.
work: Aquarium service visits for offices and homes are billed at $[140|185|230] each.
work: The digital loyalty program has {3400-9800} pets on file with their birthdays and food preferences.
clients: Customers live within {3-7} miles, and {41-60} percent of them shop every month.
clients: [Two rescues and a police canine unit|Local stables and youth clubs] have accounts.
staff: Employees are trained in pet nutrition, and several hold [nutrition|aquatics] certificates.
staff: The manager has {5-13} years here and handles opening, ordering and closing.
next: Home delivery is limited to Thursdays and isn't promoted online.
next: The back room is already plumbed for grooming.
why: Owner is retiring; Owner is selling the smaller of two stores; Family move
season: New puppies bring in customers in spring, and food sales are steady all year.`,
};
