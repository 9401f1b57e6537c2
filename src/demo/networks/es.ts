import { readNetwork } from "./network.ts";

/**
 * An invented network in real Spanish cities. No range is reserved for fiction. No number starts with 904 since
 * personal numbers moved to 70, and none starts with 79 yet (Plan Nacional de Numeración Telefónica), so these are
 * unassigned.
 */
export const ES_NETWORK = readNetwork({
  scale: 1,
  company_forms: ["S.L.", "S.A.", "S.L.U."],
  first_names:
    "Aitana Alodia Amaya Baltasar Begoña Carmelo Casilda Dámaso Eneko Fermín Gadea Itziar Jimena Lope Macarena Nuria Olalla Pelayo Remedios Rocío Sancho Uxía Valvanera Xoán",
  last_names:
    "Alcornocal Aldearrubia Almendral-Roca Barrientas Belmontejo Cantalapiedra-Vega Carrascosilla Ezkarai Ferreiroa Fuenteovejar Garrigosa-Prat Hontanares Irigoyena Lamasón Llobregós Marismeño Montseguí Olivarejo Puigmal-Soler Robledillo Sotomonte Torregrosa-Vidal Urkiolara Valdepiélago",
  time_zone: "Europe/Madrid",
  mobile: "+34799000###",
  offices: `
madrid|Madrid|madrid|28013|40.42|-3.70|904 001 ###|Calle del Farol de Cobre, 21, 4.º|Traspaso de negocios en Madrid|Restaurants, clinics, agencies and workshops from Alcalá to Getafe, in confidence.
barcelona|Barcelona|barcelona|08002|41.39|2.17|904 002 ###|Carrer de la Llanterna, 9, 2n|Negocis en venda a Barcelona|Hotels, design studios, food makers and online shops along the Catalan coast.
valencia|Valencia|valencia|46002|39.47|-0.38|904 003 ###|Calle de la Naranja Azul, 14|Empresas valencianas con futuro|Ceramics, citrus, logistics and hospitality from Castellón to Gandía.
sevilla|Sevilla|sevilla|41001|37.39|-5.98|904 004 ###|Calle del Azahar Viejo, 6|Negocios del sur, bien contados|Bars, olive mills, guesthouses and shops across western Andalusia.
bilbao|Bilbao|bizkaia|48001|43.26|-2.93|904 005 ###|Calle del Yunque, 30|Talleres y comercios de Euskadi|Machine tools, fishing supplies and restaurants on the Basque coast.
malaga|Málaga|malaga|29001|36.72|-4.42|904 006 ###|Calle de la Jábega, 11|Costa del Sol, all year round|Hotels, property services and clinics for residents from everywhere.`,
});
