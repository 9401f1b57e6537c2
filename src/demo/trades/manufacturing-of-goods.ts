/** Texts for manufacturers of goods and materials; see `trade.ts` for the format. */
export const GOODS_MANUFACTURING_TRADES = {
  "clothing-fabric": `
figures: sde 100-480, margin 18, stock 16, kit 14, head 95, estate 12
name: Uniform Manufacturer; Screen Printing and Embroidery Shop; Cut-and-Sew Workshop; Outdoor Clothing Maker; Awning and Canvas Shop; Bridal Wear Workshop; Sock Knitting Mill
hook: With School Contracts; With Own Label; With Web Store; With Digital Cutter; With Team Accounts
work: {18-54} sewing heads, a digital cutter and [two|three] embroidery machines of {6-12} needles.
work: {40000-160000} pieces last year, minimum of [twenty-four|forty-eight] a style.
work: Own label sells {22-58} percent direct at full margin; the rest is contract.
work: Patterns, dies and {900-4000} digitized logos go with the firm.
clients: [Schools, fire departments and bands|Outfitters, breweries and races|Hospitals, hotels and caterers].
clients: {140-620} accounts reorder yearly; none above {6-14} percent.
staff: Operators average {9-21} years; the sample maker can sew from a photo.
staff: A production manager plans the floor two weeks out.
next: Online team stores were opened for {6-20} customers and asked for by the rest.
next: Repairs under warranty could be a service of its own.
why: Owner retires; Founder returns to design; Family in another state
season: Uniforms in July, jackets in October.`,
  "food-products": `
figures: sde 130-640, margin 17, stock 7, kit 28, head 150, estate 28
name: Hot Sauce Maker; Frozen Food Manufacturer; Tortilla and Chip Factory; Jerky Maker; Co-Packing Plant; Pasta Manufacturer; Candy Maker; Pickle and Relish Company
hook: With Grocery Shelf Space; With USDA Inspection; With Co-Pack Contracts; With Own Brand; With Room on the Line
work: [Two|Three] kettle lines and a filler run {1800-6400} cases a week at {52-74} percent of capacity.
work: Third-party audit at {94-98} points; allergens have a room of their own.
work: Own brand is on shelf in {240-1900} stores in {3-9} states.
work: Co-packing for {5-14} brands pays the fixed costs by Wednesday.
clients: [Two regional grocers, a warehouse club and food service|Farm shops, airlines and gift boxes].
clients: Slotting is paid; velocity is {2-3} times the category's average.
staff: Plant manager, quality lead and {11-38} on the lines.
staff: The founder's recipes are weighed by others since [2016|2018].
next: Food service gallons were launched last fall and reordered.
next: Online is four percent and ships from the packing table.
why: Founders in their seventies; Owner sells to a larger kitchen; Illness
season: Harvest for packing, holidays for gifts, grilling for sauce.`,
  "furniture-fixtures": `
figures: sde 110-540, margin 18, stock 9, kit 24, head 125, estate 28
name: Custom Cabinet Shop; Upholstery Workshop; Store Fixture Manufacturer; Solid Wood Furniture Maker; Countertop Fabricator; Closet and Shelving Maker; Office Furniture Remanufacturer
hook: With Builder Accounts; With CNC Router; With Showroom; With Finish Room; With Restaurant Clients
work: A [flat-table router|nesting cell], edgebander and [spray booth|water-based finish line].
work: {7-19} kitchens a month at an average of $[17,500|24,000|31,000], measured to installed in {6-9} weeks.
work: Drawings go from the designer's screen to the saw without paper.
work: Booths and banquettes for {30-90} restaurants a year, with a pattern kept for each.
clients: {12-34} builders and designers; homeowners come through the showroom.
clients: A chain of [clinics|coffee shops|eyewear stores] orders each opening here.
staff: Bench hands with {10-25} years beside machine operators with two.
staff: Installers are employed and carry their own keys and vans.
next: Closets were sold for one year, at the best margin in the shop.
next: The showroom is open by appointment and on a road with {14000-30000} cars.
why: Owner's lungs; Retirement; Partner moves west
season: Kitchens before Thanksgiving, restaurants before summer.`,
  "glass-stone-concrete": `
figures: sde 140-640, margin 20, stock 9, kit 36, head 150, estate 38
name: Countertop Stone Fabricator; Glass Shop and Tempering Plant; Precast Concrete Plant; Paver Manufacturer; Monument and Memorial Works; Shower Glass Fabricator; Art Glass Studio
hook: With Bridge Saw and CNC; With Slab Yard; With Precast Molds; With Tempering Oven; With Installers
work: A five-axis saw, polisher and [water recycling|slurry press]; {24-72} kitchens a week.
work: {180-420} slabs in the yard, half on consignment from importers.
work: Molds for {60-240} shapes of vault, curb and step, and a batch plant of {1-3} yards.
work: Tempering to {84-130} inches, with {2-4} days' lead time where others need ten.
clients: {40-130} kitchen dealers and builders; retail walk-ins {18-35} percent.
clients: [Towns, cemeteries and utilities|Glaziers in three states] order from the price list.
staff: Templaters measure by laser; the yard foreman loads trucks without a chip.
staff: {9-28} employees, no injury with lost time since {2019-2023}.
next: Sinks and faucets are sold by whoever asks second.
next: Remnants pile up, worth a web page.
why: Dust and years; Retirement, building available; Sale among heirs
season: Kitchens peak in fall; precast stops with frost.`,
  "lumber-wood-products": `
figures: sde 140-620, margin 20, stock 13, kit 34, head 160, estate 55
name: Sawmill; Pallet Manufacturer; Millwork Shop; Truss Plant; Log Home Builder; Hardwood Flooring Mill; Crate and Skid Maker
hook: With Timber Contracts; With Dry Kilns; With Pallet Repair Line; With Rail Spur; With Export Stamp
work: {9000-34000} board feet a day on a [band|circular] headrig with optimizer.
work: [Two|Three|Four] kilns, fired by own shavings; energy costs little.
work: {4200-16000} pallets a week, new and repaired, nailed on [two|three] machines.
work: Heat-treatment stamp and {4-9} trailers in a drop program.
clients: {40-120} plants within {50-90} miles; freight keeps others out.
clients: [Cabinet makers, fence yards and a flooring mill|Builders and lumber yards] take {70-85} percent.
staff: Sawyer with {12-30} years, saw filer part-time, {10-32} on the yard.
staff: The buyer walks timber and is trusted by landowners.
next: Mulch and [animal bedding|firewood bundles] are sold by the truck, never by the bag.
next: Second line was poured and wired before the pandemic.
why: Father and uncle retire; Owner keeps the land, sells the mill; Health
season: Mud season slows logs; pallets never stop.`,
  packaging: `
figures: sde 150-700, margin 20, stock 9, kit 26, head 210, estate 22
name: Corrugated Box Plant; Label Printer; Flexible Packaging Converter; Contract Packager; Foam Packaging Maker; Folding Carton Company; Gift Packaging Maker
hook: With Digital Press; With Food-Grade Rooms; With Stocking Program; With Die Library; With Short Runs
work: [Two|Three] presses, a die cutter and {2600-7800} dies on shelves, numbered.
work: {18-45} million square feet a year of board, or its like in film.
work: Runs from {250-1000} pieces, proofs the same day, delivery in {4-8}.
work: Food-grade rooms with audit scores of {93-99}.
clients: {120-360} accounts: [breweries, sauces and candles|medical kits, parts and seed|bakeries and boutiques].
clients: Releases against stock are {40-65} percent of orders.
staff: Press crew leaders with {8-18} years and a structural designer.
staff: Customer service answers before the second ring; there are three of them.
next: Fulfillment for small brands fills a corner and could fill a wing.
next: The digital press runs one shift.
why: Owner turns sixty-five; Investor leaves; Family focuses on printing
season: Third quarter builds holidays; first is lean.`,
  "paper-printing": `
figures: sde 100-480, margin 18, stock 5, kit 32, head 135, estate 20
name: Commercial Printer; Wide-Format Print Shop; Mail House; Book Manufacturer; Envelope Converter; Copy and Print Center; Label and Ticket Printer
hook: With Mail Permits; With Digital Presses; With Bindery; With Political Season Work; With University Contract
work: [Two offset and two digital|A six-color offset and three digital] presses, paid down to {10-30} percent.
work: Mail shop inserts {180-640} thousand pieces a month, with postal desk next door.
work: {1600-5200} jobs a year at an average of $[640|890|1,240].
work: Bindery: perfect, saddle, drilling and two ladies who collate faster than machines.
clients: {210-560} accounts; [a university, three hospitals and a zoo|credit unions, churches and campaigns].
clients: Web storefronts for {14-40} customers reorder at night.
staff: Prepress and press average {11-23} years.
staff: Two sales representatives with {38-55} percent of volume between them and no wish to move.
next: Signs and wraps are brokered, at the margin of a broker.
next: The third shift ended in 2020; the machines did not mind.
why: Retirement; Owner's other company is in software; Partners want out together
season: Elections, tax letters, fall fundraising.`,
  "rubber-plastic": `
figures: sde 200-950, margin 22, stock 9, kit 48, head 170, estate 32
name: Injection Molder; Thermoforming Plant; Rubber Parts Molder; Plastic Extruder; Rotational Molder; Urethane Casting Shop; Plastics Recycler
hook: With Clean Cell; With Customer-Owned Tools; With Tool Room; With Proprietary Line; With Automation
work: {11-32} presses from {35-90} to {400-850} tons, [half with robots|all networked].
work: {340-1200} customer tools on racks, maintained by a tool room of {2-5}.
work: Own line of [planters|cable clips|tackle boxes|dock floats] makes {14-40} percent at the better margin.
work: Scrap {1-3} percent, regrind used where drawings allow.
clients: {26-70} makers of [appliances, irrigation and toys|medical and lab goods|trucks and tractors]; largest {10-20} percent.
clients: Average customer of {8-16} years; moving a tool is a nuisance, which helps.
staff: Process technicians on three shifts, a toolmaker who teaches.
staff: Quality manager keeps the certificate and the peace.
next: Assembly and pad printing are done for two customers; twelve asked.
next: Press hours sold stand at {54-70} percent.
why: Owner retires after thirty-five years; Twin plants, one is sold; Founder's widow sells
season: Irrigation and garden from December, the rest flat.`,
  signs: `
figures: sde 90-420, margin 20, stock 4, kit 26, head 120, estate 18
name: Sign Company; Vehicle Wrap Shop; Electric Sign Manufacturer; Banner and Display Printer; Architectural Signage Firm; Neon and LED Sign Shop
hook: With Bucket Trucks; With National Accounts; With Certified Electricians; With Wrap Bay; With Municipal Work
work: [Two|Three] wide-format printers, a flatbed, a router and a channel-letter bender.
work: Bucket trucks to {45-85} feet and a crane; permits are pulled in house.
work: {110-420} wraps a year in a heated bay, warranted [three|five] years.
work: Average order of $[1,900|2,800|4,300]; half paid at approval.
clients: [Banks, clinics and contractors|Dealers, churches and schools|Two franchise systems], {600-1700} in the file.
clients: Maintenance patrols for {18-70} sites at night, by flat fee.
staff: Installers with certificates and {6-17} years; designers who sell.
staff: The permit clerk knows every zoning officer's lunch hour.
next: Digital displays are quoted from a catalog and never shown.
next: No salesperson outside the door.
why: Owner retires to paint letters by hand; Partner split; Moving south
season: Spring openings and year-end budgets.`,
};
