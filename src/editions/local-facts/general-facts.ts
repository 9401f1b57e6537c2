import type { Locale } from "../locales.ts";
import type { FactName } from "./local-fact.ts";

/** Texts for countries without a fact of their own. They say whom to ask. */
export const GENERAL_FACTS: Partial<Record<Locale, Partial<Record<FactName, string>>>> = {
  "en-US": {
    loan: "Many purchases are financed in part by a bank, sometimes with a guarantee or collateral. Ask a local bank and your accountant which loan and guarantee programs exist for you, and on what terms.",
    loan_short:
      "Often. Ask a local bank or your accountant which loan and guarantee programs exist for buyers, and on what terms.",
    loan_guide:
      "A local bank or your accountant can tell you which loan and guarantee programs exist for buyers, how long such loans run and what they cost.",
    franchise:
      "Ask the franchisor for a disclosure document before you sign or pay, or for the same facts in writing. Ask a local lawyer whether the law requires one, and how many days you must have it beforehand. It should say who they are, what legal disputes they’ve had, what you will pay, what they promise, and how many owners have joined and left. Take your time with it, and have a lawyer read the agreement that comes with it.",
    price_split:
      "Ask your accountant how each part is taxed and reported where you are, on both sides, and make sure that the two reports agree.",
    price_split_short: "Ask your accountant how the division of the price is reported where you are.",
    authority: "your local data protection authority",
  },
  "es-ES": {
    loan: "La financiación cambia de un país a otro. Pregunte a un banco de su zona y a su asesor fiscal qué préstamos y avales hay para comprar un negocio, y en qué condiciones.",
    loan_short:
      "A menudo, sí. Pregunte a un banco de su zona o a su asesor fiscal qué préstamos y avales hay para comprar un negocio, y en qué condiciones.",
    loan_guide:
      "Un aval abre puertas: pregunte a un banco de su zona o a su asesor fiscal cuáles hay, a qué plazo y a qué precio.",
    franchise:
      "Antes de firmar o de pagar, pida por escrito la información sobre la franquicia, y pregunte a un abogado de su zona si la ley obliga a entregarla y con cuántos días de antelación.",
    price_split:
      "Pregunte a su asesor fiscal cómo se declara cada parte, y procure que las dos declaraciones coincidan.",
    price_split_short: "Pregunte a su asesor fiscal cómo se declara el reparto del precio.",
    staff:
      "La de los empleados merece una nota: en muchos países siguen en el negocio con su antigüedad, y el comprador puede responder de deudas laborales anteriores. Pregunte a un abogado laboralista.",
    lease: " Pregunte a un abogado qué rige si el contrato calla.",
    authority: "y también puede reclamar ante la autoridad de protección de datos del lugar",
  },
  "fr-CA": {
    loan: "Demandez à une banque de votre région et à votre comptable quels prêts et quelles garanties existent pour acheter une entreprise, et à quelles conditions.",
    loan_short:
      "Souvent. Demandez à une banque de votre région ou à votre comptable quels prêts et quelles garanties existent, et à quelles conditions.",
    loan_guide:
      "Une banque de votre région ou votre comptable vous dira quels prêts et quelles garanties existent, pour quelle durée et à quel prix.",
    franchise:
      "Demandez au franchiseur un document d’information avant de signer ou de payer, et demandez à un avocat de votre région si la loi l’exige et combien de jours à l’avance.",
    price_split:
      "Demandez à votre comptable comment chaque partie est imposée et déclarée là où vous êtes, et veillez à ce que les deux parties déclarent la même répartition.",
    price_split_short: "Demandez à votre comptable comment la répartition du prix se déclare là où vous êtes.",
    staff: "Demandez à un avocat si les contrats de travail suivent l’entreprise",
    lease: " Demandez à un avocat ce que dit la loi si le bail ne dit rien.",
    authority: "l’autorité de protection des données de votre pays",
  },
  "ja-JP": {},
  "vi-VN": {
    loan: "Bên cho vay thường đòi tài sản bảo đảm. Hãy hỏi một ngân hàng tại địa phương và kế toán của bạn xem có những khoản vay và bảo lãnh nào cho người mua doanh nghiệp, với điều kiện gì.",
    loan_short:
      "Thường là được, và ngân hàng hay đòi tài sản bảo đảm. Hãy hỏi một ngân hàng tại địa phương xem có những khoản vay nào, với điều kiện gì.",
    loan_guide:
      "Ngân hàng thường cho vay khi có tài sản bảo đảm. Hãy hỏi một ngân hàng tại địa phương về thời hạn và lãi suất.",
    franchise:
      "Hãy yêu cầu bên nhượng quyền đưa bản giới thiệu về nhượng quyền thương mại trước khi bạn ký hoặc trả tiền. Hãy hỏi luật sư xem pháp luật buộc họ đưa trước bao nhiêu ngày.",
    price_split:
      "Hãy hỏi kế toán xem mỗi loại tài sản chịu thuế và xuất hóa đơn ra sao, và hai bên nên khai khớp nhau.",
    price_split_short: "Hãy hỏi kế toán xem cách chia giá được khai và chịu thuế ra sao.",
    authority: "cơ quan có thẩm quyền ở đó",
  },
};
