import type { LocalFacts } from "../../local-facts/local-fact.ts";

const RECIPROCAL_GUARANTEE =
  "Ley 1/1994, sobre el Régimen Jurídico de las Sociedades de Garantía Recíproca, https://www.boe.es/eli/es/l/1994/03/11/1/con; Instituto de Crédito Oficial, https://www.ico.es/";

export const ES_FACTS: LocalFacts = {
  "es-ES": {
    loan: {
      text: "En España, una sociedad de garantía recíproca puede avalar parte del préstamo, y las líneas del ICO se piden en el propio banco.",
      sources: [RECIPROCAL_GUARANTEE],
    },
    loan_short: {
      text: "A menudo, sí. En España, una sociedad de garantía recíproca puede avalar parte del préstamo, y las líneas del ICO se piden en el propio banco.",
      sources: [RECIPROCAL_GUARANTEE],
    },
    loan_guide: {
      text: "Un aval abre puertas: en España lo dan las sociedades de garantía recíproca, y las líneas del ICO se piden en el propio banco.",
      sources: [RECIPROCAL_GUARANTEE],
    },
    franchise: {
      text: "Antes de firmar o de pagar, el franquiciador debe entregarle por escrito la información sobre la franquicia, en España con al menos veinte días de antelación.",
      sources: [
        "Ley 7/1996, de Ordenación del Comercio Minorista, artículo 62.3: información por escrito con veinte días de antelación, https://www.boe.es/buscar/act.php?id=BOE-A-1996-1072",
      ],
    },
    price_split_short: {
      text: "En España, la venta de activos que forman una unidad económica autónoma no está sujeta al IVA, y la de elementos sueltos sí.",
      sources: [
        "Ley 37/1992, del Impuesto sobre el Valor Añadido, artículo 7.1.º: transmisión de una unidad económica autónoma, https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740",
      ],
    },
    staff: {
      text: "La de los empleados merece una nota: en España se llama sucesión de empresa, y hace que el comprador responda también de ciertas deudas laborales anteriores.",
      sources: [
        "Estatuto de los Trabajadores, artículo 44: la sucesión de empresa, https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430",
      ],
    },
    authority: {
      text: "y también puede reclamar ante la Agencia Española de Protección de Datos",
      sources: [
        "Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales, artículo 44, https://www.aepd.es/",
      ],
    },
  },
};
