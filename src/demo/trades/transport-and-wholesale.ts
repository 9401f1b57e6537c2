/** Texts for carriers, storage and wholesale businesses; see `trade.ts` for the format. */
export const TRANSPORT_TRADES = {
  "delivery-freight-service-routes": `
figures: sde 60-320, margin 23, stock 1, kit 30, head 92, estate 2
name: Delivery Route Company; Package Delivery Routes; Courier and Delivery Company; Last-Mile Delivery Company; Local Delivery Company; Contract Delivery Routes
hook: With Protected Territory; With Hospital Contracts; With Trucks Included; With Drivers in Place; With Long-Term Contract
work: Each route has {90-160} stops in a territory that is [defined in writing|contractually protected].
work: The step vans and cargo vans are {2-6} years old, and all of them have cameras.
work: Medical deliveries are made at controlled temperatures and signed for at every door.
clients: The main contract was renewed in [2023|2024|2025] for [three|five] years, and the company scores in the top {10-25} percent of contractors.
clients: Standing deliveries go to {80-240} stores, schools and [clinics|offices] in the territory.
staff: Drivers have been here {3-9} years on average, and two of them know every route.
staff: A manager loads the vans, assigns routes and sends daily reports.
next: Neighboring routes come up for sale [every spring|from time to time], and the owner has chosen not to expand.
next: Sunday deliveries pay a premium and are handled by another contractor today.
why: Owner is relocating; Owner wants to stop early mornings; Owner is buying a farm
season: November and December are the busiest months of the year.`,
  "limo-passenger-transport": `
figures: sde 70-360, margin 18, stock 0, kit 75, head 78, estate 5
name: Passenger Transportation Company; Charter and Shuttle Company; Limousine and Shuttle Company; Chauffeured Transportation Company; Executive Car and Shuttle Service; Transportation and Charter Company
hook: With Corporate Accounts; With Broker Contracts; With Federal Authority; With Owned Fleet; With School Contract
work: The fleet has {6-14} vehicles, from sedans and vans to [minibuses|two motor coaches], with an average age of {3-6} years.
work: The company completed {7400-31000} trips last year, and {88-97} percent were on time according to GPS records.
work: Operating authority is in good standing, and insurance claims were {22-44} percent of premiums.
clients: Customers include [law firms, cruise passengers and weddings|hospitals, hotels and universities|corporations and private schools].
clients: Standing orders account for {62-84} percent of trips.
staff: Drivers have been here {4-12} years on average, and dispatch runs around the clock.
staff: A mechanic inspects every vehicle each night.
next: Local employers have asked for commuter shuttles.
next: Several vehicles are idle from Monday to Wednesday and could take on contract work.
why: Founder is retiring; Other business interests; Health
season: Weddings and travel are the peaks, and contract trips keep the other months steady.`,
  "moving-shipping": `
figures: sde 80-380, margin 18, stock 1, kit 32, head 82, estate 10
name: Moving Company; Moving and Storage Company; Residential and Office Movers; Local and Long-Distance Moving Company; Moving and Packing Company; Full-Service Moving Company; Household and Commercial Movers
hook: With Van Line Agency; With Storage Vaults; With Packing Service; With Corporate Accounts; With Trained Packers
work: The average move is $[1,450|2,300|3,800], and claims are under {1-2} percent of sales.
work: The warehouse holds {240-900} storage vaults, which are {78-94} percent rented and billed automatically.
work: The company's {4-9} trucks have air-ride suspension, and all pads and straps are counted after every job.
work: Packing service is included in most estimates and is the line with the highest margin.
clients: [Realtors, a university and senior communities|Apartment managers and corporate relocation offices|Interior designers and estate attorneys] refer most customers.
staff: Crew chiefs have {5-14} years of experience, and estimators survey homes by video.
staff: All crew members are background-checked employees in uniform.
next: Customers ask for junk removal on every second estimate.
next: Long-distance moves are passed to other carriers for a commission of {10-15} percent.
why: Owner's health; Retirement; Partner is relocating
season: May to September and the last days of each month are the busiest.`,
  "storage-warehouses": `
figures: sde 140-800, margin 42, stock 0, kit 10, head 240, estate 85
name: Self-Storage Facility; Self-Storage and Vehicle Storage; Self-Storage Center; Storage Facility; Self-Storage and Boat Storage
hook: With Expansion Room; With Climate Control; With Gate Automation; With Long-Term Tenants; With Solar Roof
work: The facility has {220-640} units on {3-9} acres and is {88-96} percent occupied by area.
work: Rates were raised twice in the past {18-30} months without a drop in occupancy.
work: Online rentals, automatic payments and an app-controlled gate keep management time low.
work: Tenant insurance, locks and truck rentals add {6-11} percent to income.
clients: Tenants include [households between homes, contractors and local clubs|online sellers, students and small businesses].
clients: The average tenant stays {13-22} months, and most pay by automatic draft.
staff: One manager with {5-12} years here runs the facility, and a kiosk handles rentals after hours.
staff: A part-time maintenance employee looks after the grounds, doors and gate.
next: A second phase of {60-180} units already has its permits.
next: The only marketing is the sign on the road, and the website isn't advertised.
why: Family trust is dividing its assets; Owner is investing elsewhere; Retirement
season: Household moves fill units in summer, and boats and vehicles are stored over winter.`,
  trucking: `
figures: sde 140-700, margin 16, stock 1, kit 42, head 150, estate 15
name: Trucking Company; Regional Freight Carrier; Contract Carrier; Regional Trucking Company; Truckload Carrier; Freight Carrier; Dedicated Freight Carrier
hook: With Direct Shippers; With Satisfactory Rating; With Driver Retention; With Dedicated Lanes; With Own Shop
work: The tractors and trailers are {3-6} years old on average, and {38-62} percent of the fleet is paid off.
work: Revenue averages $[2.18|2.41|2.64] a mile before fuel surcharge, with {6-12} percent empty miles.
work: The safety rating is satisfactory, and all scores have been below the intervention thresholds for {3-6} years.
clients: Direct shippers provide {62-88} percent of freight, mostly [paper, feed and packaging|food and beverages|steel and lumber|building materials].
clients: The largest shipper is {14-22} percent of sales, with a contract that runs to {2027-2028}.
staff: Drivers have been here {5-11} years on average and are home every [weekend|night].
staff: The dispatchers, a safety manager and an in-house shop keep the fleet running.
next: The company holds active brokerage authority but rarely uses it.
next: Open capacity isn't offered on the spot market.
why: Owner is retiring; Family has no successor; Retirement
season: Produce lifts spring volume, and retail freight peaks in the fall.`,
};

