const LATIN_AMERICAN = {
  coste: "costo",
  costes: "costos",
  móvil: "celular",
  móviles: "celulares",
  "de plantilla": "de personal",
  "la plantilla": "el personal",
  nóminas: "sueldos",
} as const;

/** Words in es-ES with the words used in Mexico. */
export const MEXICAN = {
  ...LATIN_AMERICAN,
  coche: "auto",
  coches: "autos",
  furgoneta: "camioneta",
  furgonetas: "camionetas",
  "a Hacienda": "al SAT",
  "de Hacienda": "del SAT",
  Hacienda: "el SAT",
  "el alquiler": "la renta",
  "del alquiler": "de la renta",
  "al alquiler": "a la renta",
  "un alquiler": "una renta",
  "contrato de alquiler": "contrato de arrendamiento",
  "contratos de alquiler": "contratos de arrendamiento",
  alquiler: "renta",
  alquileres: "rentas",
  alquilado: "rentado",
  alquila: "renta",
  "flujo de caja": "flujo de efectivo",
  "pago inicial": "enganche",
  valoración: "valuación",
} as const;

/** Words in es-ES with the words used in Puerto Rico. */
export const PUERTO_RICAN = {
  ...LATIN_AMERICAN,
  coche: "carro",
  coches: "carros",
  furgoneta: "guagua",
  furgonetas: "guaguas",
} as const;
