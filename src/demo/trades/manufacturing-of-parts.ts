/** Texts for manufacturers of machines, metal and parts; see `trade.ts` for the format. */
export const PARTS_MANUFACTURING_TRADES = {
  "auto-boat-aircraft": `
figures: sde 170-820, margin 21, stock 12, kit 30, head 190, estate 30
name: Trailer Manufacturer; Truck Body Manufacturer; Boat Builder; Utility Trailer Manufacturer; Specialty Vehicle Manufacturer; Aluminum Boat Builder
hook: With Engineering Staff; With Molds and Tooling; With Dealer Network; With Backlog; With Patented Design
work: The plant builds {5-14} units a month, each with a [traveler|build sheet] signed at every station.
work: The quality system has been certified since [2012|2016|2019], and {94-99} percent of units pass final inspection the first time.
work: All {5-11} production jigs and molds are owned by the company and included in the sale.
work: Finishing is done in house in a full-size paint booth and a curing oven.
clients: A network of {24-90} dealers in {6-14} states places orders every quarter.
clients: Two fleet customers and [a state agency|a utility] have blanket orders to {2027-2028}.
staff: Line leads have been here {8-19} years on average, and an engineer handles drawings, testing and dealer questions.
staff: Production runs a single shift that ends at three in the afternoon.
next: The company has exported only once, and the buyer paid in advance.
next: A second shift would need employees but no new equipment.
why: Founder is retiring; Owner is funding a new venture; Family decision
season: Dealers order from October to February, and summer is used for warranty work and prototypes.`,
  chemical: `
figures: sde 190-900, margin 23, stock 11, kit 20, head 310, estate 35
name: Specialty Chemical Manufacturer; Specialty Chemical Blender; Cleaning Products Manufacturer; Industrial Chemical Blender; Private-Label Chemical Manufacturer; Cleaning Chemical Company
hook: With Own Formulas; With Private-Label Accounts; With Permits in Order; With Bulk Tanks; With a Lab
work: The plant has {6-18} blending vessels of up to {2000-6000} gallons and [two|three] filling lines.
work: The company owns {90-340} formulas, and a third of them are sold under other companies' labels.
work: Air and stormwater permits run to {2027-2031}, and the last inspection had no findings.
work: Prices are tied to raw material indexes, so cost changes pass through within {30-45} days.
clients: [Car washes, dairies and hotels|Food plants and schools|Growers and golf courses] reorder every {18-40} days.
clients: The largest customer is {9-17} percent of sales, and the top 10 have been customers for {7-15} years on average.
staff: The chemist has worked in this lab for {9-20} years and is training a successor.
staff: The blending and filling staff is cross-trained, and the driver has a hazardous materials endorsement.
next: Drums ship to {2-4} states, and smaller packages could be sold online nationwide.
next: A second tank farm is permitted and built but not in use.
why: Chemist-owner is retiring; Family is focusing on real estate; Partner's estate
season: Agricultural blends peak in the spring and deicing products in the fall.`,
  "electronic-electrical-equipment": `
figures: sde 170-800, margin 22, stock 14, kit 22, head 180, estate 18
name: Electronics Manufacturer; Electronics Contract Manufacturer; Circuit Board and Panel Assembler; Industrial Electronics Manufacturer; Electronic Assembly Company; Control Electronics Manufacturer
hook: With a Certified Panel Shop; With Defense Clients; With Surface-Mount Lines; With Own Products; With Engineering Staff
work: The plant has [two|three] surface-mount lines, selective soldering and [X-ray|optical] inspection, with {15-40} percent of capacity available.
work: The company builds {60-240} control panels a year for pumps, [kilns|conveyors] and grain elevators and designs them in house.
work: The company's own products make up {25-55} percent of sales at twice the margin of contract work.
work: Final test yield is {96-99} percent and is reported to customers every month.
clients: The company serves {18-60} equipment manufacturers, which have ordered for {6-13} years on average.
clients: [Water utilities|Medical device companies|Two railroads] audit the plant every spring and reorder every summer.
staff: The engineers and technicians keep their soldering certifications current.
staff: The purchasing team tracks component shortages early and secures stock before prices rise.
next: Field service on panels is left to others at $[140|165] an hour.
next: Two finished products are waiting for certifications that cost $[22,000|38,000].
why: Engineer-owner is developing a new product; Retirement; Shareholders are retiring
season: Utilities place most of their orders before their budgets end in June and December.`,
  "energy-petroleum": `
figures: sde 200-950, margin 22, stock 9, kit 36, head 260, estate 35
name: Valve and Fitting Manufacturer; Oilfield Equipment Manufacturer; Pressure Equipment Manufacturer; Energy Equipment Manufacturer; Compressor and Valve Packager; Pump and Valve Manufacturer
hook: With API-Grade Quality; With Master Service Agreements; With a Test Loop; With Rail Access; With Stocking Program
work: Equipment is pressure-tested to {10-20},000 pounds in the company's own test [bunker|pit].
work: Each year {20-60} skid packages are built, piped, wired and run before shipping.
work: Master service agreements are in place with {7-22} operators, and all supplier approvals are current.
work: Consigned valves at {4-9} customer yards are counted and invoiced every week.
clients: Customers include [producers, pipelines and two refineries|utilities and contractors in 11 states|chemical plants and pipelines].
clients: Repair and recertification bring in {26-44} percent of sales and hold steady when new orders slow.
staff: The team includes machinists, certified welders and a quality manager who leads every audit.
staff: Field technicians rotate on-call duty and are paid for it.
next: Geothermal and [hydrogen|carbon capture] projects request quotes that the company has the equipment to fill.
next: Test equipment isn't rented out today, although customers ask for it.
why: Partner is exiting the industry; Retirement; Parent company is diversifying
season: Orders start in January with new budgets, and plant turnarounds bring work in spring and fall.`,
  "industrial-commercial-machinery": `
figures: sde 200-950, margin 22, stock 10, kit 25, head 200, estate 30
name: Packaging Machinery Manufacturer; Food Processing Equipment Manufacturer; Conveyor Manufacturer; Processing Machinery Builder; Industrial Machinery Manufacturer; Custom Machinery Builder
hook: With Installed Base; With Spare Parts Income; With Drawings and Patents; With Service Contracts; With Deposits on Orders
work: The company has {540-1900} machines in the field, each with a serial file and a parts list.
work: Parts and service bring in {30-48} percent of sales at twice the margin of new machines.
work: Customers pay [40 percent|half] with the order and the balance before shipping, so there's been no bad debt in {6-12} years.
work: The plant has two assembly bays with overhead cranes and its own machine shop.
clients: [Bakeries, meat plants and bottlers|Breweries, dairies and pet food plants] in {20-42} states are the main customers.
clients: Half of new machines go to plants that already own one.
staff: Designers, experienced assemblers with {8-22} years here and a field service technician make up the core team.
staff: The sales engineer uses a configurator and quotes most machines within two days.
next: The new controller supports remote diagnostics, which could be sold as a subscription.
next: At least {120-400} of the machines in the field are more than 20 years old and due for replacement.
why: Family has no successor; Retirement; Founder wants to focus on design
season: The October trade show fills the order book for the winter.`,
  "machine-shops-tools": `
figures: sde 160-760, margin 23, stock 5, kit 58, head 155, estate 30
name: CNC Machine Shop; Precision Machine Shop; Precision Machining Company; Five-Axis Machining Company; Contract Machine Shop; CNC Milling and Turning Shop; Production Machine Shop
hook: With Aerospace Certification; With Five-Axis Cells; With Repeat Parts; With Climate-Controlled Floor; With Long-Run Orders
work: The shop has {5-12} CNC machines, including [three five-axis mills|four Swiss lathes], with an average age of {5-9} years.
work: Repeat parts account for {66-84} percent of sales, and programs and fixtures for {1100-3800} part numbers are on file.
work: Robot cells added in [2020|2022] run unattended for {9-14} hours a night.
work: The climate-controlled floor has a coordinate measuring machine and tool presetting.
clients: The shop has {22-58} active accounts in [medical, fluid power and optics|aerospace, racing and food], and the largest is {11-21} percent of sales.
clients: On-time delivery is {95-99} percent according to customers' own scorecards.
staff: The machinists have been here {7-17} years on average, and apprentices come from the local technical school.
staff: The programmer and the inspector have worked together for years, and both plan to stay.
next: The shop runs one 10-hour shift four days a week, so there's a great deal of unused capacity.
next: No one has been in a sales role since {2018-2021}, and all orders come from existing customers and referrals.
why: Owner is retiring; Founder's health; Other business interests
season: Orders are level all year, with a pause between Christmas and New Year's.`,
  "medical-devices": `
figures: sde 180-850, margin 24, stock 11, kit 18, head 190, estate 15
name: Medical Device Contract Manufacturer; Medical Device Manufacturer; Medical Products Manufacturer; Surgical Device Manufacturer; Disposable Medical Device Manufacturer
hook: With Clean Room; With FDA Registration; With Own Clearances; With Hospital Contracts; With ISO Certificate
work: The Class [7|8] clean room covers {1800-5200} square feet and is validated every year.
work: The company owns {4-13} product clearances and makes {18-60} products for other brands.
work: The most recent audit closed with [no findings|one minor observation].
work: Lot records are fully electronic, and the company has never had a recall.
clients: Customers include {12-36} device companies under supply agreements of [two|three] years.
clients: Hospitals buy through [two|three] group purchasing organizations at contract prices.
staff: The quality manager has signed an agreement to stay after the sale.
staff: Assemblers are trained and signed off for each task.
next: The walls of a second clean room are finished, and only the filtration is missing.
next: European certification lapsed in 2021, although European customers still send inquiries.
why: Founder is retiring; Investment fund is closing; Family trust is selling
season: Orders vary little through the year and rise slightly when hospital budgets close in June and December.`,
  "metal-products": `
figures: sde 170-820, margin 21, stock 8, kit 32, head 170, estate 32
name: Metal Fabrication Shop; Custom Metal Fabricator; Steel Fabricator; Sheet Metal Fabricator; Metal Fabrication and Powder Coating Company; Stainless and Steel Fabricator; Structural and Sheet Metal Fabricator
hook: With Fiber Laser; With Erection Crew; With Powder Line; With Repeat Orders; With Crane Bays
work: Equipment includes [a six-kilowatt|an eight-kilowatt|a 12-kilowatt] laser, [two|three] press brakes and {4-10} welding stations.
work: The shop processes {240-900} tons of steel a year and ships most orders as complete kits.
work: A powder-coating line with five-stage wash takes parts up to {12-30} feet long.
work: The shop is a certified fabricator, and its welding procedures are tested every six months.
clients: The shop works for {30-90} makers of [trailers, playgrounds and food equipment|elevators, stadium seating and school furniture], and the largest is {9-18} percent of sales.
clients: Blanket orders cover {38-62} percent of the coming year.
staff: The shop foreman has been here {9-24} years, and drawings are prepared in house.
staff: Most of the fitters and welders were trained here and have stayed.
next: The powder-coating line is used four days a week for the shop's own parts, and other manufacturers ask for time on it.
next: The welding robot is paid off and runs only three hours a day.
why: Retirement; Owner is concentrating on another plant; Brothers are selling together
season: Construction work peaks in summer, and equipment manufacturers order all year.`,
};
