import { AGREEMENT_ES_ES } from "../agreement-es-es.ts";
import { type Agreement, getSharedSection } from "../agreement-shape.ts";

/**
 * The confidentiality agreement for a franchise in Spanish. Words in braces are filled in for each signature. When you
 * change the text, increase its revision; agreements signed before keep the text that was signed.
 */
export const FRANCHISE_ES_ES: Agreement = {
  revision: 2,
  title: "Acuerdo de confidencialidad de franquicia",
  sections: [
    {
      heading: "Partes",
      paragraphs: [
        "Este acuerdo se celebra entre {buyer} («usted»), con correo electrónico {email}, y {broker}, que actúa a través de su oficina local, {office} («el intermediario»), en nombre propio y en beneficio de la empresa que concede la franquicia que se describe a continuación («el franquiciador»).",
        "Se refiere a la oportunidad de franquicia que se ofrece en el anuncio número {number}, «{listing}» («la franquicia»). Surte efecto en el momento en que usted lo firma, que queda registrado en el certificado que figura al final.",
      ],
    },
    {
      heading: "Qué es confidencial",
      paragraphs: [
        "Es «información confidencial» todo lo relativo a la franquicia que el intermediario, el franquiciador o quien actúe por ellos le facilite o le permita conocer en virtud de este acuerdo, ya sea por escrito, de palabra, en una pantalla o durante una visita: sus manuales, formación, recetas, métodos y programas, sus proveedores y los precios de estos, sus emplazamientos, zonas y planes, sus contratos y los costes, ventas y resultados de sus establecimientos, así como todo lo que usted deduzca de ello.",
        "También son información confidencial el hecho de que usted se plantea adquirir la franquicia y las condiciones de las que se hable.",
      ],
    },
    {
      heading: "Qué no lo es",
      paragraphs: [
        "La información no es confidencial si usted puede demostrar que era pública cuando la recibió o que lo fue después sin intervención suya; que ya la conocía y podía usarla libremente; que se la facilitó, sin pedirle reserva, alguien que podía hacerlo libremente; o que llegó a ella por su cuenta, sin utilizar información confidencial. Es público lo que el franquiciador publica o presenta donde cualquiera puede leerlo.",
        "Si una ley o un tribunal le obligan a revelar algo, puede hacerlo, pero solo en la medida en que se le ordene; y, salvo que esté prohibido, avisará antes al intermediario para que el franquiciador pueda oponerse.",
      ],
    },
    {
      heading: "Para qué puede usarla",
      paragraphs: [
        "Usted usará la información confidencial únicamente para decidir si adquiere la franquicia y en qué condiciones. No la usará para abrir o llevar un negocio del mismo tipo, ni en perjuicio del franquiciador o de sus franquiciados, ni para los fines de otra persona, y la protegerá al menos con el mismo cuidado con que protege sus propios secretos.",
      ],
    },
    getSharedSection(AGREEMENT_ES_ES, "Quién más puede conocerla"),
    {
      heading: "Preguntas y visitas",
      paragraphs: [
        "Usted no se dirigirá al franquiciador, ni a sus proveedores, a sus arrendadores o al personal de sus establecimientos, para tratar de la franquicia, ni visitará los establecimientos de otro modo que como lo haría cualquier cliente, salvo que el intermediario lo haya autorizado por escrito. Todas las preguntas, visitas y solicitudes se harán a través del intermediario.",
        "Puede hablar con los franquiciados actuales y antiguos del franquiciador y con quien le asesore. No les dará información confidencial que no tengan, salvo que este acuerdo le permita compartirla con ellos.",
      ],
    },
    {
      heading: "Sin captación de personal ni de franquiciados",
      paragraphs: [
        "Durante {months} meses desde el día de la firma, usted no intentará captar ni contratará a empleados del franquiciador o de sus establecimientos, ni inducirá a sus franquiciados o proveedores a abandonarlo. Un anuncio dirigido al público en general no se considera captación, y quedan exceptuados los empleados de un establecimiento del que usted se haga cargo.",
      ],
    },
    {
      heading: "Sin eludir al intermediario",
      paragraphs: [
        "Durante {months} meses desde el día de la firma, usted no adquirirá la franquicia ni otra de la misma marca, directamente o por medio de otra persona, si no es a través del intermediario, ni ayudará a nadie a privarle de la comisión que haya ganado al presentarle a usted.",
      ],
    },
    getSharedSection(AGREEMENT_ES_ES, "Devolución"),
    {
      heading: "La información precontractual va primero",
      paragraphs: [
        "Este acuerdo no es una oferta de franquicia ni un contrato de franquicia. Usted no paga nada por él, y su firma no obliga a nadie a conceder o a adquirir una franquicia.",
        "Cuando una ley obligue al franquiciador a entregarle un documento informativo antes de que usted firme un contrato de franquicia o pague, nada de lo que reciba en virtud de este acuerdo sustituye a ese documento, y nada de lo aquí dispuesto acorta el plazo que tiene para leerlo ni limita los derechos que la ley le reconoce.",
      ],
    },
    {
      heading: "Sin garantías sobre la información",
      paragraphs: [
        "La información procede del franquiciador. El intermediario no la ha verificado y no garantiza que sea completa ni correcta. El intermediario no hace ninguna afirmación propia sobre lo que un establecimiento podría vender o ganar. Usted hará sus propias averiguaciones y se apoyará en sus propios asesores; solo un contrato de franquicia firmado obliga a alguien.",
      ],
    },
    {
      heading: "Duración",
      paragraphs: [
        "Este acuerdo le obliga durante {years} años desde el día de la firma o hasta que haya firmado un contrato de franquicia sobre la franquicia, si esto ocurre antes. Lo que la ley protege como secreto empresarial sigue protegido mientras lo sea.",
      ],
    },
    {
      heading: "Incumplimiento",
      paragraphs: [
        "Un incumplimiento podría causar al franquiciador y a sus franquiciados daños que el dinero no repara. El intermediario y el franquiciador pueden pedir a un tribunal que le ponga fin, además de la indemnización de daños y perjuicios y de cualquier otra acción que la ley les reconozca. El franquiciador puede exigir en nombre propio el cumplimiento de este acuerdo.",
        "Nada de lo dispuesto en este acuerdo impide a nadie denunciar ante una autoridad una posible infracción de la ley, ni revelar con ese fin un secreto empresarial, de forma reservada, a una autoridad o a un abogado.",
      ],
    },
    getSharedSection(AGREEMENT_ES_ES, "Ley y tribunales"),
    getSharedSection(AGREEMENT_ES_ES, "Firma electrónica"),
  ],
};
