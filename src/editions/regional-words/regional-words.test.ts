import { expect, test } from "vitest";
import { applyRegionalWords } from "./regional-words.ts";

test.each([
  ["en-GB", "Gas Stations", "Petrol Stations"],
  ["en-GB", "Gas stations and jewelry", "Petrol stations and jewellery"],
  ["en-GB", "Enter your ZIP or postal code", "Enter your postcode"],
  ["en-GB", "Ask an attorney. Attorneys know.", "Ask a solicitor. Solicitors know."],
  ["en-GB", "*Last updated November 1, 2026.*", "*Last updated 1 November 2026.*"],
  [
    "en-GB",
    "Paid at closing, two months from offer to closing",
    "Paid on completion, two months from offer to completion",
  ],
  [
    "en-GB",
    "A liquor store with a loyalty program in the fall",
    "An off-licence with a loyalty programme in the autumn",
  ],
  ["en-GB", "Tanning Studio in a Gym Plaza", "Tanning Studio in a Shopping Centre"],
  [
    "en-SG",
    "Under contract. They process data for us under contract.",
    "Under offer. They process data for us under contract.",
  ],
  ["en-IE", "A family diner with delivery trucks", "A family café with delivery vans"],
  ["en-CA", "Canceling a jeweler’s catalog", "Cancelling a jeweller’s catalogue"],
  ["en-CA", "Last updated November 1, 2026.", "Last updated November 1, 2026."],
  ["en-GH", "Gyms & Fitness Centers", "Gyms & Fitness Centres"],
  ["en-ZA", "Ask your attorney", "Ask your attorney"],
  ["en-001", "Ask your attorney about jewelry", "Ask your lawyer about jewelry"],
  ["en-US", "Ask your attorney", "Ask your attorney"],
  [
    "es-MX",
    "Lo que no se declaró a Hacienda. Hacienda compara el coste.",
    "Lo que no se declaró al SAT. El SAT compara el costo.",
  ],
  ["es-MX", "Pida una valoración. Flujo de caja y pago inicial", "Pida una valuación. Flujo de efectivo y enganche"],
  ["es-MX", "Los tipos cambian", "Las tasas cambian"],
  ["es-MX", "El beneficio y las existencias", "La utilidad y el inventario"],
  ["es-MX", "en beneficio del propietario", "en beneficio del propietario"],
  ["es-PR", "Beneficios de la financiación", "Ganancias del financiamiento"],
  ["es-MX", "Empiece por el beneficio y compruébelo", "Empiece por la utilidad y compruébela"],
  ["es-MX", "Canon de entrada y royalty", "Cuota de franquicia y regalía"],
  ["es-PR", "El tipo de interés del préstamo preconcedido", "La tasa de interés del préstamo preaprobado"],
  ["es-MX", "Un alquiler largo y **las existencias**", "Un contrato largo y **el inventario**"],
  ["fr-FR", "La **mise de fonds** et le nombre d’autos", "L’**apport personnel** et le nombre de voitures"],
  ["es-MX", "Vende 1 200 000, un 15 % más", "Vende 1,200,000, un 15% más"],
  ["es-PR", "Comprar un negocio o un traspaso", "Comprar un negocio"],
  ["fr-FR", "Le BAIIA (en anglais, EBITDA) du courtier", "L’EBITDA du conseiller"],
  ["fr-FR", "Votre courtier l’a inscrite hier", "Votre conseiller l’a publiée hier"],
  ["fr-FR", "Avec la mise de fonds exigée", "Avec l’apport personnel exigé"],
  ["fr-FR", "Vous pouvez nous joindre. Nous joindre", "Vous pouvez nous contacter. Nous contacter"],
  ["fr-FR", "Les inscriptions et les inscriptions douanières", "Les annonces et les inscriptions douanières"],
  ["fr-FR", "Ce courriel vous plaît? Oui; merci!", "Cet email vous plaît\u202f? Oui\u202f; merci\u202f!"],
])("says in %s: %s", (locale, text, said) => {
  expect(applyRegionalWords(locale, text)).toBe(said);
});

test("leaves placeholders, links, addresses and keys", () => {
  const text = 'license: "{license} [A license](/license) https://example.com/license <a href="/license">"';
  expect(applyRegionalWords("en-GB", text)).toBe(text.replace("A license", "A licence"));
});
