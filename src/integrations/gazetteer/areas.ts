import type { Point } from "#lib/distance.ts";
import { fold } from "./fold.ts";

/** A named area of several counties, which reveals no more than a county does. */
export interface Area extends Point {
  name: string;
}

/**
 * Region slugs; the display name followed by other names that brokers use; latitude and longitude of the approximate
 * center.
 */
const AREAS: [regions: string, names: string, latitude: number, longitude: number][] = [
  ["alabama florida", "Gulf Coast", 30.4, -87.4],
  ["alaska", "Mat-Su Valley|Matanuska-Susitna Valley", 61.6, -149.3],
  ["arizona", "Phoenix Metro|Valley of the Sun|The Valley|Greater Phoenix", 33.45, -112.0],
  ["arkansas", "Northwest Arkansas|NWA", 36.2, -94.15],
  ["california", "San Francisco Bay Area|Bay Area|SF Bay Area|The Bay", 37.75, -122.3],
  ["california", "East Bay", 37.75, -122.0],
  ["california", "South Bay|Silicon Valley", 37.35, -121.95],
  ["california", "North Bay", 38.2, -122.5],
  ["california", "Wine Country|Napa Sonoma", 38.4, -122.6],
  ["california", "Inland Empire|IE", 34.0, -117.3],
  ["california", "Southern California|SoCal|So Cal", 34.0, -117.8],
  ["california", "Northern California|NorCal|Nor Cal", 39.2, -121.9],
  ["california", "Central Valley", 36.7, -119.9],
  ["california", "Central Coast", 35.6, -120.7],
  ["california", "Coachella Valley|Palm Springs Area", 33.7, -116.3],
  ["california", "High Desert|Victor Valley", 34.5, -117.3],
  ["california", "San Fernando Valley", 34.2, -118.45],
  ["california", "San Gabriel Valley", 34.1, -117.95],
  ["california", "Los Angeles Metro|Greater Los Angeles|Greater LA|LA Metro", 34.05, -118.2],
  ["california", "North County San Diego|North County", 33.15, -117.2],
  ["colorado", "Denver Metro|Greater Denver|Mile High", 39.74, -104.95],
  ["colorado", "Front Range", 39.9, -105.0],
  ["colorado", "Western Slope", 39.1, -108.0],
  ["connecticut new-jersey new-york", "Tri-State Area|Tri State|Tristate", 40.9, -73.9],
  ["delaware maryland virginia", "Delmarva|Delmarva Peninsula|Eastern Shore", 38.4, -75.6],
  [
    "delaware new-jersey pennsylvania",
    "Delaware Valley|Philadelphia Metro|Greater Philadelphia|Philly Metro",
    39.95,
    -75.2,
  ],
  [
    "district-of-columbia maryland virginia",
    "Washington Metro|DMV|DC Metro|Greater Washington|National Capital Region",
    38.9,
    -77.05,
  ],
  ["florida", "South Florida|Miami Metro|Greater Miami|SoFlo|Southeast Florida", 26.15, -80.25],
  ["florida", "Central Florida|Orlando Metro|Greater Orlando", 28.4, -81.5],
  ["florida", "Tampa Bay|Tampa Metro|Greater Tampa", 27.95, -82.5],
  ["florida", "North Florida|Northeast Florida|First Coast|Jacksonville Metro", 30.2, -81.75],
  ["florida", "Southwest Florida|SWFL|Paradise Coast", 26.5, -81.8],
  ["florida", "Treasure Coast", 27.4, -80.4],
  ["florida", "Space Coast", 28.3, -80.75],
  ["florida", "Gold Coast", 26.3, -80.15],
  ["florida", "Suncoast|Sun Coast|Sarasota Bradenton", 27.4, -82.5],
  ["florida", "Nature Coast", 28.8, -82.5],
  ["florida", "Emerald Coast", 30.4, -86.5],
  ["florida", "Florida Panhandle|Panhandle|Northwest Florida", 30.5, -86.0],
  ["florida", "Florida Keys|The Keys", 24.7, -81.2],
  ["florida", "Big Bend", 30.2, -84.0],
  ["georgia", "Metro Atlanta|Atlanta Metro|Greater Atlanta|ATL", 33.8, -84.4],
  ["georgia south-carolina", "CSRA|Central Savannah River Area", 33.45, -82.0],
  ["georgia south-carolina", "Lowcountry|Low Country|Coastal Empire", 32.2, -80.9],
  ["idaho", "Treasure Valley|Boise Metro", 43.6, -116.4],
  ["idaho", "Idaho Panhandle|Panhandle|North Idaho", 47.8, -116.7],
  ["illinois indiana", "Chicagoland|Chicago Metro|Greater Chicago|Chicago Area|Chicago Suburbs", 41.85, -87.9],
  ["illinois iowa", "Quad Cities|QC", 41.5, -90.5],
  ["illinois missouri", "Metro East|St. Louis Metro|Greater St. Louis", 38.63, -90.2],
  ["indiana", "Indianapolis Metro|Greater Indianapolis|Central Indiana|Indy", 39.8, -86.15],
  ["indiana kentucky", "Kentuckiana|Louisville Metro", 38.25, -85.7],
  ["indiana michigan", "Michiana", 41.75, -86.2],
  ["kansas missouri", "Kansas City Metro|KC Metro|KC|Greater Kansas City", 39.05, -94.6],
  ["kentucky", "Bluegrass Region|Bluegrass|Lexington Metro", 38.0, -84.5],
  ["indiana kentucky ohio", "Greater Cincinnati|Cincinnati Metro|Tri-State|Northern Kentucky", 39.1, -84.5],
  ["louisiana", "Greater New Orleans|New Orleans Metro|NOLA|Southshore", 29.98, -90.1],
  ["louisiana", "Acadiana|Cajun Country", 30.2, -92.0],
  ["louisiana", "Northshore", 30.45, -90.1],
  ["maine", "Midcoast|Mid Coast|Downeast", 44.2, -69.0],
  ["maryland", "Baltimore Metro|Greater Baltimore|Charm City", 39.3, -76.6],
  ["massachusetts", "Greater Boston|Boston Metro|Metro Boston", 42.35, -71.1],
  ["massachusetts", "Cape Cod|The Cape|Cape and Islands", 41.7, -70.3],
  ["massachusetts", "Metrowest", 42.3, -71.45],
  ["massachusetts", "North Shore", 42.6, -70.9],
  ["massachusetts", "South Shore", 42.1, -70.8],
  ["massachusetts", "Pioneer Valley", 42.25, -72.6],
  ["massachusetts", "Berkshires|The Berkshires", 42.4, -73.25],
  ["michigan", "Metro Detroit|Detroit Metro|Greater Detroit|Southeast Michigan", 42.4, -83.2],
  ["michigan", "Upper Peninsula|UP", 46.4, -87.2],
  ["michigan", "West Michigan|Grand Rapids Metro", 42.95, -85.8],
  ["michigan", "Tri-Cities|Great Lakes Bay", 43.5, -83.95],
  ["minnesota wisconsin", "Twin Cities|Minneapolis-St. Paul|Minneapolis Metro|MSP", 44.95, -93.2],
  ["minnesota", "Iron Range", 47.5, -92.6],
  ["mississippi", "Mississippi Gulf Coast|Gulf Coast", 30.4, -88.9],
  ["missouri", "Ozarks|The Ozarks", 37.1, -93.0],
  ["nevada", "Las Vegas Valley|Vegas Valley|Las Vegas Metro|Greater Las Vegas", 36.15, -115.15],
  ["nevada", "Northern Nevada|Reno-Tahoe|Reno Sparks", 39.5, -119.8],
  ["california nevada", "Lake Tahoe|Tahoe", 39.1, -120.05],
  ["new-hampshire", "Lakes Region", 43.6, -71.5],
  ["new-hampshire", "Seacoast|Seacoast New Hampshire", 43.05, -70.85],
  ["new-jersey", "North Jersey|Northern New Jersey", 40.9, -74.3],
  ["new-jersey", "Central Jersey|Central New Jersey", 40.4, -74.5],
  ["new-jersey", "South Jersey|Southern New Jersey", 39.7, -75.0],
  ["new-jersey", "Jersey Shore|The Shore", 40.0, -74.1],
  ["new-york", "New York City|NYC|Five Boroughs|New York Metro|NY Metro|Big Apple", 40.75, -73.95],
  ["new-york", "Long Island", 40.8, -73.2],
  ["new-york", "Hamptons|The Hamptons|East End", 40.9, -72.4],
  ["new-york", "Hudson Valley|Mid Hudson", 41.5, -74.0],
  ["new-york", "Capital Region|Capital District|Albany Metro", 42.75, -73.8],
  ["new-york", "Western New York|WNY|Buffalo Metro|Buffalo Niagara", 42.9, -78.8],
  ["new-york", "Central New York|CNY", 43.05, -76.15],
  ["new-york", "Finger Lakes", 42.7, -77.0],
  ["new-york", "Upstate New York|Upstate", 42.9, -75.5],
  ["north-carolina", "Research Triangle|The Triangle|Triangle|Raleigh-Durham|RTP", 35.85, -78.8],
  ["north-carolina", "Piedmont Triad|Triad|The Triad", 36.05, -79.95],
  ["north-carolina south-carolina", "Charlotte Metro|Greater Charlotte|Metrolina", 35.2, -80.85],
  ["north-carolina", "Outer Banks|OBX", 35.8, -75.6],
  ["north-carolina", "Western North Carolina|WNC", 35.5, -82.6],
  ["north-carolina", "Sandhills", 35.15, -79.3],
  ["ohio", "Northeast Ohio|NEO|Cleveland Metro|Greater Cleveland", 41.3, -81.6],
  ["ohio", "Central Ohio|Columbus Metro|Greater Columbus", 40.0, -83.0],
  ["ohio", "Miami Valley|Dayton Metro", 39.8, -84.2],
  ["oklahoma", "Green Country|Tulsa Metro", 36.1, -95.8],
  ["oklahoma", "Oklahoma City Metro|OKC|OKC Metro", 35.45, -97.5],
  ["oklahoma", "Oklahoma Panhandle|Panhandle", 36.7, -101.5],
  ["nebraska", "Nebraska Panhandle|Panhandle", 41.9, -103.2],
  ["iowa nebraska", "Omaha Metro|Greater Omaha", 41.25, -96.0],
  ["oregon washington", "Portland Metro|Greater Portland|PDX", 45.5, -122.6],
  ["oregon", "Willamette Valley", 44.7, -123.0],
  ["oregon", "Rogue Valley|Southern Oregon", 42.35, -122.9],
  ["oregon", "Central Oregon", 44.1, -121.3],
  ["pennsylvania", "Lehigh Valley|ABE", 40.6, -75.4],
  ["pennsylvania", "Main Line|The Main Line", 40.03, -75.4],
  ["pennsylvania", "Poconos|The Poconos|Pocono Mountains", 41.1, -75.3],
  ["pennsylvania", "Western Pennsylvania|Pittsburgh Metro|Greater Pittsburgh", 40.45, -80.0],
  ["south-carolina", "Upstate|Upstate South Carolina|The Upstate|Greenville-Spartanburg", 34.85, -82.2],
  ["south-carolina", "Midlands", 34.0, -81.05],
  ["south-carolina", "Grand Strand|Pee Dee", 33.75, -78.9],
  ["tennessee", "Middle Tennessee|Nashville Metro|Greater Nashville", 36.1, -86.75],
  ["tennessee", "East Tennessee|Smoky Mountains|Smokies", 35.9, -83.8],
  ["tennessee virginia", "Tri-Cities|Tri Cities", 36.5, -82.4],
  ["mississippi tennessee arkansas", "Mid-South|Memphis Metro|Greater Memphis", 35.1, -89.95],
  ["texas", "Dallas–Fort Worth|DFW|Dallas Fort Worth|Metroplex|DFW Metroplex|North Texas|Dallas Metro", 32.8, -97.0],
  ["texas", "Greater Houston|Houston Metro|Houston Area|H-Town", 29.76, -95.4],
  ["texas", "Austin Metro|Greater Austin|Central Texas|ATX", 30.3, -97.7],
  ["texas", "San Antonio Metro|Greater San Antonio|Alamo City", 29.45, -98.5],
  ["texas", "Hill Country|Texas Hill Country", 30.2, -99.0],
  ["texas", "Rio Grande Valley|RGV|South Texas", 26.2, -98.0],
  ["texas", "Coastal Bend", 27.8, -97.5],
  ["texas", "Golden Triangle|Southeast Texas", 30.05, -94.0],
  ["texas", "Permian Basin|West Texas|Midland-Odessa", 31.9, -102.2],
  ["texas", "Texas Panhandle|Panhandle", 35.3, -101.6],
  ["texas", "East Texas|Piney Woods", 32.2, -95.0],
  ["utah", "Wasatch Front|Salt Lake Valley|Salt Lake Metro|Greater Salt Lake", 40.7, -111.9],
  ["utah", "Utah Valley|Silicon Slopes", 40.25, -111.7],
  ["virginia", "Hampton Roads|Tidewater|757|Seven Cities", 36.9, -76.3],
  ["virginia", "Northern Virginia|NoVA", 38.8, -77.3],
  ["virginia", "Shenandoah Valley", 38.6, -78.7],
  ["virginia", "Central Virginia|Richmond Metro|Greater Richmond|RVA", 37.55, -77.45],
  ["washington", "Puget Sound|Seattle Metro|Greater Seattle|Seattle Area", 47.55, -122.3],
  ["washington", "Eastside", 47.62, -122.15],
  ["washington", "Inland Northwest|Spokane Metro", 47.65, -117.4],
  ["washington", "Tri-Cities|Tri Cities", 46.25, -119.2],
  ["wisconsin", "Fox Valley|Fox Cities", 44.25, -88.4],
  ["wisconsin", "Milwaukee Metro|Greater Milwaukee|Southeast Wisconsin", 43.05, -88.0],
  ["ontario", "Greater Toronto Area|GTA|Greater Toronto|Toronto Area", 43.75, -79.4],
  ["ontario", "Golden Horseshoe", 43.5, -79.6],
  ["british-columbia", "Lower Mainland|Metro Vancouver|Greater Vancouver", 49.2, -122.9],
  ["british-columbia", "Okanagan|Okanagan Valley", 49.8, -119.5],
  ["british-columbia", "Vancouver Island", 49.6, -125.2],
  ["quebec", "Greater Montreal|Montréal Métropolitain|Grand Montréal", 45.55, -73.65],
  ["quebec", "Estrie|Cantons-de-l’Est|Eastern Townships", 45.4, -71.89],
  ["quebec", "Mauricie", 46.35, -72.55],
  ["quebec", "Lanaudière", 46.02, -73.44],
  ["quebec", "Laurentides|Laurentians|Hautes-Laurentides", 45.78, -74.0],
  ["quebec", "Montérégie|Rive-Sud de Montréal|Rive-Sud|South Shore", 45.53, -73.51],
  ["quebec", "Rive-Nord|North Shore", 45.7, -73.63],
  ["quebec", "Outaouais", 45.48, -75.7],
  ["quebec", "Gaspésie|Gaspé Peninsula", 48.83, -64.48],
  ["quebec", "Bas-Saint-Laurent", 48.45, -68.52],
  ["quebec", "Lac-Saint-Jean|Saguenay–Lac-Saint-Jean", 48.55, -71.65],
  ["quebec", "Abitibi-Témiscamingue|Abitibi|Témiscamingue", 48.24, -79.02],
  ["quebec", "Côte-Nord", 49.22, -68.15],
  ["quebec", "Charlevoix", 47.44, -70.5],
  ["quebec", "Beauce", 46.12, -70.67],
  ["quebec", "Centre-du-Québec|Bois-Francs", 45.88, -72.48],
  ["quebec", "Chaudière-Appalaches", 46.7, -71.2],
];

