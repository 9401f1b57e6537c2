import type { CompiledQuery } from "kysely";
import type { Db } from "./connect.ts";

/** Where a value goes that is given each time. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_, name: string) => new Place(name) });

/**
 * A statement that is put into words once and then only given its values, for what is asked all day: to compose it takes
 * longer than to send it. What `build` gets as values it may only pass on to the statement; it cannot look at them.
 * Answers the first row.
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
