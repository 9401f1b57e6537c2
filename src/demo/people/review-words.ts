/*
 * Sentences of client reviews, one or two per line. `[a|b]` and `{4-9}` as in listing texts; `<agent>` is an advisor's
 * first name, `<town>` the office's, `<business>` what was bought or sold, `<name>` the author's first name.
 */

interface ClientWords {
  /** Beginnings, then middles and endings of reviews. */
  openings: readonly string[];
  middles: readonly string[];
  ends: readonly string[];
  /** An office's replies to praise. */
  replies: readonly string[];
}

export const SELLERS: ClientWords = {
  openings: [
    "Sold my <business> through this office after {11-31} years of running it.",
    "We listed our <business> in [January|March|September] and closed [seven|nine|eleven] months later.",
    "My husband's <business> had to be sold after his stroke, and I knew nothing about it.",
    "Second business <agent> has sold for us.",
    "I had tried to sell the <business> myself for [a year|two years] and got nothing but tire kickers.",
    "<agent> sold my father's <business> when none of us kids wanted it.",
    "Came in for a valuation expecting a sales pitch. Got a spreadsheet and coffee.",
    "Two other brokers told me my <business> was worth a lot more. It was not.",
    "Our <business> was not an easy one: one big customer, no manager, and me.",
    "Partnership breakup, a <business> in the middle, and two owners who were not speaking.",
    "I am 67 and wanted to stop while I can still lift my grandkids.",
    "Owner of a <business>, {12-28} employees, and nobody could know it was for sale.",
    "They took on my little <business> when bigger firms said it was too small.",
    "Used <agent> to sell a <business> here in <town>.",
    "Divorce, so the <business> had to go. Not a happy reason to meet anybody.",
  ],
  middles: [
    "<agent> told me the first number was too high and showed me why, with sales of businesses like mine.",
    "Not one of my employees found out before I told them myself.",
    "The first buyer fell through at the bank, and they had another one at the table in [two weeks|three weeks|a month].",
    "{14-30} people signed the confidentiality agreement, [four|five|six] came to see it, and we had [two|three] real offers.",
    "They made me clean up my books before listing, which I resented, and it probably added more to the price than anything else.",
    "The landlord was the problem, and <agent> drove over there [twice|three times].",
    "We got {91-98} percent of asking.",
    "Every Friday there was an email with what had happened that week, even when it was nothing.",
    "<agent> sat with my bookkeeper for a day and came out with add-backs I had forgotten.",
    "The buyer wanted to renegotiate after due diligence, and <agent> did not blink.",
    "The seller note was explained to me three times and I did not feel stupid once.",
    "I got calls back on Sundays.",
    "The training period was written so that I could actually leave after [four|six] weeks.",
    "It took longer than I hoped, but I was warned that it might.",
    "They screened out the people who only wanted to look at my numbers.",
  ],
  ends: [
    "The price was fair to both sides and I can look the new owner in the eye.",
    "I would call them before I called my accountant.",
    "The fee stung until I saw what they did for it.",
    "Would do it again, if I had another one to sell.",
    "My wife says I should have done it three years earlier.",
    "The new owner kept everyone on.",
    "Thank you, <agent>.",
    "Ask for <agent>.",
    "No surprises at closing.",
    "If you want to be flattered, go elsewhere.",
    "Sent my brother-in-law there.",
    "I sleep again.",
  ],
  replies: [
    "Thank you, <name>. You did the hard part by getting the books in order.",
    "It was a pleasure, <name>. Enjoy the free Saturdays.",
    "Thank you for trusting us with it, <name>, and for your patience with the bank.",
    "<name>, thank you. We passed this on to <agent>, who is out with a seller today.",
    "We appreciate this, <name>. Come by when you miss the phone ringing.",
    "Kind words, <name>. Selling is a long road and you were good company on it.",
    "Thanks, <name>. It helps when a business is as well run as yours was.",
  ],
};

