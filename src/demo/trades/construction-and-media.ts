/** Texts for construction and media businesses; see `trade.ts` for the format. */
export const CONSTRUCTION_TRADES = {
  "building-material-hardware-stores": `
figures: sde 130-560, margin 13, stock 20, kit 8, head 230, estate 45
name: Hardware Store; Lumber Yard and Building Supply; Paint and Decorating Store; Roofing Supply Yard; Kitchen and Bath Showroom; Farm and Ranch Supply
hook: With Contractor Charge Accounts; With a Forklift Yard; In Business for Generations; With a Key and Glass Counter; With Delivery Trucks
work: {14000-31000} items on the system, counted by [section each month|a crew every January].
work: The yard has {2-4} acres under roof, a forklift for each aisle and [two|three] boom trucks.
work: Co-op membership gives a rebate of about $[28,000|41,000|56,000] each spring.
work: Paint mixing, [key cutting|screen repair] and propane keep people coming for what can't be clicked.
clients: {140-420} contractor accounts pay in {27-39} days; losses were [under $2,000|nil] last year.
clients: Homeowners are {45-60} percent of tickets and a third of sales.
staff: The estimator reads plans for builders at no charge and wins the order nine times in ten.
staff: Floor staff with {7-18} years; one of them can fix any faucet made since 1960.
next: The big boxes are {17-34} miles off; [tool rental|a web counter] would keep that drive unmade.
next: No outside salesperson since [2019|the last one retired].
why: Fourth generation chose medicine; Owner ready for fewer Saturdays; Retirement
season: Spring doubles the garden aisle, storms empty the plywood.`,
  concrete: `
figures: sde 140-620, margin 19, stock 2, kit 38, head 180, estate 15
name: Concrete Contractor; Decorative Concrete Company; Concrete Cutting and Coring; Concrete Pumping Company; Flatwork and Foundations Contractor; Driveway and Patio Company
hook: With Builder Contracts; With a Full Forms Inventory; With Bonding Capacity; With All Equipment Owned; With a Backlog Into Fall
work: {3-6} crews pour {140-340} yards a week, [footings to finish|slabs, walls and curbs].
work: Aluminum forms for {900-2200} feet of wall, laser screed and [two|three] pump trucks, all owned.
work: Backlog of $[640,000|880,000|1.1 million|1.4 million] is signed and scheduled.
work: Bonded to $[1.5|2|3] million single, with an experience modifier of 0.{72-91}.
clients: {5-11} home builders give {50-70} percent of the work; none above a quarter.
clients: General contractors invite bids [by name|from a short list]; one in {3-4} is won.
staff: Foremen have {8-20} years each and run their crews without the owner on site.
staff: The estimator's takeoffs hit within {2-4} percent of cost; he is [44|51] and staying.
next: Stamped and polished work is given to a friend; the margins are better than flatwork.
next: Public curb-and-ramp programs in [three|two] cities have gone unbid.
why: Owner's back; Founder retires and has no successor; Brothers part as friends
season: Frost and rain cost {2-7} weeks, which the schedule knows.`,
  "electrical-mechanical-contracting": `
figures: sde 150-760, margin 18, stock 3, kit 12, head 165, estate 15
name: Electrical Contractor; Commercial Electrical Firm; Controls and Automation Contractor; Residential Electricians; Fire Alarm and Low-Voltage Contractor; Generator Installer
hook: With Service Agreements; With Hospital Work; With Qualifier Willing to Stay; With Solar Experience; With Maintenance Contracts
work: {9-18} vans, stocked alike, and a [prefab bench|pipe shop] that saves a day on every job.
work: Service calls are {35-60} percent of sales, at $[134|148|162] an hour, the rest contracts of $[40,000|80,000|150,000] and up.
work: {120-420} generators are under yearly maintenance at $[295|340|385].
work: Work in progress is reported monthly; the last [four|five] years closed within two percent of the schedule.
clients: Two hospitals, a school district and {8-20} property managers call by name.
clients: No customer above {9-16} percent of sales.
staff: {4-9} journeymen and as many apprentices; the qualifying license is held by an employee.
staff: Dispatcher, estimator and purchasing run the office; owner signs bids over $[50,000|75,000|100,000].
next: Car chargers are quoted when asked, never advertised.
next: A county {20-35} miles north has [no commercial electrician|one competitor, aged 67].
why: Retirement with a handover of a year; Partner died, the family sells; Owner develops real estate now
season: Storm season means generators; plants shut down at Christmas and want everything done then.`,
  "heavy-construction": `
figures: sde 240-1200, margin 17, stock 1, kit 65, head 210, estate 25
name: Excavation and Site Work Contractor; Underground Utilities Contractor; Paving Contractor; Bridge and Structures Contractor; Land Clearing Company; Marine Construction Company
hook: With State Prequalification; With an Owned Fleet; With Signed Backlog; With Its Own Gravel Pit; With Union Agreements
work: {18-44} machines, owned free and clear but for [two|three], with oil samples every 250 hours.
work: Signed backlog of $[2.4|3.1|4.6|5.8] million reaches into [next summer|the second quarter].
work: Prequalified with the state for $[5|8|12] million in [drainage and grading|paving|utilities].
work: GPS on every grader and dozer since [2019|2021]; models are built in the office.
clients: [Counties, a water authority and three developers|The state, two airports and a railroad] are the owners of record.
clients: Of {36-70} bids last year {11-19} were won, at margins the file explains.
staff: Operators average {9-17} years; [two|three] superintendents run jobs from start to punch list.
staff: The shop keeps machines running: two mechanics and a [lube truck|field welder].
next: Recycling of concrete and asphalt is permitted on the yard and not begun.
next: Private site work was dropped for public; builders still call.
why: Owner reached the age his father stopped at; Shareholders' agreement calls for a sale; Retirement
season: Asphalt plants close in [December|hard winter]; utilities work goes on.`,
  hvac: `
figures: sde 140-720, margin 19, stock 4, kit 14, head 170, estate 12
name: Heating and Cooling Company; Commercial HVAC Service Firm; Residential Air Conditioning Company; Sheet Metal and Ductwork Shop; Refrigeration Service Company; Geothermal Heating Installer
hook: With Maintenance Agreements; With Replacement Backlog; With Dealer Status; With Restaurant Accounts; With 24-Hour Dispatch
work: {620-2400} maintenance agreements at $[178|199|228] a year, renewed at {79-91} percent.
work: {8-17} vans with stocked shelves; a replacement is [quoted on a tablet|priced at the kitchen table] the same visit.
work: Change-outs average $[9,400|11,200|12,900], financed for [four in ten|half] of customers.
work: Walk-in coolers and rooftop units for {40-120} restaurants and stores are seen quarterly.
work: The sheet-metal shop makes all fittings, with a [plasma table|brake and shear] bought in 2020.
clients: {4200-9800} homes with equipment age on file: {900-2300} systems are older than twelve years.
clients: Property managers of {1800-4200} apartments send filters, calls and replacements.
staff: {3-7} senior technicians, certified, with [take-home vans|bonus by callback rate].
staff: The service manager has run summer for {6-13} years without a cancelled vacation.
next: Duct cleaning and air quality are asked for daily and referred out.
next: Builders were dropped in 2019; [two|three] would come back.
why: Founder wants to fish in July for once; Retirement; Health of spouse
season: Two peaks and two shoulders; agreements fill April and October.`,
  plumbing: `
figures: sde 120-560, margin 20, stock 3, kit 15, head 160, estate 12
name: Plumbing Service Company; Drain and Sewer Company; Commercial Plumbing Contractor; Septic Service Company; Trenchless Pipe Lining Company; Water Treatment Company
hook: With Apartment Contracts; With a Jetter Truck; With Septic Routes; With Master Plumber Staying; With a Five-Star Name
work: {6-15} trucks, a [trailer jetter|camera van] and lining equipment worth $[68,000|94,000|135,000].
work: Flat-rate pricing since [2017|2019]; the average call brings $[485|560|640|715].
work: {1100-2900} septic tanks are on a pumping schedule, three to five years apart.
work: Water heaters are swapped the same day from a rack of [twelve|twenty].
clients: {18-46} apartment communities and [a school district|two hotel groups] under contract.
clients: Homeowners are {55-75} percent, with reviews read out at the Monday meeting.
staff: A master plumber other than the owner holds the license and stays.
staff: Plumbers earn a share of the ticket; none has left in [two|three] years.
next: Calls after six go to voicemail. About {25-60} a month.
next: Sewer inspections for home sales need a camera the company already owns.
why: Owner bought a farm; Retirement, children in other professions; Partner wishes to cash out
season: Freezes in January, roots in spring, disposals on the day before Thanksgiving.`,
};

