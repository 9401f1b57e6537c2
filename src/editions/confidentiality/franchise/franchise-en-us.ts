import { AGREEMENT_EN_US } from "../agreement-en-us.ts";
import { type Agreement, getSharedSection } from "../agreement-shape.ts";

/**
 * The confidentiality agreement for a franchise in English. Words in braces are filled in for each signature. When you
 * change the text, increase its revision; agreements signed before keep the text that was signed.
 */
export const FRANCHISE_EN_US: Agreement = {
  revision: 1,
  title: "Franchise confidentiality agreement",
  sections: [
    {
      heading: "Parties",
      paragraphs: [
        "This agreement is between {buyer} (“you”), whose e-mail address is {email}, and {broker}, acting through its local office, {office} (“the broker”), for itself and for the benefit of the company that grants the franchise described below (“the franchisor”).",
        "It concerns the franchise opportunity offered as listing number {number}, “{listing}” (“the franchise”). It takes effect at the moment you sign it, which the certificate at its end records.",
      ],
    },
    {
      heading: "What is confidential",
      paragraphs: [
        "“Confidential information” is everything about the franchise that the broker, the franchisor or anyone acting for them gives you or lets you see because of this agreement, whether written, spoken, shown on a screen or seen on a visit: its manuals, training, recipes, methods and software, its suppliers and their prices, its sites, territories and plans, its contracts, and the costs, sales and earnings of its locations, and whatever you derive from them.",
        "That you are considering the franchise, and any terms that are discussed, are confidential information too.",
      ],
    },
    {
      heading: "What is not",
      paragraphs: [
        "Information is not confidential where you can show that it was public when you received it or became public later without your doing; that you knew it already and were free to use it; that someone who was free to give it to you did so without asking for confidence; or that you worked it out yourself without using confidential information. What the franchisor publishes, or files where anyone may read it, is public.",
        "Where a law or a court orders you to disclose something, you may, but only what is ordered; and unless that is forbidden you tell the broker beforehand, so that the franchisor can object.",
      ],
    },
    {
      heading: "What you may use it for",
      paragraphs: [
        "You use confidential information only to decide whether to acquire the franchise and on what terms. You do not use it to open or run a business of the same kind, to the franchisor’s or its franchisees’ disadvantage, or for anyone else’s purposes, and you protect it with at least the care you take of your own secrets.",
      ],
    },
    getSharedSection(AGREEMENT_EN_US, "Who else may see it"),
    {
      heading: "Questions and visits",
      paragraphs: [
        "You do not approach the franchisor, its suppliers, its landlords or the staff of its locations about the franchise, and you do not visit its locations other than as any customer would, unless the broker has agreed in writing. All questions, visits and applications go through the broker.",
        "You may speak with the franchisor’s current and former franchisees, and with anyone you ask for advice. You do not give them confidential information that they do not have, unless this agreement lets you share it with them.",
      ],
    },
    {
      heading: "No hiring away",
      paragraphs: [
        "For {months} months from the day you sign, you do not solicit or hire the employees of the franchisor or of its locations, and you do not induce its franchisees or suppliers to leave it. An advertisement addressed to the general public is no solicitation, and employees of a location that you take over are excepted.",
      ],
    },
    {
      heading: "No going around the broker",
      paragraphs: [
        "For {months} months from the day you sign, you do not acquire the franchise, or another one of the same brand, directly or through someone else, other than through the broker, and you do not help anyone to deprive the broker of a commission it has earned by introducing you.",
      ],
    },
    getSharedSection(AGREEMENT_EN_US, "Giving it back"),
    {
      heading: "The disclosure document comes first",
      paragraphs: [
        "This agreement is not an offer of a franchise and not a franchise agreement. You pay nothing for it, and signing it obliges no one to grant or to acquire a franchise.",
        "Where a law requires the franchisor to give you a disclosure document before you sign a franchise agreement or pay, nothing you receive under this agreement replaces that document, and nothing here shortens the time you have to read it or limits any right that the law gives you.",
      ],
    },
    {
      heading: "No promise about the information",
      paragraphs: [
        "The information comes from the franchisor. The broker has not verified it and neither promises that it is complete or correct. The broker makes no statement of its own about what a location could sell or earn. You make your own inquiries and rely on your own advisors; only a signed franchise agreement binds anyone.",
      ],
    },
    {
      heading: "How long it lasts",
      paragraphs: [
        "This agreement binds you for {years} years from the day you sign it, or until you have signed a franchise agreement for the franchise, whichever is earlier. What the law protects as a trade secret remains protected for as long as it is one.",
      ],
    },
    {
      heading: "If it is broken",
      paragraphs: [
        "A breach could harm the franchisor and its franchisees in ways that money cannot make good. The broker and the franchisor may ask a court to stop it, in addition to damages and any other remedy the law gives them. The franchisor may enforce this agreement in its own name.",
        "Nothing in this agreement keeps anyone from reporting a possible violation of law to an authority, or from disclosing a trade secret in confidence to an authority or an attorney for that purpose.",
      ],
    },
    getSharedSection(AGREEMENT_EN_US, "Law and courts"),
    getSharedSection(AGREEMENT_EN_US, "Signing electronically"),
  ],
};
