/*
 * Run in a worker of its own. The first format that a browser's process makes has V8 list every language it knows, which
 * takes tens of milliseconds and a phone more: here it keeps nobody waiting, while the page's scripts are on their way.
 */
new Intl.NumberFormat("en");
new Intl.DateTimeFormat("en");
close();
