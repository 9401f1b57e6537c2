import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/* Opens the embedded database of a data folder without the site, and measures the time and the memory. */
const started = performance.now();
const database = await PGlite.create(`${process.argv[2]}/database`, { extensions: { pg_trgm } });
await database.query("select count(*) from listings");
console.log(JSON.stringify({ ms: performance.now() - started, rss: process.memoryUsage.rss() }));
await database.close();
