/** Texts for beauty, child care and education businesses; see `trade.ts` for the format. */
export const BEAUTY_TRADES = {
  "hair-salons-barber-shops": `
figures: sde 55-240, margin 22, stock 4, kit 18, head 62, estate 5
name: Full-Service Hair Salon; Hair and Color Salon; Color Studio; Family Hair Salon; Hair Salon and Blow-Dry Bar; Neighborhood Hair Salon; Modern Hair Studio
hook: With Commission Stylists; Beside a Grocery Anchor; With Online Booking; On a Walkable Main Street; With Loyal Clients
work: The salon has {6-16} stations, {3-6} shampoo bowls and a separate color bar.
work: Color brings in {45-60} percent of service sales, and the average ticket is $[64|78|92|108].
work: Several chairs are rented to independent stylists, which adds $[185|220|245] a week per chair.
work: Retail products account for {9-15} percent of sales and are paid for on delivery, so nothing is owed to suppliers.
work: Plumbing, floors and lighting were redone in [2020|2021|2023], and the chairs are in excellent condition.
clients: Before they leave, {62-81} percent of clients book their next visit.
clients: [Students, nurses and two retirement communities|Office workers at noon and families after school] keep the book full on weekdays.
clients: The booking system holds {1400-3900} clients with their visit dates and color formulas.
staff: Stylists have been here {4-11} years on average, and the manager cuts hair [two|three] days a week and would stay.
staff: Employed stylists receive paid training [twice a year|every quarter].
next: [Extensions and treatments|Bridal parties] are referred elsewhere today, although a room is available for them.
next: The salon is open five days a week and is closed on Sunday, the busiest day in the plaza.
why: Owner's health; Owner is opening a beauty school; Moving to another state
season: December and the weeks before prom are booked a month ahead.`,
  massage: `
figures: sde 50-210, margin 21, stock 1, kit 9, head 58, estate 3
name: Therapeutic Massage Clinic; Massage and Bodywork Studio; Membership Massage Center; Massage Therapy Center; Neighborhood Massage Studio; Sports and Therapeutic Massage Clinic
hook: With Monthly Members; Beside a Physical Therapist; With Quiet Rooms; Near Two Hospitals; With Evening Hours
work: The studio has {5-11} soundproofed treatment rooms, each with a [heated|hydraulic] table.
work: Members pay $[69|74|79] a month for one session and can add sessions at a reduced price.
work: Sessions last 60 or 90 minutes, and {64-82} percent of available room hours are booked.
work: Auto-injury and workers' compensation cases, billed through [a clearinghouse|two attorneys], bring in {15-28} percent of revenue.
clients: Runners, [desk workers|warehouse workers] and expectant mothers are the main clients, and most come by referral.
clients: Chiropractors and doctors refer {21-38} percent of new clients.
staff: The licensed therapists are paid by the session and keep their own tips.
staff: The front desk manages booking and memberships with little involvement from the owner.
next: Corporate chair massage isn't offered, although [a hospital|a large office campus] has asked for it.
next: Gift cards are sold only at the front desk and could be added to the website.
why: Owner is returning to practice as a therapist; Family commitments; Spouse's job transfer
season: Gift card sales peak around Mother's Day and in December, and most of the cards are redeemed from January to March.`,
  "nail-salons": `
figures: sde 50-190, margin 26, stock 2, kit 20, head 52, estate 2
name: Nail Salon; Upscale Nail Salon; Nail and Waxing Salon; Neighborhood Nail Bar; Nail and Pedicure Spa; Full-Service Nail Salon
hook: In a Grocery Plaza; With New Pipeless Chairs; With Medical-Grade Sterilizer; Beside a Gym; With Six-Day Week
work: The salon has {8-16} pedicure chairs and {7-14} manicure tables, [which have been pipeless since 2021|with ventilation at every table].
work: Gel and dip services bring in {50-68} percent of sales, and the average ticket is $[47|54|61|68].
work: Every tool is sterilized in an autoclave and opened from a sealed pouch in front of the client.
work: Waxing and lash services in [two|three] private rooms bring in {12-20} percent of sales.
clients: Walk-ins fill the mornings and appointments the afternoons, and {52-71} percent of clients return within five weeks.
clients: Most clients are local professionals, teachers and [bridal parties from three wedding venues|guests of a nearby hotel].
staff: All technicians are licensed and on the payroll, and most have been here since the salon [opened|moved to this location].
staff: The lead technician is bilingual and handles scheduling and supply orders.
next: The salon is closed on Sundays, when [the plaza is busiest|most competitors are open].
next: Appointments are still kept on paper, and online booking would be an easy improvement.
why: Owner is moving closer to family; Owner is focusing on a second salon; Owner's health
season: Pedicures peak from April to September, and holiday appointments fill December.`,
  spas: `
figures: sde 80-380, margin 19, stock 4, kit 28, head 72, estate 6
name: Medical Spa; Day Spa and Skin Care Clinic; Skin Care and Laser Clinic; Medical Aesthetics Clinic; Aesthetics and Wellness Spa; Boutique Medical Spa
hook: With Medical Director in Place; With Members; With Lasers Paid Off; In a Lifestyle Center; With a Relaxation Lounge
work: The spa has {6-12} treatment rooms, a steam room and a [quiet lounge|salt wall], all finished in [2018|2020|2022].
work: The [two|three] lasers and the body-contouring device are paid off and covered by service contracts.
work: Injectables bring in {35-55} percent of sales under a physician who visits [twice a month|weekly] and will continue.
work: Facials start at $[110|135|150], and {58-74} percent of prepaid packages are used within the year.
clients: The membership program has {480-1600} members, who stay {19-34} months on average.
clients: Clients are [mostly women between 35 and 60|split evenly between residents and visitors], and many book a series of treatments.
staff: Aestheticians and nurses hold their own licenses, and all treatment protocols are in writing.
staff: Front-desk staff earn a commission of {9-14} percent on skin care products.
next: Wellness drips and [peels for teenagers|hair removal for men] are requested but not offered.
next: The treatment rooms are rarely booked before eleven on weekdays.
why: Founder is focusing on a product line; Other business interests; Retirement
season: Laser treatments peak in winter, facials before wedding season, and gift cards in December.`,
  "tanning-salons": `
figures: sde 45-170, margin 25, stock 3, kit 40, head 70, estate 2
name: Tanning Salon; Tanning and Spray Tan Studio; Tan and Red-Light Studio; Membership Tanning Center; Sunless and UV Tanning Salon
hook: With Autopay Members; Near the University; With New Bulbs; With Two Spray Booths; In a Gym Plaza
work: The salon has {9-18} beds in four levels, two spray booths and a red-light unit.
work: Lamp hours are logged, and {60-90} percent of the lamps were replaced within the past year.
work: Members pay $[24|31|39] a month by automatic draft, and the monthly cancellation rate is {3-6} percent.
work: Lotions bring in {14-21} percent of sales at margins above 50 percent.
clients: Students, brides and [fitness competitors|dance teams] make up most of the customer base.
clients: Members stay {9-16} months on average, and many pause their membership in summer instead of canceling.
staff: The part-time staff is trained and certified as the state requires.
staff: An experienced manager opens the salon, sells memberships and handles everything but the banking.
next: Members ask for [sauna pods|teeth whitening], and there's a room available for it.
next: The unit next door is vacant and would allow an expansion.
why: Owner is changing careers; Owner is simplifying; Other business interests
season: February through June is the busiest time, and memberships provide steady income the rest of the year.`,
};

