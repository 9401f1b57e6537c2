/** Texts for manufacturers of goods and materials; see `trade.ts` for the format. */
export const GOODS_MANUFACTURING_TRADES = {
  "clothing-fabric": `
figures: sde 100-480, margin 18, stock 16, kit 14, head 95, estate 12
name: Uniform Manufacturer; Apparel Manufacturer; Custom Apparel Manufacturer; Cut-and-Sew Manufacturer; Workwear Manufacturer; Uniform and Workwear Company
hook: With School Contracts; With Own Label; With Web Store; With Digital Cutter; With Team Accounts
work: The plant has {12-24} sewing heads, a digital cutter and [two|three] multi-needle embroidery machines.
work: The company made {40000-160000} pieces last year, with a minimum order of [24|48] per style.
work: The company's own label accounts for {22-58} percent of sales and sells directly to customers at full margin.
work: All patterns, dies and {900-4000} digitized logos are included in the sale.
clients: Customers include [schools, fire departments and bands|outfitters, breweries and race organizers|hospitals, hotels and caterers].
clients: Each year {140-620} accounts place repeat orders, and none exceeds {6-14} percent of sales.
staff: Sewing operators have been here {9-21} years on average, and the sample maker can work from a photo.
staff: A production manager plans the floor two weeks ahead.
next: Online team stores were opened for {6-20} customers, and many others have asked for one.
next: Repairs and alterations could be sold as a separate service.
why: Owner is retiring; Founder is returning to design; Family lives out of state
season: Uniform orders peak in July and jackets in October.`,
  "food-products": `
figures: sde 130-640, margin 17, stock 7, kit 28, head 150, estate 28
name: Sauce and Condiment Manufacturer; Specialty Food Manufacturer; Hot Sauce Manufacturer; Pickle and Relish Manufacturer; Salsa and Dip Manufacturer; Packaged Food Manufacturer; Co-Packing and Specialty Food Plant
hook: With Grocery Shelf Space; With USDA Inspection; With Co-Pack Contracts; With Own Brand; With Room on the Line
work: The plant's [two|three] kettle lines and filler produce {800-3200} cases a week at {52-74} percent of capacity.
work: The latest third-party food safety audit scored {94-98} points, and allergens are handled in a separate room.
work: The company's own brand is sold in {240-1900} stores in {3-9} states.
work: Co-packing for {5-14} other brands covers most of the plant's fixed costs.
clients: Customers include [two regional grocery chains, a warehouse club and food service distributors|specialty stores, airlines and gift box companies].
clients: Slotting fees have been paid, and the products sell at [twice|three times] the average rate for their category.
staff: A plant manager and a quality lead run the production team.
staff: Production hasn't depended on the founder since [2016|2018], and all recipes are written by weight.
next: Gallon sizes for food service were introduced last year and have already been reordered.
next: Online sales are only four percent of the total and ship from the plant.
why: Founders are retiring; Owner is selling to fund a larger plant; Illness
season: Packing peaks at harvest, gift sales before the holidays and retail sales in grilling season.`,
  "furniture-fixtures": `
figures: sde 110-540, margin 18, stock 9, kit 24, head 125, estate 28
name: Custom Cabinet Shop; Cabinet Manufacturer; Kitchen Cabinet Manufacturer; Cabinet and Fixture Manufacturer; Custom Woodwork and Cabinet Shop; Cabinet and Built-In Furniture Maker
hook: With Builder Accounts; With CNC Router; With Showroom; With Finish Room; With Restaurant Clients
work: Equipment includes a [flat-table router|nesting cell], an edgebander and a [spray booth|water-based finishing line].
work: Kitchens average $[17,500|24,000|31,000] and take {6-9} weeks from measurement to installation.
work: Drawings go straight from the designer's screen to the saw, which keeps errors and waste low.
work: The shop builds fixtures for {30-90} restaurants a year and keeps the drawings for every one.
clients: Builders and designers hold {12-34} open accounts, and homeowners come through the showroom.
clients: A chain of [clinics|coffee shops|eyewear stores] orders its fixtures here for each new location.
staff: The bench staff have {10-25} years of experience and work alongside newer machine operators.
staff: Installers are employees and drive company vans.
next: Closet systems were sold for one year at the highest margin in the shop.
next: The showroom is open only by appointment, although {14000-30000} cars a day pass it.
why: Owner's health; Retirement; Partner is moving out of state
season: Kitchen orders peak before Thanksgiving, and restaurant orders peak before summer.`,
  "glass-stone-concrete": `
figures: sde 140-640, margin 20, stock 9, kit 36, head 150, estate 38
name: Stone Countertop Fabricator; Granite and Quartz Fabricator; Custom Stone Fabricator; Stone Fabrication and Installation Company; Countertop Fabricator; Natural Stone and Quartz Company
hook: With Bridge Saw and CNC; With Slab Yard; With Digital Templating; With Water Recycling; With Installers
work: A five-axis saw, a polisher and a [water recycling system|slurry press] allow the shop to finish {4-14} kitchens a week.
work: The yard displays {180-420} slabs, half of them on consignment from importers.
work: Templates are measured by laser and sent directly to the saw, so remakes are rare.
work: Standard kitchens are installed {6-9} days after measurement, well ahead of most competitors.
clients: Kitchen dealers and builders hold {40-130} accounts, and retail customers make up {18-35} percent of sales.
clients: [Apartment builders and hotels|Remodelers and cabinet shops] order from an annual price list.
staff: The templaters, fabricators and installers are all employees and work in fixed teams.
staff: The shop hasn't had a lost-time injury since {2019-2023}.
next: Sinks and faucets are left to other suppliers and could be sold with every countertop.
next: Remnants are sold only in the yard and could be listed online.
why: Owner's health; Retirement; Family is dividing an estate
season: Kitchen remodeling peaks in the fall, and builders' orders are steady all year.`,
  "lumber-wood-products": `
figures: sde 140-620, margin 20, stock 13, kit 34, head 160, estate 55
name: Sawmill and Pallet Manufacturer; Pallet Manufacturer; Pallet and Crate Manufacturer; Wood Packaging Manufacturer; Hardwood Sawmill and Pallet Plant; Lumber and Pallet Company
hook: With Timber Contracts; With Dry Kilns; With Pallet Repair Line; With Rail Spur; With Export Stamp
work: The mill cuts {4000-14000} board feet a day on a [band|circular] headrig with a computerized optimizer.
work: The [two|three|four] dry kilns burn the mill's own shavings, which keeps energy costs low.
work: The plant builds and repairs {1600-6400} pallets a week on [two|three] nailing machines.
work: The company is certified to heat-treat export pallets and keeps {4-9} drop trailers at customer sites.
clients: The main customers are {40-120} plants within {50-90} miles, and freight costs protect the territory.
clients: [Cabinet makers, fence companies and a flooring mill|Builders and lumber yards] buy most of the better grades.
staff: The sawyer has {12-30} years of experience, and a part-time specialist maintains the saws.
staff: The timber buyer has long relationships with landowners and plans to stay.
next: Mulch and [animal bedding|firewood] are sold by the truckload and could also be sold in bags.
next: The foundation and wiring for a second line were finished several years ago.
why: Owners are retiring; Owner is keeping other business interests; Health
season: Wet months slow log deliveries, while pallet demand is steady all year.`,
  packaging: `
figures: sde 150-700, margin 20, stock 9, kit 26, head 210, estate 22
name: Corrugated Box Plant; Custom Box Manufacturer; Folding Carton Company; Corrugated Packaging Manufacturer; Box and Display Manufacturer; Custom Packaging Manufacturer
hook: With Digital Press; With Food-Grade Rooms; With Stocking Program; With Die Library; With Short Runs
work: The plant has [two|three] presses, a die cutter and a library of {2600-7800} cutting dies.
work: The plant converted {10-30} million square feet of board last year.
work: Runs start at [250|500|1,000] pieces, with proofs the same day and delivery within {4-8} working days.
work: Food-grade packaging is made in separate rooms with audit scores of {93-99}.
clients: The company has {120-360} active accounts, including [breweries, food brands and candle makers|makers of medical kits, parts and seed|bakeries and boutiques].
clients: Stock that is released to customers on a schedule accounts for {40-65} percent of orders.
staff: The press crew leaders have {8-18} years of experience, and a structural designer is on staff.
staff: Customer service staff answer calls immediately and follow each order through to delivery.
next: Fulfillment for small brands is a new service and has room to grow in the existing building.
next: The digital press runs only one shift.
why: Owner is retiring; Investor is exiting; Family is concentrating on printing
season: Holiday packaging lifts the third quarter, and the first quarter is the slowest.`,
  "paper-printing": `
figures: sde 100-480, margin 18, stock 5, kit 32, head 135, estate 20
name: Commercial Printer; Commercial Printing Company; Printing and Mailing Company; Digital and Offset Printer; Full-Service Printing Company; Print and Direct Mail Company
hook: With Mail Permits; With Digital Presses; With Bindery; With Political Season Work; With University Contract
work: The company runs [two offset and two digital presses|a six-color offset press and three digital presses], and the loans on them are nearly paid off.
work: The mailing department inserts {180-640},000 pieces a month and has postal verification on site.
work: The average job is $[640|890|1,240], and most jobs ship within {3-6} working days.
work: The bindery handles perfect binding, saddle stitching and drilling in house.
clients: The company serves {210-560} accounts, including [a university, three hospitals and a zoo|credit unions, churches and campaigns].
clients: Web storefronts for {14-40} customers take reorders around the clock.
staff: Prepress and press employees have been here {11-23} years on average.
staff: Two sales representatives bring in {38-55} percent of volume and plan to stay.
next: Signs and vehicle wraps are outsourced, so producing them in house would raise the margin.
next: The presses have run two shifts since 2020, and a third could be added without new equipment.
why: Retirement; Owner is concentrating on a software company; Partners are retiring together
season: Elections, tax mailings and year-end fundraising are the busiest periods.`,
  "rubber-plastic": `
figures: sde 200-950, margin 22, stock 9, kit 48, head 170, estate 32
name: Plastic Injection Molder; Injection Molding Company; Custom Injection Molder; Plastic Parts Manufacturer; Custom Plastic Molding Company; Precision Injection Molder
hook: With Clean Cell; With Customer-Owned Tools; With Tool Room; With Proprietary Line; With Automation
work: The plant has {8-20} presses from {35-90} to {400-850} tons, [half of them with robots|all of them networked].
work: The company holds {340-1200} customer-owned molds, which are maintained in its own tool room.
work: A proprietary line of [planters|cable clips|tackle boxes|dock floats] brings in {14-40} percent of sales at higher margins.
work: Scrap runs {1-3} percent, and regrind is used where customer drawings allow it.
clients: The company molds parts for {26-70} makers of [appliances, irrigation and toys|medical and lab goods|trucks and tractors], and the largest is {10-20} percent of sales.
clients: Customers have stayed {8-16} years on average, because moving a mold to another plant is expensive.
staff: Process technicians cover three shifts, and the senior toolmaker trains the apprentices.
staff: The quality manager maintains the ISO certification.
next: Assembly and pad printing are done for two customers, and 12 others have asked for them.
next: Presses run at {54-70} percent of available hours, so volume could grow without new equipment.
why: Owner is retiring; Owner is selling one of two plants; Estate sale
season: Irrigation and garden products pick up in December, and other orders are level all year.`,
  signs: `
figures: sde 90-420, margin 20, stock 4, kit 26, head 120, estate 18
name: Sign Company; Sign and Vehicle Wrap Shop; Full-Service Sign Company; Commercial Sign Company; Sign and Graphics Company; Sign Manufacturer
hook: With Bucket Trucks; With National Accounts; With Certified Electricians; With Wrap Bay; With Municipal Work
work: The shop has [two|three] wide-format printers, a flatbed printer, a router and a channel-letter bender.
work: Bucket trucks reach {45-85} feet, and permits are handled in house.
work: Vehicle wraps are installed in a heated bay and carry a warranty of [three|five] years.
work: The average order is $[1,900|2,800|4,300], with half paid when the customer approves the design.
clients: The customer list has {600-1700} names, including [banks, clinics and contractors|car dealers, churches and schools|two franchise systems].
clients: Maintenance contracts cover {18-70} sites at a flat monthly fee.
staff: The certified installers have {6-17} years of experience, and the designers also handle sales.
staff: The permit coordinator knows the zoning rules of every city in the area.
next: Digital displays are sold only on request, and the shop has no demonstration unit.
next: The company has no outside salesperson, and orders come from referrals and repeat customers.
why: Owner is retiring; Partners are separating; Owner is relocating
season: New locations open in spring, and year-end budgets bring a second peak.`,
};
