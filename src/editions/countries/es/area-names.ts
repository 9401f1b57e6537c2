/** What people in Spain call groups of provinces, each list of names separated by "|". */
export const ES_AREA_NAMES: Readonly<Record<string, readonly string[]>> = {
  andalucía: ["almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla"],
  "país vasco|euskadi": ["alava", "bizkaia", "gipuzkoa"],
  "asturias y cantabria": ["asturias", "cantabria"],
  "comunidad valenciana": ["alicante", "castellon", "valencia"],
  "castilla la mancha": ["albacete", "ciudad-real", "cuenca", "guadalajara", "toledo"],
  "islas canarias": ["las-palmas", "santa-cruz-de-tenerife"],
  "mallorca|menorca|formentera|islas baleares|baleares": ["illes-balears"],
  "gran canaria|lanzarote|fuerteventura": ["las-palmas"],
  "la gomera|isla de la palma": ["santa-cruz-de-tenerife"],
  "rías baixas|rías bajas": ["pontevedra"],
  "costa del sol": ["malaga"],
  "costa brava": ["girona"],
  "costa blanca": ["alicante"],
};
