/** Inverts a list: maps every name to the name it is listed under. */
function invertNames(lists: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, members]) => members.split("|").map((member) => [member, name])),
  );
}

/** The county of each Irish local authority whose GeoNames name is not the county's English one. */
export const IRISH_COUNTIES = invertNames({
  Cavan: "An Cabhán",
  Cork: "Cork City",
  Dublin: "Dublin City|Fingal County|South Dublin|Dún Laoghaire-Rathdown",
  Galway: "Galway City",
  Limerick: "Limerick City and County Council",
  Longford: "An Longfort",
  Offaly: "Uíbh Fhailí",
});

/** The ceremonial county (Lieutenancies Act 1997) of each English unitary authority and metropolitan borough. */
export const ENGLISH_COUNTIES = invertNames({
  Bedfordshire: "Bedford|Central Bedfordshire|Luton",
  Berkshire: "Bracknell Forest|Reading|Slough|West Berkshire|Wokingham|Royal Borough of Windsor and Maidenhead",
  Bristol: "City of Bristol",
  Buckinghamshire: "Milton Keynes",
  Cambridgeshire: "Peterborough",
  Cheshire: "Cheshire East|Cheshire West and Chester|Borough of Halton|Warrington",
  Cornwall: "Isles of Scilly",
  Derbyshire: "Derby",
  Devon: "Plymouth|Borough of Torbay",
  Dorset: "Bournemouth, Christchurch and Poole Council",
  Durham: "County Durham|Darlington|Hartlepool|Stockton-on-Tees",
  "East Riding of Yorkshire": "City of Kingston upon Hull",
  "East Sussex": "Brighton and Hove",
  Essex: "Southend-on-Sea|Borough of Thurrock",
  Gloucestershire: "South Gloucestershire",
  "Greater Manchester":
    "Borough of Bolton|Borough of Bury|Manchester|Borough of Oldham|Borough of Rochdale|City and Borough of Salford|Borough of Stockport|Borough of Tameside|Trafford|Borough of Wigan",
  Hampshire: "Portsmouth|Southampton",
  Kent: "Medway",
  Lancashire: "Blackburn with Darwen|Blackpool",
  Leicestershire: "City of Leicester",
  Lincolnshire: "North East Lincolnshire|North Lincolnshire",
  Merseyside: "Knowsley|Liverpool|Sefton|St. Helens|Metropolitan Borough of Wirral",
  "North Yorkshire": "City of York|Middlesbrough|Redcar and Cleveland",
  Northamptonshire: "West Northamptonshire|North Northamptonshire",
  Nottinghamshire: "Nottingham",
  Rutland: "District of Rutland",
  Shropshire: "Telford and Wrekin",
  Somerset: "Bath and North East Somerset|North Somerset",
  "South Yorkshire": "Barnsley|Doncaster|Rotherham|Sheffield",
  Staffordshire: "Stoke-on-Trent",
  "Tyne and Wear": "Gateshead|Newcastle upon Tyne|North Tyneside|South Tyneside|Sunderland",
  "West Midlands": "City and Borough of Birmingham|Coventry|Dudley|Sandwell|Solihull|Walsall|Wolverhampton",
  "West Yorkshire": "Bradford|Calderdale|Kirklees|City and Borough of Leeds|City and Borough of Wakefield",
  Wiltshire: "Borough of Swindon",
  // Welsh principal areas and Scottish council areas are used as they are, without the words for their kind.
  Aberdeen: "Aberdeen City",
  Dundee: "Dundee City",
  Edinburgh: "City of Edinburgh",
  Glasgow: "Glasgow City",
  Powys: "Sir Powys",
  Belfast: "City of Belfast",
  "Scottish Borders": "The Scottish Borders",
  Swansea: "City and County of Swansea",
});

/** American and Canadian second-level divisions whose GeoNames names are not suitable for a listing. */
export const AMERICAN_COUNTIES: Record<string, string> = { "City and County of San Francisco": "San Francisco County" };
export const CANADIAN_COUNTIES: Record<string, string> = {
  "Toronto county": "Toronto",
  York: "York Region",
  Durham: "Durham Region",
  Halton: "Halton Region",
  Peel: "Peel Region",
  "Regional Municipality of Niagara": "Niagara Region",
  "Regional Municipality of Waterloo": "Waterloo Region",
  "District Municipality of Muskoka": "Muskoka District",
  "Comtés unis de Prescott et Russell": "United Counties of Prescott and Russell",
};

/** French departments whose GeoNames names are English or misspelled. */
export const FRENCH_DEPARTMENTS: Record<string, string> = {
  "Cote d'Or": "Côte-d'Or",
  "Département du Nord": "Nord",
  "Département du Vaucluse": "Vaucluse",
  "Loire-et-Cher": "Loir-et-Cher",
  "Meurthe et Moselle": "Meurthe-et-Moselle",
  "South Corsica": "Corse-du-Sud",
  "Upper Corsica": "Haute-Corse",
  "Upper Garonne": "Haute-Garonne",
  "Val d'Oise": "Val-d'Oise",
};

/**
 * Connecticut's eight counties, which are still in common use although GeoNames has only planning regions: the county
 * of most of each region, then the towns and villages in another county.
 */
export const CONNECTICUT_REGIONS: Record<string, string> = {
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
export const CONNECTICUT_TOWNS = invertNames({
  "Fairfield County": "Shelton",
  "Hartford County": "Bristol|Burlington|Hartland",
  "Litchfield County":
    "Bethlehem|Bethlehem Village|Bridgewater|New Milford|Oakville|Plymouth|Terryville|Thomaston|Watertown|Woodbury|Woodbury Center",
  "New London County": "Lyme|Old Lyme|Voluntown",
  "Tolland County":
    "Andover|Bolton|Columbia|Coventry|Coventry Lake|Crystal Lake|Ellington|Hebron|Mansfield|Mansfield City|Rockville|Somers|South Coventry|Stafford|Stafford Springs|Storrs|Terramuggus|Tolland|Union|Vernon|Willington",
  "Windham County": "Scotland|South Windham|Windham|Willimantic",
});

/**
 * Points in the planning areas of Singapore's five regions (Urban Redevelopment Authority), for which GeoNames has no
 * usable divisions: a place is in the region of the nearest point.
 */
export const SINGAPORE_REGIONS: Record<string, [latitude: number, longitude: number][]> = {
  "Central Region": [
    [1.287, 103.851],
    [1.3294, 103.8021],
    [1.2942, 103.806],
    [1.3343, 103.8563],
    [1.3526, 103.8352],
    [1.3201, 103.8918],
    [1.302, 103.8971],
    [1.2819, 103.8239],
    [1.3204, 103.8438],
    [1.31, 103.8651],
    [1.2494, 103.8303],
  ],
  "East Region": [
    [1.3236, 103.9273],
    [1.3496, 103.9568],
    [1.3721, 103.9474],
    [1.345, 103.9832],
    [1.358, 103.913],
  ],
  "North Region": [
    [1.4382, 103.789],
    [1.4304, 103.8354],
    [1.4491, 103.8185],
    [1.413, 103.818],
    [1.4448, 103.85],
  ],
  "North-East Region": [
    [1.3691, 103.8454],
    [1.3612, 103.8863],
    [1.4043, 103.9021],
    [1.3868, 103.8914],
    [1.3554, 103.8679],
  ],
  "West Region": [
    [1.3329, 103.7436],
    [1.3404, 103.709],
    [1.3162, 103.7649],
    [1.359, 103.7637],
    [1.3774, 103.7719],
    [1.384, 103.747],
    [1.2949, 103.6305],
    [1.364, 103.713],
  ],
};
