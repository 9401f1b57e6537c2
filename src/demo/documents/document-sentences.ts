import { getInLanguage } from "../languages/get-in-language.ts";

/** Names and texts of the demo's confidential documents. */
export interface DocumentSentences {
  /** The PDF and its title. */
  summary: string;
  /** The spreadsheet and its table; at most 31 characters, as Excel requires of a sheet's name. */
  accounts: string;
  /** Where the figures come from. */
  source: string;
}

const SENTENCES: Record<string, DocumentSentences> & { en: DocumentSentences } = {
  en: {
    summary: "Business summary",
    accounts: "Profit and loss",
    source:
      "The figures come from the seller’s accounts. They have not been audited, and your accountant should review them.",
  },
  es: {
    summary: "Resumen del negocio",
    accounts: "Cuenta de resultados",
    source: "Las cifras proceden de las cuentas del vendedor. No están auditadas; conviene que las revise su asesor.",
  },
  fr: {
    summary: "Sommaire de l’entreprise",
    accounts: "État des résultats",
    source:
      "Les chiffres proviennent des comptes du vendeur. Ils n’ont pas été audités; faites-les vérifier par votre comptable.",
  },
  ja: {
    summary: "事業概要",
    accounts: "損益計算書",
    source: "数字は売り手の帳簿によるもので、監査を受けていません。会計士による確認をお勧めします。",
  },
  vi: {
    summary: "Tóm tắt cơ sở kinh doanh",
    accounts: "Kết quả kinh doanh",
    source: "Số liệu lấy từ sổ sách của người bán và chưa được kiểm toán. Bạn nên nhờ kế toán của mình kiểm tra lại.",
  },
};

export function getDocumentSentences(locale: string): DocumentSentences {
  return getInLanguage(SENTENCES, locale);
}
