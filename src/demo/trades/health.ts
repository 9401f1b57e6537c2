/** Texts for health care and fitness businesses; see `trade.ts` for the format. */
export const HEALTH_TRADES = {
  "assisted-living-nursing-homes": `
figures: sde 180-900, margin 24, stock 0, kit 9, head 62, estate 80
name: Assisted Living Residence; Memory Care Home; Residential Care Home; Adult Day Center; Skilled Nursing Facility; Senior Group Homes
hook: With Private-Pay Residents; With License in Good Standing; With Generator; With Room to Add Beds; In a Residential Street
work: {12-64} licensed beds, {87-100} percent occupied through the year.
work: Rates from $[4,300|4,950|5,700|6,800] a month by level of care; {70-92} percent private pay.
work: Sprinklers, nurse call and a whole-house generator were brought to code in [2019|2021].
work: The last survey found [no deficiencies|one, corrected the same week].
clients: Families visit daily; average stay is {22-37} months.
clients: Discharge planners at [two|three] hospitals hold the house's card.
staff: Administrator and nurse are employed and stay; caregivers average {3-8} years.
staff: Ratios of one to {5-7} by day, no agency hours since [last spring|2023].
next: {4-12} beds more are allowed by the site plan.
next: Respite stays are declined for lack of a furnished room.
why: Owner-nurse retires; Sisters divide the estate; Moving to run a larger home
season: Occupancy hardly knows the seasons.`,
  "dance-pilates-yoga-studios": `
figures: sde 40-180, margin 21, stock 1, kit 16, head 54, estate 3
name: Dance Studio; Reformer Pilates Studio; Yoga Studio; Barre Studio; Ballet School; Ballroom Dance Studio; Aerial Fitness Studio
hook: With Members on Autopay; With Sprung Floors; With Competition Teams; With Teacher Training; Beside a School
work: {8-14} reformers, kept up by the maker's technician, in a room of {1400-2600} square feet.
work: {34-72} classes a week at {61-84} percent of capacity.
work: {180-520} students in tuition of $[88|104|129] a month; costumes and recital on top.
work: Sprung floors, mirrors and barres in [two|three] rooms, laid in [2017|2020].
clients: Memberships are {66-85} percent of sales; average length {11-26} months.
clients: Families within {3-8} miles, sisters in three levels at once.
staff: {9-21} teachers by the class; the lead instructor trains new ones.
staff: A studio manager answers, bills and remembers birthdays.
next: Daytime hours are empty; [seniors|homeschoolers] have asked.
next: No retail but water and socks.
why: Founder's hip; Family move; Teacher wants to teach only
season: September and January enroll, June performs.`,
  "dental-practices": `
figures: sde 170-720, margin 36, stock 1, kit 24, head 165, estate 25
name: General Dental Practice; Pediatric Dental Practice; Orthodontic Practice; Family Dentistry; Oral Surgery Practice; Dental Laboratory; Denture Clinic
hook: Fully Digital; With Hygiene Booked Ahead; With Room for a Sixth Chair; In a Growing Suburb; With Cone-Beam Imaging
work: {4-8} operatories, digital sensors and a [cone-beam scanner|chairside mill] bought in [2020|2022].
work: {1400-3600} active patients in eighteen months and {18-55} new ones a month.
work: Hygiene is {29-36} percent of production, recall at {74-88} percent.
work: Fee-for-service {40-70} percent, [three|four] plans, no assistance programs.
clients: Families of two generations; {80-92} percent live within twenty minutes.
clients: Specialists are referred {140-420} cases a year that could be kept.
staff: Hygienists with {6-18} years; the office manager knows the ledgers.
staff: An associate works [two|three] days and would buy in or stay.
next: Aligners, implants and sleep appliances are referred out.
next: Open four days; Fridays are free.
why: Doctor retires and will introduce patients; Doctor teaches full-time; Disability of the owner
season: December benefits and back-to-school cleanings.`,
  "gyms-fitness-centers": `
figures: sde 80-420, margin 22, stock 1, kit 48, head 80, estate 12
name: Fitness Center; Strength Gym; 24-Hour Gym; Climbing Gym; Martial Arts School; Boot Camp Studio; Boxing Gym; Gymnastics Center
hook: With Autopay Members; With Personal Training; With a Pool; With Low Rent; With Child Care
work: {680-2900} members at $[29|39|54|79] a month on autopay, attrition {3-5} percent.
work: Equipment averages {3-6} years and is [owned outright|half paid]; cables were changed in spring.
work: Personal training brings {21-38} percent of sales through {6-14} trainers.
work: {12000-26000} square feet with showers, [turf|a climbing wall] and its own parking.
clients: Members live {2-5} miles away; the busiest hour is 5:30 in the morning.
clients: [Police and fire crews|Two school teams|An insurance program for seniors] train on contract.
staff: General manager runs sales and staff; owner comes to lift.
staff: Front desk around the clock on weekdays, keycards after ten.
next: No recovery room, no shakes: {400-900} square feet stand empty.
next: Rates for members from before 2020 were never raised.
why: Owner opening in another market; Injury; Investor group winds up
season: January joins, summer camps for the young.`,
  "home-health-care": `
figures: sde 110-560, margin 17, stock 0, kit 1, head 46, estate 2
name: Home Care Agency; Licensed Home Health Agency; Hospice; Private-Duty Nursing Agency; Companion Care Agency; Pediatric Home Care Agency
hook: With State License; Accredited; With Veterans' Contracts; With Private-Pay Clients; With Low Overtime
work: {1400-4600} hours a week at $[31|34|37] billed and {17-20} paid.
work: Accreditation through [2027|2028]; the last survey had no deficiencies.
work: Private pay {40-75} percent, long-term care insurance and veterans the rest.
work: Electronic visit records since [2019|2021]; claims are clean at {94-99} percent.
clients: {80-260} clients, average {14-29} months in care.
clients: Referrals from discharge nurses, elder attorneys and [two parishes|the senior center].
staff: {60-180} caregivers, screened, with {24-41} percent yearly turnover where seventy is usual.
staff: A nurse administrator, two schedulers and a recruiter run the days.
next: Live-in cases are referred away for want of a relief list.
next: The license covers [two|three] counties where nobody has been sent.
why: Nurse-owner retires; Owner moves home to her own parents; Partners' children are not interested
season: Level, with discharges after the holidays.`,
  "medical-practices": `
figures: sde 140-700, margin 31, stock 1, kit 14, head 140, estate 15
name: Family Medical Practice; Physical Therapy Clinic; Chiropractic Practice; Urgent Care Center; Veterinary Clinic; Dermatology Practice; Optometry Practice; Weight-Loss Clinic; Mental Health Practice
hook: With Providers Staying; With In-House Lab; With Two Locations; With Cash-Pay Patients; Near the Hospital
work: {6400-19000} visits a year at an average of $[118|146|172] collected.
work: {5-12} exam rooms, [digital X-ray|ultrasound] and a lab certificate.
work: Payers: commercial {45-62} percent, public {20-34}, cash the rest; denials {3-6} percent.
work: Records have been electronic since [2013|2015], with templates that nobody curses.
clients: {2800-7200} patients seen in two years, {28-90} new each month without advertising.
clients: [Three employers|Two school districts] send physicals and injuries.
staff: Two nurse practitioners carry {55-70} percent of visits and have signed to stay.
staff: Billing is in the house and current to {24-38} days.
next: Evenings and Saturdays belong to the urgent care five miles off.
next: Aesthetics, travel shots and [weight programs|sleep studies] are asked for.
why: Physician retires in a year; Founder joins a university; Two of three partners wish to leave
season: Flu and allergies up, August down.`,
};
