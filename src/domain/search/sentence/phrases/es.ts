import { conjugateSpanish, SPANISH_FUNCTION_WORDS } from "../function-words/es.ts";
import type { Phrases } from "./phrases.ts";

export const SPANISH: Phrases = {
  max: "hasta|menos|máx|max|menos de|por menos de|de menos de|a menos de|por debajo de|debajo de|máximo|máximo de|como máximo|inferior a|inferior al|menor (a/al/de)|menores (a/de)|no más de|que no pase de|que no supere|antes de|<|inferiores a|que no exceda de|no supere los|no supere|que no cueste más de|tope|por debajo de los|debajo de los|como tope|de máximo|máxima de",
  max_after: "o menos|máximo|como máximo|como mucho|como tope|a lo sumo|tope|de máximo",
  min: "más de|desde|a partir de|mínimo|mínimo de|al menos|por encima de|superior a|superior al|mayor al|mayores de|de más de|mayor de|superiores a|>|superior a los|mayores de|mínima de|mínimas de|como mínimo|mayor a|de mínimo|no menos de|más de los|mayores a",
  min_after: "o más|mínimo|como mínimo|en adelante|de mínimo|por lo menos|al menos|para arriba",
  about:
    "alrededor de|unos|aproximadamente|cerca de|sobre|en torno a|más o menos|en torno a los|aproximados|por unos|por alrededor de|rondando los|que ronde los",
  between: "entre|de|desde",
  to: "a|y|hasta|o",
  price:
    "cuesten|cuestan|cuesta|gastar*|precio|precio de|presupuesto|presupuesto de|precio máximo|por|cuesta|valor|cueste|que cueste|por un precio de|pidan|piden|gastar|puedo gastar|gastarme|precio de venta|precio mínimo",
  cash_flow:
    "generar*|rentar*|beneficio|beneficios|beneficio de|beneficio neto|ganancias|ganancia|gane|que gane|que genere|utilidad|utilidades|flujo de caja|ingresos netos|rentabilidad|deje|que deje|ganen|que ganen|ganando|genere|generen|genera|gana|cash flow|cashflow|flujo de efectivo|beneficios de|beneficios netos|ganancia neta|ganancias netas|dejen|deja|que dé|rinda|renta|resultado|ingresos netos de|beneficio anual|beneficio anual de|beneficios anuales de|aporte",
  cash_flow_after:
    "de beneficio|de beneficios|de ganancia|de ganancias|de flujo de caja|limpios|netos|de beneficio neto",
  monthly: "al mes|por mes|mensual|mensuales|cada mes|mensualmente|mes|mensuales limpios|al mes limpios",
  income:
    "(quiero/para/necesito) sacar|sacar|sacarme|quiero vivir con|necesito|ganar|quiero ganar|necesito ganar|para vivir|necesito unos ingresos de|necesito ingresos de|necesito ganar al menos|quiero un sueldo de|quiero unos ingresos de|necesito un sueldo de|me hace falta ganar|quisiera ganar|me gustaría ganar|vivir con",
  down_payment:
    "poseo|he ahorrado|ahorré|tengo|entrada|entrada de|con una entrada de|una entrada de|dispongo de|ahorros|capital|capital de|efectivo|invertir|inversión|inversión de|con un capital de|enganche|enganche de|aportando|aporto|aportar|aportación|aportación de|invirtiendo|invierto|invertiría|poniendo|pongo|puedo aportar|puedo invertir|dispongo|cuento con|ahorrado|poner|pongo|fondos propios|capital propio|con una inversión de|dinero disponible|de entrada|tenemos|con un capital",
  down_payment_after:
    "para invertir|de entrada|disponibles|en efectivo|de enganche|de ahorros|de capital|ahorrados|para la entrada|para dar de entrada|de fondos propios|en ahorros|para empezar|en el banco|de inversión",
  revenue:
    "facturar*|facturación|facturación de|ventas|ventas de|ingresos|facture|que facture|que factura|facturen|que facturen|facturando|ventas anuales de|factura|que facture al menos|facturan|facturación anual|facturación anual de|ventas anuales|venda|vendan|que venda|cifra de negocio|cifra de negocios|volumen de negocio|ventas mínimas|ventas mínimas de|facturación mínima de",
  years:
    "fundado|antigüedad|antigüedad de|abierto desde hace|fundada|abierto|abierta|en marcha|en funcionamiento|desde|desde hace|lleve abierto|hace|fundado hace|abierto hace",
  years_after:
    "años|años de antigüedad|años de actividad|años de historia|años abierto|años de experiencia|año|años en marcha|años funcionando|años de vida|años de trayectoria",
  unfiltered: "ebitda|margen|rentabilidad del|rentabilidad de|empleados|trabajadores|alquiler|metros|m2|renta",
  unfiltered_after:
    "minuto|minutos de|min de|minutos en coche|hora de|hora en coche|plaza|cama|habitación|habitaciones|mesa|asiento|cliente|alumno|comensal",
  not: "no|sin|excepto|menos|salvo|que no sea|que no sean|no sea|pero no|nada de|excluyendo|fuera de|que no esté|no quiero|que no|ni|que no sean una|que no sea una|exceptuando|a excepción de|menos en|no me interesan|no busco|sin ser|nada en|ningún|ninguna",
  except: "excepto|menos|salvo|excluyendo|fuera de|exceptuando|a excepción de|menos en",
  goods:
    "material|materiales|equipo|equipos|equipamiento|suministro|suministros|producto|productos|complementos|accesorios|repuestos|recambios|utensilios",
  serving: "de|del|para|a|en|para la|para el|de la|para las|para los|de las|de los",
  and: "y|o|e|u|ni|también|&",
  in: "en|cerca de|zona de|provincia de|ciudad de|alrededor de|junto a|para|dentro de|en el centro de|centro de|por|en la zona de|alrededores de|cerca|en los alrededores de|en la provincia de|en la ciudad de|por la zona de|cercanías de|afueras de|en las afueras de|área de|por el centro de|en un radio de|radio de",
  near: "cerca de|alrededor de|junto a",
  near_me: "cerca de mí|cerca de mi|cerca de aquí|cerca|cerca de mi ubicación|en mi zona|cerca de mi casa|por aquí",
  kilometers: "km|kilómetro|kms|quilómetro",
  miles: "milla|mi",
  currency: "euro|eur|peso|dólar|usd",
  yearly: "al año|anuales|anual|por año|año|cada año|anualmente|a año",
  about_after: "aproximadamente|más o menos|aprox",
  multiple: "múltiplo|múltiplo de",
  multiple_after: "veces|veces el beneficio|veces beneficios|veces el beneficio anual|x|veces ebitda",
  listed: "publicado|publicados|publicado en los últimos|publicados en los últimos|en los últimos|últimos",
  days: "día",
  weeks: "semana",
  months: "mes",
  recently:
    "(publicado/publicada/publicados/publicadas) (esta semana/la última semana)=7|(publicado/publicada/publicados/publicadas) (este mes/el último mes)=30|esta semana=7|última semana=7|de esta semana=7|este mes=30|último mes=30|hoy=1",
  numbers:
    "al millón=1000000|el millón=1000000|una decena=10|una docena=12|una veintena=20|un centenar=100|un=1|uno=1|una=1|dos=2|tres=3|cuatro=4|cinco=5|seis=6|siete=7|ocho=8|nueve=9|diez=10|once=11|doce=12|trece=13|catorce=14|quince=15|dieciséis=16|diecisiete=17|dieciocho=18|diecinueve=19|veinte=20|veinticinco=25|treinta=30|cuarenta=40|cincuenta=50|sesenta=60|setenta=70|ochenta=80|noventa=90|cien=100|ciento=100|doscientos=200|trescientos=300|cuatrocientos=400|quinientos=500|seiscientos=600|setecientos=700|ochocientos=800|novecientos=900|doscientas=200|trescientas=300|cuatrocientas=400|quinientas=500|medio=0.5|cuarto=0.25",
  figures: "cifra",
  with: "con",
  half_more: "y medio|y media",
  lender_prequalified:
    "financiación bancaria|preaprobado por el banco|financiación aprobada|sba|precalificado|préstamo aprobado",
  relocatable: "trasladable|reubicable|se puede trasladar|que se pueda trasladar",
  real_estate:
    "con local en propiedad|local en propiedad|inmueble incluido|con inmueble en propiedad|con inmueble|local incluido|con local propio|con propiedad|propiedad incluida|inmueble|con terreno|edificio incluido|local en propiedad incluido|nave en propiedad|con nave en propiedad|inmueble en propiedad|con edificio|con el local|con el inmueble|con local en propiedad incluido|en propiedad|local propio|local en venta|el local incluido|con el local incluido|con local incluido|con local|inmueble incluida",
  seller_financing:
    "(el/la/) (dueño/dueña/propietario/propietaria/vendedor) (financia/puede financiar/financiaría/ofrece financiación)|financiación del vendedor|financiado por el vendedor|el vendedor financia|financia el vendedor|pago aplazado|con financiación del vendedor|facilidades de pago|pago a plazos|financiada por el vendedor|financiado por el propietario|el propietario financia|vendedor financia|con financiación del propietario|financiación por parte del vendedor|se financia|el dueño financia|pagando a plazos",
  manager_run:
    "absentista|propietario ausente|sin presencia del dueño|ingresos pasivos|con encargado|con encargada|con gerente|gestionado por un encargado|sin necesidad de estar presente|con un encargado|encargado en plantilla|gestionada por un encargado|que funcione solo|que funcione sola|sin estar presente|sin tener que estar",
  home_based:
    "desde casa|trabajar desde casa|negocio desde casa|desde mi casa|teletrabajo|a domicilio desde casa|desde mi domicilio|desde el domicilio|trabajando desde casa",
  price_reduced:
    "precio rebajado|rebajado|rebajada|precio reducido|bajada de precio|ha bajado de precio|a precio rebajado|rebaja|rebajados|con descuento|han bajado de precio|que haya bajado de precio",
  available: "sin reservar|no reservado|que no esté reservado|no reservados|todavía disponible",
  franchise:
    "franquicia|franquicia nueva|nueva franquicia|abrir una franquicia|oportunidad de franquicia|en franquicia|de franquicia",
  franchise_resale: "franquicia en funcionamiento|traspaso de franquicia|franquiciado|franquicia existente",
  independent: "independiente|no franquicia|no franquiciado|no franquiciada|sin franquiciar",
  features: "con formación=formación incluida",
  cheapest:
    "más barato|el más barato|más económico|precio más bajo|(ordenado/ordenados/ordenar) por precio|más baratos|más baratas|más económicos|de menor a mayor precio",
  priciest: "más caro|el más caro",
  newest:
    "más reciente|recién publicado|novedades|nuevo|último|recién publicados|últimos anuncios|anuncios nuevos|recientes|más nuevo",
  highest_earnings: "más rentable|el más rentable|mayor beneficio",
  vague:
    "negociable|financiable|con financiación|financiación|(con/sin) competencia|mucho paso|zona de paso|reformado|amueblado|barato|barata|rentable|bueno|buena|bonito|grande|pequeño|pequeña|céntrico|céntrica|económico|exitoso|consolidado|mejor|gran|buen|lindo|moderno|llave en mano|baratos|pequeños|rentables|buena zona|bien situado|bien ubicado|conocido|tradicional|familiar|con solera|a buen precio|económica|urgentemente",
  filler:
    "q|de|del|por|un|una|el|la|los|las|lo|se|vende|en venta|venta|traspaso|se traspasa|busco|buscar|buscando|quiero|comprar|necesito un|necesito una|negocio|empresa|tienda|local|que|con|para|mi|yo|me|al|servicio|alguna|algún|algo|cualquier|todo|toda|mostrar|ver|dame|hola|por favor|es|sea|está|ser|de la|de los|un negocio|una empresa|anuncio|oportunidad|número|referencia|ref|a|un negocio de|una empresa de|empresa de|negocio de|tienda de|interesado|necesito comprar|españa|méxico|ese|esta|este|centro|el centro|hay|tenga|tengan|tiene|tienen|quisiera|quiera|querría|me gustaría|gustaría|desearía|estoy|estamos|estoy buscando|buscamos|buscaría|somos|soy|nos|nuestro|su|sus|tu|qué|que sea|que sean|sean|pueda|puedo|poder|podría|adquirir|compra|montar|llevar|abrir|trabajar|vender|en marcha|funcionando|como|si|ya|muy|más|algunos|algunas|unos|unas|cualquiera|gracias|buenas|buenos días|quien|quién|donde|dónde|cómo|cuál|cuáles|todos|todas|ofertas|oferta|anuncios|zona|también|pero|eso|esos|esas|otro|otra|parecido|similar|tipo|del tipo|traspasan|traspasar|traspasos|urgente|e|hacer|necesitamos|inversión|capital|tengo|dispongo|gane|ganar|busca|buscan|se busca|compro|en los últimos|últimos|parte|una parte|en parte",
  seek: "busco|buscamos|quiero|queremos|prefiero|sino|mejor|solo|sólo|quisiera|pero sí",
  function_words: SPANISH_FUNCTION_WORDS,
  omissible: "de|del|el|la|los|las|un|una|su|sus|al",
  conjugate: conjugateSpanish,
  not_places: "de|la|el|centro|norte|sur|playa|casa|hotel|camping|amazon|academia|comida|tapas|pizza",
  stem: (word) => {
    if (word === "&") return "y";
    const singular = word.length > 3 ? word.replace(/(?<=[lrndjy])es$/, "").replace(/s$/, "") : word;
    // Unifies "rebajado" and "rebajada".
    return singular.length > 5 ? singular.replace(/[ao]$/, "") : singular;
  },
};
