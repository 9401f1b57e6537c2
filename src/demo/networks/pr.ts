import { readNetwork } from "./network.ts";

/**
 * An invented network in real towns of Puerto Rico. Phone: 555-0100 to 555-0199 are reserved for fiction (North
 * American Numbering Plan).
 */
export const PR_NETWORK = readNetwork({
  scale: 1,
  company_forms: ["LLC", "Inc.", "Corp."],
  first_names:
    "Abdiel Aixa Alondra Brunilda Cándida Damaris Efraín Glorimar Heriberto Ileana Jeniffer-Ann Keila Lumarie Migdalia Neftalí Odalys Ramonita Rafaelito Suheil Tainairí Wilmarie Xavier Yadiel Zoraida",
  last_names:
    "Aguasbuenas Barrancales Boricano Cafetalero Caguasol Cemiara Coquilla-Ríos Culebrales Dajaosa Flamboyana Guaraguano Guayacán-Vega Jayuyano Loizano Maricales Moriviví Orocovar Palmarejo Quenepal Reinamora Sancochal Taínosa Yagrumal Yunqueño",
  time_zone: "America/Puerto_Rico",
  mobile: "+17875550###",
  offices: `
san-juan|San Juan|san-juan|00901|18.466|-66.106|(787) 555-0###|12 Calle del Farol de Cobre, Piso 3|Compra y venta de negocios en San Juan|Restaurants, pharmacies, clinics and agencies from Condado to Río Piedras, in confidence.
bayamon|Bayamón|bayamon|00961|18.399|-66.156|(787) 555-0###|40 Avenida del Tren Viejo|Comercios y talleres del área de Bayamón|Auto services, bakeries and contractors along the north coast.
ponce|Ponce|ponce|00730|18.011|-66.614|(787) 555-0###|7 Calle de los Leones|Ponce y el sur, con calma|Coffee, farm supplies, clinics and family shops from Yauco to Salinas.
mayaguez|Mayagüez|mayaguez|00680|18.201|-67.140|(787) 555-0###|22 Calle del Mangó|El oeste: playa, universidad e industria|Surf hotels, suppliers and services from Aguadilla to Cabo Rojo.
caguas|Caguas|caguas|00725|18.234|-66.035|(939) 555-0###|15 Calle del Turabo|Negocios del valle|Manufacturers, schools and trades in the centre and the east.`,
});
