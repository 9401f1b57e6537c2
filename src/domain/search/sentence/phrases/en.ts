import { conjugateEnglish, ENGLISH_FUNCTION_WORDS } from "../function-words/en.ts";
import type { Phrases } from "./phrases.ts";

export const ENGLISH: Phrases = {
  max: "and under|and below|under|below|nothing over|nothing above|nothing more than|not above|no higher than|less than|up to|max|maximum|max of|maximum of|at most|no more than|not more than|not over|cheaper than|fewer than|lower than|beneath|before|no greater than|<|max price|price under|not exceeding|capped at|within|that does not exceed|doesn't exceed|not to exceed|as much as|price up to|shy of|tops out at|maxes out at|maxed at|younger than",
  max_after: "or less|or under|or below|max|maximum|tops|or lower|at most|or cheaper|and under|and below|and less",
  min: "over|above|more than|at least|min|minimum|min of|minimum of|greater than|no less than|not less than|from|exceeding|north of|after|since|starting at|>|upwards of|higher than|older than|longer than|bigger than|larger than",
  min_after: "or more|or over|or above|and up|plus|or higher|min|minimum|and above|at least|and over|and more",
  about: "around|about|approximately|roughly|approx|near|close to|circa",
  between: "between|from|ranging from|in the range of",
  to: "to|and|through|until",
  price:
    "total investment|all in|costs|price|asking price|priced|asking|cost|list price|purchase price|priced at|budget|my budget|budget of|spend|can spend|costing|price range|sell for|selling for|list for|listed at|listed for|price tag|to spend|spending|looking to spend|budget is|my budget is|i can spend|price point",
  cash_flow:
    "generate*|earn*|produce*|yield*|clear*|cash flow|cashflow|sde|profit|net profit|net income|net|netting|earning|earnings|owner earnings|owner benefit|making|makes|make|that makes|that make|owner profit|discretionary earnings|seller discretionary earnings|sellers discretionary earnings|discretionary cash flow|income|profits|income of|takes home|take home|owner income|earns|nets|clearing|clears|profitable at|owner makes|owner nets|owner takes home|cash flows|cash flowing|bring in|brings in|bringing in|generate|generates|generating|pays|pay me|pull in|pulls in|kicks off|throws off|in profit|in cash flow|profit of|cash flow of|earn|owner salary|bottom line|makes me",
  cash_flow_after: "yr|a year in profit",
  monthly: "a month|per month|monthly|each month|every month|month|mo|per mo|a mo",
  income:
    "(let/lets/allow/allows) me (make/earn/take home/clear)|so i can (make/earn)|that i can make|need|i need|i need to make|i need to earn|i need to take home|need to make|need to earn|need to take home|must make|must earn|want to make|want to earn|live on|to live on|need an income of|need income of|needing|need to bring in|need to clear|have to make|have to earn|i want to make|i want to earn|want to take home|would like to make|would like to earn|support my family on",
  down_payment:
    "i own|i ve saved|we ve saved|down payment|downpayment|cash available|cash down|i have|i ve|have|down|down payment of|cash to invest|invest|liquid|available cash|cash|i can put down|put down|available capital|capital|liquidity|my savings|savings|buy with|afford with|can i buy with|i've got|i got|i only have|we have|put in|equity|cash in hand|saved up|as a down payment|for a down payment|for the down payment|invest up to",
  down_payment_after:
    "in cash|to invest|to put down|available|of cash|in savings|saved|liquid cash|cash on hand|to use as down payment|in the bank|of my own|upfront",
  revenue:
    "revenue|rev|gross rev|annual rev|gross revenue|sales|gross sales|annual sales|annual revenue|turnover|gross|in revenue|in sales|grossing|grosses|gross income|yearly sales|yearly revenue|top line|revenues|revenue of|sales of|annual gross|recurring revenue|annual recurring revenue|arr",
  years:
    "established|founded|since|in business|opened|operating for|in business for|running for|operating|in operation|in operation for|been around|around since|track record|been open|been open for|been in business|been in business for",
  years_after:
    "year|yr|yrs|years old|year old|years in business|years of operation|years of history|years established|year history|in business|years in operation|years of business|years running|years in the business",
  unfiltered:
    "margin|profit margin|roi|cap rate|ebitda|employee|staff|inventory|rent|square feet|sq ft|square foot|rating|reviews|lease|commission|seat|seating|capacity",
  unfiltered_after:
    "bed|seat|room|unit|chair|table|bay|pump|truck|vehicle|acre|student|client|account|minute|minute of|minute from|minute drive|minutes away|min of|min from|min drive|mins|hour of|hour from|hour drive|hour away|hr from|hr drive",
  not: "nothing in|nothing|no|not|without|except|except for|excluding|but not|anything but|other than|non|but no|not in|never|exclude|minus|not a|apart from|all but|everything but|anything except|anything other than|not interested in|don t want|dont want|isn t|outside|outside of|isn't|aren't|wasn't|don't want|do not want|doesn't|that's not|that are not|that is not|skip|leave out|leaving out|besides|everything except|everything except for|aside from|instead of",
  except:
    "except|except for|excluding|anything but|other than|exclude|minus|apart from|all but|everything but|anything except|anything other than|outside|outside of|skip|leave out|leaving out|besides|everything except|everything except for|aside from",
  goods: "equipment|supply|product|part|accessory|uniform|material|ingredient|consulting",
  serving: "for|serving|to",
  has_modifiers_first: true,
  and: "and|or|&|nor|plus|as well as|also",
  in: "in|near|at|around|of|from|by|close to|nearby|located in|within|based in|outside|out of|area|downtown|throughout|across|anywhere in|somewhere in|in the state of|state of|county of|city of|for sale in|in and around|just outside|north of|south of|metro|metro area|the greater|greater|somewhere near|anywhere near|surrounding|within a radius of|in a radius of",
  near: "near|close to|around|nearby|outside of",
  near_me:
    "near me|nearby me|close to me|around me|near my location|in my area|close by|nearby|around here|my area|close to home|near home|near us",
  kilometers: "km|kilometer|kilometre|kms",
  miles: "mile|mi",
  currency: "dollar|usd|bucks|us dollar|cad|canadian dollar|pounds|euro",
  yearly: "a year|per year|year|yr|a yr|per yr|annually|yearly|annual|per annum|each year|every year",
  about_after: "or so|ish|give or take",
  multiple: "multiple|multiple of|price to earnings",
  multiple_after:
    "x|times|x earnings|times earnings|x sde|x cash flow|times sde|times cash flow|x profit|times profit|x multiple|multiple",
  listed:
    "listed|posted|added|published|in the last|in the past|last|past|listed in the last|listed in the past|listed within the last|posted in the last|added in the last",
  days: "day",
  weeks: "week",
  months: "month",
  recently:
    "(listed/posted/added/new) (this week/in the last week/in the past week/last week)=7|(listed/posted/added/new) (this month/in the last month/in the past month/last month)=30|(listed/posted/added) today=1|new this week=7|new this month=30|new today=1|this week=7|past week=7|last week=7|in the last week=7|in the past week=7|today=1|this month=30|past month=30|last month=30|in the last month=30",
  numbers:
    "a=1|one=1|two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|eleven=11|twelve=12|thirteen=13|fourteen=14|fifteen=15|sixteen=16|seventeen=17|eighteen=18|nineteen=19|twenty=20|thirty=30|forty=40|fifty=50|sixty=60|seventy=70|eighty=80|ninety=90|hundred=x100|half=0.5|quarter=0.25",
  figures: "figure|fig",
  half_more: "and a half",
  lender_prequalified:
    "sba|sba approved|sba loan|sba eligible|sba financing|sba prequalified|sba pre qualified|lender prequalified|prequalified|pre qualified|lender pre qualified|bank financing|bank financed|sba preapproved|sba pre approved|sba financeable|sba 7a|prequalified for financing|preapproved|bank loan|prequal|pre qual|sba prequal|sba pre qual|sba qualified|sba lendable",
  relocatable:
    "relocatable|can be moved|can relocate|can be relocated|that can be moved|that can move|moveable|movable|that can be relocated|relocation possible|able to relocate|can move anywhere|from anywhere|run from anywhere|location independent|can be run from anywhere|operate from anywhere|move to another state|i can move to another state|can move to another state|i can move|can move|move it anywhere|can take anywhere",
  real_estate:
    "real estate included|real estate|including real estate|with real estate|including property|with property|property included|building included|with building|including building|with land|land included|including land|owns the building|real property|including real property|with the building|includes real estate|includes the building|includes property|freehold|with the property|that includes real estate|with real estate included",
  seller_financing:
    "(owner/seller) (can/will/may/is willing to/willing to) (finance/carry/hold a note)|(owner/seller) (finances/carries)|seller fin|owner fin|seller financing|owner financing|seller financed|owner will carry|owner financed|seller finance|owner finance|seller carry|seller note|vendor financing|seller carryback|financing from the seller|vendor take back|owner carry|seller will carry|seller will finance|owner will finance|with seller financing|owner carryback|owner can finance|seller can finance|seller financing available|owner financing available",
  manager_run:
    "(keep/keeping) my (job/day job)|while working full time|side business|absentee|absentee owner|absentee owned|absentee run|run absentee|passive|passive income|passive business|hands off|absentee ownership|absentee operated|owner absentee|semi absentee|semi absentee owner|semi absentee run|manager run|run by a manager|management in place|manager in place|with a manager|with manager|fully managed|managed by staff|runs itself|with management|management stays|manager stays|general manager in place",
  home_based:
    "home based|work from home|run from home|from home|home business|home office|operate from home|work at home|remote|run remotely|can be run from home|home based business|run it from home|from my home|from my house|out of my house|run from my home",
  price_reduced:
    "price reduced|reduced price|price drop|price reduction|price cut|reduced|just reduced|recently reduced|price lowered|marked down|discounted|price dropped",
  available: "not under contract|not under offer|still available|not pending|hide under contract|without offers",
  franchise:
    "franchise|franchise opportunity|new franchise|franchise for sale|franchising|franchise business|open a franchise|start a franchise|buy a franchise|new franchise opportunity|franchise concept|franchise brand",
  franchise_resale:
    "franchise resale|existing franchise|franchise location|resale franchise|franchisee|operating franchise|established franchise|franchisee operation|franchised|franchise resales",
  independent:
    "independent|independently owned|non franchise|non franchised|nonfranchise|mom and pop|not franchised|unfranchised",
  features:
    "drive thru=drive through|drivethru;liquor license=with liquor license|full liquor license|liquor licence;training=with training|training included|training provided",
  cheapest:
    "cheapest|least expensive|lowest price|lowest priced|most affordable|price low to high|(sorted/sort/order/ordered) by price|lowest price first|cheapest first",
  priciest: "most expensive|highest price|highest priced|priciest|price high to low",
  newest:
    "newest|latest|most recent|recently listed|new listing|just listed|recently added|newly listed|newest first|(sorted/sort/ordered) by (date/newest)",
  highest_earnings:
    "most profitable|highest cash flow|best cash flow|highest profit|highest earning|most profit|highest sde|highest income|(sorted/sort/ordered) by (cash flow/profit)",
  vague:
    "priced (to sell/right)|(low/small/no/little) (down payment/money down)|(low/high/few) (rent/employees/maintenance/margin/competition)|low|cheap|profitable|good|nice|great|best|successful|busy|affordable|amazing|beautiful|excellent|popular|well established|established|long established|turnkey|turn key|trendy|growing|fast growing|high end|upscale|big|large|small|low cost|inexpensive|lucrative|stable|recession proof|solid|well known|reputable|fun|easy|simple|quality|thriving|high volume|fantastic|motivated seller|must sell|undervalued|bargain|low overhead|highly profitable|very profitable|cool|reliable|old|older|fully equipped|modern|rapidly growing|family owned|unique|clean|semi passive|strong|long running|top rated|cash cow|nice little|decent|obo|or best offer|negotiable|price negotiable|owner will train|seller will train|will train",
  filler:
    "w|co|cos|a|an|biz|bizness|the|for|sale|for sale|to buy|buy|buying|purchase|acquire|i|i m|im|i am|i d|we|we re|are|want|want to|wants|would like|like|would|looking|looking for|look|search|searching|searching for|find|find me|show|show me|me|my|give me|all|any|anything|some|something|business|businesses|company|shop|store|place|practice|firm|service|establishment|operation|outlet|location|listing|opportunity|that|which|is|are|be|being|there|with|who|it|its|this|of|on|one|please|what|where|how|do|does|you|your|got|get|agency|center|centre|office|studio|facility|available|currently|right now|just|only|really|very|house hunting|somewhere|anywhere|everything|every|hello|hi|hey|can|could|should|may|also|including|include|includes|has|having|to|for me|as|so|then|but|than|usa|us|united states|america|in the us|in the usa|in america|nationwide|industry|sector|type|kind|kind of|type of|space|let|see|need a|need an|interested in|interested|ready to|own|owning|open|start|run|running|number|listing number|ref|id|search for|need to buy|prefer|preferably|ideally|maybe|around the|based|ones|thing|stuff|per|each|at|price is|doing|price|asking|cost|spend|i have|need|have|make|makes|making|invest|worth|value|valued at|valued|anyone|anybody|someone|did|am|was|were|been|i've|i'd|i'm|i'll|we're|we've|we'd|have got|had|if|up|out|there's|what's|here|thinking|think|thinking about|considering|hoping|trying|try|going|their|his|her|our|he|she|they|them|these|those|too|such|or so|will|would be|up for|sell|selling|sold|owner|first|hopefully|thanks|thank you|thx|pls|plz|many|much|few|couple|well|take|use|using|into|about a|needed|required|got any|know|wondering|help|same|both|either|not sure|put|bring|give|going for|last|past|in the last|in the past",
  seek: "looking for|(i/we) want|want|just want|show me|find me|find|searching for|need a|but (i/we) want|rather|prefer|preferably|only|instead|just",
  function_words: ENGLISH_FUNCTION_WORDS,
  omissible: "a|an|the|its|their|his|her|some|of",
  conjugate: conjugateEnglish,
  not_places:
    "western|eastern|northern|southern|central|upstate|coastal|wedding|packing|mobile|reading|independence|enterprise|commerce|industry|normal|surprise|orange|temple|garden|escape|nurse|private|la|de|co|al|id|hi|oh|ma|ok|so|pa|as|carry|home|hope|union|justice|liberty|paradise|sandy|forest|lake|park|hill|beach|ocean|bay|diamond|crystal|golden|gold|silver|sunrise|music|print|video|antioch pets|rental|kids|express|signature|classic|downtown|village|spring|corner|plaza|grand|king|queen|star|moody|media|marble|steel|carpet|tire|wine|beer|solar|pool|paint|art|tea|taco|party|wood|glass|gift",
  stem: (word) =>
    word === "&"
      ? "and"
      : word.length > 3
        ? word
            .replace(/ies$/, "y")
            .replace(/(sh|ch|x|z|ss)es$/, "$1")
            .replace(/([^su])s$/, "$1")
        : word,
};
