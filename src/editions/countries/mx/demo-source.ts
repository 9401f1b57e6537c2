import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real Mexican cities. No phone numbers are reserved for fiction. After the area code no number
 * starts with 0 (IFT, Plan Técnico Fundamental de Numeración), so these are unassigned.
 */
export const MX_DEMO: DemoSource = {
  scale: 10,
  // Casinos need one of a few federal permits.
  omitted_trades: ["casinos"],
  company_forms: ["S.A. de C.V.", "S. de R.L. de C.V.", "S.A.P.I. de C.V."],
  first_names:
    "Aurelio Amaranta Citlali Cuauhtli Dolores Eréndira Evaristo Fidencio Graciela Ixchel Jacinta Leobardo Macedonio Nayeli Obdulia Paloma Quirino Refugio Socorro Tonatiuh Ulises Xóchitl Yareli Zenaida",
  last_names:
    "Acatlanga Alamedosa Barragana-Luz Cacahuamil Campuzanar Chapultepe Coyolxauh Fonsecano Garzamora Huizachal Iturbideña Jacarandal Labastidas-Rey Mezquitano Nopalera Ocampuzano Papaloteca Quetzalar Rincón-Gallar Sahuayana Tecolotlán Urrutiaga Villanobles Zacatecol",
  hours: { opens: "09:00", closes: "18:00", friday: "18:00" },
  time_zone: "America/Mexico_City",
  time_zones: { merida: "America/Merida", tijuana: "America/Tijuana" },
  mobile: "+525500000###",
  offices: `
ciudad-de-mexico|Ciudad de México|ciudad-de-mexico|06000|19.43|-99.13|55 0000 0###|Calle del Farol de Cobre 45, piso 6|Compra y venta de negocios en la capital|Vendemos restaurantes, clínicas, fábricas y agencias en todo el Valle de México con total confidencialidad.
guadalajara|Guadalajara|jalisco|44100|20.67|-103.35|33 0000 0###|Avenida de los Alfareros 12, piso 3|Compra y venta de negocios en Jalisco|Vendemos proveedores de tequila, electrónica, mueblerías y hoteles desde Tlaquepaque hasta la costa.
monterrey|Monterrey|nuevo-leon|64000|25.67|-100.31|81 0000 0###|Calle de la Fundidora Vieja 80, piso 9|Compra y venta de empresas en Monterrey|Representamos empresas metalmecánicas, de logística y de servicios médicos.
puebla|Puebla|puebla|72000|19.04|-98.20|222 000 0###|Calle de la Talavera 7|Talleres y comercios en venta en Puebla|Vendemos empresas textiles, de autopartes y de alimentos entre Cholula y Tehuacán.
merida|Mérida|yucatan|97000|20.97|-89.62|999 000 0###|Calle 60 número 401|Compra y venta de negocios en la península|Vendemos hoteles, productoras de alimentos y empresas de servicios desde Mérida hasta Cancún.
tijuana|Tijuana|baja-california|22000|32.53|-117.02|664 000 0###|Bulevar de la Gaviota 18|Compra y venta de negocios en la frontera|Representamos proveedores de maquiladoras, clínicas dentales y comercios en Tijuana y Tecate.`,
};
