import type { LocalFacts } from "../../local-facts/local-fact.ts";

export const GH_FACTS: LocalFacts = {
  "en-US": {
    franchise: {
      text: "Ghana has no specific franchise law. If the franchisor is a foreign company, the agreement may have to be registered with the Ghana Investment Promotion Centre as a technology transfer agreement; the rules for such agreements also limit the fees. Ask a local lawyer whether yours has to be registered. Ask the franchisor for a disclosure document before you sign or pay. It should say who they are, what legal disputes they’ve had, what you will pay, what they promise, and how many franchisees have joined and left. Have a lawyer read the agreement that comes with it.",
      sources: [
        "Ghana Investment Promotion Centre Act, 2013 (Act 865) and Technology Transfer Regulations, 1992 (L.I. 1547), https://gipc.gov.gh/technology-transfer-agreements",
      ],
    },
  },
};