export const BUYERS: ClientWords = {
  openings: [
    "Bought a <business> with <agent>'s help after [nineteen|twenty-two] years in corporate [finance|purchasing|IT].",
    "First business I ever bought, a <business>.",
    "I looked at {11-26} listings with <agent> before we found the right one.",
    "We moved to <town> and wanted a <business>.",
    "As a buyer you are not the client, I know that, but I was treated fairly.",
    "Got out of the Army and wanted to own something.",
    "My sister and I bought a <business> together.",
    "I called about one listing and ended up with a <business> instead.",
    "Came to this country {10-20} years ago, saved, and bought a <business>.",
    "I already own [two|three] of these and wanted another <business>.",
    "The <business> I bought had been listed for [eight|ten] months, so I was suspicious.",
    "Left teaching and bought a <business>.",
    "Laid off at 52. Did not want another boss.",
  ],
  middles: [
    "<agent> talked me out of the first one, which closed [in the spring|six months later].",
    "The file they gave me after the NDA answered most of what I was going to ask.",
    "They knew which lenders do SBA loans under $500,000 and which only say so.",
    "When I asked for the tax returns I got the tax returns.",
    "The lease assignment took [five|seven|nine] weeks and they stayed on it.",
    "I was told about the old roof before I found it.",
    "There was a surprise with the [walk-in cooler|compressor|hot water] and the seller paid half, because <agent> suggested it before lawyers got involved.",
    "<agent> explained SDE on a napkin and I still have the napkin.",
    "The seller and I did not get along, and <agent> carried every message for a month.",
    "Nobody hurried me.",
    "My offer was not the highest and it was still presented properly.",
    "Down payment was {15-30} percent and the numbers have held up so far.",
    "The seller trained me for [three|four|six] weeks, as promised.",
    "I asked {20-40} questions by email and got an answer to each.",
  ],
  ends: [
    "Eight months in, the numbers are what they said.",
    "I am tired and happy.",
    "Still call with questions; still get answers.",
    "I would buy through them again.",
    "Read everything they send you, it is all in there.",
    "Fair people.",
    "Ask <agent> anything.",
    "Not cheap, not quick, but honest.",
    "Best decision after marrying my wife.",
    "Wish I had called a year sooner.",
    "My banker asked for their number.",
  ],
  replies: [
    "Congratulations again, <name>. Call us before you renew the lease.",
    "Thank you, <name>. You asked the right questions.",
    "Glad it fits, <name>. We will be in as customers.",
    "Thank you, <name>! <agent> read this out at our Monday meeting.",
    "Thank you, <name>. Your patience got you the better one.",
    "Good to hear from you, <name>. You are the reason the seller slept well too.",
  ],
};

/** Three stars. */
export const MIXED = [
  "Good people, slow process. [Ten|Eleven|Thirteen] months from listing to closing on a <business>, and for two of those I had to ask what was going on.",
  "<agent> was fine. The paperwork came in pieces and I signed the same page three times.",
  "The <business> I wanted went under offer the day before I could see it. Not their fault, but nobody told me until I was in the parking lot.",
  "Valuation was thorough but came in well under what I hoped. Maybe they are right. I decided not to sell for now.",
  "Helpful until the letter of intent, then it went quiet for [two|three] weeks around the holidays. It did close.",
  "They know their business. Hard to get a person on the phone before ten.",
  "Sold, at {82-88} percent of asking. I think we started too high and should have talked about that sooner.",
  "They found a buyer for my <business>, but I did a lot of the chasing with the landlord myself.",
  "Decent experience as a buyer. The listing said relocatable and it was not, really.",
  "Got the deal done. Communication could be better; <agent> covers a lot of counties.",
  "Two of the five listings I asked about were already gone. The others were as described.",
  "Three stars because the first advisor left in the middle. <agent> took over and saved it.",
];

export const MIXED_REPLIES = [
  "Thank you for saying so plainly, <name>. You should not have had to ask; a note now goes out every Friday, also when there is no news.",
  "Fair points, <name>, and we have talked about them here. Thank you for seeing it through.",
  "We hear you, <name>. We could have told you more along the way.",
  "Thank you for the balanced words, <name>. Please call me directly if anything is still open.",
];

/** One or two stars. */
export const UNHAPPY = [
  "My listing for a <business> sat for [nine|ten] months with [two|three] showings. I let the agreement run out.",
  "Asked for the financials on a <business>, signed the NDA the same day, and waited [eleven|sixteen] days. By then it was sold.",
  "Would not take my <business> at the price I wanted. Maybe I should be glad they said so, but the tone could have been kinder.",
  "The buyer they brought could not get financing. We lost [three|four] months and one of my drivers heard about it.",
  "I left three messages about a <business> and got one call back.",
  "Fee is high for what I got. I found my own buyer in the end and still owed them.",
  "Appointment was moved twice and then held by phone. I went with another firm.",
  "The business was honestly described, the lease was not. We walked away after spending $[3,800|5,200] on a lawyer.",
];

export const UNHAPPY_REPLIES = [
  "I am sorry, <name>. That is not how we want to work. I have left you a message and would like to hear more.",
  "You are right to be annoyed, <name>. We have gone through the file and would like to explain what happened, if you will let us.",
  "Thank you for telling us, <name>, even if it is not pleasant to read. My direct line is on our team page.",
  "We are sorry it ended this way, <name>, and wish you well with the next step.",
];

/** Not shown by an office. */
export const MISDIRECTED = [
  "Wrong office, sorry. Meant to review the one my cousin used.",
  "is this where i apply for a job",
  "Best SEO packages for brokers, message us today!!!",
];

export const BUSINESSES =
  "bakery;HVAC company;laundromat;landscaping company;dental lab;print shop;auto repair shop;day care;pizza place;cleaning company;hair salon;machine shop;pet grooming shop;liquor store;sign company;car wash;coffee shop;plumbing company;pool route;gym;trucking company;flower shop;pharmacy;moving company;roofing company;diner;florist's wholesale business;staffing agency;cabinet shop;insurance agency".split(
    ";",
  );
