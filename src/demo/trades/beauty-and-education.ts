/** Texts for beauty, child care and education businesses; see `trade.ts` for the format. */
export const BEAUTY_TRADES = {
  "hair-salons-barber-shops": `
figures: sde 55-240, margin 22, stock 4, kit 18, head 62, estate 5
name: Full-Service Hair Salon; Traditional Barber Shop; Color Studio; Family Haircut Salon; Blow-Dry Bar; Men's Grooming Lounge; Curl and Texture Salon
hook: With Commission Stylists; Beside a Grocery Anchor; With Online Booking; On a Walkable Main Street; With Booth Renters
work: {6-16} stations, {3-6} shampoo bowls and [two|three] dryers that nobody uses on a Monday.
work: Color is {45-60} percent of services, cuts the rest; the average ticket is $[64|78|92|108].
work: Booth rent of $[185|220|245] a week from {4-9} chairs covers the lease [twice|with room to spare].
work: Retail shelves bring {9-15} percent of sales, [one line only|two lines], paid on delivery.
work: Plumbing, floor and lights were redone in [2020|2021|2023]; no chair is torn.
clients: {62-81} percent of guests rebook before they leave.
clients: [Students, nurses and two retirement homes|Office staff at noon and families after three] fill the week.
clients: {1400-3900} names with dates and formulas in the booking system.
staff: Stylists average {4-11} years here; the manager cuts [two|three] days a week and would stay.
staff: Everyone is on payroll, with paid education [twice a year|every quarter].
next: [Extensions and treatments|Bridal parties] are referred elsewhere for lack of a room that now stands empty.
next: Open five days; the plaza is busiest on Sunday.
why: Owner's hands ask her to stop; Opening a school for stylists; Moving to another state
season: December and the weeks before proms are full a month ahead.`,
  massage: `
figures: sde 50-210, margin 21, stock 1, kit 9, head 58, estate 3
name: Therapeutic Massage Clinic; Sports Massage Studio; Membership Massage Center; Medical Massage Practice; Thai Bodywork Studio; Couples Massage Studio
hook: With Monthly Members; Beside a Physical Therapist; With Quiet Rooms; Near Two Hospitals; With Evening Hours
work: {5-11} treatment rooms, sound-insulated, with [heated tables|hydraulic tables] and a hot-stone warmer in each.
work: {260-720} members pay $[69|74|79] a month for one session and buy more at a reduced price.
work: Sessions of 60 and 90 minutes at a utilization of {64-82} percent of room hours.
work: Auto-injury and workers' claims, billed through [a clearing house|two attorneys], are {15-28} percent of revenue.
clients: Runners, [desk workers|warehouse staff] and expecting mothers, most sent by a friend.
clients: {21-38} percent of guests come from referring chiropractors and doctors.
staff: {9-22} licensed therapists, paid by the session with a tip jar that is theirs.
staff: The front desk knows who must not be booked with whom.
next: No corporate chair massage, though [a hospital|the software campus] has asked.
next: Gift cards sell at Christmas only, since nobody put them on the website.
why: Owner returns to hands-on work; Family commitments; Husband's transfer
season: Mother's Day and December gift cards bring the cash, January brings the guests.`,
  "nail-salons": `
figures: sde 50-190, margin 26, stock 2, kit 20, head 52, estate 2
name: Nail Salon; Upscale Nail Lounge; Nail and Wax Studio; Neighborhood Nail Bar; Pedicure Spa; Clean-Air Nail Studio
hook: In a Grocery Plaza; With New Pipeless Chairs; With Medical-Grade Sterilizer; Beside a Gym; With Six-Day Week
work: {8-16} pedicure chairs and {7-14} manicure tables, [pipeless since 2021|with hoods over every table].
work: Gel and dip are {50-68} percent of services; the average ticket is $[47|54|61|68].
work: Every tool goes through an autoclave in sealed pouches, opened in front of the guest.
work: Waxing and lashes in [one|two] closed rooms add about {12-20} percent.
clients: Walk-ins until noon, appointments after; {52-71} percent of guests return within five weeks.
clients: Teachers, nurses and [brides from three wedding halls|hotel guests two doors down].
staff: {5-12} technicians on payroll, licensed, most since the shop [opened|moved here].
staff: The lead technician does the schedule and the orders, in two languages.
next: Closed on Sundays; [the plaza is full then|the owner's church comes first].
next: No online booking: the appointment book is paper and always full.
why: Owner moves to be near her daughter; Second shop takes all her time; Eyes are not what they were
season: Sandals from April to September; holidays fill December.`,
  spas: `
figures: sde 80-380, margin 19, stock 4, kit 28, head 72, estate 6
name: Day Spa; Medical Spa; Skin Care Clinic; Laser and Aesthetics Studio; Hotel Day Spa; Facial Studio
hook: With Medical Director in Place; With Members; With Two Lasers Paid Off; In a Lifestyle Center; With a Rooftop Relaxation Room
work: {6-12} rooms, a steam room and a [quiet lounge|salt wall], finished in [2018|2020|2022].
work: [Two|Three] lasers and a body-contouring device, all paid for and under service contracts.
work: Injectables are {35-55} percent of sales, under a physician who visits [twice a month|weekly] and will continue.
work: Facials from $[110|135|150] and packages of six, of which {58-74} percent are used within the year.
clients: {480-1600} members; average member stays {19-34} months.
clients: Guests are [women between 35 and 60|half local, half visitors], one in {5-9} a man.
staff: Aestheticians and nurses hold their own licenses; the director keeps standards in a binder, on paper.
staff: Front-desk staff sell and are paid for it: {9-14} percent of skin-care sales.
next: Wellness drips and [peels for teenagers|hair removal for men] are asked for and not offered.
next: The treatment rooms stand empty before eleven on weekdays.
why: Founder has a product line to look after; Medical director buys elsewhere; Retirement
season: Laser in winter, facials before weddings, gift cards in December.`,
  "tanning-salons": `
figures: sde 45-170, margin 25, stock 3, kit 40, head 70, estate 2
name: Tanning Salon; Spray Tan Studio; Tan and Red-Light Studio; Membership Tanning Center; Airbrush Tan Boutique
hook: With Autopay Members; Near the University; With New Bulbs; With Two Spray Booths; In a Gym Plaza
work: {9-18} beds in four levels, [two|three] spray booths and a red-light unit.
work: Lamps are logged by the hour; {60-90} percent were replaced within the past year.
work: {420-1300} members on autopay at $[24|31|39] a month, with a cancellation rate of {3-6} percent.
work: Lotions bring {14-21} percent of sales at more than half margin.
clients: Students, brides and [bodybuilders before shows|dance teams] make up most of the file.
clients: Members stay {9-16} months and freeze in summer instead of leaving.
staff: Part-time staff, {6-10} of them, trained and certified as the state asks.
staff: One manager opens, sells and cleans; she has keys to everything but the bank.
next: Members ask for [sauna pods|teeth whitening]; there is a room for it.
next: The lease includes the empty unit next door at {8-12} dollars a foot.
why: Owner finished nursing school; Selling to simplify life; Other business interests
season: February to June is the season, which the autopay evens out.`,
};

