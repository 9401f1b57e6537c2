/** Sentences for any kind of business, with the same placeholders as the trades'. */

export const LEASED = [
  "The lease runs another {3-8} years with [one option|two options] of five.",
  "Rent is below what the neighbors signed for, and fixed for {2-5} more years.",
  "The landlord has met [two|three] owners of this business and will write a new lease for the next.",
  "Lease assignable, {4-9} years left, [increases of three percent|increases by index].",
  "Month to month today; the landlord offers [five|seven] years to a buyer.",
  "Occupancy cost is {4-9} percent of sales, taxes and insurance included.",
  "[A five-year lease was signed last year|The lease was renewed in spring], with an option that goes to the buyer.",
  "The rent of $[2,900|3,800|4,600|5,700|7,200] a month [includes water and trash|is net of taxes|has been the same since 2022].",
  "{1400-9500} square feet under a lease to {2028-2034}.",
  "The landlord, [a dentist|a retired farmer|a church|an engineer], wants a tenant of the same trade and says so.",
  "Parking for {8-40} cars is in the lease, and so is [the sign|the roof unit|the yard].",
  "Premises are leased from a family that never raised the rent by surprise.",
];

export const OWNED_AND_INCLUDED = [
  "Land and building are part of the price.",
  "The price includes the real estate, free of liens at closing.",
  "Building, land and parking are included; the last appraisal is in the file.",
  "Real estate is included, on a lot with room for {12-60} more cars.",
  "The buyer gets the building too: roof of [2017|2019|2021], zoning confirmed.",
];

export const OWNED_AND_AVAILABLE = [
  "The seller owns the building and will sell it or lease it.",
  "Real estate can be bought along or leased for [five|ten] years with a right to buy.",
  "The property is offered separately, appraised this year.",
  "Building available: to own at closing, or later at a price agreed now.",
];

export const MOVABLE = [
  "Nothing ties it to its address; [a van|a weekend and two trucks] would move it.",
  "It can be moved: contracts, people's habits and phones go along.",
  "Nothing but habit keeps it in this county.",
];

export const HANDOVER = [
  "Seller trains for {3-9} weeks and answers the phone for [six months|a year].",
  "Handover of {2-6} months at half days is included.",
  "The seller stays [through one full season|until the licenses are transferred], longer if wanted.",
  "The seller will work beside the buyer for {3-8} weeks, [unpaid|then by the hour].",
  "Training takes {2-6} weeks; after that the staff knows more than the owner does.",
  "A transition of {30-120} days is offered, [in person|half of it by phone].",
  "{4-10} weeks of handover[, vendors and landlord included|, one of them with the bookkeeper|].",
  "The owner promises {20-90} hours of help in the first [quarter|half-year].",
  "Introductions to every account are part of the deal.",
  "The first {30-90} days of help cost nothing, later ones an agreed fee.",
  "A written manual of {40-180} pages comes with the keys, and {4-8} weeks of the author.",
  "Seller will sign not to compete within {25-60} miles for [three|five] years.",
];

export const OWNER_ROLE = [
  "The owner gives it about {18-45} hours a week, [mostly estimates and payroll|mostly customers|none of them at the bench].",
  "Owner's day: [orders and bank by nine, then the floor|a round at opening and one at close].",
  "A buyer without experience in the trade would do well to keep the present manager, who expects it.",
  "The owner has taken {3-6} weeks off in each of the past two years, with the phone on.",
  "Two owners work in it now; one and a manager would do.",
  "Books are kept on accrual by an outside accountant; returns match them to the dollar.",
  "Three years of tax returns and monthly statements are ready for a signed buyer.",
];

export const GREW = [
  "Sales grew % percent last year[, about half of it price|, without new customers being sought|].",
  "Last year closed % percent above the one before.",
  "Revenue rose by % percent in the latest year and was ahead again at the last count.",
  "The latest twelve months are % percent ahead of the twelve before.",
  "% percent more was sold last year than the year before[, from the same hours|, with one hire|].",
  "A gain of % percent last year, [spread over all lines|most of it from old customers|and the costs behaved].",
  "Growth was % percent in the last full year; the monthly sheets are [tidy|ready|in the file].",
  "Turnover went up % percent, [which surprised nobody but the owner|though a competitor opened|after a new sign and little else].",
  "Up % percent on the year[, the third in a row|, against a flat market|].",
];

export const SHRANK = [
  "Sales fell % percent last year[ for want of hands|, while the owner was ill| after a long roadwork]; the price reflects it.",
  "Last year was % percent below the one before, [which the seller explains line by line|one contract being the whole of it].",
  "Down % percent on a record year.",
];

export const STEADY = [
  "Sales have moved by less than two percent in each of three years.",
  "Three level years, [which is how the seller wanted them|with costs better each time].",
  "Revenue is steady; nothing was spent to change that.",
];

export const FINANCED = [
  "A lender has read the returns and pre-qualified the purchase.",
  "Pre-qualified with a lender at {10-15} percent down for a buyer with experience.",
  "Bank financing is arranged in principle; the file is complete.",
];

export const SELLER_NOTE = [
  "Seller carries up to {10-30} percent over [five|seven] years for the right buyer.",
  "A seller's note of {10-25} percent is possible, behind the bank.",
  "The seller will wait for part of the price[, secured on the equipment|, with interest only in year one|].",
];

export const REASONS = [
  "Retirement",
  "Owner is retiring after {15-38} years",
  "Relocation to another state",
  "Other business interests",
  "Health of the owner",
  "Partners are going separate ways",
  "Family reasons",
  "Estate planning",
  "Owner lives {60-400} miles away and wants to stop driving",
];

export const FRANCHISE = [
  "The territory holds about {38000-96000} households and has no unit yet.",
  "Training takes {2-6} weeks, [half at headquarters, half in the new unit|one of them beside a working owner].",
  "The franchisor finds the site, negotiates with the landlord and sends {1-3} people for the opening.",
  "{4-9} to {11-16} months from signing to opening is usual.",
  "{14-220} units are open; {80-97} percent of those from three years ago still are, under the same owners or new.",
  "Owners work in the business for a year, most over it after that.",
  "Item 19 of the disclosure document shows sales by quarter of the field; a buyer should read the lowest.",
  "Marketing fund of {1-3} percent pays for [photography, the website and a call center|regional campaigns voted on by owners].",
  "A second territory next to this one can be reserved for {12-24} months.",
  "Equipment is leased or bought at a list the owners' council negotiated.",
  "Candidates need $[60,000|90,000|125,000|180,000] in cash and should like hiring.",
  "The term is ten years, renewable at a quarter of the fee then charged.",
  "Existing owners within {40-200} miles take calls, the unhappy one included.",
];
