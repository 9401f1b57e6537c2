/** Texts for manufacturers of machines, metal and parts; see `trade.ts` for the format. */
export const PARTS_MANUFACTURING_TRADES = {
  "auto-boat-aircraft": `
figures: sde 170-820, margin 21, stock 12, kit 30, head 190, estate 30
name: Aircraft Parts Manufacturer; Boat Builder; Truck Body Upfitter; Suspension Parts Maker; Trailer Manufacturer; Aviation Repair Station; Motorcycle Parts Maker
hook: With Aviation Certificates; With Molds and Tooling; With Dealer Network; With Backlog; With Patented Hitch
work: {14-70} units a month leave the line, each with a [traveler|build sheet] signed at nine stations.
work: Quality system certified since [2012|2016|2019]; first articles pass at {94-99} percent.
work: {5-11} hull molds or body jigs, insured for more than they cost.
work: A wet-paint booth of {40-60} feet, and a curing oven that will take a van.
clients: {24-90} dealers in {6-14} states order by the quarter.
clients: Two prime contractors and [a state fleet|a ferry line] hold blanket orders to {2027-2028}.
staff: Line leads average {8-19} years; the engineer draws, tests and answers dealers.
staff: {12-30} on the floor in one shift that ends at three.
next: Export was done once, to New Zealand, and paid in advance.
next: A second shift needs people, not machines.
why: Founder steps back at seventy; Owner sells to fund an invention; Family decision
season: Dealers order from October to February; summer is warranty and prototypes.`,
  chemical: `
figures: sde 190-900, margin 23, stock 11, kit 20, head 310, estate 35
name: Specialty Chemical Blender; Coatings Manufacturer; Cleaning Products Maker; Adhesives Manufacturer; Fertilizer Blender; Water Treatment Chemicals; Candle and Fragrance Maker
hook: With Own Formulas; With Private-Label Accounts; With Permits in Order; With Bulk Tanks; With a Lab
work: {6-18} blending vessels from 200 to {2000-6000} gallons, and [two|three] filling lines.
work: {90-340} formulas in the vault, a third of them made for others' labels.
work: Air and stormwater permits run to {2027-2031}; the last inspection wrote nothing.
work: Raw materials are on index; price changes pass through in {30-45} days.
clients: [Car washes, dairies and hotels|Flooring makers and print shops|Growers and golf courses] reorder every {18-40} days.
clients: Top customer is {9-17} percent; the first ten have been here {7-15} years.
staff: A chemist with {9-20} years in this lab trains the next one.
staff: Blenders, fillers and a driver with the hazardous endorsement.
next: Drums go to {2-4} states; pails by parcel would go to all.
next: The second tank farm is permitted, poured and empty.
why: Chemist-owner retires; Holding family focuses on real estate; Partner's estate
season: Agricultural blends in spring, de-icer in fall.`,
  "electronic-electrical-equipment": `
figures: sde 170-800, margin 22, stock 14, kit 22, head 180, estate 18
name: Circuit Board Assembler; Control Panel Builder; Sensor Manufacturer; Wire Harness Maker; Transformer Manufacturer; LED Lighting Maker; Battery Pack Assembler
hook: With a Certified Panel Shop; With Defense Clients; With Surface-Mount Lines; With Own Products; With Engineering Staff
work: [Two|Three] surface-mount lines, selective solder and [X-ray|optical inspection], with {15-40} percent capacity free.
work: {120-460} panels a year for pumps, [kilns|conveyors] and grain elevators, drawn in house.
work: Own products make {25-55} percent of sales at twice the margin of contract work.
work: Yield at final test of {96-99} percent, reported to customers monthly.
clients: {18-60} makers of equipment; the average has ordered for {6-13} years.
clients: [Water utilities|A medical device firm|Two railroads] audit each spring and reorder each summer.
staff: {3-6} engineers and technicians with solder certificates kept current.
staff: Purchasing knows shortages before distributors say so.
next: Field service on panels is given to others at $[140|165] an hour.
next: Two products wait for certification fees of $[22,000|38,000].
why: Engineer-owner wants to invent again; Retirement; Shareholders' ages
season: Utilities buy before their budgets end, in June and December.`,
  "energy-petroleum": `
figures: sde 200-950, margin 22, stock 9, kit 36, head 260, estate 35
name: Oilfield Tool Manufacturer; Solar Mounting Manufacturer; Biodiesel Plant; Lubricant Blender; Valve and Fitting Maker; Compressor Packager; Firewood and Pellet Mill
hook: With API-Grade Quality; With Master Service Agreements; With a Test Loop; With Rail Access; With Stocking Program
work: Pressure test to {10-20} thousand pounds in a [bunker|pit] of the firm's own.
work: {40-140} packages a year built on skids, piped, wired and run before shipping.
work: Master agreements with {7-22} operators; approved-vendor files are current.
work: A consigned stock of valves at {4-9} customer yards invoices itself weekly.
clients: [Producers, pipelines and two refineries|Installers in eleven states|Fleets, farms and quarries].
clients: Repair and recertification are {26-44} percent of sales and hold when drilling does not.
staff: Machinists, welders with stamps, and a quality manager who has met every auditor.
staff: Field hands on call by rotation, paid for it.
next: Geothermal and [hydrogen|carbon] projects send drawings the shop could quote.
next: Rental of test equipment was never priced.
why: Partner wants out of cycles; Retirement; Parent family diversifies
season: Budgets open in January; turnarounds in spring and fall.`,
  "industrial-commercial-machinery": `
figures: sde 200-950, margin 22, stock 10, kit 25, head 200, estate 30
name: Packaging Machinery Builder; Conveyor Manufacturer; Food Processing Equipment Maker; Woodworking Machine Builder; Pump Manufacturer; Custom Automation Builder
hook: With Installed Base; With Spare Parts Income; With Drawings and Patents; With Service Contracts; With Deposits on Orders
work: {340-1900} machines in the field, every one with a serial file and a parts list.
work: Spare parts and service are {30-48} percent of sales at twice the margin.
work: Orders carry [40 percent|half] down, the rest before shipping; no bad debt in {6-12} years.
work: Two assembly bays under {5-15}-ton cranes, and a machine shop for what can't wait.
clients: [Bakeries, meat plants and bottlers|Mills, cabinet shops and door makers|Breweries and pet food] in {20-42} states.
clients: Half of machines go to plants that own one already.
staff: {2-5} designers, fitters with {8-22} years and a service man who drives.
staff: The sales engineer quotes in two days from a configurator.
next: Remote diagnostics are in the new controller and not charged for.
next: {120-400} machines are over twenty years old and due.
why: Second-generation owner, no third; Retirement; Founder wants to design only
season: Trade fair in fall makes winter's backlog.`,
  "machine-shops-tools": `
figures: sde 160-760, margin 23, stock 5, kit 58, head 155, estate 30
name: CNC Machine Shop; Tool and Die Shop; Gear Shop; Swiss Turning Shop; Five-Axis Machining Company; Grinding Shop; Mold Maker
hook: With Aerospace Certification; With Five-Axis Cells; With Repeat Parts; With Climate-Controlled Floor; With Long-Run Orders
work: {9-22} spindles, among them [three five-axis mills|four Swiss lathes], average age {5-9} years.
work: Repeat parts are {66-84} percent; programs and fixtures for {1100-3800} numbers are on file.
work: Lights-out runs of {9-14} hours on [two|three] cells since the robot came in [2020|2022].
work: Coordinate measuring, tool presetting and a floor kept at 70 degrees.
clients: {22-58} accounts in [medical, fluid power and optics|aerospace, racing and food]; largest {11-21} percent.
clients: On-time delivery {95-99} percent, by the customers' own scorecards.
staff: Machinists average {7-17} years; [two|three] apprentices come from the technical college.
staff: The programmer and the inspector are brothers-in-law and agree.
next: One shift of ten hours, four days; the spindles could run seven.
next: Nobody has sold here since {2018-2021}: orders arrive.
why: Owner turned sixty-eight; Founder's health; Buyer with a sales force would double it, owner says
season: Even, but for a pause between Christmas and New Year.`,
  "medical-devices": `
figures: sde 180-850, margin 24, stock 11, kit 18, head 190, estate 15
name: Medical Device Contract Manufacturer; Orthotics and Prosthetics Maker; Surgical Instrument Maker; Dental Products Manufacturer; Hospital Furniture Maker; Catheter Assembly Company
hook: With Clean Room; With FDA Registration; With Own Clearances; With Hospital Contracts; With ISO Certificate
work: A class {7-8} clean room of {1800-5200} square feet, validated yearly.
work: {4-13} own clearances and {18-60} products made under others' names.
work: The last audit closed with [no findings|one minor observation].
work: Lot records are electronic, so recalls would take an hour; there were none.
clients: {12-36} device firms, with supply agreements of [two|three] years.
clients: Hospitals buy through [two|three] purchasing groups at listed prices.
staff: The quality manager holds the system together and has signed to stay.
staff: {14-40} assemblers, trained and initialed by task.
next: A second clean room is framed and without filters.
next: European certificates lapsed in 2021 though orders did not.
why: Founder-engineer retires; Investor's fund closes; Family trust sells
season: None to speak of; budgets close in June and December.`,
  "metal-products": `
figures: sde 170-820, margin 21, stock 8, kit 32, head 170, estate 32
name: Metal Fabrication Shop; Structural Steel Fabricator; Sheet Metal Stamping Plant; Ornamental Iron Works; Powder Coating Plant; Stainless Fabricator; Wire Products Maker
hook: With Fiber Laser; With Erection Crew; With Powder Line; With Repeat Stampings; With Crane Bays
work: A [six|eight|twelve]-kilowatt laser, [two|three] brakes and {6-16} welding stations.
work: {700-2600} tons of steel a year, in by truck on Monday, out in kits by Friday.
work: Powder line with {5}-stage wash takes parts to {12-30} feet.
work: Certified fabricator; welders are tested every six months.
clients: {30-90} customers in [trailers, playgrounds and food plants|elevators, stadiums and schools]; largest {9-18} percent.
clients: Blanket orders cover {38-62} percent of the coming year.
staff: Shop foreman of {9-24} years; detailers draw in house.
staff: Fitters and welders, most trained here.
next: Powder is run for own parts four days; the neighbors ask.
next: A robot welder is paid for and used three hours a day.
why: Retirement; Owner's other plant takes his time; Brothers sell together
season: Construction in summer, equipment makers all year.`,
};
