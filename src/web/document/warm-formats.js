/*
 * Runs in a worker. Creating the first formatter of a browser process makes V8 list all of its locales, which takes tens
 * of milliseconds, and longer on a phone. Here it happens while the page's scripts load, without blocking the page.
 */
new Intl.NumberFormat("en");
new Intl.DateTimeFormat("en");
close();
