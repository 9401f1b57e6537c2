import { readDistricts } from "#editions/read-districts.ts";

/** Islands, comarcas, districts and short names of towns that people in Spain search by, at their approximate centers. */
export const ES_DISTRICTS = readDistricts({
  "illes-balears":
    "Mallorca 39.6 2.95; Menorca 39.95 4.05; Formentera 38.7 1.45; Mahón 39.889 4.266; Playa de Palma 39.53 2.74",
  "las-palmas":
    "Gran Canaria 27.95 -15.6; Lanzarote 29.03 -13.63; Fuerteventura 28.4 -14; Las Canteras 28.14 -15.44; Vegueta 28.1 -15.414; Guanarteme 28.13 -15.44; Maspalomas/playa del inglés 27.76 -15.58; Las Palmas de G.C./las palmas de gc/lpgc 28.12 -15.43",
  "santa-cruz-de-tenerife":
    "La Gomera 28.11 -17.23; Isla de La Palma 28.68 -17.86; La Laguna 28.487 -16.316; El Hierro/isla de el hierro 27.74 -18.02; Sta. Cruz de Tenerife/sta cruz de tenerife/sta cruz tenerife/sta cruz 28.466 -16.25",
  cadiz:
    "Jerez 36.685 -6.126; La Línea 36.168 -5.348; El Puerto de Santa María/el puerto 36.594 -6.233; Sanlúcar 36.778 -6.352; Chiclana 36.419 -6.149; Campo de Gibraltar 36.18 -5.45; Sierra de Cádiz 36.8 -5.4; Conil 36.277 -6.088; Vejer 36.252 -5.966",
  barcelona:
    "L’Hospitalet/l'hospitalet/hospitalet 41.36 2.1; Vilanova 41.224 1.725; Gràcia 41.402 2.156; Eixample/ensanche 41.389 2.165; Sants 41.375 2.134; Poblenou 41.4 2.2; Cornellà/cornella de llob 41.355 2.07; Sant Boi 41.346 2.04; Esplugues 41.377 2.088; Santa Coloma 41.452 2.208; Sant Feliu 41.381 2.045; El Maresme/maresme 41.57 2.5; Baix Llobregat/bajo llobregat 41.38 1.98; El Penedès/penedès/penedés 41.35 1.7; El Garraf 41.24 1.8; El Vallès/vallès/vallès occidental/vallès oriental/el vallés/vallés 41.55 2.15; El Raval/raval 41.38 2.169; El Born 41.385 2.183; Barrio Gótico/gótico/barri gòtic 41.383 2.177; Sarrià 41.4 2.12; Les Corts 41.387 2.13; Nou Barris 41.442 2.177; Sant Andreu 41.435 2.19; Sant Martí 41.41 2.2; La Barceloneta/barceloneta 41.38 2.19; Poble-sec/poble sec 41.373 2.163; Guinardó/el guinardó 41.418 2.175; Clot/el clot 41.41 2.187; Sant Gervasi 41.403 2.14; Osona 41.93 2.25; El Bages 41.73 1.83; Anoia 41.58 1.62; Sant Cugat 41.472 2.085; Vilafranca 41.346 1.698; Mollet 41.54 2.213; El Prat 41.327 2.095",
  toledo: "Talavera 39.963 -4.831; La Sagra 40.1 -3.9",
  madrid:
    "Alcalá 40.482 -3.364; Vallecas/puente de vallecas 40.39 -3.66; Carabanchel 40.38 -3.74; Lavapiés 40.41 -3.7; Malasaña 40.426 -3.705; Chamberí 40.435 -3.704; Usera 40.388 -3.706; Tetuán 40.46 -3.7; Vicálvaro 40.404 -3.608; Sanse 40.548 -3.627; Rivas 40.355 -3.54; Pozuelo 40.435 -3.814; Arganda 40.3 -3.44; Boadilla 40.405 -3.876; Torrejón 40.456 -3.47; Sierra de Guadarrama/sierra de madrid/sierra norte de madrid 40.75 -3.85; Barrio de Salamanca 40.43 -3.68; Chamartín 40.46 -3.677; Moncloa 40.435 -3.72; Arganzuela 40.4 -3.695; Hortaleza 40.474 -3.64; Moratalaz 40.408 -3.645; Barajas 40.475 -3.58; Ciudad Lineal 40.445 -3.65; Villaverde 40.346 -3.71; Fuencarral 40.49 -3.7; Chueca 40.422 -3.697; La Latina 40.411 -3.71; Sanchinarro 40.49 -3.66; Las Tablas 40.505 -3.67; Aravaca 40.457 -3.785; Fuenla 40.284 -3.794",
  sevilla:
    "Alcalá de Guadaira/alcalá de guadaíra 37.338 -5.84; Triana 37.384 -6.005; El Aljarafe/aljarafe 37.37 -6.1; Nervión 37.383 -5.973; La Macarena 37.405 -5.99; Sevilla Este 37.4 -5.92; Bermejales/los bermejales 37.347 -5.98",
  pontevedra:
    "Vilagarcía 42.596 -8.765; Ría de Arousa/arousa 42.55 -8.8; O Salnés/el salnés 42.48 -8.8; O Morrazo/el morrazo 42.3 -8.75; O Grove/el grove 42.498 -8.865",
  "ciudad-real": "Alcázar 39.39 -3.21",
  valencia:
    "Ruzafa/russafa 39.462 -0.372; La Safor 38.95 -0.2; L’Horta Nord/l'horta/horta nord 39.53 -0.36; El Cabanyal/cabanyal/el cabañal/cabañal 39.47 -0.33; Benimaclet 39.486 -0.36; Patraix 39.46 -0.395; Campanar 39.483 -0.395; Malvarrosa/la malvarrosa 39.478 -0.327",
  navarra: "Estella 42.67 -2.03; La Ribera de Navarra/ribera navarra 42.1 -1.65",
  burgos:
    "Miranda 42.686 -2.947; Ribera del Duero/la ribera del duero 41.67 -3.69; Las Merindades/merindades 42.95 -3.5; Gamonal 42.35 -3.67; Aranda 41.67 -3.689",
  almeria: "Roquetas 36.764 -2.614; Poniente almeriense 36.77 -2.75; Cabo de Gata 36.8 -2.1",
  "a-coruna": "Santiago 42.88 -8.545; Costa da Morte/costa de la muerte 43.09 -9.05",
  leon: "El Bierzo/bierzo/o bierzo 42.546 -6.596",
  malaga:
    "La Axarquía/axarquía 36.79 -4.1; Serranía de Ronda 36.74 -5.17; Valle del Guadalhorce/guadalhorce 36.7 -4.68; Teatinos 36.72 -4.48; Pedregalejo 36.72 -4.38; Huelin 36.706 -4.446; La Malagueta/malagueta 36.72 -4.41; Alhaurín 36.665 -4.56",
  granada: "La Alpujarra/las alpujarras/alpujarra 36.92 -3.33; Graná 37.177 -3.599",
  caceres: "La Vera 40.1 -5.7; Valle del Jerte 40.2 -5.75; Las Hurdes 40.38 -6.25; Navalmoral 39.892 -5.541",
  girona:
    "L’Empordà/empordà/ampurdán/alt empordà/baix empordà 42.15 3; La Cerdanya/cerdanya/la cerdaña 42.43 1.93; La Garrotxa/garrotxa 42.18 2.5",
  lleida: "Val d’Aran/val d'aran/valle de arán 42.7 0.8; El Segrià/segrià 41.6 0.6",
  tarragona: "Priorat/el priorat 41.15 0.8; Delta del Ebro/delta de l'ebre/terres de l'ebre 40.72 0.72",
  alicante:
    "La Marina Alta/marina alta 38.8 0.05; La Marina Baixa/marina baixa 38.58 -0.13; Vega Baja/la vega baja/vega baja del segura 38.05 -0.8; Playa de San Juan/san juan playa 38.375 -0.415",
  alava: "Rioja Alavesa 42.55 -2.6",
  "la-rioja": "Rioja Alta/la rioja alta 42.57 -2.85",
  palencia: "Tierra de Campos 42.1 -4.7",
  guadalajara: "La Alcarria 40.6 -2.9",
  avila: "Sierra de Gredos/gredos 40.3 -5.15",
  huelva: "Sierra de Aracena 37.9 -6.56",
  cordoba: "Los Pedroches/valle de los pedroches 38.35 -4.85; La Subbética/subbética 37.45 -4.3",
  ourense: "Ribeira Sacra 42.4 -7.5",
  lugo: "A Mariña/la mariña lucense 43.6 -7.35",
  asturias: "Picos de Europa 43.2 -4.85",
  bizkaia:
    "Margen Izquierda/la margen izquierda 43.31 -3.02; Uribe Kosta 43.38 -2.98; Deusto 43.27 -2.945; Indautxu 43.262 -2.94; Santutxu 43.255 -2.915",
  gipuzkoa: "El Goierri/goierri 43.04 -2.25",
  huesca: "Pirineo aragonés 42.6 -0.3",
  murcia: "Mar Menor/el mar menor 37.75 -0.8; La Manga/la manga del mar menor 37.65 -0.72; Cabo de Palos 37.63 -0.7",
  jaen: "Sierra de Cazorla 37.91 -3",
  zaragoza: "Actur 41.67 -0.89",
  valladolid: "Parquesol 41.63 -4.76",
  zamora: "Sanabria 42.1 -6.65; Sayago 41.3 -6.2",
});
