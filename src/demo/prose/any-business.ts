/** Sentences for any kind of business, with the same placeholders as the trades'. */

export const LEASED = [
  "The lease runs another {3-8} years with [one five-year option|two five-year options].",
  "Rent is below market and fixed for another {2-5} years.",
  "The landlord has worked with [two|three] owners of this business and will write a new lease for the next one.",
  "The lease is assignable, with {4-9} years left and [annual increases of three percent|increases tied to inflation].",
  "The space is rented month to month, and the landlord is offering a buyer [five|seven] years.",
  "Occupancy runs {4-9} percent of sales, including property taxes and insurance.",
  "[A five-year lease was signed last year|The lease was renewed this spring], with an option that transfers to the buyer.",
  "Rent is $[2,900|3,800|4,600|5,700|7,200] a month[, including water and trash| plus property taxes and insurance|].",
  "The lease covers {1400-9500} square feet and runs through {2028-2034}.",
  "The landlord wants to keep the same kind of tenant and will meet qualified buyers.",
  "The lease includes parking for {8-40} cars and [the sign|rooftop HVAC maintenance|use of the yard].",
  "The premises are leased from a family that has kept increases modest.",
];

export const OWNED_AND_INCLUDED = [
  "Land and building are included in the price.",
  "The price includes the real estate, delivered free of liens at closing.",
  "The building, land and parking are included, and the latest appraisal is on file.",
  "Real estate is included, on a lot with room for {12-60} more cars.",
  "The sale includes the building, and its zoning has been confirmed.",
];

export const OWNED_AND_AVAILABLE = [
  "The seller owns the building and will sell it or lease it to the buyer.",
  "The real estate can be purchased with the business or leased for [five|ten] years with an option to buy.",
  "The property is offered separately and was appraised this year.",
  "The building is available at closing or later, at a price agreed on now.",
];

export const MOVABLE = [
  "The business isn't tied to its location and could be moved with [a van|two trucks over a weekend].",
  "The business can be relocated; its contracts, website and phone numbers go with it.",
  "A buyer could run the business from another location.",
];

export const HANDOVER = [
  "The seller will train for {3-9} weeks and take calls for [six months|a year].",
  "The sale includes {2-6} months of part-time transition help.",
  "The seller will stay [through one full season|until the licenses transfer], longer if needed.",
  "The seller will work alongside the buyer for {3-8} weeks[ at no charge|, then by the hour].",
  "Training takes {2-6} weeks, and the staff knows the day-to-day work.",
  "The seller offers a transition of {30-120} days, [in person|half of it by phone].",
  "Transition support lasts {4-10} weeks[ and includes introductions to vendors| and includes a week with the bookkeeper|].",
  "The owner will provide {20-90} hours of help in the first [three|six] months.",
  "The seller will introduce the buyer to every account.",
  "Transition help is free for the first {30-90} days and available afterward at an agreed hourly rate.",
  "The buyer gets a {40-180}-page operations manual and {4-8} weeks of training.",
  "The seller will sign a noncompete covering {25-60} miles for [three|five] years.",
];

export const OWNER_ROLE = [
  "The owner works about {18-45} hours a week, [mostly on estimates and payroll|mostly with customers|mostly in the office].",
  "The owner handles [ordering and banking in the morning, then works the floor|opening and closing and leaves the middle of the day to staff].",
  "A buyer new to the industry could rely on the current manager, who plans to stay.",
  "The owner has taken {3-6} weeks off in each of the past two years.",
  "Two owners work in the business now, and one owner with a manager could run it.",
  "An outside accountant keeps the books on an accrual basis, and they match the tax returns.",
  "Three years of tax returns and monthly statements are ready for buyers who sign an NDA.",
];

export const GREW = [
  "Sales grew % percent last year[, about half of it from price increases|, with no new advertising|].",
  "Last year's sales were % percent above the year before.",
  "Revenue rose % percent in the latest full year.",
  "Sales for the latest year were % percent ahead of the year before.",
  "The business sold % percent more last year than the year before[, with the same hours|, with one new hire|].",
  "Sales increased % percent last year[, spread across all lines|, mostly from existing customers|, with costs under control].",
  "Growth was % percent in the last full year, and monthly statements are [available|on file].",
  "Revenue went up % percent last year[, even though a competitor opened|, helped by a new sign|].",
  "Sales were up % percent over the prior year.",
];

export const SHRANK = [
  "Sales fell % percent last year[ because of open positions| during road construction|], and the price reflects it.",
  "Last year's sales were % percent below the year before[, and the seller can explain the change line by line|, all from one lost contract].",
  "Sales were down % percent last year.",
];

export const STEADY = [
  "Sales have held steady over the past year.",
  "Revenue last year was level with the year before.",
  "Revenue is steady without paid advertising.",
];

export const FINANCED = [
  "A lender has reviewed the tax returns and prequalified the business.",
  "The business is prequalified with {10-15} percent down for a buyer with experience.",
  "A lender has prequalified the purchase, and the loan file is complete.",
];

export const SELLER_NOTE = [
  "The seller will finance up to {10-30} percent over [five|seven] years for the right buyer.",
  "A seller note of {10-25} percent is available, subordinate to the bank loan.",
  "The seller will carry part of the price[, secured by the equipment|, with interest-only payments in year one|].",
];

export const REASONS = [
  "Retirement",
  "Owner is retiring after {15-38} years",
  "Relocation to another state",
  "Other business interests",
  "Owner's health",
  "Partners are going their separate ways",
  "Family reasons",
  "Estate planning",
  "Owner lives {60-400} miles away",
];

export const FRANCHISE = [
  "The territory has about {38000-96000} households and no location yet.",
  "Training takes {2-6} weeks, [half at headquarters and half at the new location|including a week with a current owner].",
  "The franchisor helps find the site, negotiates with the landlord and sends {1-3} people for the opening.",
  "Opening usually takes {4-9} to {11-16} months from signing.",
  "The system has {14-220} locations, and {80-97} percent of those open three years ago are still open.",
  "Most owners work in the business for the first year and manage it after that.",
  "Item 19 of the disclosure document reports sales by quartile, and buyers should read the lowest one closely.",
  "A marketing fund of {1-3} percent pays for [photography, the website and a call center|regional campaigns approved by owners].",
  "A second territory next to this one can be reserved for {12-24} months.",
  "Owners lease or buy equipment at prices negotiated by the owners' council.",
  "Candidates need $[60,000|90,000|125,000|180,000] in cash and should enjoy building a team.",
  "The term is ten years, and renewing costs a quarter of the franchise fee then in effect.",
  "Current owners within {40-200} miles are willing to take calls.",
];
