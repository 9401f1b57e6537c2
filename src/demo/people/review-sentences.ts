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
    "I sold my <business> through this office after {11-31} years of running it.",
    "We listed our <business> in [January|March|September] and sold it [seven|nine|eleven] months later.",
    "My husband's <business> had to be sold after he had a stroke, and I knew nothing about selling a business.",
    "This is the second business <agent> has sold for us.",
    "I tried to sell my <business> myself for [a year|two years] and only heard from people who weren't serious.",
    "<agent> sold my father's <business> when none of us wanted to take it over.",
    "I came in for a valuation and expected a sales pitch, but they took the time to go through my numbers.",
    "Two other brokers told me my <business> was worth a lot more than it was.",
    "Our <business> wasn't an easy one to sell, with one big customer and no manager.",
    "My partner and I were splitting up and had to sell our <business> while we weren't on speaking terms.",
    "I'm 67 and wanted to retire while I can still enjoy my grandkids.",
    "I owned a <business> with {12-28} employees, and nobody could know that it was for sale.",
    "They took on my <business> when bigger firms said it was too small.",
    "I used <agent> to sell a <business> here in <town>.",
    "We had to sell the <business> because of our divorce, and they made a hard time easier.",
  ],
  middles: [
    "<agent> told me my first number was too high and showed me why with sales of similar businesses.",
    "None of my employees found out before I told them myself.",
    "The first buyer couldn't get a loan, and they had another one at the table in [two weeks|three weeks|a month].",
    "In the end {14-30} people signed the NDA, [four|five|six] came to see the business, and we had [two|three] real offers.",
    "They made me clean up my books before listing, and that probably added more to the price than anything else.",
    "The landlord was the main obstacle, and <agent> went to see him in person [twice|three times].",
    "We got {91-98} percent of our asking price.",
    "Every Friday I got an email about what had happened that week, even when there was no news.",
    "<agent> spent a day with my bookkeeper and found add-backs I had forgotten.",
    "The buyer tried to renegotiate after due diligence, and <agent> held firm on the price.",
    "They explained the seller note as many times as I needed and never made me feel foolish for asking.",
    "They returned my calls even on Sundays.",
    "They negotiated a training period of only [four|six] weeks.",
    "It took longer than I hoped, but they had warned me that it might.",
    "They screened out the people who only wanted to look at my financials.",
  ],
  ends: [
    "The price was fair to both sides.",
    "I'd call them before I called my accountant.",
    "The fee seemed high until I saw how much work they did for it.",
    "I'd use them again if I had another business to sell.",
    "We should have called them sooner.",
    "The new owner kept everyone on.",
    "Thank you for everything, <agent>.",
    "I recommend asking for <agent>.",
    "There were no surprises at closing.",
    "They'll tell you the truth even when it isn't what you want to hear.",
    "I've already referred my brother-in-law to them.",
    "I can finally relax.",
  ],
  replies: [
    "Thank you, <name>. You did the hard part by getting the books in order.",
    "It was a pleasure working with you, <name>. Enjoy your free Saturdays.",
    "Thank you for trusting us with your business, <name>, and for your patience with the bank.",
    "Thank you, <name>. We've passed this on to <agent>, who was very happy to read it.",
    "We appreciate this, <name>. Please stop by whenever you're in the area.",
    "Thank you for the kind words, <name>. We enjoyed working with you.",
    "Thanks, <name>. It helps when a business is as well run as yours was.",
  ],
};

export const BUYERS: ClientWords = {
  openings: [
    "I bought a <business> with <agent>'s help after [nineteen|twenty-two] years in corporate [finance|purchasing|IT].",
    "This was the first business I ever bought, a <business> with a good staff.",
    "I looked at {11-26} listings with <agent> before we found the right one.",
    "We moved to <town> and were looking for a <business>.",
    "I know the seller is the client, but I was treated fairly as a buyer.",
    "I left the Army and wanted to own a business.",
    "My sister and I bought a <business> together.",
    "I called about one listing and ended up buying a <business> instead.",
    "I came to this country {10-20} years ago, saved up and bought a <business>.",
    "I already own [two|three] businesses and wanted to add a <business>.",
    "The <business> I bought had been listed for [eight|ten] months, so I was suspicious at first.",
    "I left teaching and bought a <business>.",
    "I was laid off at 52 and decided to work for myself.",
  ],
  middles: [
    "<agent> talked me out of the first one I liked, and it went out of business [in the spring|six months later].",
    "The information package I received after the NDA answered most of my questions.",
    "They knew which lenders really make SBA loans under $500,000.",
    "When I asked for the tax returns, I got them the same day.",
    "The lease assignment took [five|seven|nine] weeks, and they stayed on it the whole time.",
    "They told me about the old roof before I saw it myself.",
    "We found a problem with the [walk-in cooler|compressor|water heater], and <agent> got the seller to pay for half of it before any lawyers were involved.",
    "<agent> explained SDE so clearly that I could follow every number.",
    "The seller and I didn't get along, and <agent> handled all the communication for a month.",
    "Nobody rushed me.",
    "My offer wasn't the highest, and it was still presented fairly.",
    "My down payment was {15-30} percent, and the numbers have held up so far.",
    "The seller trained me for [three|four|six] weeks, as promised.",
    "I asked {20-40} questions by email and got an answer to every one.",
  ],
  ends: [
    "After eight months, the numbers are what they said they'd be.",
    "I'm tired and happy.",
    "I still call with questions, and they still answer.",
    "I'd buy through them again.",
    "Read everything they send you, because it's all in there.",
    "These are fair people.",
    "You can ask <agent> anything.",
    "It wasn't cheap or quick, but they were honest with me.",
    "It's one of the best decisions I've made.",
    "I wish I had called a year sooner.",
    "My banker asked for their number.",
  ],
  replies: [
    "Congratulations again, <name>. Call us before you renew the lease.",
    "Thank you, <name>. You asked the right questions.",
    "We're glad it's a good fit, <name>, and we look forward to visiting as customers.",
    "Thank you, <name>! <agent> read this out at our Monday meeting.",
    "Thank you, <name>. Your patience paid off.",
    "It's good to hear from you, <name>. The seller was glad to find a buyer like you.",
  ],
};

