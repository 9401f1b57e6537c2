import { readDistricts } from "#editions/read-districts.ts";

/** Islands, comarcas, districts and short names of towns that people in Spain search by, at their approximate centers. */
export const ES_DISTRICTS = readDistricts({
  "illes-balears":
    "Mallorca 39.6 2.95; Menorca 39.95 4.05; Formentera 38.7 1.45; Mahón 39.889 4.266; Playa de Palma 39.53 2.74; Eivissa 38.907 1.42; Magaluf/magalluf 39.51 2.535; Serra de Tramuntana/tramuntana 39.75 2.8",
  "las-palmas":
    "Gran Canaria 27.95 -15.6; Lanzarote 29.03 -13.63; Fuerteventura 28.4 -14; Las Canteras 28.14 -15.44; Vegueta 28.1 -15.414; Guanarteme 28.13 -15.44; Maspalomas/playa del inglés 27.76 -15.58; Las Palmas de G.C./las palmas de gc/lpgc 28.12 -15.43; La Graciosa 29.25 -13.5; Puerto del Rosario/pto del rosario 28.5 -13.863",
  "santa-cruz-de-tenerife":
    "La Gomera 28.11 -17.23; Isla de La Palma 28.68 -17.86; La Laguna/san cristóbal de la laguna 28.487 -16.316; El Hierro/isla de el hierro 27.74 -18.02; Sta. Cruz de Tenerife/sta cruz de tenerife/sta cruz tenerife/sta cruz de tfe/santa cruz de tfe/sta cruz 28.466 -16.25; Granadilla 28.12 -16.576; Puerto de la Cruz/pto de la cruz 28.414 -16.549; Tenerife Sur/sur de tenerife 28.1 -16.65; Tenerife Norte/norte de tenerife 28.4 -16.5",
  cadiz:
    "Jerez 36.685 -6.126; La Línea 36.168 -5.348; El Puerto de Santa María/el puerto/puerto de santa maría/puerto sta maría/puerto de sta maría/pto de santa maría/pto santa maría/pto de sta maría/pto sta maría 36.594 -6.233; Sanlúcar 36.778 -6.352; Chiclana 36.419 -6.149; Campo de Gibraltar 36.18 -5.45; Sierra de Cádiz 36.8 -5.4; Conil 36.277 -6.088; Vejer 36.252 -5.966; Bahía de Cádiz/bahía gaditana 36.5 -6.2; La Janda 36.25 -5.9",
  barcelona:
    "L’Hospitalet/l'hospitalet/hospitalet/hospitalet de llobregat/l'hospitalet de ll/hospitalet de ll/l hospitalet/hospi 41.36 2.1; Vilanova 41.224 1.725; Gràcia 41.402 2.156; Eixample/ensanche 41.389 2.165; Sants 41.375 2.134; Poblenou 41.4 2.2; Cornellà/cornella de llob 41.355 2.07; Sant Boi/st boi/sant boi de ll 41.346 2.04; Esplugues 41.377 2.088; Santa Coloma/sta coloma/sta coloma de gramenet/sta coloma de gramanet/santa coloma de gramanet 41.452 2.208; Sant Feliu 41.381 2.045; El Maresme/maresme/costa del maresme 41.57 2.5; Baix Llobregat/bajo llobregat 41.38 1.98; El Penedès/penedès/penedés/alt penedès 41.35 1.7; El Garraf/garraf 41.24 1.8; El Vallès/vallès/vallès occidental/vallès oriental/el vallés/vallés 41.55 2.15; El Raval/raval 41.38 2.169; El Born 41.385 2.183; Barrio Gótico/gótico/barri gòtic 41.383 2.177; Sarrià 41.4 2.12; Les Corts 41.387 2.13; Nou Barris 41.442 2.177; Sant Andreu 41.435 2.19; Sant Martí 41.41 2.2; La Barceloneta/barceloneta 41.38 2.19; Poble-sec/poble sec 41.373 2.163; Guinardó/el guinardó 41.418 2.175; Clot/el clot 41.41 2.187; Sant Gervasi 41.403 2.14; Osona 41.93 2.25; El Bages/bages 41.73 1.83; Anoia 41.58 1.62; Sant Cugat/st cugat/s cugat/san cugat 41.472 2.085; Vilafranca 41.346 1.698; Mollet 41.54 2.213; El Prat 41.327 2.095; Cerdanyola 41.491 2.141; El Berguedà/berguedà 42.1 1.85; Montseny/el montseny 41.77 2.4; Montjuïc 41.364 2.152; Tarrasa 41.561 2.01; Costa Barcelona 41.5 2.45",
  toledo: "Talavera 39.963 -4.831; La Sagra 40.1 -3.9; La Jara 39.7 -4.9; Campana de Oropesa 39.95 -5.2",
  madrid:
    "Alcalá 40.482 -3.364; Vallecas/puente de vallecas 40.39 -3.66; Carabanchel 40.38 -3.74; Lavapiés 40.41 -3.7; Malasaña 40.426 -3.705; Chamberí 40.435 -3.704; Usera 40.388 -3.706; Tetuán 40.46 -3.7; Vicálvaro 40.404 -3.608; Sanse/ss reyes/s s de los reyes 40.548 -3.627; Rivas 40.355 -3.54; Pozuelo 40.435 -3.814; Arganda/arganda del rey 40.3 -3.44; Boadilla 40.405 -3.876; Torrejón 40.456 -3.47; Sierra de Guadarrama/sierra de madrid/sierra norte de madrid 40.75 -3.85; Barrio de Salamanca/barrio salamanca 40.43 -3.68; Chamartín 40.46 -3.677; Moncloa 40.435 -3.72; Arganzuela 40.4 -3.695; Hortaleza 40.474 -3.64; Moratalaz 40.408 -3.645; Barajas 40.475 -3.58; Ciudad Lineal 40.445 -3.65; Villaverde 40.346 -3.71; Fuencarral 40.49 -3.7; Chueca 40.422 -3.697; La Latina 40.411 -3.71; Sanchinarro 40.49 -3.66; Las Tablas 40.505 -3.67; Aravaca 40.457 -3.785; Fuenla 40.284 -3.794; Las Rozas 40.493 -3.874; Villalba 40.634 -4; Humanes 40.252 -3.828; Montecarmelo 40.507 -3.7; Valdebebas 40.485 -3.615; Aluche 40.386 -3.76; Ensanche de Vallecas/villa de vallecas 40.36 -3.6; San Blas 40.427 -3.61; Corredor del Henares/el corredor del henares 40.5 -3.35",
  sevilla:
    "Alcalá de Guadaira/alcalá de guadaíra 37.338 -5.84; Triana 37.384 -6.005; El Aljarafe/aljarafe 37.37 -6.1; Nervión 37.383 -5.973; La Macarena/macarena 37.405 -5.99; Sevilla Este 37.4 -5.92; Bermejales/los bermejales 37.347 -5.98; Sierra Norte de Sevilla 37.9 -5.75; Los Remedios 37.377 -6; Bajo Guadalquivir 36.95 -6.05; Morón 37.123 -5.452; Los Palacios 37.162 -5.924; Carmona 37.471 -5.646",
  pontevedra:
    "Vilagarcía/villagarcía/villagarcía de arosa 42.596 -8.765; Ría de Arousa/arousa 42.55 -8.8; O Salnés/el salnés 42.48 -8.8; O Morrazo/el morrazo/morrazo 42.3 -8.75; O Grove/el grove 42.498 -8.865; La Estrada 42.689 -8.489; Sangenjo/sanjenjo 42.4 -8.807; Bayona 42.118 -8.85; Cangas 42.264 -8.784",
  "ciudad-real": "Alcázar 39.39 -3.21; Campo de Calatrava 38.9 -3.8",
  valencia:
    "Ruzafa/russafa 39.462 -0.372; La Safor 38.95 -0.2; L’Horta Nord/l'horta/horta nord 39.53 -0.36; El Cabanyal/cabanyal/el cabañal/cabañal 39.47 -0.33; Benimaclet 39.486 -0.36; Patraix 39.46 -0.395; Campanar 39.483 -0.395; Malvarrosa/la malvarrosa 39.478 -0.327; L’Horta Sud/l'horta sud/horta sud 39.4 -0.42; Camp de Túria 39.63 -0.6; La Ribera Alta/ribera alta/ribera baixa 39.15 -0.45; Játiva 38.99 -0.518; Onteniente 38.822 -0.606; Vall d’Albaida/vall d'albaida 38.84 -0.5",
  navarra:
    "Estella/lizarra/tierra estella 42.67 -2.03; La Ribera de Navarra/ribera navarra 42.1 -1.65; Iruña 42.817 -1.643; Valle de Baztán/baztán/el baztán 43.15 -1.5; Pirineo navarro 42.9 -1.1",
  burgos:
    "Ribera del Duero/la ribera del duero 41.67 -3.69; Las Merindades/merindades 42.95 -3.5; Gamonal 42.35 -3.67; Aranda 41.67 -3.689; La Bureba/bureba 42.55 -3.3",
  almeria:
    "Roquetas 36.764 -2.614; Poniente almeriense 36.77 -2.75; Cabo de Gata 36.8 -2.1; Levante almeriense 37.2 -1.9; Valle del Almanzora/valle de almanzora/almanzora 37.35 -2.2",
  "a-coruna":
    "Santiago/compostela 42.88 -8.545; Costa da Morte/costa de la muerte 43.09 -9.05; O Barbanza/barbanza 42.6 -8.95; Bergantiños 43.2 -8.7; Ferrolterra 43.5 -8.2; As Pontes 43.45 -7.85; Noia/noya 42.785 -8.888",
  leon: "El Bierzo/bierzo/o bierzo 42.546 -6.596; La Maragatería/maragatería 42.4 -6.2",
  malaga:
    "La Axarquía/axarquía 36.79 -4.1; Serranía de Ronda 36.74 -5.17; Valle del Guadalhorce/guadalhorce 36.7 -4.68; Teatinos 36.72 -4.48; Pedregalejo 36.72 -4.38; Huelin 36.706 -4.446; La Malagueta/malagueta 36.72 -4.41; Alhaurín 36.665 -4.56; Puerto Banús/pto banús 36.487 -4.954; El Palo 36.72 -4.36",
  granada:
    "La Alpujarra/las alpujarras/alpujarra 36.92 -3.33; Graná 37.177 -3.599; Sierra Nevada 37.1 -3.4; Valle de Lecrín 36.95 -3.55; El Albaicín/albaicín/albayzín 37.181 -3.593; El Realejo/realejo 37.172 -3.595; El Zaidín/zaidín 37.158 -3.6; La Chana 37.187 -3.622",
  caceres:
    "La Vera 40.1 -5.7; Valle del Jerte 40.2 -5.75; Las Hurdes 40.38 -6.25; Navalmoral 39.892 -5.541; Sierra de Gata 40.2 -6.65",
  girona:
    "L’Empordà/empordà/ampurdán/alt empordà/baix empordà 42.15 3; La Cerdanya/cerdanya/la cerdaña 42.43 1.93; La Garrotxa/garrotxa 42.18 2.5; La Selva 41.85 2.7; El Ripollès/ripollès 42.28 2.2; Lloret 41.7 2.845; Tossa 41.72 2.93; Platja d’Aro/platja d'aro/platja daro/playa de aro 41.817 3.067; La Bisbal 41.959 3.04; Figueras 42.267 2.961",
  lleida:
    "Val d’Aran/val d'aran/valle de arán 42.7 0.8; El Segrià/segrià 41.6 0.6; La Seu/la seu d'urgell/seo de urgel 42.358 1.463; Pla d’Urgell/pla d'urgell 41.65 0.87; Alt Urgell 42.3 1.4; Pallars/pallars sobirà/pallars jussà 42.4 1.1; Pirineo catalán/pirineo de lleida 42.35 1.2",
  tarragona:
    "Priorat/el priorat 41.15 0.8; Delta del Ebro/delta de l'ebre/terres de l'ebre 40.72 0.72; Baix Penedès 41.22 1.53; Baix Camp 41.1 1.05; Alt Camp 41.3 1.25; Conca de Barberà 41.4 1.1; Terra Alta 41.05 0.43",
  alicante:
    "La Marina Alta/marina alta 38.8 0.05; La Marina Baixa/marina baixa 38.58 -0.13; Vega Baja/la vega baja/vega baja del segura 38.05 -0.8; Playa de San Juan/san juan playa 38.375 -0.415; Elx 38.267 -0.698; Alcoi 38.698 -0.474; Xàbia 38.789 0.163; Calpe 38.644 0.045; La Vila Joiosa/la vila 38.507 -0.233; Guardamar 38.09 -0.655; Petrer/petrel 38.484 -0.77",
  alava: "Rioja Alavesa 42.55 -2.6; Llanada Alavesa 42.85 -2.6; Valle de Ayala 43.07 -3.05",
  "la-rioja":
    "Rioja Alta/la rioja alta 42.57 -2.85; Rioja Baja/la rioja baja 42.2 -1.95; Santo Domingo/sto domingo/sto domingo de la calzada 42.44 -2.953",
  palencia: "Tierra de Campos 42.1 -4.7; El Cerrato/cerrato 41.95 -4.3; Montaña Palentina 42.85 -4.4",
  guadalajara: "La Alcarria 40.6 -2.9; Azuqueca 40.565 -3.266; Señorío de Molina 40.85 -1.88",
  avila: "Sierra de Gredos/gredos 40.3 -5.15; Valle del Tiétar 40.2 -5; La Moraña 41 -4.85",
  huelva: "Sierra de Aracena 37.9 -6.56; Matalascañas 36.997 -6.55; El Rocío 37.13 -6.485",
  cordoba: "Los Pedroches/valle de los pedroches 38.35 -4.85; La Subbética/subbética 37.45 -4.3; Priego 37.438 -4.195",
  ourense: "Ribeira Sacra 42.4 -7.5; Valdeorras 42.4 -7; O Carballiño/carballiño 42.43 -8.077",
  lugo: "A Mariña/la mariña lucense 43.6 -7.35; Terra Chá 43.3 -7.5; Monforte 42.52 -7.51; Viveiro 43.66 -7.595",
  asturias:
    "Picos de Europa 43.2 -4.85; Xixón 43.54 -5.66; Uviéu 43.361 -5.849; Langreo 43.3 -5.69; Siero 43.39 -5.66; Luarca 43.542 -6.536; Valle del Nalón/cuenca del nalón/las cuencas mineras/cuencas mineras 43.28 -5.65; Oriente asturiano/oriente de asturias 43.4 -5; Occidente asturiano/occidente de asturias 43.45 -6.6",
  bizkaia:
    "Margen Izquierda/la margen izquierda 43.31 -3.02; Uribe Kosta 43.38 -2.98; Deusto 43.27 -2.945; Indautxu 43.262 -2.94; Santutxu 43.255 -2.915; Baracaldo 43.297 -2.989; Gernika/guernica 43.317 -2.678; Santurce 43.33 -3.032; Duranguesado/el duranguesado 43.17 -2.63; Encartaciones/las encartaciones/enkarterri 43.2 -3.2; Urdaibai 43.37 -2.67; Abando 43.263 -2.935; Casco Viejo de Bilbao 43.257 -2.923",
  gipuzkoa:
    "El Goierri/goierri 43.04 -2.25; Rentería 43.312 -1.9; Fuenterrabía 43.369 -1.796; Bidasoa/el bidasoa 43.34 -1.79; Amara 43.305 -1.975; Gros 43.322 -1.97",
  huesca:
    "Pirineo aragonés 42.6 -0.3; La Ribagorza/ribagorza 42.35 0.5; El Sobrarbe/sobrarbe 42.4 0.15; Los Monegros/monegros 41.75 -0.2",
  murcia:
    "Mar Menor/el mar menor 37.75 -0.8; La Manga/la manga del mar menor 37.65 -0.72; Cabo de Palos 37.63 -0.7; Campo de Cartagena 37.7 -1; Puerto de Mazarrón/pto de mazarrón 37.563 -1.255; Los Alcázares 37.743 -0.85",
  jaen: "Sierra de Cazorla 37.91 -3; Villanueva del Arzobispo/vva del arzobispo 38.167 -3.005",
  zaragoza: "Actur 41.67 -0.89; Ejea 42.126 -1.137; El Moncayo/moncayo 41.8 -1.75; Campo de Borja 41.83 -1.53",
  valladolid: "Parquesol 41.63 -4.76",
  zamora: "Sanabria 42.1 -6.65; Sayago 41.3 -6.2; Aliste 41.8 -6.2; Los Arribes/arribes/arribes del duero 41.3 -6.5",
  castellon:
    "Villarreal/vilareal 39.938 -0.101; Vinaroz 40.47 0.475; Benicasim 40.055 0.064; La Plana Baixa/plana baixa 39.9 -0.15; Els Ports 40.6 -0.1; Vall d’Uixó/la vall d'uixó/vall de uxó 39.823 -0.23",
  teruel: "El Matarraña/matarraña/matarranya 40.9 0.1",
  salamanca: "Sierra de Francia 40.5 -6.05; Sierra de Béjar 40.37 -5.75",
  segovia: "El Espinar 40.718 -4.247",
  soria: "Almazán 41.487 -2.533",
  albacete: "La Manchuela/manchuela 39.3 -1.6",
  cuenca: "Serranía de Cuenca 40.3 -1.95",
  badajoz:
    "La Siberia/la siberia extremeña 39.15 -5.05; La Serena 38.75 -5.5; Tierra de Barros 38.65 -6.4; Vegas Altas 39 -5.8; Villanueva de la Serena/vva de la serena 38.973 -5.797; Campiña Sur 38.25 -5.8",
  cantabria: "Liébana/la liébana 43.15 -4.62; Potes 43.153 -4.623",
});
