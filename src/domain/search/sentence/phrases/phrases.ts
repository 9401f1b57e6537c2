/**
 * The words of a language's search sentences. Each value is a list separated by "|"; "(a/b)" is a choice, and "*" after
 * an infinitive stands for its forms.
 */
export interface Phrases {
  /** Words that make the amount before or after them an upper bound: "under", "or less". */
  max: string;
  max_after: string;
  min: string;
  min_after: string;
  about: string;
  about_after?: string;
  /** Words after an amount for all those with the same first digits: "100万円台". */
  band_after?: string;
  /** Words before the first of two amounts, and between them. */
  between: string;
  to: string;
  price: string;
  cash_flow: string;
  /** Only after an amount: "in profit". */
  cash_flow_after: string;
  /** Words beside an amount that is for a week, a month or a year: "a month". */
  weekly?: string;
  monthly: string;
  yearly: string;
  /** The income that a buyer needs: "I need". */
  income: string;
  down_payment: string;
  down_payment_after: string;
  /** Words by which an amount said before is the buyer's own money, or the highest price: "and not a dollar more". */
  as_down_payment: string;
  as_max: string;
  revenue: string;
  /** How long a business has existed, and words that mean that only after a number. */
  years: string;
  years_after: string;
  decades?: string;
  /** The price as a multiple of earnings, and words that mean that only after a number: "3x". */
  multiple: string;
  multiple_after: string;
  /** When a listing was published, and the units of that time after a number. */
  listed: string;
  days: string;
  weeks: string;
  months: string;
  /** Times with their number of days: "this week=7". */
  recently: string;
  /** Figures that the search has no filter for: employees, rent. */
  unfiltered: string;
  /** Words that mean such a figure only after a number: beds, minutes. */
  unfiltered_after: string;
  not: string;
  /** Words that negate the phrase before them. */
  not_after?: string;
  /** Negations after which a list of what is left out follows: "anything but bars, casinos". */
  except?: string;
  /** A conjunction that leaves something out only after a word for all: "any service business but cleaning". */
  but?: string;
  all?: string;
  and: string;
  /** What a trade needs or sells. Beside a sector, it is about that sector's supplies: "restaurant equipment". */
  goods: string;
  /** Words between a trade and the sector it is for: "software for dentists". */
  serving: string;
  /** Whether a word stands before the one that it modifies: "restaurant equipment". */
  has_modifiers_first?: boolean;
  /** Words before a place. */
  in: string;
  /** Words of `in` after which a name means the town, even if a state has the same name. */
  near: string;
  /** Words before a trade that the buyer has or had: "retiring from". */
  former: string;
  near_me: string;
  /** Words after a region's name that say nothing else: "Madrid capital", "New York State". */
  region_suffix?: string;
  kilometers: string;
  miles: string;
  currency: string;
  /** Numbers in words, with their value; those that multiply the number before them have an "x": "hundred=x100". */
  numbers: string;
  /** Words after a number of digits: "six figures". */
  figures: string;
  /** Words before a buyer's own money, if no other word says what an amount is of: "con 50.000 €". */
  with?: string;
  /** Words before a feature, or after it in a script without spaces: "motel with a pool". */
  having: string;
  /** Words for a business whose kind stands before or after them: "trophy store", "tienda de trofeos". */
  venues: string;
  /** Words that add a half after a factor: "two million and a half". */
  half_more: string;
  /** Whether a digit after a factor counts its tenths: "1 tỷ 5" is 1.5 billion. */
  has_tenths_after_factor?: boolean;
  /** Whether words differ by marks alone, so that a word typed with marks has to match them. */
  has_tones?: boolean;
  /** Whether words are written without spaces between them. */
  has_characters?: boolean;
  lender_prequalified: string;
  relocatable: string;
  real_estate: string;
  financials_checked: string;
  seller_financing: string;
  manager_run: string;
  home_based: string;
  price_reduced: string;
  available: string;
  franchise: string;
  franchise_resale: string;
  independent: string;
  /** Words used in descriptions, with how people ask for them: "absentee=absentee owner". */
  features: string;
  cheapest: string;
  priciest: string;
  lowest_down_payment: string;
  newest: string;
  highest_earnings: string;
  highest_sales: string;
  /** Praise, which no filter can express. */
  vague: string;
  filler: string;
  /** Words that introduce what is wanted: "looking for". */
  seek: string;
  /** Negations that make a question at the end of a sentence. */
  question?: string;
  /** Common words that say nothing about a business: pronouns, auxiliaries, family members. */
  function_words: string;
  /** Words within a phrase that people leave out or add: "taller de coches", "with the building". */
  omissible?: string;
  /** Adverbs that people add within a phrase: "manager already in place". */
  adverbs?: string;
  /** Words that are rarely meant as the town or state of the same name, and aren't misspelled sectors. */
  not_places: string;
  /** Lists the forms of a regular verb. */
  conjugate?(infinitive: string): string[];
  /** Reduces the forms of a word to one form. */
  stem(word: string): string;
}
