import type { Agreement } from "./agreement-shape.ts";

/**
 * The confidentiality agreement in Spanish. Words in braces are filled in for each signature. When you change
 * the text, increase its revision; agreements signed before keep the text that was signed.
 */
export const AGREEMENT_ES_ES: Agreement = {
  revision: 4,
  title: "Acuerdo de confidencialidad",
  sections: [
    {
      heading: "Partes",
      paragraphs: [
        "Este acuerdo se celebra entre {buyer} («usted»), con correo electrónico {email}, y {broker}, que actúa a través de su oficina local, {office} («el intermediario»), en nombre propio y en beneficio del propietario del negocio que se describe a continuación («el vendedor»).",
        "Se refiere al negocio que se ofrece en el anuncio número {number}, «{listing}» («el negocio»). Surte efecto en el momento en que usted lo firma, que queda registrado en el certificado que figura al final.",
      ],
    },
    {
      heading: "Qué es confidencial",
      paragraphs: [
        "Es «información confidencial» todo lo relativo al negocio que el intermediario, el vendedor o quien actúe por ellos le facilite o le permita conocer en virtud de este acuerdo, ya sea por escrito, de palabra, en una pantalla o durante una visita: su nombre, dirección y propietario, sus cuentas y declaraciones de impuestos, clientes, proveedores, empleados, arrendamiento, contratos, métodos y planes, así como todo lo que usted deduzca de ello.",
        "También son información confidencial el hecho de que el negocio está en venta, el de que usted se plantea comprarlo y las condiciones de las que se hable.",
      ],
    },
    {
      heading: "Qué no lo es",
      paragraphs: [
        "La información no es confidencial si usted puede demostrar que era pública cuando la recibió o que lo fue después sin intervención suya; que ya la conocía y podía usarla libremente; que se la facilitó, sin pedirle reserva, alguien que podía hacerlo libremente; o que llegó a ella por su cuenta, sin utilizar información confidencial.",
        "Si una ley o un tribunal le obligan a revelar algo, puede hacerlo, pero solo en la medida en que se le ordene; y, salvo que esté prohibido, avisará antes al intermediario para que el vendedor pueda oponerse.",
      ],
    },
    {
      heading: "Para qué puede usarla",
      paragraphs: [
        "Usted usará la información confidencial únicamente para decidir si compra el negocio y en qué condiciones. No la usará para hacerle la competencia, ni en perjuicio del vendedor, ni para los fines de otra persona, y la protegerá al menos con el mismo cuidado con que protege sus propios secretos.",
      ],
    },
    {
      heading: "Quién más puede conocerla",
      paragraphs: [
        "Puede compartir la información confidencial con sus socios, abogados, asesores contables y fiscales y entidades de financiación que la necesiten para esa decisión, una vez que les haya advertido de que es confidencial y se hayan comprometido a guardarla como tal. Usted responde de lo que hagan con ella como de sus propios actos. No la compartirá con nadie más.",
      ],
    },
    {
      heading: "Sin contacto con el negocio",
      paragraphs: [
        "Usted no se dirigirá al vendedor, ni a los empleados, clientes, proveedores, arrendador o acreedores del negocio, para tratar del negocio o de su venta, ni visitará el local de otro modo que como lo haría cualquier persona del público, salvo que el intermediario lo haya autorizado por escrito. Todas las preguntas, visitas y ofertas se harán a través del intermediario.",
      ],
    },
    {
      heading: "Sin captación de personal ni de clientes",
      paragraphs: [
        "Durante {months} meses desde el día de la firma, usted no intentará captar ni contratará a empleados o colaboradores del negocio, ni inducirá a sus clientes o proveedores a abandonarlo, salvo que haya comprado el negocio. Un anuncio dirigido al público en general no se considera captación.",
      ],
    },
    {
      heading: "Sin eludir al intermediario",
      paragraphs: [
        "Durante {months} meses desde el día de la firma, usted no comprará, arrendará ni gestionará el negocio o sus bienes, en todo o en parte, directamente o por medio de otra persona, si no es a través del intermediario, ni ayudará a nadie a privarle de la comisión que haya ganado al presentarle a usted.",
      ],
    },
    {
      heading: "Devolución",
      paragraphs: [
        "Cuando el intermediario lo pida, o cuando usted decida no seguir adelante, devolverá o destruirá en el plazo de diez días toda la información confidencial y todas sus copias y, si se le solicita, lo confirmará por escrito. Puede conservar lo que una ley le obligue a conservar, que seguirá siendo confidencial mientras lo conserve. El acceso en este sitio puede retirarse en cualquier momento.",
      ],
    },
    {
      heading: "Sin garantías sobre la información",
      paragraphs: [
        "La información procede del vendedor. El intermediario no la ha verificado y no garantiza que sea completa ni correcta. Usted hará sus propias averiguaciones y se apoyará en sus propios asesores; solo un contrato de compraventa firmado obliga a alguien a vender o a comprar.",
      ],
    },
    {
      heading: "Duración",
      paragraphs: [
        "Este acuerdo le obliga durante {years} años desde el día de la firma o hasta que haya comprado el negocio, si esto ocurre antes. Lo que la ley protege como secreto empresarial sigue protegido mientras lo sea.",
      ],
    },
    {
      heading: "Incumplimiento",
      paragraphs: [
        "Un incumplimiento podría causar al negocio daños que el dinero no repara. El intermediario y el vendedor pueden pedir a un tribunal que le ponga fin, además de la indemnización de daños y perjuicios y de cualquier otra acción que la ley les reconozca. El vendedor puede exigir en nombre propio el cumplimiento de este acuerdo.",
        "Nada de lo dispuesto en este acuerdo impide a nadie denunciar ante una autoridad una posible infracción de la ley, ni revelar con ese fin un secreto empresarial, de forma reservada, a una autoridad o a un abogado.",
      ],
    },
    {
      heading: "Ley y tribunales",
      paragraphs: [
        "Este acuerdo se rige por {law}. Conocerán de las controversias {courts}. Si alguna de sus partes no pudiera exigirse, el resto conserva su validez. Constituye el acuerdo completo sobre su objeto y solo puede modificarse por escrito.",
      ],
    },
    {
      heading: "Firma electrónica",
      paragraphs: [
        "Usted acepta recibir y firmar este acuerdo por medios electrónicos, y que su nombre escrito y su clic tengan los efectos de una firma manuscrita según {electronic_law}. Su consentimiento se limita a este acuerdo.",
        "En papel: no está obligado a firmar electrónicamente. Pida a la oficina, en {office_email} o en el {office_phone}, una copia en papel para firmarla a mano; es gratuita. Recibirá por correo electrónico una copia firmada, que también queda en su cuenta, donde puede guardarla o imprimirla.",
        "Retirada del consentimiento: hasta que firme, puede retirarlo abandonando esta página. Después puede poner fin a su consentimiento para los documentos electrónicos escribiendo a la misma dirección; eso no deja sin efecto una firma ya hecha. Si cambia su correo electrónico, comuníquelo a la misma dirección o cámbielo en su cuenta.",
        "Lo que necesita: una versión actual de un navegador web de uso común, un correo electrónico que pueda leer, un programa que abra archivos PDF y, si quiere conservar una copia propia, espacio para guardarla o una impresora.",
      ],
    },
  ],
};
