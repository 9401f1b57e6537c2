import type { GazetteerSource } from "../../gazetteer-source.ts";

/**
 * Points in the planning areas of Singapore's five regions (Urban Redevelopment Authority), for which GeoNames has no
 * usable divisions: a place is in the region of the nearest point.
 */
const SINGAPORE_REGIONS: Record<string, [latitude: number, longitude: number][]> = {
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

/** Source: SingPost's postal sectors. */
const AREAS = `
  01-06 Marina Bay, 07-08 Outram Park, 09-10 Telok Blangah, 11-13 Clementi Housing Estate, 14-16 Queenstown Estate,
  17-19 Bugis, 20-21 Farrer Park, 22-23 River Valley, 24-27 Tanglin, 28-30 Novena, 31-33 Toa Payoh New Town,
  34-37 MacPherson, 38-41 Geylang, 42-45 Marine Parade, 46-48 Bedok New Town, 49-50 Changi Village,
  51 Pasir Ris New Town, 52 Tampines New Town, 53-55 Hougang New Town, 56-57 Ang Mo Kio New Town, 58-59 Bukit Timah,
  60-63 Jurong Town, 64 Jurong West, 65-66 Bukit Batok New Town, 67 Bukit Panjang New Town,
  68-69 Choa Chu Kang New Town, 70-71 Jurong West, 72-73 Woodlands, 75-77 Yishun New Town, 78 Ang Mo Kio New Town,
  79-80 Sengkang New Town, 81 Changi Village, 82 Punggol`;

export const SG_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  regionPoints: SINGAPORE_REGIONS,
  counties: "none",
  townWords: / (New Town|Housing Estate|Estate|Town|Village)$/,
  label: "name",
  names: ["Singapore", "Republic of Singapore"],
  postal: { pattern: "(\\d{2})\\d{4}", areas: AREAS },
  regionAliases: ["Central Region|Central Singapore", "North-East Region|North East"],
};
