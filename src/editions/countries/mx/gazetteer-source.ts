import type { GazetteerSource } from "../../gazetteer-source.ts";

/** Source: SEPOMEX. */
const AREAS = `
  00-16 [Ciudad de México], 20 [Aguascalientes], 21-22 [Baja California], 23 [Baja California Sur],
  24 [Campeche], 25-27 [Coahuila], 28 [Colima], 29-30 [Chiapas], 31-33 [Chihuahua], 34-35 [Durango],
  36-38 [Guanajuato], 39-41 [Guerrero], 42-43 [Hidalgo], 44-49 [Jalisco], 50-57 [México], 58-61 [Michoacán],
  62 [Morelos], 63 [Nayarit], 64-67 [Nuevo León], 68-71 [Oaxaca], 72-75 [Puebla], 76 [Querétaro],
  77 [Quintana Roo], 78-79 [San Luis Potosí], 80-82 [Sinaloa], 83-85 [Sonora], 86 [Tabasco], 87-89 [Tamaulipas],
  90 [Tlaxcala], 91-96 [Veracruz], 97 [Yucatán], 98-99 [Zacatecas]`;

export const MX_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  regionNames: { "Mexico City": "Ciudad de México" },
  counties: "none",
  municipalities: true,
  label: "name",
  names: ["Mexico", "México", "Estados Unidos Mexicanos"],
  postal: { pattern: "(\\d{2})\\d{3}", areas: AREAS },
  regionAliases: [
    "Ciudad de México|Mexico City|CDMX|Distrito Federal|DF",
    "México|Estado de México|State of Mexico|Edomex",
    "Coahuila|Coahuila de Zaragoza",
    "Michoacán|Michoacán de Ocampo",
    "Querétaro|Querétaro de Arteaga",
    "Veracruz|Veracruz de Ignacio de la Llave",
  ],
  townNames: { "Mexico City": "Ciudad de México|Mexico City|CDMX|México DF" },
};
