import type { Selectable } from "kysely";
import type { AgentTable } from "#db/tables/offices.ts";

export type Agent = Selectable<AgentTable>;
