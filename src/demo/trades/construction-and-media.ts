/** Texts for construction and media businesses; see `trade.ts` for the format. */
export const CONSTRUCTION_TRADES = {
  "building-material-hardware-stores": `
figures: sde 130-560, margin 13, stock 20, kit 8, head 230, estate 45
name: Hardware Store; Lumber Yard and Hardware Store; Hardware and Building Supply Store; Independent Hardware Store; Building Supply Company; Hardware and Paint Store
hook: With Contractor Charge Accounts; With a Forklift Yard; In Business for Generations; With a Key and Glass Counter; With Delivery Trucks
work: The store carries {14000-31000} items, which are counted [section by section each month|in full every January].
work: The yard covers {2-4} acres, and [two|three] boom trucks deliver to job sites.
work: The store belongs to a buying cooperative and received a rebate of $[28,000|41,000|56,000] last spring.
work: Paint mixing, [key cutting|screen repair] and propane bring in customers that online retailers can't serve.
clients: Contractor accounts pay in {27-39} days on average, and bad debt was [under $2,000|zero] last year.
clients: Homeowners make up {45-60} percent of transactions and about a third of sales.
staff: The estimator prepares material lists for builders at no charge, and most of those quotes become orders.
staff: Floor staff have {7-18} years of experience and are known for their advice on repairs.
next: The nearest big-box store is {17-34} miles away, so [tool rental|online ordering with store pickup] would face little competition.
next: The store hasn't had an outside salesperson since [2019|the last one retired].
why: Family has no successor; Owner wants fewer weekend hours; Retirement
season: Spring doubles sales of garden supplies, and storms bring in demand for lumber and generators.`,
  concrete: `
figures: sde 140-620, margin 19, stock 2, kit 38, head 180, estate 15
name: Concrete Contractor; Full-Service Concrete Contractor; Flatwork and Foundations Contractor; Commercial Concrete Contractor; Concrete Construction Company; Concrete Foundation Contractor
hook: With Builder Contracts; With a Full Forms Inventory; With Bonding Capacity; With All Equipment Owned; With a Six-Month Backlog
work: The crews pour {60-180} yards of concrete a week, from [footings to finish work|slabs to walls and curbs].
work: Aluminum forms for {900-2200} feet of wall, a laser screed and [two|three] pump trucks are owned free and clear.
work: Signed jobs cover the next {4-7} months, and the schedule is shared with every builder.
work: Bonding capacity is $[1.5|2|3] million per project, and the experience modifier is 0.{72-91}.
clients: Between them, {5-11} home builders provide {50-70} percent of the work, and no single builder exceeds a quarter.
clients: General contractors invite bids [by name|from a short list], and the company wins one in {3-4}.
staff: Foremen have {8-20} years of experience and run their crews without the owner on site.
staff: The estimator's takeoffs come within {2-4} percent of actual cost, and he plans to stay.
next: Stamped and polished concrete is referred to another contractor, although its margins are higher than flatwork.
next: The company hasn't bid on the curb and ramp programs of [two|three] nearby cities.
why: Owner's health; Retirement; Brothers are going separate ways
season: Weather closes job sites for {2-7} weeks a year, which is built into the schedule.`,
  "electrical-mechanical-contracting": `
figures: sde 150-760, margin 18, stock 3, kit 12, head 165, estate 15
name: Electrical Contractor; Commercial Electrical Contractor; Full-Service Electrical Contractor; Electrical and Generator Contractor; Electrical Service Company; Electrical and Low-Voltage Contractor
hook: With Service Agreements; With Hospital Work; With Qualifier Willing to Stay; With Solar Experience; With Maintenance Contracts
work: The service vans are stocked to one standard, and the [prefabrication bench|pipe shop] saves a day of labor on most jobs.
work: Service calls at $[134|148|162] an hour bring in {35-60} percent of sales, and contract work brings in the rest.
work: Standby generators are maintained under annual agreements at $[295|340|385] each.
work: Work in progress is reported monthly, and for the last [four|five] years final costs have come within two percent of estimates.
clients: Two hospitals, a school district and {8-20} property managers call the company directly.
clients: No customer accounts for more than {9-16} percent of sales.
staff: The journeymen work with apprentices on every crew, and the qualifying license is held by an employee.
staff: A dispatcher, an estimator and a purchasing agent run the office, and the owner signs only the larger bids.
next: Electric vehicle chargers are installed on request but never advertised.
next: A county {20-35} miles north has [no commercial electrician|only one competitor].
why: Retirement with a long transition; Partner's death; Owner is moving into real estate
season: Storm season brings generator work, and plant shutdowns fill the last weeks of the year.`,
  "heavy-construction": `
figures: sde 240-1200, margin 17, stock 1, kit 65, head 210, estate 25
name: Excavation and Site Work Contractor; Underground Utilities Contractor; Grading and Paving Contractor; Site Development Contractor; Civil Construction Company; Earthwork and Utilities Contractor
hook: With State Prequalification; With an Owned Fleet; With Signed Backlog; With Its Own Gravel Pit; With Union Agreements
work: All but [two|three] of the machines are paid for, and oil samples are taken every 250 hours.
work: The signed backlog reaches into [next summer|the second quarter of next year].
work: The company is prequalified with the state for projects of $[5|8|12] million in [drainage and grading|paving|utilities].
work: Graders and dozers have used GPS machine control since [2019|2021], and the models are built in house.
clients: Project owners include [counties, a water authority and three developers|the state, two airports and a railroad].
clients: The company submitted {36-70} bids last year, won {11-19} of them and keeps a cost file for each.
staff: Operators have been here {9-17} years on average, and the superintendents run jobs from start to punch list.
staff: The company's mechanics maintain the fleet in its own shop and in the field with a [lube truck|service truck].
next: Recycling of concrete and asphalt is permitted at the yard but hasn't started.
next: Private site work was dropped in favor of public projects, although builders still call.
why: Retirement; Shareholder agreement requires a sale; Family has no successor
season: Paving stops when the asphalt plants close for winter, while utility work continues all year.`,
  hvac: `
figures: sde 140-720, margin 19, stock 4, kit 14, head 170, estate 12
name: Heating and Cooling Company; Heating and Air Conditioning Company; Home and Business HVAC Company; HVAC Service Company; Air Conditioning Contractor; HVAC and Refrigeration Company
hook: With Maintenance Agreements; With Replacement Backlog; With Dealer Status; With Restaurant Accounts; With 24-Hour Dispatch
work: Maintenance agreements cost $[178|199|228] a year, and {79-91} percent of customers renew them.
work: The service vans carry stocked parts, and replacements are [quoted on a tablet|priced in the home] during the same visit.
work: A system replacement averages $[9,400|11,200|12,900] and is financed by [four in ten|half] of customers.
work: Walk-in coolers and rooftop units at {40-120} restaurants and stores are serviced every quarter.
work: All duct fittings are made in the company's own sheet-metal shop, which has a [plasma table|brake and shear] bought in 2020.
clients: The database covers {4200-9800} homes, and {900-2300} of their systems are more than 12 years old.
clients: Apartment managers with {1800-4200} units use the company for filters, service calls and replacements.
staff: The senior technicians are certified and have [take-home vans|a bonus tied to callback rates].
staff: The service manager has been here {6-13} years and runs dispatch through the busy season.
next: Duct cleaning and air quality services are requested daily and referred to others.
next: The company stopped working for builders in 2019, and [two|three] of them would come back.
why: Founder is retiring; Retirement; Spouse's health
season: Summer and winter are the peaks, and maintenance visits fill April and October.`,
  plumbing: `
figures: sde 120-560, margin 20, stock 3, kit 15, head 160, estate 12
name: Plumbing Service Company; Plumbing and Drain Company; Home and Business Plumbing Company; Plumbing and Sewer Company; Full-Service Plumbing Company; Plumbing and Septic Company
hook: With Apartment Contracts; With a Jetter Truck; With Septic Routes; With Master Plumber Staying; With a Five-Star Name
work: The fleet includes stocked service trucks, a [trailer jetter|camera van] and lining equipment worth $[68,000|94,000|135,000].
work: Flat-rate pricing was introduced in [2017|2019], and the average call brings in $[485|560|640|715].
work: The company pumps {1100-2900} septic tanks on a schedule of three to five years.
work: Water heaters are replaced the same day from a stock of [12|20].
clients: Contracts are in place with {18-46} apartment communities and [a school district|two hotel groups].
clients: Homeowners bring in {55-75} percent of sales, and online reviews are the main source of new ones.
staff: A master plumber other than the owner holds the license and plans to stay.
staff: Plumbers earn a share of each ticket, and none has left in [two|three] years.
next: Calls after six in the evening go to voicemail, and {25-60} of them come in during a typical month.
next: The company owns a sewer camera but doesn't offer inspections for home sales.
why: Owner is changing careers; Retirement with no successor; Partner is cashing out
season: Frozen pipes in January and sewer backups in spring bring the most emergency calls.`,
};

