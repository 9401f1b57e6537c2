import type { Agreement } from "./agreement-shape.ts";

/**
 * The confidentiality agreement in English. Words in braces are filled in for each signature. When you change
 * the text, increase its revision; agreements signed before keep the text that was signed.
 */
export const AGREEMENT_EN_US: Agreement = {
  revision: 2,
  title: "Confidentiality agreement",
  sections: [
    {
      heading: "Parties",
      paragraphs: [
        "This agreement is between {buyer} (“you”), whose e-mail address is {email}, and {broker}, acting through its local office, {office} (“the broker”), for itself and for the benefit of the owner of the business described below (“the seller”).",
        "It concerns the business offered as listing number {number}, “{listing}” (“the business”). It takes effect at the moment you sign it, which the certificate at its end records.",
      ],
    },
    {
      heading: "What is confidential",
      paragraphs: [
        "“Confidential information” is everything about the business that the broker, the seller or anyone acting for them gives you or lets you see because of this agreement, whether written, spoken, shown on a screen or seen on a visit: its name, address and owner, its accounts and tax returns, customers, suppliers, employees, lease, contracts, methods and plans, and whatever you derive from them.",
        "That the business is for sale, that you are considering it, and any terms that are discussed are confidential information too.",
      ],
    },
    {
      heading: "What is not",
      paragraphs: [
        "Information is not confidential where you can show that it was public when you received it or became public later without your doing; that you knew it already and were free to use it; that someone who was free to give it to you did so without asking for confidence; or that you worked it out yourself without using confidential information.",
        "Where a law or a court orders you to disclose something, you may, but only what is ordered; and unless that is forbidden you tell the broker beforehand, so that the seller can object.",
      ],
    },
    {
      heading: "What you may use it for",
      paragraphs: [
        "You use confidential information only to decide whether to buy the business and on what terms. You do not use it to compete with the business, to the seller’s disadvantage, or for anyone else’s purposes, and you protect it with at least the care you take of your own secrets.",
      ],
    },
    {
      heading: "Who else may see it",
      paragraphs: [
        "You may share confidential information with your partners, attorneys, accountants and lenders who need it for that decision, after telling them that it is confidential and having them agree to keep it so. You answer for what they do with it as for your own acts. You share it with nobody else.",
      ],
    },
    {
      heading: "No contact with the business",
      paragraphs: [
        "You do not approach the seller, or the business’s employees, customers, suppliers, landlord or lenders, about the business or its sale, and you do not visit the premises other than as any member of the public would, unless the broker has agreed in writing. All questions, visits and offers go through the broker.",
      ],
    },
    {
      heading: "No hiring away",
      paragraphs: [
        "For {months} months from the day you sign, you do not solicit or hire the business’s employees or contractors, and you do not induce its customers or suppliers to leave it, unless you have bought the business. An advertisement addressed to the general public is no solicitation.",
      ],
    },
    {
      heading: "No going around the broker",
      paragraphs: [
        "For {months} months from the day you sign, you do not buy, lease or manage the business or its property, in whole or in part, directly or through someone else, other than through the broker, and you do not help anyone to deprive the broker of a commission it has earned by introducing you.",
      ],
    },
    {
      heading: "Giving it back",
      paragraphs: [
        "When the broker asks, or when you decide not to go on, you return or destroy all confidential information and every copy of it within ten days and, if asked, confirm in writing that you have. You may keep what a law obliges you to keep, which stays confidential for as long as you keep it. Access on this site may be ended at any time.",
      ],
    },
    {
      heading: "No promise about the information",
      paragraphs: [
        "The information comes from the seller. The broker has not verified it and neither promises that it is complete or correct. You make your own inquiries and rely on your own advisors; only a signed purchase contract binds anyone to sell or to buy.",
      ],
    },
    {
      heading: "How long it lasts",
      paragraphs: [
        "This agreement binds you for {years} years from the day you sign it, or until you have bought the business, whichever is earlier. What the law protects as a trade secret remains protected for as long as it is one.",
      ],
    },
    {
      heading: "If it is broken",
      paragraphs: [
        "A breach could harm the business in ways that money cannot make good. The broker and the seller may ask a court to stop it, in addition to damages and any other remedy the law gives them. The seller may enforce this agreement in their own name.",
        "Nothing in this agreement keeps anyone from reporting a possible violation of law to an authority, or from disclosing a trade secret in confidence to an authority or an attorney for that purpose.",
      ],
    },
    {
      heading: "Law and courts",
      paragraphs: [
        "This agreement is governed by the laws of {law}. Disputes are decided by {courts}. If a part of it cannot be enforced, the rest stands. It is the whole agreement on its subject, and it can be changed only in writing.",
      ],
    },
    {
      heading: "Signing electronically",
      paragraphs: [
        "You agree to receive this agreement and to sign it electronically, and that your typed name and your click have the effect of a signature by hand under {electronic_law}. Your consent covers this agreement alone.",
        "Paper instead: you need not sign electronically. Ask the office at {office_email} or {office_phone} for a paper copy to sign by hand; there is no charge. A signed copy is sent to you by e-mail and stays in your account, where you can save or print it.",
        "Withdrawing consent: until you sign, you withdraw by leaving this page. Afterwards you may end your consent to electronic documents by writing to the same address; that does not undo a signature already made. Tell us at the same address if your e-mail address changes, or change it in your account.",
        "What you need: a current version of a common web browser, an e-mail address that you can read, software that opens PDF files, and storage or a printer if you want to keep a copy of your own.",
      ],
    },
  ],
};
