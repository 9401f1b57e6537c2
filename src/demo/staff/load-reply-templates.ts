import { randomUUID } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { insertTemplate } from "#domain/leads/templates/template-queries.ts";
import { getTemplateTexts } from "./reply-template-texts.ts";

/** Adds texts for replies to leads that every office may use. */
export async function loadReplyTemplates({ db, network, clock }: Context): Promise<void> {
  const now = clock();
  for (const { name, text } of getTemplateTexts(network.locales[0])) {
    const template = { id: randomUUID(), office_id: null, subject: null, name, text };
    await insertTemplate(db, { ...template, created_at: now, updated_at: now });
  }
}
