/** Texts for health care and fitness businesses; see `trade.ts` for the format. */
export const HEALTH_TRADES = {
  "assisted-living-nursing-homes": `
figures: sde 180-900, margin 24, stock 0, kit 9, head 62, estate 80
name: Assisted Living Residence; Memory Care Home; Residential Care Home; Assisted Living and Memory Care Home; Senior Care Residence; Senior Living Community
hook: With Private-Pay Residents; With License in Good Standing; With Generator; With Room to Add Beds; On a Residential Street
work: Occupancy averaged {87-99} percent over the past year, and there is a waiting list for private rooms.
work: Monthly rates start at $[4,300|4,950|5,700|6,800] depending on the level of care, and {70-92} percent of residents pay privately.
work: The sprinklers, nurse-call system and whole-house generator were brought up to code in [2019|2021].
work: The most recent state survey found [no deficiencies|one deficiency, which was corrected the same week].
clients: Residents stay {22-37} months on average, and family members visit freely.
clients: Discharge planners at [two|three] hospitals refer patients regularly.
staff: The administrator and the nurse are employees who plan to stay, and caregivers have been here {3-8} years on average.
staff: Daytime staffing is one caregiver for every {5-7} residents, and no agency staff has been used since [last spring|2023].
next: The approved site plan allows {4-12} more beds.
next: Respite stays are declined today because no room is set aside for them.
why: Owner is retiring; Family is dividing an estate; Owner is moving to a larger home
season: Occupancy is steady all year, with slightly more inquiries after the holidays.`,
  "dance-pilates-yoga-studios": `
figures: sde 40-180, margin 21, stock 1, kit 16, head 54, estate 3
name: Dance Studio; Pilates and Barre Studio; Yoga and Pilates Studio; Dance and Movement Studio; Ballet and Dance School; Yoga and Dance Studio
hook: With Members on Autopay; With Sprung Floors; With Youth Program; With Teacher Training; Beside a School
work: The studio has {1400-2600} square feet of training space, a lobby and changing rooms, all renovated by the current owner.
work: Each week {34-72} classes run at {61-84} percent of capacity.
work: Tuition averages $[88|104|129] a month and is collected automatically.
work: The [two|three] rooms have sprung floors, mirrors and barres that were installed in [2017|2020].
clients: Memberships bring in {66-85} percent of sales, and members stay {11-26} months on average.
clients: Most students live within {3-8} miles, and many families enroll more than one child.
staff: Teachers are paid by the class, and the lead instructor trains new ones.
staff: A studio manager handles the front desk, billing and scheduling.
next: The rooms are empty during the day, and [senior centers|homeschool groups] have asked for classes.
next: Apparel and accessories aren't sold at the front desk.
why: Owner's health; Family is relocating; Owner wants to teach full-time
season: September and January are the main enrollment months, and spring events bring in extra income.`,
  "dental-practices": `
figures: sde 170-720, margin 36, stock 1, kit 24, head 165, estate 25
name: General Dental Practice; Family Dental Practice; Family and Cosmetic Dental Practice; General Dentistry Office; Private Dental Practice; Neighborhood Dental Practice
hook: Fully Digital; With Hygiene Booked Ahead; With Room for a Sixth Chair; In a Growing Suburb; With Cone-Beam Imaging
work: The office has digital sensors in every operatory and a [cone-beam scanner|chairside mill] purchased in [2020|2022].
work: The practice has {1400-3600} active patients, all seen in the past 18 months, and adds {18-55} new ones a month.
work: Hygiene is {29-36} percent of production, and {74-88} percent of patients keep their recall visits.
work: Fee-for-service patients account for {40-70} percent of collections, and the practice accepts [three|four] insurance plans.
clients: Whole families come here, and {80-92} percent of patients live within 20 minutes.
clients: The practice refers {140-420} cases a year to specialists, many of which a buyer could treat.
staff: The hygienists have {6-18} years of experience, and the office manager handles insurance and scheduling.
staff: An associate works [two|three] days a week and is open to staying or buying in.
next: Aligners, implants and sleep appliances are referred out today.
next: The practice is open four days a week, and Fridays are available.
why: Doctor is retiring and will introduce patients; Doctor is leaving to teach; Owner's disability
season: Back-to-school visits lift August, and expiring insurance benefits fill December.`,
  "gyms-fitness-centers": `
figures: sde 80-420, margin 22, stock 1, kit 48, head 80, estate 12
name: Fitness Center; Strength Gym; 24-Hour Gym; Health and Fitness Club; Neighborhood Gym; Full-Service Fitness Center; Gym and Training Center
hook: With Autopay Members; With Personal Training; With Group Classes; With Ample Parking; With Child Care
work: Members pay $[29|39|54|79] a month by automatic draft, and monthly attrition is {3-5} percent.
work: The equipment is {3-6} years old on average and [owned outright|more than half paid off], and it's serviced every quarter.
work: Personal training brings in {21-38} percent of sales and is scheduled through the gym's own app.
work: The club covers {12000-26000} square feet with showers, [a turf area|a group fitness room] and its own parking.
clients: Most members live within {2-5} miles, and the busiest hours are before work and after five.
clients: [Police and fire crews|Two school teams|Members of a senior insurance program] train here under contract.
staff: The general manager runs sales and staffing, and the owner isn't needed day to day.
staff: The front desk is staffed on weekdays, and members use a key card after hours.
next: An unused area of {400-900} square feet could become a recovery room or a smoothie bar.
next: Members who joined before 2020 still pay their original rates.
why: Owner is opening in another market; Owner's health; Investor group is dissolving
season: January brings the most new members, and summer programs for teenagers fill the slower months.`,
  "home-health-care": `
figures: sde 110-560, margin 17, stock 0, kit 1, head 46, estate 2
name: Home Care Agency; Non-Medical Home Care Agency; In-Home Senior Care Agency; Private-Duty Home Care Agency; Companion Care Agency; Senior Home Care Company
hook: With State License; Accredited; With Veterans' Contracts; With Private-Pay Clients; With Low Overtime
work: Care is billed at $[31|34|37] an hour on average, and caregivers are paid $[17|18|19|20].
work: The agency is accredited through [2027|2028], and its last survey had no deficiencies.
work: Private pay accounts for {40-75} percent of sales, and long-term care insurance and veterans' programs make up the rest.
work: Electronic visit records have been in use since [2019|2021], and {94-99} percent of claims are paid on first submission.
clients: The agency cares for {30-80} clients, who stay {14-29} months on average.
clients: Referrals come from discharge nurses, elder-law attorneys and [two parishes|the senior center].
staff: Every caregiver is screened and trained, and annual turnover of {24-41} percent is well below the industry's.
staff: A nurse administrator, the schedulers and a recruiter run the day-to-day operation.
next: Live-in cases are referred elsewhere because the agency has no relief schedule for them.
next: The license also covers [two|three] counties where the agency has no clients yet.
why: Nurse-owner is retiring; Owner is caring for family; Partners are retiring
season: Demand is even through the year, with an increase in hospital discharges after the holidays.`,
  "medical-practices": `
figures: sde 140-700, margin 31, stock 1, kit 14, head 140, estate 15
name: Family Medical Practice; Primary Care Practice; Internal Medicine Practice; Family and Urgent Care Clinic; Primary Care Clinic; Private Medical Practice; Medical Clinic
hook: With Providers Staying; With In-House Lab; With Same-Week Appointments; With Cash-Pay Patients; Near the Hospital
work: Collections average $[118|146|172] per visit, and most visits are booked within two days.
work: The office has {5-12} exam rooms, [digital X-ray|ultrasound] and a certified lab.
work: Commercial insurance pays {45-62} percent of revenue and public programs {20-34} percent, and claim denials run {3-6} percent.
work: Records have been electronic since [2013|2015], with templates for all common visits.
clients: In the past two years {2800-7200} patients were seen, and {28-90} new ones join each month without advertising.
clients: [Three employers|Two school districts] send their employees for physicals and work injuries.
staff: Nurse practitioners handle {55-70} percent of visits and have signed agreements to stay.
staff: Billing is done in house, and receivables are collected in {24-38} days.
next: The office is closed on evenings and Saturdays, when patients go to an urgent care center five miles away.
next: Patients ask for aesthetics, travel vaccines and [weight-loss programs|sleep studies], which aren't offered yet.
why: Physician is retiring; Founder is joining a university; Two of three partners are leaving
season: Flu and allergy seasons are the busiest, and August is the slowest month.`,
};