export const MEDIA_TRADES = {
  "magazines-newspapers": `
figures: sde 60-320, margin 22, stock 1, kit 4, head 95, estate 8
name: Community Newspaper; Weekly Newspaper; Local Newspaper and Magazine; Community News Publisher; Regional Weekly; City Newspaper
hook: With Legal Notice Status; With Prepaid Subscribers; With a Members' Newsletter; With Annual Awards Dinner; With a Complete Archive
work: Each issue has [48|64|80|96] pages and is printed under contract at $[0.84|1.12|1.37] a copy.
work: Circulation is {9000-42000}, [audited every year|verified by the post office], and the email newsletter has an open rate of {38-52} percent.
work: The paper is authorized to publish legal notices in [one|two] counties, and those fees cover the cost of printing.
work: The annual [Best Of|Forty Under Forty] dinner earns a profit of $[48,000|71,000|96,000].
clients: The paper has {120-310} active advertisers, and {55-75} percent of them are on 12-month agreements.
clients: Subscribers renew at a rate of {68-83} percent, and most pay a year in advance.
staff: An editor, the sales representatives and a group of freelancers produce every issue.
staff: The publisher sells a few premium ads, and the staff handles everything else.
next: The archive has been scanned but isn't searchable online, although historians and lawyers ask for access.
next: A sponsored podcast ran for one season, sold all of its ads and could be brought back.
why: Publisher is changing careers; Retirement; Owner is concentrating on other titles
season: The November issue is the largest of the year, and January is the slowest month.`,
  "production-companies": `
figures: sde 80-420, margin 21, stock 0, kit 30, head 130, estate 6
name: Video Production Company; Film and Video Production Company; Corporate Video Production Company; Video and Event Production Company; Commercial Production Company; Video Production Studio
hook: With Retained Clients; With a Full Grip Truck; With Conference Contracts; With Two Sound Stages; With Owned Gear
work: The company owns [two|three] camera packages, a grip truck and lighting for a {2000-4500}-foot stage.
work: Projects average $[6,800|9,700|14,200], and most are delivered within {4-8} weeks.
work: Retainers from {5-12} clients account for {40-62} percent of revenue at the start of the year.
work: Project archives of more than [180|240|300] terabytes are cataloged back to [2011|2014].
clients: Clients such as [hospitals, universities and a credit union|law firms, a brewery and the tourism board] renew every year.
clients: Conferences book the crew [eight months|a year] ahead, and {9-21} are confirmed for the coming season.
staff: Producers manage clients from first brief to final invoice, and the owner directs only [by choice|a few films a year].
staff: The core team works with a call list of experienced freelancers.
next: Live streaming is done for only three clients and could be offered to all of them.
next: The stage is free {9-14} days a month and could be rented out.
why: Owner is joining a network; Founder is making documentaries; Partners are going separate ways
season: Conferences fill spring and fall, and training films fill the months between.`,
};
