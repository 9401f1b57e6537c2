import type { CompiledQuery } from "kysely";
import type { Db } from "./connect.ts";

/** Placeholder for a value passed on each call. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_, name: string) => new Place(name) });

/**
 * Compiles a frequent query once and then only binds its values, because compiling takes longer than sending. `build`
 * may pass its values on to the query but not inspect them. Returns the first row.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<Row | undefined> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, places as Values);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
}
