import type { CompiledQuery } from "kysely";
import { type Db, executePrepared } from "./connect.ts";

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
  const bind = createBinder(build);
  return async (db, values) => (await db.executeQuery<Row>(bind(db, values))).rows[0];
}

/**
 * Like `compileOnce`, but a database server also parses and plans the query only once per connection, under `name`. The
 * embedded database and transactions run it as an ordinary query. Returns all rows.
 */
export function prepareOnce<Values extends object, Row>(
  name: string,
  build: (db: Db, values: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const bind = createBinder(build);
  return async (db, values) => {
    const query = bind(db, values);
    const prepared = executePrepared<Row>(db, name, query.sql, query.parameters);
    return (await (prepared ?? db.executeQuery<Row>(query))).rows;
  };
}

function createBinder<Values extends object, Row>(build: (db: Db, values: Values) => CompiledQuery<Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  return (db: Db, values: Values): CompiledQuery<Row> => {
    compiled ??= build(db, places as Values);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...compiled, parameters };
  };
}
