import { readDistricts } from "#editions/read-districts.ts";

/** Nicknames and short names of towns, and districts and regions that people in the United States search by. */
export const US_DISTRICTS = readDistricts({
  alabama:
    "The Shoals/the shoals alabama/shoals area/muscle shoals area 34.77 -87.65; Wiregrass/wiregrass region/the wiregrass 31.22 -85.4; B'ham/bham/bham al 33.52 -86.8",
  alaska:
    "Kenai Peninsula 60.5 -150.8; Mat-Su Valley/matsu valley/mat su/mat su valley 61.6 -149.3; Southeast Alaska/southeast ak 58.3 -134.4",
  arizona:
    "Ahwatukee 33.34 -111.98; Valley of the Sun/phoenix valley 33.45 -112.07; Verde Valley/the verde valley 34.7 -112; White Mountains, AZ/white mountains az/white mountains of arizona/white mountains arizona 34.15 -109.95; Arcadia, Phoenix/arcadia phoenix 33.5 -111.98; East Valley, AZ/east valley az/east valley arizona/phoenix east valley 33.38 -111.8; West Valley, AZ/west valley az/west valley arizona/phoenix west valley 33.55 -112.25; Lake Havasu 34.48 -114.32; Show Low 34.25 -110.03",
  arkansas: "Hot Springs, AR/hot springs ar/hot springs arkansas 34.5 -93.05",
  california:
    "San Diego County 32.9 -116.8; Orange County/oc ca 33.72 -117.83; Sactown/sac town 38.58 -121.49; Venice Beach 33.99 -118.47; Koreatown/k town la/koreatown la/koreatown los angeles 34.06 -118.3; The Peninsula/peninsula ca/sf peninsula/san francisco peninsula/the peninsula bay area 37.53 -122.3; Antelope Valley 34.69 -118.15; Tri-Valley/tri valley ca/tri valley california 37.69 -121.85; Napa Valley 38.4 -122.35; SLO County 35.28 -120.66; Central Coast/california central coast/central coast of california 35.3 -120.6; North Coast, CA/redwood coast/california's north coast 40.8 -124.16; Gold Country/gold country ca/california gold country/mother lode 38.7 -120.8; Conejo Valley 34.17 -118.85; South Bay, LA/south bay la/south bay los angeles 33.85 -118.37; SGV/san gabriel valley 34.1 -118.05; Boyle Heights 34.04 -118.21; North Park, San Diego/north park san diego 32.74 -117.13; Pacific Beach/pacific beach san diego/pb san diego 32.8 -117.24; Gaslamp/gaslamp quarter/gaslamp district 32.71 -117.16; Ocean Beach, San Diego/ocean beach san diego 32.75 -117.25; Almaden/almaden valley 37.23 -121.88; Willow Glen/willow glen san jose 37.3 -121.9; L.A./l a/la county/la area/greater la/la metro/dtla 34.05 -118.25; OC/the oc 33.72 -117.83; Sacto 38.58 -121.49; SLO 35.28 -120.66; SF Bay Area 37.75 -122.3; Central Valley/the central valley/san joaquin valley 36.74 -119.79; Sacramento Valley 39.1 -121.7; Imperial Valley 32.85 -115.5; Santa Clarita Valley/scv 34.39 -118.54; West Hollywood/weho 34.09 -118.36; West LA/westside la/west los angeles 34.04 -118.45; Catalina Island 33.34 -118.33; The IE/the i e 34 -117.3",
  colorado:
    "Front Range/colorado front range 39.9 -105; Mile High City 39.74 -104.99; LoDo/lodo denver 39.75 -105; Five Points, Denver/five points denver/rino denver 39.76 -104.97; Roaring Fork Valley 39.4 -107.2; Vail Valley 39.64 -106.5; San Luis Valley 37.5 -105.9; Colo Springs/co springs/c springs/colo spgs/colorado spgs/the springs colorado 38.83 -104.82; Denver Tech Center/dtc 39.61 -104.89; Southwest Colorado/sw colorado 37.28 -107.88",
  connecticut:
    "Quiet Corner/the quiet corner ct 41.85 -71.95; Naugatuck Valley 41.45 -73.06; Litchfield Hills 41.75 -73.19; Connecticut Shoreline/ct shoreline/shoreline ct 41.28 -72.6",
  florida:
    "St. Pete/st pete/saint pete 27.77 -82.64; Jax 30.33 -81.66; South Beach/south beach miami/sobe 25.78 -80.13; Nature Coast 28.8 -82.5; Forgotten Coast 29.75 -84.9; Hyde Park, Tampa/hyde park tampa 27.94 -82.47; Ybor City/ybor 27.96 -82.44; Wynwood 25.8 -80.2; Little Havana 25.77 -80.22; Brickell 25.76 -80.19; Riverside, Jacksonville/riverside jacksonville 30.31 -81.69; Suncoast/suncoast florida/florida suncoast 27.5 -82.6; WPB/west palm/w palm beach/west palm bch 26.71 -80.05; PSL/pt st lucie 27.29 -80.35; Boca 26.37 -80.1; Pompano 26.24 -80.12; Delray 26.46 -80.07; Broward/broward county/broward county fl 26.15 -80.3; Pinellas/pinellas county/pinellas county fl 27.9 -82.74; Miami-Dade/miami-dade county/dade county florida/dade county fl/dade fl 25.78 -80.3; Volusia/volusia county/volusia county fl 29.06 -81.15; Southwest Florida/sw florida/southwest fl/sw fl 26.5 -81.8; Southeast Florida/se florida/southeast fl/se fl 26.15 -80.25; Northeast Florida/ne florida/northeast fl/ne fl 30.2 -81.75; Northwest Florida/nw florida/northwest fl/nw fl 30.5 -86",
  georgia:
    "Golden Isles 31.2 -81.4; North Georgia Mountains 34.8 -83.9; Hotlanta 33.75 -84.39; Gwinnett/gwinnett county/gwinnett county ga 33.96 -84.02; Northeast Georgia/ne georgia/northeast ga/ne ga 34.3 -83.6; Midtown Atlanta 33.78 -84.38; Little Five Points 33.76 -84.35",
  hawaii:
    "Maui 20.88 -156.45; Oahu/o'ahu 21.4 -157.95; Kauai/kaua'i 22 -159.45; The Big Island/big island hawaii/big island of hawaii/big island hi 19.6 -155.5; Kona/kailua kona 19.64 -155.99",
  idaho:
    "Magic Valley 42.56 -114.46; Wood River Valley 43.6 -114.35; Idaho Panhandle/north idaho/northern idaho 47.7 -116.8; CDA/cda idaho/cda id 47.68 -116.78",
  illinois:
    "Chi-Town/chitown 41.88 -87.63; Windy City 41.88 -87.63; Wicker Park 41.91 -87.68; Metro East/metro east illinois 38.6 -89.98; Pilsen/pilsen chicago 41.86 -87.66; Bucktown/bucktown chicago 41.92 -87.68; Lakeview, Chicago/lakeview chicago/boystown 41.94 -87.65; Hyde Park, Chicago/hyde park chicago 41.79 -87.59",
  indiana:
    "Indy 39.77 -86.16; Michiana 41.68 -86.25; Broad Ripple 39.87 -86.14; Naptown 39.77 -86.16; Northwest Indiana/nw indiana/nwi/the region indiana 41.5 -87.3; Northeast Indiana/ne indiana 41.08 -85.14; Southwest Indiana/sw indiana 37.97 -87.57",
  iowa: "Southeast Iowa/se iowa 40.95 -91.6; Northeast Iowa/ne iowa 42.5 -92.3",
  kansas:
    "Flint Hills 38.4 -96.5; JoCo/joco kansas/joco ks 38.88 -94.8; KCK/kck ks 39.11 -94.63; Southeast Kansas/se kansas 37.41 -94.7; Southwest Kansas/sw kansas 37.75 -100",
  kentucky:
    "Bluegrass Region/bluegrass country 38.05 -84.5; NKY/nky area 39.05 -84.5; The Highlands, Louisville/highlands louisville 38.23 -85.71",
  louisiana:
    "Ark-La-Tex/arklatex/ark la tex 32.5 -93.75; Acadiana/cajun country 30.22 -92.02; French Quarter 29.96 -90.06; Southwest Louisiana/sw louisiana/swla 30.22 -93.2; Northeast Louisiana/ne louisiana 32.5 -92.1; Westbank/west bank new orleans 29.9 -90.08",
  maine:
    "Down East/down east maine/downeast maine/downeast 44.6 -67.9; Midcoast Maine/mid coast maine/midcoast 44.1 -69.2; Bar Harbor/bar harbor maine/bar harbor me 44.39 -68.2",
  maryland:
    "Bmore/b more/charm city 39.29 -76.61; Hampden, Baltimore/hampden baltimore 39.33 -76.63; MoCo/moco md 39.14 -77.2; PG County/p g county 38.85 -76.87",
  massachusetts:
    "Beantown/bean town 42.36 -71.06; Southie/south boston 42.33 -71.05; North Shore, MA/north shore ma/north shore massachusetts/north shore of massachusetts/north shore of boston/boston's north shore 42.56 -70.87; South Shore, MA/south shore ma/south shore massachusetts/south shore of massachusetts/south shore of boston/boston's south shore 42.1 -70.8; Martha's Vineyard 41.39 -70.62; Pioneer Valley 42.35 -72.6; MetroWest 42.28 -71.42; Merrimack Valley 42.7 -71.16; South Coast, MA/southcoast ma/south coast massachusetts 41.65 -70.93; Southeastern Massachusetts/southeast massachusetts 41.8 -71",
  michigan:
    "The UP/yoopers 46.5 -87.4; Motown/motor city 42.33 -83.05; The Thumb/thumb of michigan/michigan's thumb/thumb area 43.7 -83.1; Southeast Michigan/se michigan/southeast mi 42.4 -83.2; Southwest Michigan/sw michigan/southwest mi 42.2 -85.9",
  minnesota:
    "The Cities 44.97 -93.27; Iron Range 47.5 -92.6; Brainerd Lakes/brainerd lakes area 46.36 -94.2; Mpls/mpls mn 44.98 -93.27; MSP Area/msp metro 44.95 -93.2; North Shore, MN/north shore mn/north shore minnesota/north shore of minnesota/north shore of lake superior 47.3 -91.3; Southeast Minnesota/se minnesota 44.02 -92.47",
  mississippi:
    "Pine Belt/the pine belt 31.33 -89.3; Mississippi Delta/ms delta 33.45 -90.6; Northeast Mississippi/ne mississippi 34.26 -88.7",
  missouri:
    "Missouri Bootheel/bootheel/the bootheel 36.3 -89.8; Lake of the Ozarks 38.15 -92.7; STL/st lou/saint lou 38.63 -90.2; KCMO/kcmo area 39.1 -94.58; Southwest Missouri/sw missouri/southwest mo 37.2 -93.3; Southeast Missouri/se missouri/semo 37.3 -89.55; St. Louis County/st louis county/saint louis county 38.65 -90.4; The Hill, St. Louis/the hill st louis 38.62 -90.28",
  montana:
    "Flathead Valley 48.2 -114.3; Bitterroot Valley/the bitterroot 46.25 -114.15; Gallatin Valley 45.7 -111.1; Yellowstone Country 45.66 -110.56; Billings, MT/billings mt/billings montana 45.78 -108.5; Northwest Montana/nw montana 48.2 -114.3",
  nebraska: "Nebraska Sandhills/nebraska sand hills 42 -101; Northeast Nebraska/ne nebraska 42.03 -97.42",
  nevada: "Summerlin 36.17 -115.33; Carson Valley 38.95 -119.75; LV/lv nv/lv nevada 36.17 -115.14",
  "new-hampshire":
    "White Mountains/white mountains nh/white mountains of new hampshire 44.1 -71.3; Lakes Region/lakes region nh/lakes region of new hampshire 43.6 -71.45; Seacoast NH/nh seacoast/seacoast new hampshire 43.07 -70.77",
  "new-mexico": "ABQ 35.08 -106.65; Southeast New Mexico/se new mexico 32.7 -103.1",
  "new-york":
    "Long Island/long iland 40.8 -73.2; Catskills/catskill mountains 42.05 -74.3; Adirondacks 44.1 -74.2; North Country, NY/north country ny/north country new york 44.6 -74.8; Southern Tier/southern tier ny 42.1 -76.2; Capital District/capital district ny/capital region ny/capital region new york 42.7 -73.8; Westchester/westchester county/westchester ny 41.03 -73.76; Suffolk County, NY/suffolk cnty/suffolk long island/suffolk cty/suffolk co ny 40.8 -72.9; Nassau County, NY/nassau cnty/nassau long island/nassau cty 40.73 -73.59; Upper East Side/ues/the upper east side 40.77 -73.96; Upper West Side/uws 40.79 -73.97; Lower East Side/les nyc 40.72 -73.99; Midtown Manhattan/manhattan midtown 40.75 -73.98; SoHo/soho nyc/soho manhattan 40.72 -74; Tribeca 40.72 -74.01; Flushing, Queens/flushing queens/flushing ny/flushing new york 40.76 -73.83; Bay Ridge/bay ridge brooklyn 40.63 -74.03; Bed-Stuy/bed stuy/bedstuy 40.69 -73.94; Sunset Park, Brooklyn/sunset park brooklyn 40.65 -74.01; Thousand Islands/the thousand islands/1000 islands 44.3 -76; Capital Region, NY/capital region/the capital region 42.7 -73.8; Rockaways/the rockaways/rockaway beach queens 40.59 -73.8",
  "north-carolina":
    "Outer Banks/obx 35.9 -75.65; High Country, NC/high country nc/nc high country 36.2 -81.67; Uptown Charlotte 35.23 -80.84; Sandhills, NC/nc sandhills/the sandhills nc 35.17 -79.4; Crystal Coast 34.72 -76.75; Winston-Salem/winston nc 36.1 -80.24; South End, Charlotte/south end charlotte 35.21 -80.86; NoDa/noda charlotte 35.25 -80.8",
  "north-dakota": "The Bakken/bakken/bakken region 48.1 -103.6",
  ohio: "Cincy 39.1 -84.51; Mahoning Valley 41.1 -80.65; Short North/short north columbus 39.98 -83; German Village/german village columbus 39.95 -82.99; CLE/cle ohio 41.5 -81.69; Northeast Ohio/ne ohio/northeast oh/neo ohio 41.3 -81.6; Southwest Ohio/sw ohio/southwest oh 39.3 -84.4; Northwest Ohio/nw ohio 41.6 -83.6; Southeast Ohio/se ohio 39.33 -82.1; Over-the-Rhine/over the rhine/otr cincinnati 39.11 -84.52; Put-in-Bay/put in bay 41.65 -82.82; Ohio City/tremont cleveland 41.48 -81.7",
  oklahoma:
    "Green Country/green country oklahoma 36.15 -95.9; Little Dixie 34.93 -95.77; Northeast Oklahoma/ne oklahoma 36.15 -95.7; Southwest Oklahoma/sw oklahoma 34.6 -98.4; Southeast Oklahoma/se oklahoma 34.93 -95.77",
  oregon:
    "PDX 45.52 -122.68; Columbia River Gorge/columbia gorge/the gorge 45.7 -121.5; Pearl District/pearl district portland 45.53 -122.68",
  pennsylvania:
    "South Philly/south philadelphia 39.92 -75.17; Main Line/philadelphia main line/the main line 40.03 -75.35; Laurel Highlands 40 -79.3; Chestnut Hill, Philadelphia/chestnut hill philadelphia/chestnut hill philly 40.07 -75.21; Center City/center city philadelphia/center city philly 39.95 -75.17; Northern Liberties 39.97 -75.14; PGH/steel city 40.44 -80; Delco/delco pa 39.92 -75.38; Montco/montco pa 40.2 -75.35; Chesco/chesco pa 39.97 -75.7; Bucks County/bucks county pa/bucks co pa/bucks pa 40.31 -75.1; NEPA/northeast pennsylvania/northeastern pennsylvania/northeastern pa/northeast pa/ne pa 41.35 -75.75; Southeast Pennsylvania/southeastern pennsylvania/southeastern pa/southeast pa/se pa 40.05 -75.4; Southwest Pennsylvania/southwestern pennsylvania/southwestern pa/southwest pa/sw pa 40.25 -79.9; Northwest Pennsylvania/northwest pa/nw pa/northwestern pa 42.1 -80; Lawrenceville, Pittsburgh/lawrenceville pittsburgh 40.47 -79.96; Strip District, Pittsburgh/strip district 40.45 -79.98; Pennsylvania Dutch Country/amish country pa/dutch country pa 40.04 -76.3",
  "rhode-island":
    "South County, RI/south county ri/south county rhode island 41.45 -71.5; Federal Hill, Providence/federal hill providence 41.82 -71.42",
  "south-carolina": "Upstate South Carolina/upstate sc/the upstate sc 34.85 -82.3",
  "south-dakota": "Black Hills 44.1 -103.4",
  tennessee:
    "Tri-Cities, TN/tri cities tn/tri cities tennessee 36.42 -82.4; Music City 36.16 -86.78; East Nashville 36.18 -86.75; Nooga/chatt/chatt town 35.05 -85.31; Northeast Tennessee/ne tennessee/northeast tn 36.4 -82.4; Southeast Tennessee/se tennessee 35.15 -84.9",
  texas:
    "San Antone 29.42 -98.49; Deep Ellum 32.78 -96.78; The Heights, Houston/houston heights/the heights houston/heights in houston 29.8 -95.4; Montrose, Houston/montrose houston/montrose in houston 29.75 -95.39; Stone Oak/stone oak san antonio 29.64 -98.46; Big Bend/big bend texas/big bend region 30.1 -103.4; Coastal Bend/texas coastal bend 27.8 -97.4; River Oaks, Houston/river oaks houston 29.75 -95.43; Midtown Houston 29.74 -95.38; Bishop Arts/bishop arts district 32.75 -96.83; Oak Cliff 32.73 -96.83; Oak Lawn, Dallas/oak lawn dallas 32.81 -96.81; South Congress/soco austin/south congress austin 30.25 -97.75; Alamo City 29.42 -98.49; South Padre Island/south padre 26.1 -97.17; SATX 29.42 -98.49; Corpus/corpus tx 27.8 -97.4; Galveston Island 29.28 -94.83; Southeast Texas/se texas 30.05 -94; Northeast Texas/ne texas 33.1 -95.6; East Austin 30.26 -97.71; South Austin 30.21 -97.79; Uptown Dallas 32.8 -96.8; Bryan-College Station/bcs texas/aggieland 30.63 -96.33; Big Country, TX/big country texas/the big country 32.45 -99.73",
  utah: "SLC 40.76 -111.89; Cache Valley 41.74 -111.83; Utah County 40.23 -111.66; Southwest Utah/southern utah/sw utah/dixie utah 37.1 -113.5",
  vermont: "Northeast Kingdom 44.7 -72; Green Mountains 43.9 -72.9",
  virginia:
    "New River Valley 37.15 -80.5; Northern Neck 37.8 -76.4; Tidewater/tidewater virginia/the 757 36.85 -76.29; Southwest Virginia/sw virginia/southwest va/sw va/swva 37.1 -81.3; Southside Virginia/southside va 36.6 -79.3; The Fan/fan district richmond 37.55 -77.46; Northern VA/n virginia/nova area 38.8 -77.3",
  washington:
    "Tri-Cities, WA/tri cities wa/tri cities washington 46.23 -119.2; Emerald City 47.61 -122.33; Capitol Hill, Seattle/capitol hill seattle/capitol hill in seattle 47.62 -122.32; Olympic Peninsula 47.95 -123.4; San Juan Islands/the san juans 48.55 -123; Whidbey Island/whidbey 48.2 -122.65; Yakima Valley/yakima valley wa 46.5 -120.4; Ballard/ballard seattle 47.67 -122.38; Fremont, Seattle/fremont seattle 47.65 -122.35; South Sound 47.2 -122.45; Southwest Washington/sw washington/southwest wa 45.7 -122.6; Northwest Washington/nw washington 48.75 -122.48; Skagit Valley 48.44 -122.33; Kitsap/kitsap county/kitsap peninsula 47.6 -122.68; Orcas Island 48.65 -122.9; JBLM/joint base lewis mcchord 47.1 -122.55",
  "west-virginia": "Eastern Panhandle/wv eastern panhandle/eastern panhandle of west virginia 39.45 -77.97",
  wisconsin:
    "Driftless Area/the driftless 43.55 -90.9; Northwoods/northwoods wisconsin/wisconsin northwoods/the northwoods 45.87 -89.7; MKE/mke wi/brew city 43.04 -87.91; Southeast Wisconsin/se wisconsin/southeast wi 43.05 -88; Northeast Wisconsin/ne wisconsin/northeast wi 44.5 -88.05; Southwest Wisconsin/sw wisconsin 42.85 -90.7; The Dells/wi dells 43.63 -89.77",
  wyoming: "Jackson Hole/jackson hole wy/jackson hole wyoming 43.48 -110.76",
});
