/** Parts of invented people. Last names are rare or made up so that they match no real person. */
export interface DemoNames {
  first: readonly string[];
  last: readonly string[];
  /** Whether their bios and reviews may mention things specific to the United States. */
  is_american: boolean;
}

const FIRST_NAMES =
  "Adaeze Alonzo Amara Anselm Araceli Astrid Basil Beatriz Benedict Blythe Bram Caius Calliope Camila Casimir Chidi Clementine Corwin Cyrus Dagny Daria Declan Demetrius Elodie Emeka Esperanza Eun-ji Evander Farida Felix Fernanda Flora Gideon Greta Hana Hector Hollis Ignacio Imani Ines Isadora Jasper Joaquin Jovita Kamala Katya Keanu Kofi Lakshmi Laszlo Leocadia Linnea Lucius Maeve Magnus Malia Marguerite Mateo Mei Milo Nadia Nia Noor Octavia Odell Orla Oskar Paz Perpetua Quentin Ramona Rashid Renata Roscoe Rosalind Sabine Salome Santiago Selma Soren Sunniva Tahir Tamsin Thaddeus Thanh Ulrich Una Valentina Vikram Wanda Winslow Xiomara Yasmin Yolanda Yusuf Zadie Zoran".split(
    " ",
  );

const LAST_NAMES =
  "Abernant Achterhuis Adekunbi Alderwick Amberlough Arrowhart Ashcombe Banerjo Barrowgate Bellwether Birdsong Blackmarsh Bontecou Brightwater Brisebois Cabrerizo Calderwood Carrowmore Castellanz Chandrapal Clearwell Cobblestock Coldharbor Cordovan Crossfield Dandridge-Poe Delacourte Demirkan Dovetail Drummondale Dunleavitt Eastlake-Ruiz Ekwuemeh Elderkin Espinaret Fairweathers Farrowby Fennelworth Ferncastle Figueroso Flintlock Foxglove Galbraithe Garrowby Gladwater Goldacre Greenhalghe Guerrantz Halvorsund Harrowgate Hawksmoore Heatherington Hirayanagi Holloway-Nakai Honeycott Ibarguen Inglenook Iwasaka Jankowiec Jessamine Kalanikoa Kettleburn Kilbrannan Kingsolve Korhonnen Larkspur Ledbettor Lindenau Lockridge-Vo Lonergray Maplethorpe-Diaz Marchbanque Meadowcroft Merriweather-Obi Millbrook Montaguez Moorcastle Mwangira Nettlefold Nguyentran Nightingall Northrow Oakenshaw Obiechina Okonjeli Oleander Osterhaus Palmgrove Papadimas Peachtree-Lund Pellegrine Pettibone-Ash Quartermaine Quintavale Quillen-Baptiste Rainsford Ravensworth Rhododen Ridgeback Rosenquarz Saltonstahl Sandoverly Santorelli-Webb Scarborrow Sevenoaks Shimabukuo Silverthorn Slatterly Snowdenham Solarzano Starling-Cruz Stonebridge-Adu Sunderhaus Swiftwater Szymborsk Tallgrass Tennysmith Thornquist Tidewell Tremontaine Trujilla-Beck Umberland Underhill-Roy Vallerand Vanderplaat Venkatesh-Moor Villarose Wadsworthy Waverling Weatherstone Whitcombe-Sato Wildermuth Winterbourne Wolfenden Woodwright Xanthis Yamashiro-Ortiz Yarborow Yellowlees Youngquist-Ali Zabriskey Zaldivaro Zimmerlin".split(
    " ",
  );

export const AMERICAN_NAMES: DemoNames = { first: FIRST_NAMES, last: LAST_NAMES, is_american: true };

/** What an agent did before: the rest of a sentence that begins with their name. */
export const PASTS = [
  "ran a commercial kitchen for eleven years before becoming a broker",
  "worked as a bank examiner before becoming a broker",
  "founded a landscaping company and sold it to its foreman",
  "handled payroll and accounts at a family trucking company for twenty years",
  "managed a hardware store and taught accounting in the evenings",
  "came to business brokerage from commercial leasing",
  "grew up in a family that owned a pharmacy",
  "managed a manufacturing plant until a broker sold it",
  "has bought and sold four car washes",
  "worked as a nurse before becoming a broker of medical practices",
  "spent fifteen years as a construction estimator",
  "owned two restaurants before becoming a broker",
  "served in the Navy and then built and sold a dive shop",
  "underwrote small-business loans for nine years",
  "managed a print shop through two mergers",
  "owned and operated a laundromat for eight years",
  "spent a decade as a buyer for a grocery cooperative",
  "trained as a machinist and later ran a machine shop",
  "worked as a field consultant for a national franchisor",
  "has sold two businesses of their own",
  "joined the office as a receptionist and became a broker four years later",
  "worked as a civil engineer before becoming a broker",
  "managed dispatch for an ambulance company",
  "grew up on a family dairy farm and studied agricultural business",
  "worked as an auctioneer before becoming a broker",
  "ran an insurance agency until its sale",
  "built and sold a software company for dental offices",
  "managed a chain of sporting goods stores",
  "spent fifteen years in the wholesale flower business",
  "turned around two day care centers",
  "prepared tax returns for small businesses for twelve years",
  "practiced business law before becoming a broker",
  "managed the parts department of a boatyard",
];

/** What an agent specializes in. */
export const SPECIALTIES = [
  "restaurants and bars",
  "plumbing, electrical and other licensed trades",
  "manufacturers with fewer than fifty employees",
  "medical and dental practices",
  "independent retail stores",
  "distribution and trucking companies",
  "salons, spas and fitness studios",
  "schools and child care",
  "businesses that are sold with their real estate",
  "agencies, software and online stores",
  "cleaning, pest control and pool service",
  "auto repair, car washes and gas stations",
  "food producers and bakeries",
  "home care and assisted living",
  "accounting and insurance practices",
  "guiding first-time sellers",
  "helping career changers buy a first business",
  "marinas, campgrounds and other seasonal businesses",
  "laundromats, self-storage and vending",
];

/** How an agent works: the rest of a sentence that begins with their name. */
export const HABITS = [
  "returns every call the same day",
  "gives sellers a realistic price in the first meeting",
  "advises buyers against a purchase when the numbers don't support it",
  "visits every business in person before listing it",
  "keeps in close contact with a long list of registered buyers",
  "speaks Spanish and Portuguese",
  "speaks Vietnamese",
  "speaks French and German",
  "never handles more than eight listings at a time",
  "reviews every listing summary with the owner before it's published",
  "has years of experience negotiating with landlords",
  "prepares every seller for due diligence early",
  "brings the lender in before the offer",
  "reviews the lease before anything else",
  "prepares each listing thoroughly so that it closes on schedule",
  "knows the common point-of-sale systems and how to read their reports",
  "checks every number before it goes into a listing",
  "is available in the evenings and on weekends",
  "explains add-backs and cash flow in plain terms",
  "meets buyers early in the morning when that suits them",
  "keeps clients informed at every step, whether the news is good or bad",
  "looks for solid businesses that other buyers overlook",
  "stays in touch with buyers for a year after closing",
  "covers every county in the territory",
  "works patiently with families who haven't reached a decision yet",
  "helps sellers organize their financial records before listing",
  "is fluent in sign language",
  "reads every lease and license before a business is listed",
  "coordinates the lender, the attorneys and the landlord through closing",
];
