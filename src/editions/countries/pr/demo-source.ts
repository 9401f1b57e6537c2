import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real towns of Puerto Rico. Phone: 555-0100 to 555-0199 are reserved for fiction (North
 * American Numbering Plan).
 */
export const PR_DEMO: DemoSource = {
  scale: 1,
  // Casinos are licensed only to hotels.
  omitted_trades: ["casinos"],
  company_forms: ["LLC", "Inc.", "Corp."],
  first_names:
    "Abdiel Aixa Alondra Brunilda Cándida Damaris Efraín Glorimar Heriberto Ileana Jeniffer-Ann Keila Lumarie Migdalia Neftalí Odalys Ramonita Rafaelito Suheil Tainairí Wilmarie Xavier Yadiel Zoraida",
  last_names:
    "Aguasbuenas Barrancales Boricano Cafetalero Caguasol Cemiara Coquilla-Ríos Culebrales Dajaosa Flamboyana Guaraguano Guayacán-Vega Jayuyano Loizano Maricales Moriviví Orocovar Palmarejo Quenepal Reinamora Sancochal Taínosa Yagrumal Yunqueño",
  time_zone: "America/Puerto_Rico",
  mobile: "+17875550###",
  offices: `
san-juan|San Juan|san-juan|00901|18.466|-66.106|(787) 555-0###|12 Calle del Farol de Cobre, Piso 3|Compra y venta de negocios en San Juan|Vendemos restaurantes, farmacias, clínicas y agencias desde Condado hasta Río Piedras con total confidencialidad.
bayamon|Bayamón|bayamon|00961|18.399|-66.156|(787) 555-0###|40 Avenida del Tren Viejo|Comercios y talleres del área de Bayamón|Vendemos talleres de autos, panaderías y empresas de construcción en la costa norte.
ponce|Ponce|ponce|00730|18.011|-66.614|(787) 555-0###|7 Calle de los Leones|Compra y venta de negocios en Ponce y el sur|Representamos cafetales, clínicas y comercios familiares desde Yauco hasta Salinas.
mayaguez|Mayagüez|mayaguez|00680|18.201|-67.140|(787) 555-0###|22 Calle del Mangó|Compra y venta de negocios en el oeste|Vendemos hoteles, suplidores y empresas de servicios desde Aguadilla hasta Cabo Rojo.
caguas|Caguas|caguas|00725|18.234|-66.035|(939) 555-0###|15 Calle del Turabo|Compra y venta de negocios en Caguas|Representamos fábricas, escuelas y contratistas del centro y el este de la isla.`,
};
