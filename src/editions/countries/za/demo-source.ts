import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real South African cities. No phone numbers are reserved for fiction. No subscriber number
 * starts with 0 (ICASA, Numbering Plan Regulations), so these are unassigned.
 */
export const ZA_DEMO: DemoSource = {
  scale: 8,
  has_northern_seasons: false,
  company_forms: ["(Pty) Ltd", "CC", "Holdings (Pty) Ltd"],
  first_names:
    "Amogelang Anele Bongani Busisiwe Charl Danelle Fikile Gerrit Hlengiwe Imraan Johannes Kagiso Lerato Liesl Mandla Naledi Nomvula Pieter Refilwe Riaan Sipho Thandeka Willem Zanele",
  last_names:
    "Bloubergen Cebekhuluma Dlamineni Drakensteyn Fynbosch Groenewaldt Hlatshwane Jacarandas Karoovlei Khumbulani Langebaan-Smit Mabasowa Magalieson Moodleyar Mthunziwe Naidoovan Olifantsdal Pretoriusvlei Rooibosman Sithebeko Table-Vermaak Umgenison Vryburger Zondekile",
  hours: { opens: "08:00", closes: "17:00", friday: "16:00" },
  time_zone: "Africa/Johannesburg",
  mobile: "+27500000###",
  offices: `
johannesburg|Johannesburg|gauteng|2001|-26.20|28.05|011 000 0###|44 Copper Acacia Street, Floor 7|Buy or sell a business in Johannesburg|We sell manufacturers, security firms, restaurants and distributors from Soweto to Benoni.
pretoria|Pretoria|gauteng|0002|-25.75|28.19|012 000 0###|12 Jacaranda Lantern Road|Business brokers for Pretoria and Tshwane|We represent contractors, clinics, schools and family shops across the capital.
cape-town|Cape Town|western-cape|8001|-33.92|18.42|021 000 0###|9 Signal Quay, Suite 3|Buy or sell a business in Cape Town|We sell guesthouses, food producers, agencies and marine businesses from the harbour to the winelands.
durban|Durban|kwazulu-natal|4001|-29.86|31.02|031 000 0###|78 Indigo Pier Road|Business brokers for Durban|We represent logistics, clothing and hospitality firms along the KwaZulu-Natal coast.
gqeberha|Gqeberha|eastern-cape|6001|-33.96|25.60|041 000 0###|15 Algoa Bell Street|Business brokers for Gqeberha and the Bay|We sell component makers, builders and farm suppliers in the Eastern Cape.
bloemfontein|Bloemfontein|free-state|9301|-29.12|26.21|051 000 0###|30 Rose Mill Lane|Buy or sell a business in the Free State|We represent farm equipment dealers, transport firms and medical practices.`,
};
