/** Sentences for any kind of business, with the same placeholders as the trades'. */

export const LEASED = [
  "The lease runs another {3-8} years with [one five-year option|two five-year options].",
  "Rent is below market and fixed for another {2-5} years.",
  "The landlord has agreed to write a new lease for a qualified buyer.",
  "The lease is assignable, with {4-9} years left and [annual increases of three percent|increases tied to inflation].",
  "The space is rented month to month, and the landlord is offering a buyer a lease of [five|seven] years.",
  "Occupancy costs run {4-9} percent of sales, including property taxes and insurance.",
  "[A five-year lease was signed last year|The lease was renewed this spring], with an option that transfers to the buyer.",
  "Rent is $[2,900|3,800|4,600|5,700|7,200] a month[, including water and trash| plus property taxes and insurance|].",
  "The lease runs through {2028-2034} and can be assigned to a qualified buyer.",
  "The landlord has been told of the sale, wants to keep the same kind of tenant and will meet qualified buyers.",
  "The lease includes parking, and [the landlord maintains the roof and parking lot|signage rights transfer to the buyer].",
  "The space is leased from a local family that has kept rent increases modest.",
];

export const OWNED_AND_INCLUDED = [
  "The land and building are included in the asking price.",
  "The asking price includes the real estate, delivered free of liens at closing.",
  "The land and building are part of the sale, and a recent appraisal is on file.",
  "Real estate is included in the asking price, so a buyer may qualify for a longer loan term.",
  "The sale includes the building, and its zoning has been confirmed.",
];

export const OWNED_AND_AVAILABLE = [
  "The seller owns the building and will sell it or lease it to the buyer.",
  "The real estate can be purchased with the business or leased for [five|ten] years with an option to buy.",
  "The property is offered separately and was appraised this year.",
  "The building is available at closing or later, at a price agreed on now.",
];

export const MOVABLE = [
  "The business isn't tied to its location and could be moved with little interruption.",
  "The business can be relocated, and its contracts, website and phone numbers transfer to the buyer.",
  "A buyer could run the business from another location.",
];

export const HANDOVER = [
  "The seller will train the buyer for {3-9} weeks and take calls for [six months|a year].",
  "The sale includes {2-6} months of part-time transition help.",
  "The seller will stay [through one full season|until the licenses transfer] and longer if needed.",
  "The seller will work alongside the buyer for {3-8} weeks at no charge[ and by the hour afterward|].",
  "Training takes {2-6} weeks, and the staff knows the day-to-day work.",
  "The seller offers a transition period of [30|60|90] days, [in person|half of it by phone].",
  "Transition support lasts {4-10} weeks and includes [introductions to suppliers|a week with the bookkeeper|introductions to key customers].",
  "The seller will provide [20|40|60|80] hours of help in the first [three|six] months.",
  "The seller will introduce the buyer to key customers and suppliers.",
  "Transition help is free for the first [30|60|90] days and available afterward at an agreed hourly rate.",
  "The buyer receives a written operations manual and {4-8} weeks of training.",
  "The seller will sign a noncompete covering [25|30|50] miles for [three|five] years.",
];

export const OWNER_ROLE = [
  "The owner works about {18-45} hours a week[, mostly on administration|, mostly on sales and scheduling|].",
  "The owner handles [banking and purchasing|payroll, banking and the larger accounts] and leaves the daily work to the staff.",
  "The owner has taken {3-6} weeks off in each of the past two years.",
];

export const RECORDS = [
  "An outside accountant keeps the books on an accrual basis, and they match the tax returns.",
  "Three years of tax returns and monthly statements are ready for buyers who sign an NDA.",
];

export const GREW = [
  "Sales grew % percent last year[ with no new advertising| with no new hires|].",
  "Last year's sales were % percent above the year before.",
  "Revenue rose % percent in the latest full year.",
  "Sales for the latest year were % percent ahead of the year before.",
  "Sales were % percent higher last year than the year before[ with the same hours|].",
  "Sales increased % percent last year[ across all lines|, mostly from existing customers|].",
  "Growth was % percent in the last full year, and monthly statements are available.",
  "Revenue went up % percent last year[, even though a competitor opened nearby|].",
  "Sales were up % percent over the prior year.",
];

export const SHRANK = [
  "Sales fell % percent last year[ because of unfilled positions| while the owner was away|], and the price reflects it.",
  "Last year's sales were % percent below the year before, [and the seller can explain the change line by line|mostly because of one lost contract].",
  "Sales were down % percent last year, which the asking price takes into account.",
];

export const STEADY = [
  "Sales have held steady over the past year.",
  "Revenue last year was level with the year before.",
  "Revenue is steady without paid advertising.",
];

export const FINANCED = [
  "A lender has reviewed the tax returns and prequalified the business.",
  "A lender has prequalified the business for a buyer with industry experience.",
  "A lender has prequalified the purchase, and the loan file is complete.",
];

export const SELLER_NOTE = [
  "The seller will finance up to {10-30} percent over [five|seven] years for the right buyer.",
  "A seller note of {10-25} percent is available, subordinate to the bank loan.",
  "The seller will carry {10-30} percent of the price[, secured by the equipment|, with interest-only payments in year one].",
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
  "Owner is moving closer to family",
];

export const FRANCHISE = [
  "The territory has about {38000-96000} households.",
  "Training takes {2-6} weeks, [half at headquarters and half at the new location|including a week with a current owner].",
  "The franchisor helps find the site, negotiates with the landlord and sends a team for the opening.",
  "Opening usually takes {4-9} to {11-16} months from signing.",
  "The system has {14-220} locations, and {80-97} percent of those that opened three years ago are still open.",
  "Most owners work in the business for the first year and manage it after that.",
  "Item 19 of the franchise disclosure document reports sales by quartile.",
  "The marketing fund pays for [photography, the website and a call center|regional campaigns approved by owners].",
  "A second territory next to this one can be reserved for {12-24} months.",
  "Owners lease or buy equipment at prices negotiated by the owners' council.",
  "Candidates should enjoy hiring and leading a team, and no industry experience is required.",
  "The term is ten years, and renewing costs a quarter of the franchise fee then in effect.",
  "Current owners are willing to take calls from serious candidates.",
];
