import { getInLanguage } from "../languages/get-in-language.ts";

/** A text for replies to leads, without a signature, which every email has. */
export interface TemplateText {
  name: string;
  text: string;
}

const TEXTS: Record<string, readonly TemplateText[]> & { en: readonly TemplateText[] } = {
  en: [
    {
      name: "First reply",
      text: "Hi {first_name},\n\nThank you for asking about {listing}. It’s still available.\n\nWhen would be a good time for a short call? You can reach me at {my_phone}.",
    },
    {
      name: "NDA to sign",
      text: "Hi {first_name},\n\nThe financials and the address of {listing} are confidential. You’ll see them as soon as you’ve signed the NDA online, which takes about two minutes:\n\n{nda_link}",
    },
    {
      name: "Visit",
      text: "Hi {first_name},\n\nThe owner can show you {listing} after closing time, so that employees don’t hear about the sale. Which two evenings would suit you?",
    },
    {
      name: "Follow-up",
      text: "Hi {first_name},\n\nHave you had a chance to look at {listing}? I’m happy to go through the numbers with you or to suggest similar businesses.",
    },
  ],
  es: [
    {
      name: "Primera respuesta",
      text: "Hola, {first_name}:\n\nGracias por su interés en {listing}. Sigue en venta.\n\n¿Cuándo le vendría bien que habláramos unos minutos por teléfono? Puede llamarme al {my_phone}.",
    },
    {
      name: "Firma del NDA",
      text: "Hola, {first_name}:\n\nLas cuentas y la dirección de {listing} son confidenciales. Podrá verlas en cuanto firme el NDA en línea, lo que le llevará unos dos minutos:\n\n{nda_link}",
    },
    {
      name: "Visita",
      text: "Hola, {first_name}:\n\nEl propietario puede enseñarle {listing} después del cierre, para que los empleados no se enteren de la venta. ¿Qué dos tardes le vendrían bien?",
    },
    {
      name: "Seguimiento",
      text: "Hola, {first_name}:\n\n¿Ha podido ver la información de {listing}? Si quiere, repasamos juntos las cifras o le propongo negocios parecidos.",
    },
  ],
  fr: [
    {
      name: "Première réponse",
      text: "Bonjour {first_name},\n\nMerci de votre intérêt pour {listing}. L’entreprise est toujours à vendre.\n\nQuand pourrions-nous nous parler quelques minutes? Vous pouvez me joindre au {my_phone}.",
    },
    {
      name: "Entente de confidentialité",
      text: "Bonjour {first_name},\n\nLes états financiers et l’adresse de {listing} sont confidentiels. Vous y aurez accès dès que vous aurez signé l’entente de confidentialité en ligne, ce qui prend environ deux minutes.\n\n{nda_link}",
    },
    {
      name: "Visite",
      text: "Bonjour {first_name},\n\nLe propriétaire peut vous faire visiter {listing} après la fermeture, pour que le personnel n’apprenne pas la vente. Quels deux soirs vous conviendraient?",
    },
    {
      name: "Suivi",
      text: "Bonjour {first_name},\n\nAvez-vous pu regarder {listing}? Nous pouvons revoir les chiffres ensemble, ou je peux vous proposer des entreprises semblables.",
    },
  ],
  ja: [
    {
      name: "最初の返信",
      text: "{name} 様\n\n「{listing}」へのお問い合わせ、ありがとうございます。現在も譲渡先を募集しております。\n\n一度お電話でお話しできればと存じます。ご都合のよい日時をお知らせください。こちらの電話番号は{my_phone}です。",
    },
    {
      name: "NDAのご案内",
      text: "{name} 様\n\n「{listing}」の財務情報と所在地は非公開です。下記のページでNDAにご署名いただくと、すぐにご覧いただけます。所要時間は二分ほどです。\n\n{nda_link}",
    },
    {
      name: "見学のご案内",
      text: "{name} 様\n\n「{listing}」は、従業員の方に譲渡の話が伝わらないよう、閉店後にご見学いただけます。ご都合のよい日を二つほどお知らせください。",
    },
    {
      name: "その後のご確認",
      text: "{name} 様\n\n「{listing}」はご検討いただけましたでしょうか。数字のご説明や、条件の近い案件のご紹介もいたします。",
    },
  ],
  vi: [
    {
      name: "Trả lời lần đầu",
      text: "Chào {name},\n\nCảm ơn bạn đã quan tâm đến {listing}. Cơ sở này vẫn đang được rao bán.\n\nKhi nào bạn tiện nói chuyện vài phút qua điện thoại? Bạn có thể gọi cho tôi theo số {my_phone}.",
    },
    {
      name: "Mời ký NDA",
      text: "Chào {name},\n\nSố liệu tài chính và địa chỉ của {listing} là thông tin bảo mật. Bạn sẽ xem được ngay sau khi ký NDA trực tuyến, chỉ mất khoảng hai phút:\n\n{nda_link}",
    },
    {
      name: "Hẹn đến xem",
      text: "Chào {name},\n\nChủ cơ sở có thể dẫn bạn xem {listing} sau giờ đóng cửa để nhân viên không biết việc bán. Bạn rảnh vào hai buổi tối nào?",
    },
    {
      name: "Hỏi lại sau",
      text: "Chào {name},\n\nBạn đã có dịp xem thông tin về {listing} chưa? Tôi có thể cùng bạn xem lại số liệu hoặc giới thiệu những cơ sở tương tự.",
    },
  ],
};

export function getTemplateTexts(locale: string): readonly TemplateText[] {
  return getInLanguage(TEXTS, locale);
}