const byRegion = new Map<string, Map<string, Area>>();
for (const [regions, names, latitude, longitude] of AREAS) {
  const [name = "", ...others] = names.split("|");
  for (const region of regions.split(" ")) {
    const known = byRegion.get(region) ?? new Map<string, Area>();
    for (const each of [name, ...others])
      if (!known.has(getAreaKey(each))) known.set(getAreaKey(each), { name, latitude, longitude });
    byRegion.set(region, known);
  }
}

/**
 * Finds an area of a region (a slug) by a broker's name for it: "DFW", "Tampa Bay area" or "South Florida, FL". Null if
 * there is none.
 */
export function findArea(text: string, regionSlug: string): Area | null {
  return findAreaInRegions(text, [regionSlug]);
}

/** Finds an area as `findArea` does, in the first of several regions that has one. */
export function findAreaInRegions(text: string, regionSlugs: readonly string[]): Area | null {
  const known = regionSlugs.flatMap((slug) => byRegion.get(slug) ?? []);
  if (known.length === 0) return null;
  const [first = "", ...rest] = text.slice(0, 200).split(/[,/(]/);
  const candidates = [text, first, ...rest.map((part) => part.replace(")", ""))];
  const keys = candidates.flatMap((each) => [getAreaKey(each), getBareKey(each)]);
  for (const areas of known) {
    const key = keys.find((each) => areas.has(each));
    if (key !== undefined) return { ...areas.get(key)! };
  }
  return null;
}

function getAreaKey(text: string): string {
  return fold(text)
    .replace(/^the /, "")
    .replace(/ metropolitan( area)?$/, " metro")
    .replaceAll(" ", "");
}

/**
 * Reduces "The Tampa Bay Area" to "Tampa Bay". Only the searched text loses its "area", because "Houston" alone is a
 * town.
 */
function getBareKey(text: string): string {
  return getAreaKey(text).replace(/(area|region)$/, "");
}