export const EDUCATION_TRADES = {
  "day-care-child-care": `
figures: sde 90-420, margin 19, stock 0, kit 8, head 48, estate 40
name: Licensed Day Care Center; Child Care Center; Bilingual Child Care Center; Early Learning Center; Infant and Preschool Care Center; Day Care and After-School Center
hook: With a Waiting List; Licensed for Infants; With Two Playgrounds; With State Quality Stars; Near a Hospital Campus
work: Enrollment is at {84-99} percent of licensed capacity, and the infant rooms are full.
work: The center has [five|six|seven] classrooms, each with its own bathroom and direct access to the [playground|garden].
work: Tuition averages $[285|312|340|365] a week and is collected automatically, with past-due balances [below one percent|limited to two families].
work: The most recent licensing visit ended without a citation, and the [quality rating|license] is valid for two more years.
work: Meals are cooked in a certified kitchen, and a federal food program reimburses part of the cost.
clients: Families from [two hospitals and a school district|a research park and a nearby base] stay {3-5} years on average.
clients: State assistance pays for {12-30} percent of the seats, and payments arrive on time.
staff: A degreed director runs the center, and the owner is on site [only one day a week|mostly for administration].
staff: Lead teachers have been here {5-12} years on average, and floaters keep every room within ratio.
next: The fenced lot behind the building has room for a classroom for {16-24} more children.
next: Summer camp is limited to enrolled children, although many other families ask for it.
why: Retirement; Owner is entering public service; Moving closer to parents
season: Enrollment dips in June, when children leave for kindergarten, and fills again by September.`,
  preschools: `
figures: sde 80-360, margin 18, stock 0, kit 7, head 50, estate 35
name: Montessori Preschool; Play-Based Preschool; Language Immersion Preschool; Arts Preschool; Reggio-Inspired Preschool; Private Preschool
hook: With Accreditation; With Experienced Teachers; With a Waiting List; With a Kitchen Garden; Serving Two School Districts
work: Children from two to six years old learn in [four|five|seven] mixed-age classrooms.
work: The school is accredited [through 2028|for four more years], and the self-study documents are complete.
work: Every classroom is fully equipped, and materials are [repaired every August|replaced every year].
work: Annual tuition of $[9,800|11,400|13,200|15,600] is paid monthly, and sibling discounts come to {4-8} percent.
clients: Word of mouth is the main source of new families, with {70-88} percent referred by other parents.
clients: Graduates go on to [the top-rated elementary schools nearby|both public and private kindergartens].
staff: Certified teachers lead every classroom, and several of them did their training here.
staff: The head of school plans to stay with a new owner.
next: The school hasn't had a summer program in {2-6} years, so the classrooms are empty for two months.
next: Plans for a toddler room have been drawn and approved by the fire marshal.
why: Founder is retiring; Owners are pursuing separate interests; Family illness
season: Enrollment for the fall is {80-95} percent complete by March.`,
  schools: `
figures: sde 90-480, margin 20, stock 1, kit 14, head 68, estate 20
name: Tutoring Center; Music School; Language School; Learning Center; Test Preparation Center; Music and Arts School; Math and Reading Center
hook: With State Approval; With Private Lesson Rooms; With District Contracts; With Recurring Tuition; With Online Courses Included
work: Students pay monthly tuition of $[149|185|219|260], which is collected automatically.
work: The curriculum, placement tests and [program materials|lesson plans] belong to the school and are included in the sale.
work: The school has [nine|12|15] teaching rooms, each in use {24-38} hours a week.
work: Enrollment has grown for three terms in a row, and {81-94} percent of students complete the full year.
clients: Families live within {5-12} miles, and siblings make up {22-35} percent of enrollment.
clients: [Two school districts pay|A workforce program pays] for some seats under contracts that renew every July.
staff: A registrar runs the office, and the director teaches only one class a week.
staff: Teachers have been with the school for {4-9} years on average.
next: Evening classes for adults are in demand, but the school would need [another teacher|another room] to offer them.
next: Courses recorded in 2021 have never been sold separately.
why: Founder is returning to performing; Retirement; Owner accepted a university position
season: Enrollment peaks in August and January, and summer programs fill the months between.`,
};