/** Three stars. */
export const MIXED = [
  "They're good people, but the process was slow. It took [ten|eleven|thirteen] months from listing to closing on a <business>, and for two of those I had to ask what was going on.",
  "<agent> was fine, but the paperwork came in pieces, and I had to sign the same page three times.",
  "The <business> I wanted went under contract the day before I could see it. That wasn't their fault, but nobody told me until I was in the parking lot.",
  "The valuation was thorough but came in well under what I hoped. Maybe they're right. I decided not to sell for now.",
  "They were helpful until the letter of intent, and then I heard nothing for [two|three] weeks around the holidays. It did close in the end.",
  "They know what they're doing, but it's hard to reach anyone by phone before ten.",
  "We sold at {82-88} percent of asking. I think we started too high and should have talked about that sooner.",
  "They found a buyer for my <business>, but I had to do a lot of the work with the landlord myself.",
  "It was a decent experience as a buyer, but the listing said the business was relocatable, and it really wasn't.",
  "They got the deal done, but communication could have been better. <agent> covers a lot of counties.",
  "Two of the five listings I asked about were already gone. The others were as described.",
  "I'm giving three stars because the first advisor left in the middle. <agent> took over and saved the deal.",
];

export const MIXED_REPLIES = [
  "Thank you for telling us, <name>. You shouldn't have had to ask, and we now send every client an update on Fridays.",
  "Those are fair points, <name>, and we've discussed them as a team. Thank you for seeing it through.",
  "We hear you, <name>. We could have kept you better informed along the way.",
  "Thank you for the balanced review, <name>. Please call me directly if anything is still open.",
];

/** One or two stars. */
export const UNHAPPY = [
  "My listing for a <business> sat for [nine|ten] months with only [two|three] showings. I let the agreement expire.",
  "I asked for the financials on a <business>, signed the NDA the same day and waited [eleven|sixteen] days. By then it was sold.",
  "They wouldn't take my <business> at the price I wanted. I'd rather hear that early, but they could have been kinder about it.",
  "The buyer they brought couldn't get financing. We lost [three|four] months, and one of my employees heard about it.",
  "I left three messages about a <business> and got one call back.",
  "The fee is high for what I got. I found my own buyer in the end and still owed them.",
  "My appointment was moved twice and then held by phone, so I went with another firm.",
  "The business was described honestly, but the lease wasn't. We walked away after spending $[3,800|5,200] on a lawyer.",
];

export const UNHAPPY_REPLIES = [
  "I'm sorry, <name>. That isn't how we want to work. I've left you a message and would like to hear more.",
  "You're right to be upset, <name>. We've reviewed the file and would like to explain what happened if you'll give us the chance.",
  "Thank you for telling us, <name>. My direct line is on our team page, and I'd like to talk with you.",
  "We're sorry it ended this way, <name>, and wish you well with the next step.",
];

/** Reviews that an office rejects. */
export const MISDIRECTED = [
  "Sorry, this is the wrong office. I meant to review the one my cousin used.",
  "is this where i apply for a job",
  "We have the best SEO packages for brokers, message us today!!!",
];

export const BUSINESSES =
  "bakery;HVAC company;laundromat;landscaping company;dental lab;print shop;auto repair shop;day care;pizza place;cleaning company;hair salon;machine shop;pet grooming shop;liquor store;sign company;car wash;coffee shop;plumbing company;pool route;gym;trucking company;flower shop;pharmacy;moving company;roofing company;diner;wholesale florist;staffing agency;cabinet shop;insurance agency".split(
    ";",
  );
