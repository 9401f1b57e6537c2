/** Words of a country's law, money, mail and professions, with the editions whose texts may contain them. */
interface CountryWords {
  words: RegExp;
  editions: readonly string[];
}

export const COUNTRY_WORDS: readonly CountryWords[] = [
  // Law and authorities.
  {
    words: /\b(?:SBA|FTC|IRS|7\(a\))|Small Business Administration|Internal Revenue|Federal Trade Commission|\b8594\b/g,
    editions: ["US", "PR"],
  },
  { words: /\bFDD\b|Uniform Electronic Transactions|payroll taxes|\b401\(k\)/g, editions: ["US", "PR"] },
  {
    words: /Small Business Financing Program|petites entreprises du Canada|Arthur Wishart|Revenu Québec|\bTVQ\b/g,
    editions: ["CA"],
  },
  { words: /Agencia Española|sociedad de garantía recíproca|\bICO\b|Ley 7\/1996|\bIVA\b/g, editions: ["ES"] },
  { words: /\bSAT\b|Protección a la Propiedad Industrial/g, editions: ["MX"] },
  { words: /個人情報保護委員会|日本政策金融公庫|信用保証協会/g, editions: ["JP"] },
  { words: /\b(?:National Insurance|HMRC|Growth Guarantee Scheme|British Franchise)\b/g, editions: ["UK"] },
  { words: /\bBpifrance\b|\bCNIL\b|fonds de commerce|Loi Doubin/gi, editions: ["FR"] },
  { words: /\bau Québec\b/gi, editions: ["CA"] },
  { words: /Consumer Protection Act|\bSARS\b/g, editions: ["ZA"] },
  { words: /Licensing Association \(Singapore\)|\bCPF contributions\b/g, editions: ["SG"] },
  { words: /\bNafin\b|Nacional Financiera/g, editions: ["MX"] },
  { words: /Microfinance Ireland|Local Enterprise Office/g, editions: ["IE"] },
  { words: /Enterprise Financing Scheme/g, editions: ["SG"] },
  { words: /\bSEDFA\b|Information Regulator/g, editions: ["ZA"] },
  { words: /Information Commissioner/g, editions: ["UK"] },
  { words: /Secretaría Anticorrupción/g, editions: ["MX"] },
  { words: /Ghana Investment Promotion|Development Bank Ghana/g, editions: ["GH"] },
  { words: /Federal Decree-Law|commercial agenc(?:y|ies)/g, editions: ["UAE"] },
  { words: /Nghị định|Luật Thương mại/g, editions: ["VN"] },
  { words: /\bVAT\b/g, editions: ["UK", "IE", "ZA", "UAE"] },
  { words: /\bPRSI\b/g, editions: ["IE"] },
  // Professions.
  { words: /\battorneys?\b/gi, editions: ["US", "PR", "ZA"] },
  { words: /\bsolicitors?\b/gi, editions: ["UK", "IE"] },
  // Mail.
  { words: /\bZIP\b|\bzip codes?\b/g, editions: ["US", "PR"] },
  { words: /\bpostcodes?\b/gi, editions: ["UK"] },
  { words: /\bEircodes?\b/g, editions: ["IE"] },
  { words: /〒/g, editions: ["JP"] },
  // Spelling and trade.
  {
    words: /\b(?:inquir(?:y|ies)|gas stations?|jewelry|theaters?|neighbors?)\b/gi,
    editions: ["US", "PR", "CA", "FR", "JP", "VN"],
  },
  { words: /\b(?:furgonetas?|el alquiler|Hacienda)\b/g, editions: ["ES", "PR"] },
  {
    words: /financiación|\bexistencias\b|\bordenador|asesor(?:es)? fiscal|(?<!en )\bbeneficios?\b/gi,
    editions: ["ES"],
  },
  { words: /camionnage|Relocalisable|\baînés\b|\bcourriels?\b|mise de fonds/gi, editions: ["CA"] },
];
