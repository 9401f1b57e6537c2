import type { DemoLanguage } from "./demo-language.ts";

export const SPANISH: DemoLanguage = {
  headlines: [
    "<sector>: traspaso en <place>",
    "<sector>: negocio con clientela fija",
    "<sector>: negocio rentable en <place>",
    "<sector>: negocio con equipo estable",
    "<sector>: negocio bien situado, por jubilación",
    "<sector>: instalaciones renovadas",
  ],
  work: [
    "Negocio de <sector> con una clientela que repite todo el año y ventas estables.",
    "Trabaja en <place> desde hace años, con proveedores de confianza que seguirán con el nuevo dueño.",
    "Los clientes llegan por recomendación y apenas se gasta en publicidad. Los equipos están bien cuidados.",
  ],
  people: [
    "El personal lleva el día a día, y el propietario se ocupa de las cuentas y las compras.",
    "Hay una persona encargada con mucha experiencia que quiere quedarse.",
    "Lo lleva una pareja, y los procedimientos están escritos.",
  ],
  next: [
    "Queda por hacer la venta por internet, que hoy no existe.",
    "Hay empresas de la zona a las que nunca se ha ofrecido el servicio.",
    "Abrir más horas permitiría atender los pedidos que ahora se rechazan.",
  ],
  founded: "Abrió en <year>.",
  employees: "Trabajan en él <count> personas.",
  premises: {
    included: "El local va incluido en el precio.",
    available: "El local es del vendedor, que puede venderlo o alquilarlo.",
    leased: "El local está alquilado, y el arrendador acepta al nuevo titular.",
    movable: "No depende del local y puede trasladarse.",
  },
  handover: [
    "El vendedor acompaña al comprador durante el primer mes.",
    "Después de la entrega, el vendedor atiende consultas por teléfono tres meses.",
    "El vendedor presentará al comprador a los clientes y proveedores principales.",
  ],
  seller_note: "El vendedor aplaza una parte del precio.",
  prequalified: "Un banco ya ha estudiado la financiación.",
  reasons: [
    "Jubilación",
    "No hay relevo en la familia",
    "Otro proyecto profesional",
    "Motivos familiares",
    "Motivos de salud",
    "Cambio de residencia",
  ],
  franchise: {
    headline: "Franquicia de <sector>",
    text: [
      "Se busca a quien abra el primer establecimiento de la marca en <place>.",
      "La central forma al equipo antes de abrir, ayuda a encontrar local y entrega un manual de operaciones.",
      "No hay otro establecimiento de la marca en la zona.",
    ],
    territory: "Exclusividad en <place>",
    training: "Tres semanas antes de abrir, una de ellas en un establecimiento de la marca",
  },
  roles: {
    managing: "Dirección de la oficina",
    senior: "Asesoría sénior",
    advisor: "Asesoría",
    associate: "Asesoría adjunta",
  },
  bios: [
    "Diez años en la banca de empresas antes de dedicarse a la compraventa de negocios. Hostelería y comercio.",
    "Vendió la imprenta de su familia y desde entonces acompaña a fabricantes y talleres.",
    "Viene de una asesoría fiscal y explica las cuentas de modo que cualquiera las entienda.",
    "Media vida en comercio exterior. Distribución, almacenes y transporte.",
    "Dirigió una cadena de clínicas. Salud, dependencia y educación.",
    "De profesión, ingeniería informática. Empresas de software y tiendas en línea.",
    "Se crio en un hotel de su familia. Alojamientos y turismo.",
  ],
  coordinators: [
    ["Coordinación de oficina", "Organiza las visitas fuera de horario y revisa la documentación."],
    ["Atención a clientes", "Recibe a los compradores nuevos y mantiene al día a los vendedores."],
    ["Coordinación de contratos", "Sigue cada operación desde la oferta hasta la firma."],
  ],
  office: {
    name: "Oficina de <place>",
    heading: "Compraventa y traspaso de negocios en <place>",
    sub_heading:
      "Presentamos a propietarios de <place> y alrededores compradores con medios, con un acuerdo de confidencialidad por delante.",
    meta_title: "Compra y venta de negocios en <place>",
    hours: "Tardes y sábados, con cita previa.",
  },
  praise: [
    "Vendí mi negocio después de veinte años y nadie del equipo lo supo hasta que se lo dije yo.",
    "Era mi primera compra y me explicaron las cuentas con paciencia antes de firmar nada.",
    "Me dijeron que pedía demasiado y me lo demostraron con ventas parecidas. Tenían razón.",
    "Vinieron conmigo a hablar con el dueño del local, y eso salvó la operación.",
  ],
  thanks: ["Gracias por confiarnos su negocio.", "Muchas gracias por sus palabras."],
  mixed: [
    [
      "El trato fue bueno, pero eché de menos más noticias mientras esperábamos al banco.",
      "Lo sentimos. Desde entonces informamos cada semana mientras se estudia un préstamo.",
    ],
  ],
  confidential: {
    names: [
      "Almazara del Pinar",
      "Talleres Berrocal",
      "Río Verde",
      "Comercial Altozano",
      "Nogaleda",
      "Peñalar",
      "La Encina Vieja",
      "Molino Blanco",
    ],
    company: "<name> <form>",
    streets: ["Calle del Molino Viejo <number>", "Calle de la Fuente Seca <number>", "Avenida de los Nogales <number>"],
    lease: {
      none: "Sin contrato de alquiler",
      included: "Sin contrato de alquiler: el inmueble entra en la venta",
      available: "El local es del vendedor, que lo vende o lo alquila",
      leased: "Renta fija, quedan <count> años, con prórroga",
    },
  },
};
