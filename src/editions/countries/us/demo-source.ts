import type { DemoSource } from "../../demo-source.ts";
import { US_OFFICES } from "./us-offices.ts";
import { US_TEAMS } from "./us-teams.ts";

/** Phone: 555-0100 to 555-0199 of each area code are reserved for fiction (North American Numbering Plan). */
export const US_DEMO: DemoSource = {
  scale: 1,
  company_forms: null,
  listings: 3_000,
  agents: 200,
  is_american: true,
  first_names:
    "Adaeze Alonzo Amara Anselm Araceli Astrid Basil Beatriz Benedict Blythe Bram Caius Calliope Camila Casimir Chidi Clementine Corwin Cyrus Dagny Daria Declan Demetrius Elodie Emeka Esperanza Eun-ji Evander Farida Felix Fernanda Flora Gideon Greta Hana Hector Hollis Ignacio Imani Ines Isadora Jasper Joaquin Jovita Kamala Katya Keanu Kofi Lakshmi Laszlo Leocadia Linnea Lucius Maeve Magnus Malia Marguerite Mateo Mei Milo Nadia Nia Noor Octavia Odell Orla Oskar Paz Perpetua Quentin Ramona Rashid Renata Roscoe Rosalind Sabine Salome Santiago Selma Soren Sunniva Tahir Tamsin Thaddeus Thanh Ulrich Una Valentina Vikram Wanda Winslow Xiomara Yasmin Yolanda Yusuf Zadie Zoran",
  last_names:
    "Abernant Achterhuis Adekunbi Alderwick Amberlough Arrowhart Ashcombe Banerjo Barrowgate Bellwether Birdsong Blackmarsh Bontecou Brightwater Brisebois Cabrerizo Calderwood Carrowmore Castellanz Chandrapal Clearwell Cobblestock Coldharbor Cordovan Crossfield Dandridge-Poe Delacourte Demirkan Dovetail Drummondale Dunleavitt Eastlake-Ruiz Ekwuemeh Elderkin Espinaret Fairweathers Farrowby Fennelworth Ferncastle Figueroso Flintlock Foxglove Galbraithe Garrowby Gladwater Goldacre Greenhalghe Guerrantz Halvorsund Harrowgate Hawksmoore Heatherington Hirayanagi Holloway-Nakai Honeycott Ibarguen Inglenook Iwasaka Jankowiec Jessamine Kalanikoa Kettleburn Kilbrannan Kingsolve Korhonnen Larkspur Ledbettor Lindenau Lockridge-Vo Lonergray Maplethorpe-Diaz Marchbanque Meadowcroft Merriweather-Obi Millbrook Montaguez Moorcastle Mwangira Nettlefold Nguyentran Nightingall Northrow Oakenshaw Obiechina Okonjeli Oleander Osterhaus Palmgrove Papadimas Peachtree-Lund Pellegrine Pettibone-Ash Quartermaine Quintavale Quillen-Baptiste Rainsford Ravensworth Rhododen Ridgeback Rosenquarz Saltonstahl Sandoverly Santorelli-Webb Scarborrow Sevenoaks Shimabukuo Silverthorn Slatterly Snowdenham Solarzano Starling-Cruz Stonebridge-Adu Sunderhaus Swiftwater Szymborsk Tallgrass Tennysmith Thornquist Tidewell Tremontaine Trujilla-Beck Umberland Underhill-Roy Vallerand Vanderplaat Venkatesh-Moor Villarose Wadsworthy Waverling Weatherstone Whitcombe-Sato Wildermuth Winterbourne Wolfenden Woodwright Xanthis Yamashiro-Ortiz Yarborow Yellowlees Youngquist-Ali Zabriskey Zaldivaro Zimmerlin",
  time_zone: "America/New_York",
  teams: US_TEAMS,
  columns:
    "slug name locality region postal_code latitude longitude time_zone area_code address_1 heading sub_heading".split(
      " ",
    ),
  offices: US_OFFICES,
};
