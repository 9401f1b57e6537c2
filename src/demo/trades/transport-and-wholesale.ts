/** Texts for carriers, storage and wholesale businesses; see `trade.ts` for the format. */
export const TRANSPORT_TRADES = {
  "delivery-freight-service-routes": `
figures: sde 60-320, margin 23, stock 1, kit 30, head 92, estate 2
name: Bread Route; Package Delivery Routes; Courier Company; Medical Courier Company; Snack Distribution Route; Last-Mile Delivery Firm; Propane Delivery Route
hook: With Protected Territory; With Hospital Contracts; With Trucks Included; With Drivers in Place; With Automatic Reorders
work: {4-14} routes, {90-160} stops each, in a territory of [two|three] counties that is [written down|protected].
work: {5-16} step vans or cargo vans, {2-6} years old, with cameras.
work: Lab specimens and medicines in {3} temperature ranges, signed at each door.
clients: Contract renewed in [2023|2024|2025] for [three|five] years; scorecard in the top {10-25} percent.
clients: {80-240} groceries, schools and [military stores|clubs] by standing order.
staff: Drivers average {3-9} years; two know every route.
staff: A manager loads at three and sends reports by nine.
next: Adjacent routes come up for sale [every spring|now and then]; the owner passes.
next: Sunday is paid double and driven by others.
why: Owner relocates; Early mornings for twenty years; Buying a farm
season: November and December, then barbecue bread.`,
  "limo-passenger-transport": `
figures: sde 70-360, margin 18, stock 0, kit 75, head 78, estate 5
name: Limousine Company; Charter Bus Company; Airport Shuttle; Non-Emergency Medical Transport; School Bus Contractor; Wine Tour Company; Party Bus Company
hook: With Corporate Accounts; With Broker Contracts; With Federal Authority; With Owned Fleet; With School Contract
work: {9-34} vehicles: [sedans, vans and two coaches|wheelchair vans|coaches of 56], average {3-6} years.
work: {7400-31000} trips a year, {88-97} percent on time by the tablet.
work: Operating authority satisfactory; insurance losses under {22-44} percent of premium.
clients: [Law firms, cruise passengers and weddings|Dialysis centers and two brokers|Three school districts].
clients: {62-84} percent of trips are on standing schedules.
staff: Chauffeurs with {4-12} years, dispatch with maps in their heads.
staff: A mechanic inspects each night.
next: Employers ask for commuter shuttles.
next: {2-6} vehicles rest from Monday to Wednesday.
why: Founder turns seventy; Owner's other firm builds roads; Health
season: Weddings and cruises, or the school year.`,
  "moving-shipping": `
figures: sde 80-380, margin 18, stock 1, kit 32, head 82, estate 10
name: Moving Company; Moving and Storage Company; Packing and Shipping Store; Freight Forwarder; Piano and Art Movers; Office Relocation Firm; Customs Brokerage
hook: With Van Line Agency; With Storage Vaults; With Mailbox Rentals; With Corporate Accounts; With Trained Packers
work: {840-2600} moves a year at $[1,450|2,300|3,800]; claims under {1-2} percent.
work: {240-900} storage vaults, {78-94} percent rented, billed by card.
work: {6-15} trucks with air ride; pads and straps counted back in.
work: {180-460} mailboxes and [notary|passport photos] beside packing.
clients: [Realtors, a university and senior communities|Importers of tile and wine|Museums and estates].
staff: Crew chiefs with {5-14} years; estimators survey by video.
staff: Background-checked, uniformed, paid on Fridays.
next: Junk removal is asked on every second estimate.
next: Long distance is booked for others at {10-15} percent.
why: Founder's shoulders; Retirement; Partner moves, fittingly
season: May to September, month-ends, and Christmas parcels.`,
  "storage-warehouses": `
figures: sde 140-800, margin 42, stock 0, kit 10, head 240, estate 85
name: Self-Storage Facility; Boat and RV Storage; Cold Storage Warehouse; Third-Party Fulfillment Warehouse; Records Storage Company; Wine Storage
hook: With Expansion Land; With Climate Control; With Gate Automation; With Long Contracts; With Solar Roof
work: {220-640} units on {3-9} acres, {88-96} percent occupied by area.
work: Average rent of $[112|138|164], raised twice in {18-30} months without an empty row.
work: {2100-9400} pallet positions, racked and scanned; dock doors {6-18}.
work: Insurance, locks and trucks add {6-11} percent.
clients: [Movers between houses, contractors and a choir|Online sellers of tea and tools|Fish and berry packers].
clients: Average stay of {13-22} months.
staff: One manager with {5-12} years, a kiosk for the hours between.
staff: Warehouse lead and {4-16} hands.
next: Phase two, {60-180} units, has its permits.
next: Marketing is a sign.
why: Family trust divides; Owner exchanges into other land; Retirement
season: Moves in summer, boats in winter.`,
  trucking: `
figures: sde 140-700, margin 16, stock 1, kit 42, head 150, estate 15
name: Trucking Company; Refrigerated Carrier; Flatbed Carrier; Dump Truck Company; Tank Truck Company; Auto Transport Company; Dedicated Freight Carrier
hook: With Direct Shippers; With Satisfactory Rating; With Owner-Operators; With Dedicated Lanes; With Own Shop
work: {9-38} tractors and {18-90} trailers, average {3-6} years, under {48-62} percent financed.
work: Revenue of $[2.18|2.41|2.64] a mile with fuel apart, {6-12} percent empty.
work: Safety rating satisfactory; scores below every threshold for {3-6} years.
clients: {62-88} percent direct: [paper, feed and cans|produce and ice cream|steel and lumber|aggregates and asphalt].
clients: Largest shipper {14-22} percent, under contract to {2027-2028}.
staff: Drivers average {5-11} years and are home [weekly|nightly].
staff: Two dispatchers, a safety manager and a shop of [two|three].
next: Brokerage authority is active and used for friends.
next: Nobody quotes the spot market on Fridays.
why: Owner began at twenty and is sixty-six; Son flies helicopters; Retirement
season: Produce in spring, retail in fall.`,
};

