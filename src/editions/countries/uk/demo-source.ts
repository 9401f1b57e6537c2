import type { DemoSource } from "../../demo-source.ts";

/**
 * An invented network in real British cities. Phone: numbers that Ofcom reserves for drama (020 7946 0, 0161 496 0,
 * 0121 496 0, 0131 496 0, 029 2018 0, 028 9649 6; mobile 07700 900).
 */
export const UK_DEMO: DemoSource = {
  scale: 1,
  company_forms: ["Ltd", "Holdings Ltd", "LLP"],
  first_names:
    "Ailsa Alun Bethan Bronwen Callum Cressida Dafydd Eilidh Emrys Ffion Gethin Hamish Imogen Ishbel Jago Lowri Mairi Morwenna Nerys Osian Rhiannon Ruaridh Tamsin Wilfred",
  last_names:
    "Abermarle Ashdownley Birchinghall Blackthorley Caithnessar Cheswardine-Lee Coniston-Hale Dalrympole Eskdaleigh Fairbournes Glenlyonne Harrogatesby Helvellyn Kilmartyn Llanfairwell Mapleduram Netherbury-Shah Oakhamptons Pendragar Ribblesworth Severnake Thirlmeres Trevanion-Cole Windermereley",
  time_zone: "Europe/London",
  mobile: "+447700900###",
  offices: `
london|London|greater-london|EC2M 7PY|51.51|-0.13|020 7946 0###|40 Lanternmaker Row|Business transfer agents for London|We sell agencies, restaurants, clinics and wholesalers inside the M25 in complete confidence.
manchester|Manchester|greater-manchester|M2 5DB|53.48|-2.24|0161 496 0###|16 Cottonspindle Street|Buy or sell a business in the North West|We sell engineering, logistics and software firms and salons between Liverpool and the Pennines.
birmingham|Birmingham|west-midlands|B3 2DJ|52.48|-1.90|0121 496 0###|8 Buttonworks Yard|Business transfer agents for the West Midlands|We represent workshops, garages and care homes from Wolverhampton to Coventry.
edinburgh|Edinburgh|edinburgh|EH2 2BY|55.95|-3.19|0131 496 0###|23 Quillmakers' Close|Buy or sell a business in Scotland|We sell hotels, food and drink suppliers, practices and shops from the Borders to Fife.
cardiff|Cardiff|cardiff|CF10 1EP|51.48|-3.18|029 2018 0###|5 Copper Dragon Arcade|Business transfer agents for South Wales|We represent builders, nurseries, food producers and pubs between Newport and Swansea.
belfast|Belfast|belfast|BT1 5GS|54.60|-5.93|028 9649 6###|12 Linenhall Steps|Buy or sell a business in Northern Ireland|We sell manufacturers, hauliers and retail businesses in and around Belfast.`,
};
