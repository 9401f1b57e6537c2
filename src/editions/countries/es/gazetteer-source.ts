import type { GazetteerSource } from "../../gazetteer-source.ts";

/** Source: INE's province codes. */
const AREAS = `
  01 [Álava], 02 [Albacete], 03 [Alicante], 04 [Almería], 05 [Ávila], 06 [Badajoz], 07 [Illes Balears],
  08 [Barcelona], 09 [Burgos], 10 [Cáceres], 11 [Cádiz], 12 [Castelló], 13 [Ciudad Real], 14 [Córdoba],
  15 [A Coruña], 16 [Cuenca], 17 [Girona], 18 [Granada], 19 [Guadalajara], 20 [Gipuzkoa], 21 [Huelva], 22 [Huesca],
  23 [Jaén], 24 [León], 25 [Lleida], 26 [La Rioja], 27 [Lugo], 28 [Madrid], 29 [Málaga], 30 [Murcia], 31 [Navarra],
  32 [Ourense], 33 [Asturias], 34 [Palencia], 35 [Las Palmas], 36 [Pontevedra], 37 [Salamanca],
  38 [Santa Cruz de Tenerife], 39 [Cantabria], 40 [Segovia], 41 [Sevilla], 42 [Soria], 43 [Tarragona], 44 [Teruel],
  45 [Toledo], 46 [València], 47 [Valladolid], 48 [Bizkaia], 49 [Zamora], 50 [Zaragoza], 51 [Ceuta], 52 [Melilla]`;

export const ES_GAZETTEER: GazetteerSource = {
  regionLevel: 2,
  regionNames: { "Araba / Álava": "Álava", "Provincia da Coruña": "A Coruña" },
  regionWords: /^(Provincia|Província|Province) (de|of) /g,
  counties: "counties",
  label: "name",
  names: ["Spain", "España"],
  postal: { pattern: "(\\d{2})\\d{3}", areas: AREAS },
  regionAliases: [
    "A Coruña|La Coruña|Coruña|Corunna",
    "Álava|Araba|Araba/Álava",
    "Alicante|Alacant",
    "Bizkaia|Vizcaya|Biscay",
    "Castelló|Castellón|Castellón de la Plana",
    "Gipuzkoa|Guipúzcoa",
    "Girona|Gerona",
    "Illes Balears|Islas Baleares|Baleares|Balears|Balearic Islands",
    "Lleida|Lérida",
    "Navarra|Navarre|Nafarroa",
    "Ourense|Orense",
    "Santa Cruz de Tenerife|Tenerife",
    "Sevilla|Seville",
    "Zaragoza|Saragossa",
    "Andalusia|Andalucía",
    "Aragon|Aragón",
    "Basque Country|País Vasco|Euskadi",
    "Canary Islands|Canarias",
    "Castille and León|Castilla y León|Castile and León",
    "Castille-La Mancha|Castilla-La Mancha|Castile-La Mancha",
    "Catalonia|Catalunya|Cataluña",
    "Valencia|València|Comunidad Valenciana|Valencian Community",
  ],
  townNames: {
    "Donostia / San Sebastián": "San Sebastián|Donostia",
    "Gasteiz / Vitoria": "Vitoria-Gasteiz|Vitoria|Gasteiz",
    "A Coruña": "A Coruña|La Coruña|Corunna",
    Palma: "Palma|Palma de Mallorca",
    Sevilla: "Sevilla|Seville",
    Zaragoza: "Zaragoza|Saragossa",
  },
};