export const WHOLESALE_TRADES = {
  "durable-goods": `
figures: sde 140-680, margin 16, stock 15, kit 6, head 400, estate 25
name: Industrial Supply Distributor; Plumbing Supply Wholesaler; Auto Parts Distributor; Medical Equipment Distributor; Flooring Distributor; Fastener Distributor; Restaurant Equipment Dealer; Electrical Wholesaler
hook: With Exclusive Lines; With Vendor-Managed Bins; With Counter Trade; With Same-Day Trucks; With Government Contracts
work: {7000-31000} items in {18000-54000} square feet, fill rate {95-98} percent.
work: Exclusive for {4-9} manufacturers in {2-5} states, the oldest since {1984-2004}.
work: Bins at {60-190} customer plants are filled weekly and invoiced by scan.
work: Inventory turns {4-7} times; dead stock was written off last year.
clients: {420-1600} active accounts, top ten at {24-38} percent together.
clients: [Plants, mines and towns|Contractors by six in the morning|Hospitals and clinics] order by phone, web and habit.
staff: Inside sales average {9-18} years; [two|three] outside with books of their own.
staff: Warehouse picks by voice; drivers are home by four.
next: The web catalog covers {30-55} percent of items.
next: A branch {60-110} miles away was studied; the rent is known.
why: Owner retires with no successor; Family shareholders; Founder's health
season: Construction and maintenance, spring and fall.`,
  "nondurable-goods": `
figures: sde 120-640, margin 10, stock 9, kit 6, head 460, estate 22
name: Food Distributor; Janitorial Supply Wholesaler; Beverage Distributor; Produce Wholesaler; Paper and Packaging Distributor; Seafood Wholesaler; Candy and Tobacco Wholesaler; Floral Wholesaler
hook: With Reefer Fleet; With Exclusive Brands; With School Bids; With Route Drivers; With HACCP Plan
work: {1600-6800} items, {9000-42000} square feet, half of it [at 34 degrees|racked].
work: {5-16} trucks run {40-90} stops a day within {70-140} miles.
work: Brands with territory letters make {28-55} percent of gross profit.
work: Receivables {19-30} days; losses a few hundred dollars a year.
clients: {260-1200} [restaurants, hotels and camps|schools, churches and plants|corner stores and bars], none above {6-11} percent.
clients: Orders arrive by app until ten at night, {54-81} percent of them.
staff: Buyers with {8-21} years at the same desk; night crew under one foreman.
staff: Route sales on commission, no compete clauses signed.
next: Chain bids were left alone for lack of a data feed.
next: Backhauls are empty three days of five.
why: Two brothers, both past sixty-five; Owner sells to a buyer with more brands; Retirement
season: Holidays and tourists, school bids in June.`,
};
