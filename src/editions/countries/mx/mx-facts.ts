import type { LocalFacts } from "../../local-facts/local-fact.ts";

const NAFIN =
  "Programa Institucional de Nacional Financiera 2025-2030, Diario Oficial de la Federación, https://sidof.segob.gob.mx/notas/docFuente/5775023";

export const MX_FACTS: LocalFacts = {
  "es-ES": {
    loan: {
      text: "En México, Nacional Financiera (Nafin), la banca de desarrollo, garantiza ante los bancos parte de muchos créditos a micro, pequeñas y medianas empresas. El crédito se pide en el propio banco, que decide si entra en el programa.",
      sources: [NAFIN],
    },
    loan_short: {
      text: "A menudo, sí. En México, Nacional Financiera (Nafin) garantiza ante los bancos parte de muchos créditos a micro, pequeñas y medianas empresas, y el crédito se pide en el propio banco.",
      sources: [NAFIN],
    },
    loan_guide: {
      text: "Una garantía abre puertas: en México, Nacional Financiera (Nafin) la da a los bancos para muchos créditos a micro, pequeñas y medianas empresas. El crédito, el plazo y la tasa se piden en el propio banco.",
      sources: [NAFIN],
    },
    franchise: {
      text: "Antes de firmar o de pagar, el franquiciante debe entregarle por escrito la información sobre la franquicia, en México con al menos treinta días de anticipación.",
      sources: [
        "Ley Federal de Protección a la Propiedad Industrial, artículo 245: información con treinta días de anticipación, http://diariooficial.segob.gob.mx/nota_detalle.php?codigo=5596010&fecha=01/07/2020",
      ],
    },
    authority: {
      text: "y también puede reclamar ante la Secretaría Anticorrupción y Buen Gobierno",
      sources: [
        "Ley Federal de Protección de Datos Personales en Posesión de los Particulares (2025), https://www.gob.mx/buengobierno",
      ],
    },
  },
};
