import { getOwnValue } from "#lib/own-value.ts";

/** Common words of Spanish that say nothing about a business, as in `en.ts`. */
export const SPANISH_FUNCTION_WORDS = [
  // Pronouns and determiners
  "podríais|podéis|queréis|tenéis|hay algo|él|ella|ellos|ellas|nosotros|nosotras|usted|ustedes|vosotros|os|te|les|le|mí|ti|sí mismo|mismo|misma|mismos|mismas|mis|tus|nuestra|nuestros|nuestras|aquel|aquella|aquellos|estos|estas|esto|aquello|alguien|nadie|nada más|cada|ambos|ambas|demás|otros|otras|cuyo|cuya|cuyos|cuyas|el que|la que|los que|las que|lo que|cual|cuales|cuanto|cuánto|cuánta|cuantos|cuántos|tal|tales|varios|varias|poco|poca|pocos|pocas|mucho|mucha|muchos|muchas|bastante|bastantes|demasiado|tanto|suficiente",
  // Prepositions, conjunctions and adverbs
  "ante|bajo|contra|durante|mediante|según|tras|hacia|porque|pues|aunque|mientras|cuando|cuándo|donde sea|además|incluso|entonces|luego|después|ahora|hoy en día|siempre|casi|aún|todavía|quizá|quizás|tal vez|acaso|solo|sólo|solamente|únicamente|simplemente|preferiblemente|preferentemente|idealmente|realmente|totalmente|completamente|aparte|etc|etcétera|sí|vale|claro|mejor si|a ser posible|si puede ser|si es posible|cuanto antes|lo antes posible|ya mismo|por ejemplo|es decir|o sea|más bien|así|bien|mal|allí|allá|aquí|ahí|dónde sea|pronto|rápido|directamente|actualmente|plus",
  // Verbs
  "buscar*|querer*|quiere|quieres|queremos|quieren|queríamos|quería|quisiéramos|desear*|gustar*|encantar*|interesar*|necesitar*|comprar*|adquirir*|adquiero|encontrar*|encuentro|encuentre|encuentra|mirar*|ver*|veo|vemos|mostrar*|muestra|muéstrame|muestren|enseñar*|listar*|recomendar*|recomiéndame|ofrecer*|ofrezcan|ofrezco|vender*|traspasar*|ceder*|cede|emprender*|empezar*|empiezo|comenzar*|iniciar*|montar*|abrir*|llevar*|gestionar*|dirigir*|manejar*|explotar*|regentar*|trabajar*|vivir*|mudar*|trasladarme|pensando|pensando en|pienso (en/comprar/que)|considerar*|valorar*|estudiar la compra|plantear*|planteando|decidir*|intentar*|tratar*|seguir*|siga|haber|haya|hayan|he|ha|han|había|hubiera|habría|existir*|exista|estar*|estén|estaba|esté|están|estás|ser|eres|era|eran|fue|serían|sería|siendo|sido|tener*|tenía|tendría|tenemos|tienes|poder*|podemos|podría|podríamos|puede|pueden|puedan|pudiera|deber*|debe|hacer*|haciendo|hago|haga|hagan|hace falta|hecho|dar*|dando|doy|dan|ir*|voy|vamos|vaya|ir a|venir*|viene|poner*|permitir*|permita|dejar que|ayudar*|ayuda|ayúdame|servir*|sirve|sirva|incluir*|incluya|incluye|incluyan|contar con|cuente con|cuenta con|disponer de|disponga de|dedicar*|dedicado a|dedicada a|dedicados|especializado|especializada|especializados|quedar*|quede|queda|ubicar*|ubicado|ubicada|situar*|situado|situada|localizado|localizada|encargar*|saber*|sé|conocer|aceptar*|preferir*|prefiero|preferible|funcionar*|funcione|operar*|operativo|operativa|entregar*|relevo",
  // People and their circumstances
  "marido|esposo|esposa|(mi/mis/nuestro/nuestra) (mujer/pareja/hermano/hermana/hijo/hija/hijos/padre/madre/padres/amigo/amiga/amigos/familia)|gente|persona|personas|comprador|inversor|inversora|emprendedor|emprendedora|autónomo|vendedor|motivo|por motivos|motivos",
  // Words for a business in general
  "cuánto (cuesta/cuestan/vale)|despacho|gabinete|negocios|empresas|comercios|establecimiento|establecimientos|locales|compañía|compañías|actividad|actividades|firma|firmas|sociedad|sociedades|proyecto|proyectos|opción|opciones|oportunidades|sector|sectores|rama|ramo|ámbito|giro|clase|estilo|cosa|cosas|idea|ideas|sitio|sitios|lugar|lugares|punto de venta|capital de provincia|provincia|ciudad|comarca|municipio|alrededores|cantidad|importe|euritos|total|cifra|tope de gasto|coste|costo",
  // Words one letter from a sector's or a town's, which they aren't misspellings of
  "perder*|terminar*|término|términos|aprender*|aprendí|conocerte|conocerlo|conocernos|cantar|conseguir*|consigo|consiga|consiguen|prestar*|prestan|descubrir*|contar*|contarle|creería|andamos|vendrán|vendré|vendría|muestran|dejarlo|dejarla|dejaré|dejaría|dejamos|déjame|revisar*|notar*|prometer*|supiera|colega|colegas|soltero|soltera|solteros|ventaja|ventajas|mensaje|mensajes|papeleo|demanda|desafío|trasero|trasera|calmado|recado|recados|concreto|concreta|concretamente|en concreto|destinado|destinada|estancia|cáncer|medicación|valentía|especie|soldado|ciento|doscientos|doscientas|trescientos|cuatrocientos|turista|turistas|extranjero|extranjera|extranjeros",
  // Courtesy
  "hola buenas|buenos|buenas tardes|buenas noches|muchas gracias|saludos|un saludo|estimados|amable|encantado|porfa|porfavor|xfa|favor|urge",
].join("|");

const ENDINGS: Record<string, string> = {
  ar: "o|as|a|amos|an|e|es|emos|en|é|ó|aron|ando|ado|ada|ados|adas|aba|aban|aría|arían|aríamos|ara|aran|ará|arán|aremos|aré|aríais|asteis|áis|éis|arme|arlo|arla|arnos",
  er: "o|es|e|emos|en|a|as|amos|an|í|ió|ieron|iendo|ido|ida|idos|idas|ía|ían|ería|erían|eríamos|iera|ieran|erá|erán|eré|eríais|éis|áis|erme|erlo|erla",
  ir: "o|es|e|imos|en|a|as|amos|an|í|ió|ieron|iendo|ido|ida|idos|idas|ía|ían|iría|irían|iríamos|iera|ieran|irá|irán|iré|iríais|ís|áis|irme|irlo|irla",
};

/** Lists the forms of a regular Spanish verb, with "c", "g" and "z" spelled as they sound: "buscar", "busque". */
export function conjugateSpanish(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  return (getOwnValue(ENDINGS, infinitive.slice(-2)) ?? "").split("|").map((ending) => {
    if (!/^[eé]/.test(ending) || !infinitive.endsWith("ar")) return stem + ending;
    return stem.replace(/c$/, "qu").replace(/g$/, "gu").replace(/z$/, "c") + ending;
  });
}
