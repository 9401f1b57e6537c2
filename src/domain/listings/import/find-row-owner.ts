import { createRemark, type Remark } from "#domain/imports/table-files/remark.ts";
import { m } from "#messages/messages.js";
import type { ImportField } from "./header-names.ts";
import type { NetworkIndex } from "./network-index.ts";
import { BadValue, shorten } from "./row-problem.ts";
import { isUndisclosed } from "./values/amounts.ts";

/** The office and agent that a row's listing belongs to. */
export interface RowOwner {
  /** The office named in the row; null if none is. */
  namedOffice: number | null;
  /** The office that a new listing is assigned to. */
  newOffice: number;
  agent: number | null;
}

/**
 * Finds the office and agent that a row names. An unknown office makes the row invalid; an unknown agent or brokerage
 * doesn't.
 */
export function findRowOwner(
  getText: (field: ImportField) => string,
  network: NetworkIndex,
  warn: (field: ImportField, remark: Remark) => void,
  reject: (error: BadValue) => void,
): RowOwner {
  let namedOffice: number | null = null;
  const office = getText("office");
  try {
    if (!isUndisclosed(office)) namedOffice = network.findOffice(office).id;
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    reject(error);
  }
  const owner = { namedOffice, newOffice: namedOffice ?? network.headOffice.id, agent: null };
  const name = getText("agent");
  if (isUndisclosed(name)) return owner;
  const agent = network.findAgent(name, namedOffice);
  if (!agent) {
    warn("agent", createRemark(m.import_agent_unknown, { text: shorten(name) }));
    return owner;
  }
  return { namedOffice, newOffice: namedOffice ?? agent.office_id, agent: agent.id };
}
