import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { printSchema } from "graphql";

/* Writes docs/schema.graphql from the types and queries in src/api/graphql; a test holds the two equal. */
const { schema } = await import("#api/graphql/schema.ts");
writeFileSync(join(import.meta.dirname, "../docs/schema.graphql"), `${printSchema(schema)}\n`);
