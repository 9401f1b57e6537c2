import { type GazetteerSource, invertNames } from "../../gazetteer-source.ts";

/** The county of each Irish local authority whose GeoNames name is not the county's English one. */
const IRISH_COUNTIES = invertNames({
  Cavan: "An Cabhán",
  Cork: "Cork City",
  Dublin: "Dublin City|Fingal County|South Dublin|Dún Laoghaire-Rathdown",
  Galway: "Galway City",
  Limerick: "Limerick City and County Council",
  Longford: "An Longfort",
  Offaly: "Uíbh Fhailí",
});

/** Source: Eircode's routing keys. */
const AREAS = `
  A41 Swords, A42 Balbriggan, A45 Swords, A63 Greystones, A67 Wicklow, A75 Castleblayney, A81 Carrickmacross,
  A82 Kells, A83 Enfield, A84 Ashbourne, A85 Dunshaughlin, A86 Dunboyne, A91 Dundalk, A92 Drogheda,
  A94 Dún Laoghaire, A96 Dún Laoghaire, A98 Bray, C15 Navan, D Dublin, E21 Cahir, E25 Cashel, E32 Carrick-on-Suir,
  E34 Tipperary, E41 Thurles, E45 Nenagh, E53 Roscrea, E91 Clonmel, F12 Claremorris, F23 Castlebar, F26 Ballina,
  F28 Westport, F31 Ballinrobe, F35 Ballyhaunis, F42 Roscommon, F45 Castlerea, F52 Boyle, F56 Ballymote, F91 Sligo,
  F92 Letterkenny, F93 Lifford, F94 Donegal, H12 Cavan, H14 Belturbet, H16 Cootehill, H18 Monaghan, H23 Clones,
  H53 Ballinasloe, H54 Tuam, H62 Loughrea, H65 Athenry, H71 Clifden, H91 Galway, K32 Balbriggan, K34 Skerries,
  K36 Malahide, K45 Lusk, K56 Rush, K67 Swords, K78 Lucan, N37 Athlone, N39 Longford, N41 Carrick-on-Shannon,
  N91 Mullingar, P12 Macroom, P14 Ballincollig, P17 Kinsale, P24 Cobh, P25 Midleton, P31 Ballincollig, P32 Mallow,
  P36 Youghal, P43 Carrigaline, P47 Dunmanway, P51 Mallow, P56 Charleville, P61 Fermoy, P67 Mitchelstown,
  P72 Bandon, P75 Bantry, P81 Skibbereen, P85 Clonakilty, R14 Athy, R21 Bagenalstown, R32 Portlaoise,
  R35 Tullamore, R42 Birr, R45 Edenderry, R51 Kildare, R56 Kildare, R93 Carlow, R95 Kilkenny, T12 Cork, T23 Cork,
  T34 Cork, T45 Glanmire, T56 Watergrasshill, V14 Shannon, V15 Kilrush, V23 Cahersiveen, V31 Listowel,
  V35 Kilmallock, V42 Newcastle West, V92 Tralee, V93 Killarney, V94 Limerick, V95 Ennis, W12 Newbridge,
  W23 Celbridge, W34 Monasterevin, W91 Naas, X35 Dungarvan, X42 Dungarvan, X91 Waterford, Y14 Arklow,
  Y21 Enniscorthy, Y25 Gorey, Y34 New Ross, Y35 Wexford`;

export const IE_GAZETTEER: GazetteerSource = {
  regionLevel: 2,
  regionNames: IRISH_COUNTIES,
  regionWords: /^County | County$/g,
  counties: "counties",
  label: "name",
  names: ["Ireland", "Éire", "Republic of Ireland"],
  postal: { pattern: "([a-z]\\d[\\dw])(?: ?[\\da-z]{4})?", areas: AREAS },
  regionAliases: ["Tipperary|North Tipperary|South Tipperary"],
  townNames: {
    "An Muileann gCearr": "Mullingar|An Muileann gCearr",
    "An Ros": "Rush|An Ros",
    "Cluain Meala": "Clonmel|Cluain Meala",
    "Droichead Nua": "Newbridge|Droichead Nua",
    Leifear: "Lifford|Leifear",
    "Newtown Trim": "Trim|Newtown Trim",
    "Trá Mhór": "Tramore|Trá Mhór",
  },
};
