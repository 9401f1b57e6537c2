import { readDistricts } from "#editions/read-districts.ts";

/** Nicknames and short names of towns, and districts and regions that people in the United States search by. */
export const US_DISTRICTS = readDistricts({
  alabama:
    "The Shoals/the shoals alabama/shoals area/muscle shoals area 34.77 -87.65; Wiregrass/wiregrass region/the wiregrass 31.22 -85.4",
  alaska: "Kenai Peninsula 60.5 -150.8; Mat-Su Valley/matsu valley/mat su/mat su valley 61.6 -149.3",
  arizona:
    "Ahwatukee 33.34 -111.98; Valley of the Sun/phoenix valley 33.45 -112.07; Verde Valley/the verde valley 34.7 -112; White Mountains, AZ/white mountains az/white mountains of arizona/white mountains arizona 34.15 -109.95; Arcadia, Phoenix/arcadia phoenix 33.5 -111.98",
  california:
    "SF/san fran/frisco ca 37.77 -122.42; San Diego County 32.9 -116.8; Orange County/oc ca 33.72 -117.83; Sactown/sac town 38.58 -121.49; Venice Beach 33.99 -118.47; Koreatown/k town la/koreatown la/koreatown los angeles 34.06 -118.3; The Peninsula/peninsula ca/sf peninsula/san francisco peninsula/the peninsula bay area 37.53 -122.3; Antelope Valley 34.69 -118.15; Tri-Valley/tri valley ca/tri valley california 37.69 -121.85; Napa Valley 38.4 -122.35; SLO County 35.28 -120.66; Central Coast/california central coast/central coast of california 35.3 -120.6; North Coast, CA/redwood coast/california's north coast 40.8 -124.16; Gold Country/gold country ca/california gold country/mother lode 38.7 -120.8; Conejo Valley 34.17 -118.85; South Bay, LA/south bay la/south bay los angeles 33.85 -118.37; SGV/san gabriel valley 34.1 -118.05; Boyle Heights 34.04 -118.21; North Park, San Diego/north park san diego 32.74 -117.13; Pacific Beach/pacific beach san diego/pb san diego 32.8 -117.24; Gaslamp/gaslamp quarter/gaslamp district 32.71 -117.16; Ocean Beach, San Diego/ocean beach san diego 32.75 -117.25; Almaden/almaden valley 37.23 -121.88; Willow Glen/willow glen san jose 37.3 -121.9",
  colorado:
    "Front Range/colorado front range 39.9 -105; Mile High City 39.74 -104.99; LoDo/lodo denver 39.75 -105; Five Points, Denver/five points denver/rino denver 39.76 -104.97; Roaring Fork Valley 39.4 -107.2; Vail Valley 39.64 -106.5; San Luis Valley 37.5 -105.9",
  connecticut: "Quiet Corner/the quiet corner ct 41.85 -71.95",
  florida:
    "St. Pete/st pete/saint pete 27.77 -82.64; Jax 30.33 -81.66; South Beach/south beach miami/sobe 25.78 -80.13; Nature Coast 28.8 -82.5; Forgotten Coast 29.75 -84.9; Hyde Park, Tampa/hyde park tampa 27.94 -82.47; Ybor City/ybor 27.96 -82.44; Wynwood 25.8 -80.2; Little Havana 25.77 -80.22; Brickell 25.76 -80.19; Riverside, Jacksonville/riverside jacksonville 30.31 -81.69; Suncoast/suncoast florida/florida suncoast 27.5 -82.6",
  georgia: "Golden Isles 31.2 -81.4; North Georgia Mountains 34.8 -83.9",
  hawaii:
    "Maui 20.88 -156.45; Oahu/o'ahu 21.4 -157.95; Kauai/kaua'i 22 -159.45; The Big Island/big island hawaii/big island of hawaii/big island hi 19.6 -155.5",
  idaho:
    "Magic Valley 42.56 -114.46; Wood River Valley 43.6 -114.35; Idaho Panhandle/north idaho/northern idaho 47.7 -116.8",
  illinois:
    "Chi-Town/chitown 41.88 -87.63; Windy City 41.88 -87.63; Wicker Park 41.91 -87.68; Metro East/metro east illinois 38.6 -89.98; Pilsen/pilsen chicago 41.86 -87.66; Bucktown/bucktown chicago 41.92 -87.68; Lakeview, Chicago/lakeview chicago/boystown 41.94 -87.65; Hyde Park, Chicago/hyde park chicago 41.79 -87.59",
  indiana: "Indy 39.77 -86.16; Michiana 41.68 -86.25; Broad Ripple 39.87 -86.14",
  kansas: "Flint Hills 38.4 -96.5",
  kentucky: "Bluegrass Region/bluegrass country 38.05 -84.5",
  louisiana:
    "Ark-La-Tex/arklatex/ark la tex 32.5 -93.75; Acadiana/cajun country 30.22 -92.02; French Quarter 29.96 -90.06",
  maine:
    "Down East/down east maine/downeast maine/downeast 44.6 -67.9; Midcoast Maine/mid coast maine/midcoast 44.1 -69.2",
  maryland: "Bmore/b more/charm city 39.29 -76.61; Hampden, Baltimore/hampden baltimore 39.33 -76.63",
  massachusetts:
    "Beantown/bean town 42.36 -71.06; Southie/south boston 42.33 -71.05; North Shore, MA/north shore ma/north shore massachusetts/north shore of massachusetts/north shore of boston/boston's north shore 42.56 -70.87; South Shore, MA/south shore ma/south shore massachusetts/south shore of massachusetts/south shore of boston/boston's south shore 42.1 -70.8; Martha's Vineyard 41.39 -70.62; Pioneer Valley 42.35 -72.6; MetroWest 42.28 -71.42",
  michigan:
    "The UP/yoopers 46.5 -87.4; Motown/motor city 42.33 -83.05; The Thumb/thumb of michigan/michigan's thumb/thumb area 43.7 -83.1",
  minnesota: "The Cities 44.97 -93.27; Iron Range 47.5 -92.6; Brainerd Lakes/brainerd lakes area 46.36 -94.2",
  mississippi: "Pine Belt/the pine belt 31.33 -89.3; Mississippi Delta/ms delta 33.45 -90.6",
  missouri:
    "Missouri Bootheel/bootheel/the bootheel 36.3 -89.8; Lake of the Ozarks 38.15 -92.7; STL/st lou/saint lou 38.63 -90.2",
  montana:
    "Flathead Valley 48.2 -114.3; Bitterroot Valley/the bitterroot 46.25 -114.15; Gallatin Valley 45.7 -111.1; Yellowstone Country 45.66 -110.56",
  nebraska: "Nebraska Sandhills/nebraska sand hills 42 -101",
  nevada: "Vegas 36.17 -115.14; Summerlin 36.17 -115.33; Carson Valley 38.95 -119.75",
  "new-hampshire":
    "White Mountains/white mountains nh/white mountains of new hampshire 44.1 -71.3; Lakes Region/lakes region nh/lakes region of new hampshire 43.6 -71.45; Seacoast NH/nh seacoast/seacoast new hampshire 43.07 -70.77",
  "new-mexico": "ABQ 35.08 -106.65",
  "new-york":
    "NYC/n y c 40.71 -74.01; Long Island/long iland 40.8 -73.2; Catskills/catskill mountains 42.05 -74.3; Adirondacks 44.1 -74.2; North Country, NY/north country ny/north country new york 44.6 -74.8; Southern Tier/southern tier ny 42.1 -76.2; Capital District/capital district ny/capital region ny/capital region new york 42.7 -73.8",
  "north-carolina":
    "Outer Banks/obx 35.9 -75.65; High Country, NC/high country nc/nc high country 36.2 -81.67; Uptown Charlotte 35.23 -80.84; Sandhills, NC/nc sandhills/the sandhills nc 35.17 -79.4; Crystal Coast 34.72 -76.75",
  ohio: "Cincy 39.1 -84.51; Mahoning Valley 41.1 -80.65; Short North/short north columbus 39.98 -83; German Village/german village columbus 39.95 -82.99",
  oklahoma: "Green Country/green country oklahoma 36.15 -95.9; Little Dixie 34.93 -95.77",
  oregon:
    "PDX 45.52 -122.68; Columbia River Gorge/columbia gorge/the gorge 45.7 -121.5; Pearl District/pearl district portland 45.53 -122.68",
  pennsylvania:
    "Philly 39.95 -75.16; South Philly/south philadelphia 39.92 -75.17; Main Line/philadelphia main line/the main line 40.03 -75.35; Laurel Highlands 40 -79.3; Chestnut Hill, Philadelphia/chestnut hill philadelphia/chestnut hill philly 40.07 -75.21; Center City/center city philadelphia/center city philly 39.95 -75.17; Northern Liberties 39.97 -75.14; PGH/steel city 40.44 -80",
  "south-carolina": "Upstate South Carolina/upstate sc/the upstate sc 34.85 -82.3",
  "south-dakota": "Black Hills 44.1 -103.4",
  tennessee:
    "Tri-Cities, TN/tri cities tn/tri cities tennessee 36.42 -82.4; Music City 36.16 -86.78; East Nashville 36.18 -86.75",
  texas:
    "San Antone 29.42 -98.49; Deep Ellum 32.78 -96.78; The Heights, Houston/houston heights/the heights houston/heights in houston 29.8 -95.4; Montrose, Houston/montrose houston/montrose in houston 29.75 -95.39; Stone Oak/stone oak san antonio 29.64 -98.46; Big Bend/big bend texas/big bend region 30.1 -103.4; Coastal Bend/texas coastal bend 27.8 -97.4; River Oaks, Houston/river oaks houston 29.75 -95.43; Midtown Houston 29.74 -95.38; Bishop Arts/bishop arts district 32.75 -96.83; Oak Cliff 32.73 -96.83; Oak Lawn, Dallas/oak lawn dallas 32.81 -96.81; South Congress/soco austin/south congress austin 30.25 -97.75; Alamo City 29.42 -98.49; South Padre Island/south padre 26.1 -97.17",
  utah: "SLC 40.76 -111.89; Cache Valley 41.74 -111.83",
  vermont: "Northeast Kingdom 44.7 -72",
  virginia: "New River Valley 37.15 -80.5; Northern Neck 37.8 -76.4; Tidewater/tidewater virginia/the 757 36.85 -76.29",
  washington:
    "Tri-Cities, WA/tri cities wa/tri cities washington 46.23 -119.2; Emerald City 47.61 -122.33; Capitol Hill, Seattle/capitol hill seattle/capitol hill in seattle 47.62 -122.32; Olympic Peninsula 47.95 -123.4; San Juan Islands/the san juans 48.55 -123; Whidbey Island/whidbey 48.2 -122.65; Yakima Valley/yakima valley wa 46.5 -120.4; Ballard/ballard seattle 47.67 -122.38; Fremont, Seattle/fremont seattle 47.65 -122.35",
  "west-virginia": "Eastern Panhandle/wv eastern panhandle/eastern panhandle of west virginia 39.45 -77.97",
  wisconsin:
    "Driftless Area/the driftless 43.55 -90.9; Northwoods/northwoods wisconsin/wisconsin northwoods/the northwoods 45.87 -89.7",
});