export const MEDIA_TRADES = {
  "magazines-newspapers": `
figures: sde 60-320, margin 22, stock 1, kit 4, head 95, estate 8
name: Community Newspaper; City Magazine; Regional Lifestyle Magazine; Trade Journal; Direct-Mail Coupon Magazine; Legal Notices Weekly; Wedding Guide Publisher
hook: With Legal Notice Status; With Prepaid Subscribers; With a Members' Newsletter; With Annual Awards Dinner; With an Archive Since the Fifties
work: {8-12} issues a year of {48-96} pages, printed on contract at $[0.84|1.12|1.37] a copy.
work: Circulation of {9000-42000}, [audited|counted by the post office], plus a newsletter opened by {38-52} percent.
work: Adjudicated for legal notices in [one|two] counties, which alone pays the printer.
work: The yearly [Best Of|Forty Under Forty] dinner clears $[48,000|71,000|96,000].
clients: {120-310} advertisers, {55-75} percent on twelve-month agreements.
clients: Subscribers renew at {68-83} percent; the oldest has since 1971.
staff: An editor, [two|three] sales representatives on commission and freelancers by the word.
staff: The publisher sells the back cover and otherwise signs checks.
next: The archive is scanned and not searchable online; historians and lawyers ask.
next: Sponsored podcasts were tried for one season and sold out.
why: Publisher is writing a book; Retirement; Owner's other titles are in another state
season: November's issue is double; January is thin.`,
  "production-companies": `
figures: sde 80-420, margin 21, stock 0, kit 30, head 130, estate 6
name: Video Production Company; Event Staging and AV Company; Recording Studio; Aerial Imaging Company; Commercial Photography Studio; Podcast Production House
hook: With Retained Clients; With a Full Grip Truck; With Conference Contracts; With Two Sound Stages; With Owned Gear
work: [Two|Three] camera packages, lighting for a {2000-4500}-foot stage and a grip truck, depreciated to nearly nothing.
work: {64-180} projects last year at an average of $[6,800|9,700|14,200].
work: Retainers from {5-12} clients make {40-62} percent of revenue before January begins.
work: The edit suites hold {180-420} terabytes, catalogued back to [2011|2014].
clients: [Hospitals, universities and a credit union|Law firms, a brewery and the tourism board] renew yearly.
clients: Conferences book the crew [eight months|a year] ahead; {9-21} are confirmed.
staff: Producers run clients from brief to invoice; the owner directs [by choice|four or five films a year].
staff: Core of {4-8} employees and a call list of {30-60} freelancers.
next: Live streaming is done for three clients and could be sold to all.
next: Stage rental stands idle {9-14} days a month.
why: Owner offered a post at a network; Founder wants to make one documentary; Partnership ends amicably
season: Conferences in spring and fall, training films between.`,
};
