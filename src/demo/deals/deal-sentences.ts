import { getInLanguage } from "../languages/get-in-language.ts";

/** What buyers and brokers write in the demo's deals. */
export interface DealSentences {
  messages: readonly string[];
  tasks: readonly string[];
  conditions: readonly string[];
  notes: readonly string[];
  /** Who holds deposits. */
  holders: readonly string[];
}

const SENTENCES: Record<string, DealSentences> & { en: DealSentences } = {
  en: {
    messages: [
      "Is the business still for sale? I could visit next week.",
      "Please send me the last three years of figures.",
      "How long would the owner stay to train me?",
      "Does the landlord agree to a new tenant?",
    ],
    tasks: [
      "Call about the lease",
      "Send the tax returns",
      "Ask the lender for a decision",
      "Schedule a visit with the seller",
      "Review the inventory list",
      "Follow up on the draft contract",
    ],
    conditions: [
      "Subject to financing.",
      "Subject to due diligence and a new lease.",
      "Two weeks of training included.",
    ],
    notes: [
      "Has run a similar business before.",
      "Prefers calls after four o’clock.",
      "The bank has approved the loan in principle.",
    ],
    holders: ["Example Escrow Company", "Sample & Example, attorney trust account"],
  },
  es: {
    messages: [
      "¿Sigue en venta el negocio? Podría visitarlo la semana que viene.",
      "¿Podría enviarme las cuentas de los tres últimos años?",
      "¿Cuánto tiempo se quedaría el propietario para formarme?",
      "¿Acepta el arrendador un nuevo inquilino?",
    ],
    tasks: [
      "Llamar por el contrato de alquiler",
      "Enviar las declaraciones de impuestos",
      "Pedir respuesta al banco",
      "Concertar una visita con el vendedor",
      "Revisar el inventario",
      "Hacer seguimiento del borrador de contrato",
    ],
    conditions: [
      "Sujeta a financiación.",
      "Sujeta a la due diligence y a un nuevo alquiler.",
      "Incluye dos semanas de formación.",
    ],
    notes: [
      "Ya ha dirigido un negocio parecido.",
      "Prefiere que lo llamen después de las cuatro.",
      "El banco ha dado un visto bueno provisional.",
    ],
    holders: ["Notaría de Ejemplo", "Ejemplo Abogados, cuenta de clientes"],
  },
  fr: {
    messages: [
      "L’entreprise est-elle toujours à vendre? Je pourrais la visiter la semaine prochaine.",
      "Pourriez-vous m’envoyer les chiffres des trois dernières années?",
      "Combien de temps le propriétaire resterait-il pour me former?",
      "Le propriétaire des lieux accepte-t-il un nouveau locataire?",
    ],
    tasks: [
      "Appeler au sujet du bail",
      "Envoyer les déclarations de revenus",
      "Demander la réponse du prêteur",
      "Fixer une visite avec le vendeur",
      "Vérifier l’inventaire",
      "Relancer au sujet du projet de contrat",
    ],
    conditions: [
      "Sous réserve du financement.",
      "Sous réserve de la vérification diligente et d’un nouveau bail.",
      "Deux semaines de formation incluses.",
    ],
    notes: [
      "A déjà dirigé une entreprise semblable.",
      "Préfère qu’on l’appelle après 16 h.",
      "La banque a donné un accord de principe.",
    ],
    holders: ["Étude Exemple, notaires", "Exemple Avocats, compte en fiducie"],
  },
  ja: {
    messages: [
      "まだ譲渡先を募集中でしょうか。来週見学できます。",
      "直近三期分の決算書をお送りいただけますか。",
      "オーナー様の引き継ぎ期間はどのくらいでしょうか。",
      "家主の方は新しい借主を承諾されますか。",
    ],
    tasks: [
      "賃貸借契約について電話する",
      "税務申告書を送る",
      "融資の結果を確認する",
      "売り手との面談を設定する",
      "在庫一覧を確認する",
      "契約書案の返事を確認する",
    ],
    conditions: [
      "融資の承認を条件とする。",
      "デューデリジェンスと賃貸借契約の更新を条件とする。",
      "二週間の引き継ぎを含む。",
    ],
    notes: ["同業の経営経験がある。", "電話は午後四時以降を希望。", "銀行の内諾を得ている。"],
    holders: ["サンプル法律事務所", "サンプル・エスクロー株式会社"],
  },
  vi: {
    messages: [
      "Cơ sở này còn bán không? Tuần tới tôi có thể đến xem.",
      "Vui lòng gửi cho tôi số liệu ba năm gần nhất.",
      "Chủ hiện tại sẽ ở lại hướng dẫn trong bao lâu?",
      "Chủ nhà có đồng ý cho người thuê mới không?",
    ],
    tasks: [
      "Gọi về hợp đồng thuê",
      "Gửi hồ sơ thuế",
      "Hỏi kết quả từ ngân hàng",
      "Hẹn buổi gặp với người bán",
      "Kiểm tra danh sách hàng tồn",
      "Hỏi lại về bản thảo hợp đồng",
    ],
    conditions: [
      "Với điều kiện được vay vốn.",
      "Với điều kiện thẩm định xong và có hợp đồng thuê mới.",
      "Bao gồm hai tuần hướng dẫn.",
    ],
    notes: [
      "Đã từng điều hành cơ sở tương tự.",
      "Muốn nhận cuộc gọi sau bốn giờ chiều.",
      "Ngân hàng đã đồng ý về nguyên tắc.",
    ],
    holders: ["Văn phòng công chứng Mẫu", "Công ty luật Mẫu, tài khoản ủy thác"],
  },
};

export function getDealSentences(locale: string): DealSentences {
  return getInLanguage(SENTENCES, locale);
}
