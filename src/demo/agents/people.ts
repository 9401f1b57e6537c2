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

export const PASTS = [
  "Ran a commercial kitchen for eleven years and still reads a menu by its food cost.",
  "Former bank examiner.",
  "Sold a landscaping company to its foreman, who still calls.",
  "Twenty years of payroll in a family trucking firm.",
  "Taught accounting at night while managing a hardware store by day.",
  "Came to brokerage from commercial leasing.",
  "Grew up above a pharmacy.",
  "Was a plant manager until the plant was sold, well, by a broker.",
  "Bought and sold four car washes out of pocket.",
  "A nurse before becoming a broker of clinics.",
  "Estimator by trade.",
  "Closed a restaurant once and says what it cost.",
  "Served in the Navy, then built a dive shop.",
  "Underwrote small-business loans for nine years.",
  "Managed a printing plant through two mergers.",
  "Owned a laundromat through college and after it.",
  "Spent a decade buying for a grocery cooperative.",
  "Child of a machinist and good with tolerances.",
  "Former franchise field consultant.",
  "Has sat on the seller's side of the table twice.",
  "Started as the office's receptionist.",
  "A civil engineer who got curious about clients' books.",
  "Ran dispatch for an ambulance company.",
  "Raised on a dairy that was sold too late.",
  "Auctioneer's license, rarely used.",
  "Insurance agent until the agency found a buyer.",
  "Wrote software for dentists and sold that.",
  "Coached high-school wrestling and small-business owners.",
  "Fifteen years in wholesale flowers.",
  "Turned around two day-care centers.",
  "Tax preparer every spring, still.",
  "Practiced law briefly and without regret at leaving.",
  "Worked the parts counter at a boatyard.",
];

export const SPECIALTIES = [
  "Restaurants and bars",
  "Trades with vans and licenses",
  "Manufacturers under fifty people",
  "Medical and dental practices",
  "Main Street retail",
  "Distribution and trucking",
  "Salons, spas and studios",
  "Schools and child care",
  "Businesses that come with their building",
  "Agencies, software and online shops",
  "Cleaning, pest and pool routes",
  "Auto repair, car washes and fuel",
  "Food producers and bakeries",
  "Home care and assisted living",
  "Accounting, insurance and other books of clients",
  "First-time sellers",
  "Buyers who arrive from another career",
  "Marinas, campgrounds and other seasonal trades",
  "Laundries, storage and machines that earn at night",
];

export const HABITS = [
  "Returns calls the same day.",
  "Tells sellers a number they may not like in the first meeting.",
  "Will talk you out of a bad one.",
  "Prefers a visit at opening time to a spreadsheet.",
  "Keeps a list of buyers on paper.",
  "Speaks Spanish and Portuguese.",
  "Speaks Vietnamese.",
  "Speaks French and a careful German.",
  "Never takes more than eight listings at a time.",
  "Writes the summary and asks the owner to correct it.",
  "Knows which landlords negotiate.",
  "Has closed on a Christmas Eve, once.",
  "Brings the lender in before the offer.",
  "Asks about the lease before anything else.",
  "Slow to list, quick to close.",
  "Has an opinion on every point-of-sale system.",
  "Goes quiet when numbers don't add up, and then asks.",
  "Plays second trumpet on weekends; answers on Mondays.",
  "Explains add-backs with a pencil.",
  "Meets buyers at six in the morning if that is when they can.",
  "Sends bad news first.",
  "Likes businesses nobody brags about.",
  "Stays in touch with buyers for a year after closing.",
  "Drives to every county in the territory.",
  "Patient with families who don't agree yet.",
  "Has never met a price that a good file did not help.",
  "Signs for deaf clients.",
  "Reads leases for pleasure.",
  "Carries measuring tape.",
];
