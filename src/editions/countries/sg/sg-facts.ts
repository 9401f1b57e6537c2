import type { LocalFacts } from "../../local-facts/local-fact.ts";

export const SG_FACTS: LocalFacts = {
  "en-US": {
    franchise: {
      text: "Singapore has no law on franchising in particular. Members of the Franchising and Licensing Association (Singapore) have agreed to disclose their operations, the investment and their record at least seven days before you sign. Ask any franchisor for the same. It should say who they are, what lawsuits they have, what you will pay, what they promise, and how many franchisees have joined and left. Have a lawyer read the agreement that comes with it.",
      sources: [
        "Franchising and Licensing Association (Singapore), Code of Ethics, https://flasingapore.org/article/singapore-s-franchise-laws-explained-what-every-franchisee-and-franchisor-must-know",
      ],
    },
  },
};
