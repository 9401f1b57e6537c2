import type { LocalFacts } from "../../local-facts/local-fact.ts";

export const MX_FACTS: LocalFacts = {
  "es-ES": {
    franchise: {
      text: "Antes de firmar o de pagar, el franquiciante debe entregarle por escrito la información sobre la franquicia, en México con al menos treinta días de anticipación.",
      sources: [
        "Ley Federal de Protección a la Propiedad Industrial, artículo 245: información con treinta días de antelación, http://diariooficial.segob.gob.mx/nota_detalle.php?codigo=5596010&fecha=01/07/2020",
      ],
    },
  },
};
