import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real Spanish cities. No phone numbers are reserved for fiction. No number has started with 904
 * since personal numbers moved to 70, and none starts with 79 yet (Plan Nacional de Numeración Telefónica), so these
 * are unassigned.
 */
export const ES_DEMO: DemoSource = {
  scale: 1,
  // Casinos need one of a few regional licenses, and no one cashes checks there.
  omitted_trades: ["casinos", "check-cashing"],
  company_forms: ["S.L.", "S.A.", "S.L.U."],
  first_names:
    "Aitana Alodia Amaya Baltasar Begoña Carmelo Casilda Dámaso Eneko Fermín Gadea Itziar Jimena Lope Macarena Nuria Olalla Pelayo Remedios Rocío Sancho Uxía Valvanera Xoán",
  last_names:
    "Alcornocal Aldearrubia Almendral-Roca Barrientas Belmontejo Cantalapiedra-Vega Carrascosilla Ezkarai Ferreiroa Fuenteovejar Garrigosa-Prat Hontanares Irigoyena Lamasón Llobregós Marismeño Montseguí Olivarejo Puigmal-Soler Robledillo Sotomonte Torregrosa-Vidal Urkiolara Valdepiélago",
  time_zone: "Europe/Madrid",
  mobile: "+34799000###",
  offices: `
madrid|Madrid|madrid|28013|40.42|-3.70|904 001 ###|Calle del Farol de Cobre, 21, 4.º|Traspaso de negocios en Madrid|Vendemos restaurantes, clínicas, agencias y talleres desde Alcalá hasta Getafe con total confidencialidad.
barcelona|Barcelona|barcelona|08002|41.39|2.17|904 002 ###|Carrer de la Llanterna, 9, 2n|Compraventa de empresas en Barcelona|Vendemos hoteles, estudios de diseño, empresas de alimentación y tiendas en línea en la costa catalana.
valencia|Valencia|valencia|46002|39.47|-0.38|904 003 ###|Calle de la Naranja Azul, 14|Compraventa de empresas en Valencia|Representamos empresas de cerámica, cítricos, logística y hostelería desde Castellón hasta Gandía.
sevilla|Sevilla|sevilla|41001|37.39|-5.98|904 004 ###|Calle del Azahar Viejo, 6|Traspaso de negocios en Sevilla|Vendemos bares, almazaras, alojamientos rurales y comercios en Andalucía occidental.
bilbao|Bilbao|bizkaia|48001|43.26|-2.93|904 005 ###|Calle del Yunque, 30|Compraventa de empresas en Euskadi|Representamos talleres, proveedores de pesca y restaurantes en la costa vasca.
malaga|Málaga|malaga|29001|36.72|-4.42|904 006 ###|Calle de la Jábega, 11|Compraventa de negocios en la Costa del Sol|Vendemos hoteles, clínicas y servicios inmobiliarios desde Nerja hasta Estepona.`,
};
