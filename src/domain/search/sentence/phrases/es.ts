import type { Phrases } from "./phrases.ts";

export const SPANISH: Phrases = {
  max: "hasta|menos de|por menos de|de menos de|a menos de|por debajo de|debajo de|máximo|máximo de|como máximo|inferior a|no más de|que no pase de|que no supere|antes de|<",
  max_after: "o menos|máximo|como máximo|como mucho",
  min: "más de|desde|a partir de|mínimo|mínimo de|al menos|por encima de|superior a|de más de|mayor de|superiores a|>",
  min_after: "o más|mínimo|como mínimo|en adelante",
  about: "alrededor de|unos|aproximadamente|cerca de|sobre|en torno a",
  between: "entre|de|desde",
  to: "a|y|hasta|o",
  price: "precio|precio de|presupuesto|presupuesto de|precio máximo|por|cuesta|valor",
  cash_flow:
    "beneficio|beneficios|beneficio de|beneficio neto|ganancias|ganancia|gane|que gane|que genere|utilidad|utilidades|flujo de caja|ingresos netos|rentabilidad|deje|que deje",
  cash_flow_after: "al año|anuales|por año|de beneficio|de beneficios|de ganancia|de ganancias|de flujo de caja",
  monthly: "al mes|por mes|mensual|mensuales|cada mes|mensualmente",
  income: "necesito|ganar|quiero ganar|necesito ganar|para vivir|necesito unos ingresos de|necesito ingresos de",
  down_payment:
    "tengo|entrada|entrada de|con una entrada de|una entrada de|dispongo de|ahorros|capital|capital de|efectivo|invertir|inversión|inversión de|con un capital de|enganche|enganche de",
  down_payment_after: "para invertir|de entrada|disponibles|en efectivo|de enganche|de ahorros|de capital|ahorrados",
  revenue:
    "facturación|facturación de|ventas|ventas de|ingresos|facture|que facture|que factura|facturen|que facturen|facturando|ventas anuales de",
  years: "fundado|antigüedad|antigüedad de|abierto desde hace|fundada",
  years_after: "años|años de antigüedad|años de actividad|años de historia|años abierto|años de experiencia",
  unfiltered: "ebitda|empleados|trabajadores|alquiler|metros|m2|renta",
  not: "no|sin|excepto|menos|salvo|que no sea|que no sean|no sea|pero no|nada de|excluyendo|fuera de|que no esté|no quiero",
  and: "y|o|e|u|ni|también|&",
  in: "en|cerca de|zona de|provincia de|ciudad de|alrededor de|junto a|para|dentro de",
  near: "cerca de|alrededor de|junto a",
  near_me: "cerca de mí|cerca de mi|cerca de aquí|cerca|cerca de mi ubicación|en mi zona|cerca de mi casa|por aquí",
  kilometers: "km|kilómetro|kms|quilómetro",
  miles: "milla|mi",
  currency: "euro|eur|peso|dólar|usd",
  amounts:
    "medio millón=500000|un millón=1000000|dos millones=2000000|cien mil=100000|cincuenta mil=50000|doscientos mil=200000|quinientos mil=500000",
  lender_prequalified:
    "financiación bancaria|preaprobado por el banco|financiación aprobada|sba|precalificado|préstamo aprobado",
  relocatable: "trasladable|reubicable|se puede trasladar|que se pueda trasladar",
  real_estate:
    "con local en propiedad|local en propiedad|inmueble incluido|con inmueble en propiedad|con inmueble|local incluido|con local propio|con propiedad|propiedad incluida|inmueble|con terreno|edificio incluido",
  seller_financing:
    "financiación del vendedor|financiado por el vendedor|el vendedor financia|financia el vendedor|pago aplazado|con financiación del vendedor|facilidades de pago|pago a plazos",
  manager_run:
    "absentista|propietario ausente|sin presencia del dueño|ingresos pasivos|con encargado|con encargada|con gerente|gestionado por un encargado|sin necesidad de estar presente",
  home_based: "desde casa|trabajar desde casa|negocio desde casa|desde mi casa|teletrabajo",
  price_reduced:
    "precio rebajado|rebajado|rebajada|precio reducido|bajada de precio|ha bajado de precio|a precio rebajado|rebaja",
  available: "sin reservar|no reservado|que no esté reservado|no reservados|todavía disponible",
  franchise: "franquicia|franquicia nueva|nueva franquicia|abrir una franquicia|oportunidad de franquicia",
  franchise_resale: "franquicia en funcionamiento|traspaso de franquicia|franquiciado|franquicia existente",
  independent: "independiente|no franquicia",
  features: "con formación=formación incluida",
  cheapest: "más barato|el más barato|más económico|precio más bajo",
  priciest: "más caro|el más caro",
  newest: "más reciente|recién publicado|novedades|nuevo|último",
  highest_earnings: "más rentable|el más rentable|mayor beneficio",
  vague:
    "barato|barata|rentable|bueno|buena|bonito|grande|pequeño|pequeña|céntrico|céntrica|económico|exitoso|consolidado|mejor|gran|buen|urge|lindo|moderno|llave en mano",
  filler:
    "de|del|por|un|una|el|la|los|las|lo|se|vende|en venta|venta|traspaso|se traspasa|busco|buscar|buscando|quiero|comprar|necesito un|necesito una|negocio|empresa|tienda|local|que|con|para|mi|yo|me|al|servicio|alguna|algún|algo|cualquier|todo|toda|mostrar|ver|dame|hola|por favor|es|sea|está|ser|de la|de los|un negocio|una empresa|anuncio|oportunidad|número|referencia|ref|a|un negocio de|una empresa de|empresa de|negocio de|tienda de|interesado|necesito comprar|españa|méxico|ese|esta|este",
  not_places: "de|la|el|centro|norte|sur|playa|casa|hotel|camping|amazon|academia|comida|tapas|pizza",
  stem: (word) => (word.length > 3 ? word.replace(/(?<=[lrndjy])es$/, "").replace(/s$/, "") : word),
};