export const WHOLESALE_TRADES = {
  "durable-goods": `
figures: sde 140-680, margin 16, stock 15, kit 6, head 400, estate 25
name: Industrial Supply Distributor; Plumbing Supply Distributor; Fastener and Tool Distributor; Electrical Supply Distributor; Pump and Valve Distributor; Maintenance Supply Distributor; Bearing and Drive Distributor; Construction Supply Distributor
hook: With Exclusive Lines; With Supplier-Managed Bins; With Counter Sales; With Same-Day Trucks; With Government Contracts
work: The company stocks {7000-31000} items in a warehouse of {18000-54000} square feet and ships {95-98} percent of orders complete.
work: The company holds exclusive rights for {4-9} manufacturers in {2-5} states, some of them since it opened.
work: Parts bins at {60-190} customer plants are refilled weekly and invoiced by scan.
work: Inventory turns {4-7} times a year, and obsolete stock was written off last year.
clients: The company has {420-1600} active accounts, and the 10 largest together are {24-38} percent of sales.
clients: [Factories, mines and cities|Contractors and maintenance departments|Hospitals and schools] order by phone and online.
staff: Inside sales staff have been here {9-18} years on average, and each outside representative has an established territory.
staff: The warehouse uses voice picking, and drivers finish their routes by four.
next: The online catalog shows only {30-55} percent of the items in stock.
next: A branch {60-110} miles away was studied and would reach customers who now wait a day for delivery.
why: Owner is retiring without a successor; Family shareholders are selling; Founder's health
season: Construction and maintenance orders peak in spring and fall.`,
  "nondurable-goods": `
figures: sde 120-640, margin 10, stock 9, kit 6, head 460, estate 22
name: Food Distributor; Food Service Distributor; Specialty Food Wholesaler; Produce and Food Distributor; Grocery Wholesaler; Restaurant Food Distributor; Food and Beverage Distributor; Refrigerated Food Distributor
hook: With Reefer Fleet; With Exclusive Brands; With School Bids; With Route Drivers; With HACCP Plan
work: The warehouse holds {1600-6800} items in {9000-42000} square feet, and about half of the space is [refrigerated|racked cold storage].
work: The company's own trucks make {40-90} deliveries a day within {70-140} miles.
work: Brands under territory agreements bring in {28-55} percent of gross profit.
work: Receivables are collected in {19-30} days, and bad debt is negligible.
clients: The {260-1200} active customers are mostly [restaurants, hotels and camps|schools, churches and care homes|corner stores and delis], and none exceeds {6-11} percent of sales.
clients: Customers place {54-81} percent of their orders by app and can order until ten at night.
staff: The buyers have {8-21} years of experience, and a foreman runs the night crew.
staff: Route salespeople work on commission and have signed noncompete agreements.
next: Regional chains put their supply out to bid, but the company hasn't set up the data connection they require.
next: The trucks return empty three days a week and could carry freight for suppliers.
why: Owners are retiring; Owner is selling to a larger distributor; Retirement
season: Holidays and tourist months are the busiest, and school bids are placed in June.`,
};
