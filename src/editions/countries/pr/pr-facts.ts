import type { LocalFacts } from "../../local-facts/local-fact.ts";
import { US_FACTS } from "../us/us-facts.ts";

const SBA_MAXIMUM =
  "U.S. Small Business Administration, préstamos 7(a): cantidad máxima de 5 millones de dólares, https://www.sba.gov/funding-programs/loans/7a-loans";
const FORM_8594 =
  "Internal Revenue Service, About Form 8594, Asset Acquisition Statement Under Section 1060, https://www.irs.gov/forms-pubs/about-form-8594";

const DACO = "https://www.daco.pr.gov/";

/** Federal programs and rules that apply in Puerto Rico as in the states. */
export const PR_FACTS: LocalFacts = {
  "en-US": {
    ...US_FACTS["en-US"],
    price_split: undefined,
    price_split_short: undefined,
    authority: {
      text: "Puerto Rico’s Department of Consumer Affairs (DACO)",
      sources: [`Citizen Information on Data Banks Security Act, Act No. 111 of 2005, ${DACO}`],
    },
  },
  "es-ES": {
    loan: {
      text: "En Puerto Rico se aplica, como en los estados, el programa 7(a) de la Small Business Administration, que garantiza parte del préstamo; el máximo es de 5 millones de dólares.",
      sources: [SBA_MAXIMUM],
    },
    loan_short: {
      text: "A menudo, sí. Una garantía ayuda: en Puerto Rico, la del programa federal 7(a) de la Small Business Administration, con préstamos de hasta 5 millones de dólares.",
      sources: [SBA_MAXIMUM],
    },
    loan_guide: {
      text: "Se usa el programa federal 7(a) de la Small Business Administration, que garantiza parte del préstamo; el máximo es de 5 millones de dólares, y el plazo suele llegar a diez años, o a 25 si se compra un inmueble.",
      sources: [
        SBA_MAXIMUM,
        "U.S. Small Business Administration, condiciones y requisitos: plazo de los préstamos 7(a) de 10 años o menos, y de hasta 25 años para inmuebles, https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility",
      ],
    },
    franchise: {
      text: "La norma federal obliga al franquiciador a entregarle el documento informativo al menos catorce días calendario antes de que usted firme o pague.",
      sources: [
        "Federal Trade Commission, Franchise Rule, 16 CFR 436.2(a): documento informativo al menos 14 días calendario antes de firmar o pagar, https://www.ecfr.gov/current/title-16/part-436",
      ],
    },
    price_split: {
      text: "Quien rinde planilla federal lo hace con el Formulario 8594, y conviene que los dos formularios coincidan. Pregunte a su contador qué pide además el Departamento de Hacienda.",
      sources: [FORM_8594],
    },
    authority: {
      text: "y también puede reclamar ante el Departamento de Asuntos del Consumidor (DACO)",
      sources: [
        `Ley de Información al Ciudadano sobre la Seguridad de Bancos de Información, Ley Núm. 111 de 2005, ${DACO}`,
      ],
    },
  },
};