export const EDUCATION_TRADES = {
  "day-care-child-care": `
figures: sde 90-420, margin 19, stock 0, kit 8, head 48, estate 40
name: Licensed Day Care Center; Infant and Toddler Center; Bilingual Child Care; Nature-Based Day Care; Employer-Sponsored Child Care; After-School Care Center
hook: With a Waiting List; Licensed for Infants; With Two Playgrounds; With State Quality Stars; Near a Hospital Campus
work: Enrollment stands at {84-99} percent of licensed capacity, infants fully booked.
work: [Five|Six|Seven] classrooms, each with its own bathroom and a door to the [yard|garden].
work: Tuition of $[285|312|340|365] a week is drawn every Friday; arrears are [below one percent|two families].
work: The last licensing visit closed without a citation; the [stars|grade] will be reviewed in two years.
work: Meals are cooked in a certified kitchen and reimbursed by the food program.
clients: Families from [two hospitals and a school district|the research park and the base] stay {3-5} years on average.
clients: {12-30} percent of seats are paid by state assistance, on time.
staff: Director with a degree in early childhood runs the center; owner is there [on Tuesdays|one day a week].
staff: Lead teachers average {5-12} years, ratios are kept with floaters in the building.
next: The fenced lot behind would take a classroom for {16-24} more children.
next: Summer camp is offered to enrolled children only, with twice as many asking.
why: Owner retires after raising a generation of children; Owner was elected to office; Moving closer to parents
season: September refills what kindergarten takes in June.`,
  preschools: `
figures: sde 80-360, margin 18, stock 0, kit 7, head 50, estate 35
name: Montessori Preschool; Play-Based Preschool; Language Immersion Preschool; Arts Preschool; Reggio-Inspired Preschool; Half-Day Preschool
hook: With Accreditation; In a Former Church Hall; With a Waiting List; With a Kitchen Garden; Serving Two School Districts
work: {60-150} children aged two to six in [four|five|seven] mixed rooms.
work: Accredited [through 2028|for four more years]; the self-study is written and kept.
work: Materials are complete for every room, [oiled and repaired each August|replaced piece by piece].
work: Tuition of $[9,800|11,400|13,200|15,600] a year is paid by the month, with {4-8} percent given as discounts for siblings.
clients: Parents find the school through other parents: {70-88} percent came by recommendation.
clients: Alumni go on to [the two best elementary schools nearby|public kindergartens, reading].
staff: Certified guides lead each room; [two|three] trained here and came back.
staff: The head of school stays on and wants a say in the choice of buyer.
next: No summer program in {2-6} years, though the building is rented all twelve months.
next: A toddler room is drawn and approved by the fire marshal.
why: Founder turns seventy in spring; Owners divide their interests; Family illness
season: Enrollment for fall is {80-95} percent settled by March.`,
  schools: `
figures: sde 90-480, margin 20, stock 1, kit 14, head 68, estate 20
name: Tutoring Center; Music School; Driving School; Trade School; Language School; Cosmetology School; Test Preparation Center; Swim School
hook: With State Approval; With Two Locations; With District Contracts; With Recurring Tuition; With Online Courses Included
work: {180-640} students enrolled this term, on monthly tuition of $[149|185|219|260].
work: Curriculum, placement tests and [recital scores|lesson plans] belong to the school and go with it.
work: [Nine|Twelve|Fifteen] teaching rooms, each in use {24-38} hours a week.
work: State approval is renewed to [2027|2028|2029]; completion stands at {81-94} percent.
clients: Families within {5-12} miles; siblings are {22-35} percent of enrollment.
clients: [Two school districts|The workforce board] pay for seats under contracts that renew each July.
staff: {9-26} instructors on hourly contracts, a registrar, and a director who teaches one class a week.
staff: Teachers have been with the school for {4-9} years on average.
next: Adults are turned away in the evening for want of [a teacher|a second room].
next: Courses were recorded in 2021 and never sold apart.
why: Founder returns to performing; Retirement; Owner accepted a post at a university
season: August and January fill the rooms; a summer intensive bridges the gap.`,
};
