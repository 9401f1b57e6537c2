import { type GazetteerSource, invertNames } from "../../gazetteer-source.ts";

/** A second-level division whose GeoNames name is not suitable for a listing. */
const AMERICAN_COUNTIES: Record<string, string> = { "City and County of San Francisco": "San Francisco County" };

/**
 * Connecticut's eight counties, which are still in common use although GeoNames has only planning regions: the county
 * of most of each region, then the towns and villages in another county.
 */
const CONNECTICUT_REGIONS: Record<string, string> = {
  "Capitol Planning Region": "Hartford County",
  "Greater Bridgeport Planning Region": "Fairfield County",
  "Lower Connecticut River Valley Planning Region": "Middlesex County",
  "Naugatuck Valley Planning Region": "New Haven County",
  "Northeastern Connecticut Planning Region": "Windham County",
  "Northwest Hills Planning Region": "Litchfield County",
  "South Central Connecticut Planning Region": "New Haven County",
  "Southeastern Connecticut Planning Region": "New London County",
  "Western Connecticut Planning Region": "Fairfield County",
};

const CONNECTICUT_TOWNS = invertNames({
  "Fairfield County": "Shelton",
  "Hartford County": "Bristol|Burlington|Hartland",
  "Litchfield County":
    "Bethlehem|Bethlehem Village|Bridgewater|New Milford|Oakville|Plymouth|Terryville|Thomaston|Watertown|Woodbury|Woodbury Center",
  "New London County": "Lyme|Old Lyme|Voluntown",
  "Tolland County":
    "Andover|Bolton|Columbia|Coventry|Coventry Lake|Crystal Lake|Ellington|Hebron|Mansfield|Mansfield City|Rockville|Somers|South Coventry|Stafford|Stafford Springs|Storrs|Terramuggus|Tolland|Union|Vernon|Willington",
  "Windham County": "Scotland|South Windham|Windham|Willimantic",
});

export const US_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  counties: "mixed",
  countyNames: AMERICAN_COUNTIES,
  label: "code",
  names: ["USA", "US", "United States", "United States of America", "America"],
  postal: { pattern: "(\\d{5})(?: ?\\d{4})?", codes: "states" },
  regionAliases: ["District of Columbia|DC"],
  townNames: {
    "Las Vegas": "Las Vegas|Vegas",
    "New York City": "New York|New York City|NYC",
    Philadelphia: "Philadelphia|Philly",
    Phoenix: "Phoenix|PHX",
    "San Francisco": "San Francisco|SF|San Fran",
  },
  splitDivisions: { counties: CONNECTICUT_REGIONS, elsewhere: CONNECTICUT_TOWNS },
  // New York City is in five counties.
  ownCounties: { "New York City": "New York City" },
};
