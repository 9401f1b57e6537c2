/** As in `en.ts`, in addition to the parts of the translated names. */
export const SPANISH_SECTOR_WORDS: Record<string, string> = {
  "auto-repair-service":
    "taller|taller mecánico|taller de coches|mecánico|reparación de coches|taller de (vehículos/automóviles/reparaciones)|taller de reparación|reparación de (vehículos/automóviles)|electromecánica|taller mecanico|taller de (automóvil/automoción/coche/autos/carros/mecánica/mecánica rápida/mecánica general/reparación de vehículos/reparación de coches)|mecánica|mecánica del automóvil|mecánica rápida|taller del automóvil|taller de motos=motos|taller de neumáticos=neumáticos|taller de chapa=chapa|taller de chapa y pintura=chapa y pintura|taller eléctrico=eléctrico|taller de camiones=camiones|taller multimarca|mecánicos|talleres|lunas de coche=lunas|cambio de aceite=aceite > chapa y pintura|neumáticos",
  "car-dealerships":
    "concesionario|compraventa de coches|venta de coches|coches usados|concesionario de coches|coches de (segunda mano/ocasión)|vehículos de ocasión|venta de vehículos|compraventa de vehículos|venta de (autos/carros/automóviles/vehículos usados/vehículos de ocasión/coches usados/coches de segunda mano/coches de ocasión)|concesionario de (vehículos/automóviles/autos)|compra venta de (coches/vehículos/autos)|compraventa de (autos/automóviles/vehículos usados)|coches segunda mano|vehículos usados|concesionario de motos=motos|venta de motos=motos",
  "car-washes":
    "lavado de coches|lavadero de coches|túnel de lavado|autolavado|lavadero|lavado de (vehículos/autos/carros)|centro de lavado|lavacoches|lavado de coche|lavadero de (vehículos/autos)|lavaderos|box de lavado|boxes de lavado|lavado a presión|lavado de coches a mano=mano|lavadero a mano=mano|lavado a mano=mano|car wash|lavautos|estación de lavado",
  "gas-stations":
    "gasolinera|estación de servicio|estación de gasolina|surtidor|gasolineras|estaciones de servicio|gasolinería|estación de carburante|venta de carburante|bencinera|gasolinera con tienda=tienda",
  "equipment-rental-dealers":
    "alquiler de maquinaria|alquiler de equipos|alquiler de (herramientas/carretillas)|venta de maquinaria|alquiler de (máquinas/equipo/andamios/herramienta/carpas/grúas/maquinaria de obra/maquinaria agrícola/maquinaria de construcción/equipos de construcción)|alquiladora de maquinaria|renta de maquinaria|maquinaria agrícola=agrícola|alquiler de coches=coches|alquiler de vehículos=vehículos|alquiler de motos=motos|alquiler de furgonetas=furgonetas|alquiler de bicicletas=bicicletas|alquiler de bicis=bicis|alquiler de barcos=barcos|rent a car=rent a car",
  "junk-salvage-yards":
    "desguace|chatarrería|desguaces|chatarra|chatarrero|desguace de coches|desguace de vehículos|chatarras|centro de reciclaje de vehículos|depósito de chatarra|deshuesadero",
  "towing-companies":
    "grúas|grúa|asistencia en carretera|servicio de grúa|empresa de grúas|servicio de grúas|grúas de coches|asistencia en ruta|auxilio en carretera|empresa de grúa|remolque de vehículos",
  "beauty-personal-care":
    "clínica estética|clínica de estética|medicina estética|centro de belleza|belleza|estética|centro de estética|salón de estética|cosmética|esteticista|peluquería y estética|centro estético|centros de estética|gabinete de estética|salón de belleza y estética|negocio de belleza|depilación láser=láser|cejas y pestañas=cejas pestañas|centro de bronceado y estética|esteticien",
  "hair-salons-barber-shops":
    "peluquería|barbería|salón de belleza|peluquero|barbero|salón de peluquería|barbershop|barber shop|peluquerías|barberías|salones de peluquería|peluquería unisex=unisex|peluquería de caballeros=caballeros|peluquería masculina=masculina|peluquería de señoras=señoras|peluquería infantil=infantil|barber|estilista|salón de estilismo|peluquería y barbería|estética capilar",
  "nail-salons":
    "salón de uñas|manicura|uñas|centro de uñas|uñas esculpidas|nails|nail bar|centro de manicura|manicura y pedicura|salón de manicura|estudio de uñas|uñas y pestañas|tienda de uñas|nail|pedicura|salones de uñas",
  massage:
    "masajes|centro de masajes|masajista|salón de masajes|centro de masaje|masaje|sala de masajes|masajes terapéuticos|salón de masaje|quiromasaje|masaje tailandés=tailandés|masajes tailandeses=tailandeses",
  spas: "balneario|spa|centro de spa|balneario urbano|centro wellness|centro spa|centro termal|termas|baños árabes=árabes|spa urbano|centro de relax|centro de bienestar|balnearios|circuito termal",
  "building-construction":
    "construcción|constructora|empresa de construcción|reformas=reformas|empresa constructora|albañilería|constructor|empresa de (obras/reformas y construcción/albañilería/edificación/construcciones)|construcciones|edificación|empresa de construcciones|albañil|contratista > reformas|pintura|pintor|pladur|tejados|impermeabilización|aislamientos|placas solares|energía solar|instalación de placas solares=placas solares|parquet|rehabilitación|demoliciones|toldos",
  "building-material-hardware-stores":
    "ferretería|materiales de construcción|almacén de construcción|materiales de obra|ferreterías|almacén de materiales de construcción|almacén de materiales|materiales para construcción",
  "electrical-mechanical-contracting":
    "electricista|instalaciones eléctricas|instaladora|empresa de instalaciones|empresa eléctrica|electricidad|instalador eléctrico|instalador|instaladores|instalación eléctrica|empresa de electricidad|empresa de electricistas|electricistas|montajes eléctricos|empresa de montajes eléctricos",
  hvac: "aire acondicionado|calefacción|climatización|empresa de climatización|instalación de aire acondicionado|frío industrial|calefactor|aires acondicionados|empresa de aire acondicionado|instalador de aire acondicionado|calefacción y aire acondicionado|climatizadora|refrigeración|empresa de refrigeración|calderas|ventilación|aerotermia|gas y calefacción",
  plumbing:
    "fontanería|fontanero|plomería|plomero|empresa de fontanería|fontaneros|plomeros|empresa de plomería|instalador de fontanería|gasfitería",
  "day-care-child-care":
    "guardería|guardería infantil|escuela infantil|centro infantil|jardín de infancia|jardín infantil|ludoteca=ludoteca|guarderías|escuela infantil privada|escuelas infantiles|centro de educación infantil|jardines de infancia|guardería de niños|guardería para niños|cuidado de niños|kinder|centro de cuidado infantil|ludotecas",
  schools:
    "academia|escuela|colegio|centro de (formación/estudios/enseñanza)|centro educativo|escuela de (música/idiomas/conducir/cocina)|academias|academia de inglés=inglés|escuela de inglés=inglés|academia de música=música|escuela de música=música|academia de (refuerzo/estudios/formación/apoyo/apoyo escolar/clases/clases particulares/oposiciones)|centro de formación profesional|centro de apoyo escolar|clases particulares|escuela de negocios|escuela de formación|colegios|colegio privado=privado|escuela privada=privada|escuela de surf=surf|escuela de natación=natación|academia de peluquería=peluquería|academia de oposiciones=oposiciones > academia de idiomas|autoescuela|autoescuelas|academias de idiomas|artes marciales",
  "entertainment-recreation":
    "ocio|entretenimiento|parque de bolas|salón recreativo|centro de ocio|centro de entretenimiento|parque infantil=infantil|parque de bolas infantil|parque de ocio|parque de aventuras=aventuras|parque acuático=acuático|salones recreativos|ocio infantil=infantil|ludoteca y parque de bolas|sala de juegos recreativos > hotel|hostal|camping|sala de escape|casa rural|escape room|recreativos|hoteles|hostales|pensión|albergue|apartamentos turísticos|hotel rural|casas rurales|posada|motel|karaoke|billar|escape rooms|hostel",
  "nightclubs-theaters":
    "discoteca|pub nocturno|teatro|cine|club nocturno|sala de fiestas|sala de conciertos|pub musical|discotecas|discobar|sala de baile|cines|club de noche|bar nocturno|local nocturno|local de ocio nocturno|ocio nocturno|disco pub|discopub|after|teatros|sala de música en vivo=música vivo",
  "accounting-tax-practices":
    "asesoría|gestoría|asesoría fiscal|contabilidad|despacho contable|asesoría contable|asesor fiscal|contable|asesoría laboral|despacho de contabilidad|asesorías|gestorías|asesoría de empresas|asesoría fiscal y contable|asesoría laboral y fiscal|asesoría fiscal laboral y contable|asesoría y gestoría|despacho de (contables/asesores/asesoría/asesores fiscales)|contables|asesores fiscales|asesores|gestor administrativo",
  "insurance-agencies":
    "agencia de seguros|correduría de seguros|seguros|correduría|corredor de seguros|agencia aseguradora|agencias de seguros|mediador de seguros|mediación de seguros|oficina de seguros|cartera de seguros|agente de seguros|aseguradora|corredora de seguros",
  "food-restaurants":
    "hostelería|restauración|negocio de comida|negocio de hostelería|comida|gastronomía|negocio hostelero|local de hostelería|hostelero|sector hostelero|sector de la hostelería|negocios de hostelería|locales de hostelería|hostelería y restauración|alimentación y restauración|restauración y hostelería|gastronómico|negocio gastronómico|negocio de restauración|comidas|sector de la restauración|sector de la alimentación|sector alimentario",
  bakeries:
    "panadería|pastelería|confitería|repostería|panadería pastelería|panadero|horno de pan|tahona|pastelero|panaderías|pastelerías|obrador de panadería=obrador|obrador de pastelería=obrador|panadería artesana=artesana|despacho de pan|boutique del pan|cafetería panadería|bollería|pan|tienda de pan|bombonería=bombones|chocolatería=chocolate",
  "bars-pubs-taverns":
    "bar|pub|taberna|cervecería|bar de copas|coctelería|bodega bar|vinoteca=vinoteca|tasca|chiringuito=chiringuito|bar musical|bares|bar restaurante de copas|pubs|tabernas|bares de copas|bar de barrio|bar de pueblo|cervecerías|coctelerías|cocktail bar|bar de vinos=vinos|bar de vino=vinos|tapería=tapas|pub irlandés=irlandés|bar irlandés=irlandés|bar con terraza=terraza|bar de noche|mesón bar|enoteca=vinos|gin bar|lounge bar|bar de playa=playa > bar de tapas|tapas|cantina|bares de tapas=tapas|chiringuitos",
  "coffee-shops-cafes":
    "cafetería|café|cafe|coffee shop|salón de té=té|cafeterías|café bar|cafés|cafetería de especialidad=especialidad|café de especialidad=especialidad|bar cafetería de desayunos|salón de café|tetería=té|tostadero de café=tostadero|cafetería y brunch=brunch",
  "food-trucks":
    "camión de comida|food truck|foodtruck|gastroneta|puesto ambulante|camión de comidas|foodtrucks|puesto de comida|puesto de comida ambulante|caravana de comida|carrito de comida|remolque de comida|puesto callejero|churrería ambulante=churros|comida ambulante|comida callejera",
  "ice-cream-frozen-yogurt":
    "heladería|yogurtería|helados|tienda de helados|yogur helado|heladerías|heladería artesana=artesana|helado|yogur|yogurterías|tienda de yogur helado|gelatería=gelato|heladería yogurtería",
  "juice-bars":
    "zumería|juguería|bar de zumos|tienda de zumos|zumos|batidos|bar de jugos|jugos|zumos naturales|tienda de jugos|batidería",
  restaurants:
    "restaurante|mesón|asador|casa de comidas|arrocería=arrocería|brasería=brasería|parrilla=parrilla|gastrobar=gastrobar|restaurantes|restaurante (de comida/de cocina)|mesones|asadores|restaurante bar|bar asador|parrillada=parrilla|restaurante parrilla=parrilla|restaurante japonés=japonés|restaurante italiano=italiano|restaurante chino=chino|restaurante mexicano=mexicano|restaurante indio=indio|restaurante vegano=vegano|restaurante vegetariano=vegetariano|casa de comida|taberna restaurante|restaurante pizzería=pizza > pizzería|pizza|sushi|hamburguesería|marisquería|kebab|taquería|comida rápida|churrería|comida para llevar|bocatería|pizzerías|hamburgueserías|burger|marisquerías|kebabs|sushi bar=sushi|pollería|asador de pollos|pollos asados|arepera|bocadillos|sandwichería|crepería|comidas para llevar|comida a domicilio|fast food|ramen|tapas",
  "health-care-fitness":
    "salud|fitness|sanidad|sanitario|bienestar|sector sanitario|centro de salud y bienestar|sector de la salud|salud y bienestar|servicios sanitarios|negocio de salud|salud y deporte",
  "assisted-living-nursing-homes":
    "residencia de ancianos|residencia de mayores|geriátrico|asilo|residencia de la tercera edad|residencia geriátrica|centro de día=día|residencia para mayores|residencias|residencia para (ancianos/personas mayores/la tercera edad/mayores)|residencias para mayores|residencia de personas mayores|residencia de tercera edad|residencias de ancianos|residencia de día|centro de mayores|centro geriátrico|geriátricos|hogar de ancianos|casa de reposo|viviendas tuteladas=tuteladas|centro de día|centro de día para mayores|centro de día de mayores",
  "dance-pilates-yoga-studios":
    "estudio de yoga|centro de yoga|escuela de baile|yoga|pilates|academia de baile|estudio de (danza/pilates/baile)|escuela de danza|centro de pilates|baile|danza|centro de (danza/baile)|escuela de (yoga/pilates/ballet/flamenco)|estudio de (yoga y pilates/pilates y yoga)|sala de (yoga/pilates/baile)|academia de danza|yoga y pilates|pilates máquina|bailes latinos|academia de flamenco=flamenco|bailes de salón",
  "dental-practices":
    "clínica dental|dentista|consultorio dental|clínica odontológica|odontología|odontólogo|consulta dental|dental|clínicas dentales|consulta de dentista|consulta odontológica|centro dental|centro odontológico|odontología y ortodoncia|laboratorio dental=laboratorio|gabinete dental|dentistas",
  "gyms-fitness-centers":
    "gimnasio|centro de fitness|crossfit=crossfit|centro deportivo|gimnasio de boxeo=boxeo|box de crossfit=crossfit|club deportivo|entrenamiento personal=personal|gym|gimnasios|centro fitness|club de fitness|sala de fitness|boutique fitness=boutique|centro de entrenamiento|centro de entrenamiento personal=personal|estudio de entrenamiento personal=personal|gimnasio 24 horas=24 horas|gimnasio femenino=femenino|pistas de pádel=pádel|club de pádel=pádel|piscina climatizada=piscina|artes marciales gimnasio|polideportivo|club de tenis=tenis",
  "home-health-care":
    "ayuda a domicilio|cuidado de mayores|atención a domicilio|servicio de ayuda a domicilio|cuidado de (personas mayores/ancianos)|asistencia domiciliaria|cuidados a domicilio|atención domiciliaria|asistencia a domicilio|servicios a domicilio para mayores|cuidadores a domicilio|cuidadoras|cuidado de (mayores a domicilio/mayores en casa/ancianos en casa/dependientes)|servicio de atención domiciliaria|enfermería a domicilio",
  "medical-practices":
    "clínica|clínica médica|consulta médica|consultorio médico|centro médico|policlínica|centro de salud|centro de especialidades|clínicas|consultorio|centro sanitario|clínica privada=privada|clínica de (medicina general/salud)|clínica capilar=capilar|clínica de medicina estética=estética|consultas médicas|centros médicos|clínica oftalmológica=oftalmológica > fisioterapia|veterinaria|podología|fisioterapeuta|veterinario|óptica|psicología|clínica veterinaria=veterinaria|podólogo|quiropráctica|osteopatía|logopedia|psicólogo|audífonos|clínicas veterinarias=veterinaria|hospital veterinario=veterinario",
  manufacturing:
    "fábrica|industria|fabricante|fabricación|manufactura|empresa industrial|empresa de fabricación|fabril|planta industrial|empresa manufacturera|fábricas|fabricantes|empresa fabricante|industrial|industrias|planta de producción|planta de fabricación|producción industrial|empresa industrial de fabricación|taller de fabricación|fabricación industrial|sector industrial|empresa del sector industrial|manufacturas",
  "machine-shops-tools":
    "mecanizado|taller de mecanizado|tornería|taller de (torno/mecanizados)|mecanizados|matricería|tornero|taller de mecanizado (cnc/de precisión/industrial)|mecanizados cnc|cnc|fresado|troquelería|mecanizado de precisión|tornos|tornería cnc",
  "food-products":
    "fábrica de alimentos|industria alimentaria|fábrica de quesos=quesos|fábrica de embutidos=embutidos|fábrica de conservas=conservas|conservera|alimentaria|industria cárnica|productos alimentarios|quesería=quesería|almazara=almazara|fábrica de (productos alimenticios/comida/alimentación/alimentos preparados)|productos alimenticios|empresa alimentaria|empresa de alimentación|procesado de alimentos|elaboración de alimentos|producción de alimentos|industria de alimentación|aceite de oliva=aceite|fábrica de pasta=pasta|fábrica de dulces=dulces|fábrica de turrón=turrón|sala de despiece=despiece|fábrica de hielo=hielo|secadero de jamones=jamones",
  "paper-printing":
    "imprenta|artes gráficas|papelera|imprenta digital|taller gráfico|imprentas|impresión|impresión digital=digital|litografía|offset|artes gráficas e imprenta|imprenta offset|papel|fábrica de papel",
  "online-technology":
    "tecnología|negocio online|empresa tecnológica|empresa de internet|startup|empresa de tecnología|negocio digital|negocio por internet|negocio en línea|negocios online|negocio en internet|negocios digitales|empresa digital|empresa online|tecnológica|empresas tecnológicas|startups|negocio tecnológico|sector tecnológico|informática y tecnología|negocios por internet|negocios de internet",
  "software-app-companies":
    "software|empresa de software|aplicaciones|saas|app|aplicación móvil|empresa saas|desarrollo de (software/apps)|empresa de (desarrollo de software/aplicaciones/apps/desarrollo)|desarrolladora de software|programas informáticos|apps|aplicación|aplicaciones móviles|negocio saas|software as a service|software a medida",
  "websites-ecommerce":
    "tienda online|comercio electrónico|ecommerce|tienda en línea|página web|e-commerce|tienda virtual|comercio online|portal web|sitio web|blog=blog|tiendas online|tienda por internet|tienda en internet|venta online|ventas online|venta por internet|comercio por internet|negocio de comercio electrónico|negocio de ecommerce|tienda digital|sitio de comercio electrónico|webs|páginas web|tienda de comercio electrónico|comercios electrónicos > amazon fba|amazon|shopify|dropshipping|marketplace",
  "pet-grooming":
    "peluquería canina|estética canina|peluquería para perros|peluquería de mascotas|peluquería (de perros/para mascotas/canina y felina/canina a domicilio/felina)|peluquerías caninas|peluquería animal|peluquería de animales|salón canino|spa canino",
  "pet-stores-supply":
    "tienda de mascotas|tienda de animales|pajarería|acuario|tienda para mascotas|tiendas de mascotas|tiendas de animales|tienda de animales de compañía|tienda de perros|acuariofilia|tienda de acuarios|animalería|tienda para animales",
  "pet-boarding":
    "residencia canina|guardería canina|hotel canino|residencia de mascotas|residencia para perros|hotel para perros|guardería de perros|residencia de (perros/animales/mascotas)|residencia canina y felina|residencia felina|hotel de (perros/mascotas/animales)|hotel para mascotas|guardería para perros|guardería de mascotas|guardería para mascotas|pensión canina|adiestramiento canino=adiestramiento",
  retail:
    "comercio|comercio minorista|tienda minorista|tienda al por menor|venta al por menor|comercios|tienda al detalle|minorista|comercio al por menor|comercio al detalle|comercio de barrio|comercio local|pequeño comercio > librería|juguetería|papelería|perfumería|óptica|tienda de regalos=regalos|tienda de deportes=deportes|librerías|jugueterías|papelerías|perfumerías|ópticas|souvenirs|kiosco|quiosco|kiosko|locutorio|copistería|golosinas|antigüedades|sex shop|mercería|droguería",
  "clothing-accessories":
    "tienda de ropa|boutique|zapatería=zapatería|ropa|moda|tienda de moda|tienda de zapatos=zapatos|ropa infantil=infantil|tienda de novias=novias|lencería=lencería|calzado=calzado|tiendas de ropa|comercio de ropa|tienda de moda infantil=infantil|tienda de vestidos|tienda de moda mujer=mujer|boutique de moda|boutique de ropa|trajes de novia=novia|vestidos de novia=novia|ropa de segunda mano=segunda mano|ropa usada=usada|accesorios de moda=accesorios|tienda de ropa infantil=infantil|tienda de ropa de niños=niños|moda infantil=infantil",
  "convenience-stores":
    "tienda de conveniencia|tienda de alimentación|ultramarinos|tienda 24 horas|colmado|minimercado|minimarket|tienda de barrio|tienda (24h/24 h/de 24 horas/de conveniencia 24 horas/abierta 24 horas)|tiendas de conveniencia|tienda de alimentación y bebidas|minisúper|mini súper|mini market|badulaque|tienda de ultramarinos|alimentación|tienda de comestibles y bebidas|chino de barrio",
  "dollar-stores":
    "bazar|todo a cien|tienda de chinos|bazar chino|bazares|todo a 100|todo a un euro|tienda de todo a cien|todo a 1 euro|tienda multiprecio|multiprecio|tienda de bazar|bazar de chinos|tienda de descuento",
  "flower-shops":
    "floristería|florería|tienda de flores|florista|flores|floristerías|tienda de plantas y flores|floristería y plantas|arreglos florales|puesto de flores",
  "furniture-furnishings":
    "tienda de muebles|mueblería|muebles|tienda de decoración|colchonería=colchones|tiendas de muebles|mobiliario|tienda de mobiliario|tienda de hogar|decoración|muebles de cocina=cocinas",
  "grocery-supermarkets":
    "supermercado|frutería=frutería|carnicería=carnicería|pescadería=pescadería|abarrotes|tienda de comestibles|autoservicio de alimentación|charcutería=charcutería|carnicero=carnicería|alimentación ecológica=ecológica|supermercados|supermercado de barrio|supermercado ecológico=ecológico|tienda de comestible|tienda de alimentos|tienda de fruta=frutería|frutería y verdulería=frutería|frutas y verduras=frutas verduras|carnicería charcutería=carnicería|jamonería=jamones|pescado=pescadería|tienda a granel=granel",
  "health-food-nutrition":
    "herbolario|herboristería|dietética|tienda de nutrición|productos naturales|nutrición deportiva|tienda naturista|herbolarios|herboristerías|tienda de productos naturales|tienda de dietética|suplementos deportivos=suplementos|tienda de nutrición deportiva|nutrición|productos ecológicos|tienda de salud",
  jewelry:
    "joyería|relojería|tienda de joyas|joyero|joyas|relojero|joyerías|joyería y relojería|joyería relojería|taller de joyería|relojerías|platería|orfebrería|compro oro y joyería",
  "liquor-stores":
    "licorería|tienda de vinos|bodega|tienda de licores|bodega de vinos|licores|tienda de bebidas alcohólicas|licorerías|tienda de vino|distribuidora de vinos=vinos|enoteca tienda",
  pharmacies:
    "farmacia|botica|oficina de farmacia|boticario|farmacias|farmacéutico|farmacia rural=rural|farmacia urbana=urbana",
  "smoke-shops":
    "estanco|tabaquería|tienda de vapeo=vapeo|tabacos|vaper=vaper|tienda de cigarros|estancos|expendeduría|expendeduría de tabacos|tienda de tabaco|estanco de tabaco|tabaco|cigarrería|grow shop=grow",
  "vending-machines":
    "vending|máquinas expendedoras|máquinas de vending|empresa de vending|negocio de vending|máquinas de café|máquina expendedora|máquinas vending|máquinas de bebidas|ruta de vending|vending 24 horas|tienda vending|explotación de máquinas expendedoras|máquinas de café y vending",
  catering:
    "catering|banquetes|empresa de catering|servicio de catering|caterings|empresa de caterings|catering para eventos|catering para empresas|servicios de catering|empresa de banquetes|cocina central=central",
  cleaning:
    "limpieza|empresa de limpieza|servicio de limpieza|limpiezas|empresa de limpiezas|limpieza industrial=industrial|limpieza de oficinas=oficinas|empresas de limpieza|servicios de limpieza|limpieza de (edificios/comunidades/locales/hogares/casas/fin de obra)|limpiadora|limpiezas industriales=industriales|limpieza y mantenimiento|limpieza de cristales=cristales|limpieza de alfombras=alfombras|limpieza de piscinas=piscinas|empresa de limpieza y mantenimiento|limpieza doméstica",
  "dry-cleaners":
    "tintorería|limpieza en seco|lavado en seco|tintorerías|lavado a seco|limpieza de ropa|arreglos de ropa=arreglos",
  "funeral-homes":
    "funeraria|tanatorio|empresa funeraria|servicios funerarios|crematorio=crematorio|funerarias|tanatorios|pompas fúnebres|servicios fúnebres|casa funeraria",
  "landscaping-yard":
    "jardinería|jardinero|paisajismo|empresa de jardinería|mantenimiento de jardines|podas=poda|jardineros|jardines|empresa de paisajismo|paisajista|mantenimiento de jardín|servicios de jardinería|jardinería y paisajismo|poda de árboles=poda",
  "laundromats-coin-laundry":
    "lavandería|lavandería autoservicio|lavandería (de autoservicio/automática/self service)|autolavandería|lavanderías|lavandería de monedas|lavandería self|lavandería 24 horas|lavandería de barrio|lavanderías de autoservicio|lavanderías autoservicio|lavandería y planchado|lavandería con máquinas|lavadoras de monedas",
  "legal-services":
    "despacho de abogados|abogados|bufete|abogado|despacho jurídico|bufete de abogados|asesoría jurídica|despacho legal|notaría=notaría|despachos de abogados|abogada|asesoría legal|servicios legales|servicios jurídicos|bufetes|despacho jurídico y fiscal|gestoría jurídica",
  locksmith: "cerrajería|cerrajero|cerrajeros|cerrajería de urgencia|cerrajería 24 horas|copia de llaves|llaves",
  "pest-control":
    "control de plagas|fumigación|desinsectación|empresa de plagas|control de plaga|desratización|control de plagas y desinfección|empresa de fumigación|fumigaciones|empresa de control de plagas|plagas|exterminador de plagas",
  "property-management":
    "administración de fincas|gestión inmobiliaria|administrador de fincas|gestión de (alquileres/propiedades)|inmobiliaria=inmobiliaria|administradores de fincas|gestión de (fincas/comunidades/inmuebles/apartamentos/apartamentos turísticos/pisos turísticos/viviendas turísticas/alquiler/patrimonios)|administración de (comunidades/propiedades/inmuebles)|despacho de administración de fincas",
  security:
    "empresa de seguridad|seguridad|vigilancia|empresa de vigilancia|alarmas=alarmas|seguridad privada|empresa de seguridad privada|vigilantes|vigilancia privada|sistemas de seguridad=sistemas|instalación de alarmas=alarmas|cámaras de seguridad=cámaras|guardias de seguridad",
  "staffing-agencies":
    "agencia de empleo|empresa de trabajo temporal|ett|recursos humanos|selección de personal|agencia de (colocación/trabajo)|trabajo temporal|agencia de (recursos humanos/selección/selección de personal/trabajo temporal/personal/empleo temporal)|empresa de (recursos humanos/selección de personal/selección/personal temporal/trabajo temporal)|consultora de recursos humanos|consultoría de selección|empleo temporal|reclutamiento|headhunter|cazatalentos|outsourcing de personal",
  "waste-management-recycling":
    "reciclaje|gestión de residuos|residuos|planta de reciclaje|empresa de reciclaje|recogida de residuos|planta de residuos|empresa de residuos|recicladora|reciclaje de plástico=plástico|reciclaje de metales=metales|alquiler de contenedores=contenedores|recogida de basura|recogida de basuras|gestor de residuos|reciclados|vaciado de pisos=vaciado|recogida de aceite=aceite",
  "moving-shipping":
    "mudanzas|empresa de mudanzas|transporte de muebles|empresa de envíos|mudanza|portes|empresa de portes|mudanzas y guardamuebles|transporte y mudanzas|mudanzas y portes|envíos|paquetería y envíos",
  "limo-passenger-transport":
    "taxi|autobuses|transporte de pasajeros|licencia de taxi=taxi|vtc=vtc|empresa de autobuses|autocares|limusinas|taxis|licencias de taxi=taxi|autobús|autocar|minibuses|microbuses|transporte escolar=escolar|transporte de viajeros|transporte turístico=turístico|empresa de taxis|empresa de autocares|licencias vtc=vtc|coches con conductor",
  "delivery-freight-service-routes":
    "reparto|mensajería|paquetería|empresa de (mensajería/paquetería/reparto)|repartidor|ruta de reparto|última milla|empresa de (reparto/repartos/mensajería/paquetería/mensajería y paquetería/reparto a domicilio)|repartos|rutas de reparto|mensajero|mensajería urgente|servicio de reparto|servicio de mensajería|reparto a domicilio|punto de recogida=recogida|transporte urgente|logística de última milla|ruta de pan=pan|ruta de bebidas=bebidas",
  "storage-warehouses":
    "almacén|trasteros|guardamuebles|almacenes|self storage|alquiler de trasteros|mini almacenes|trastero|centro de trasteros|trasteros en alquiler|nave de trasteros|almacenaje|almacén logístico|almacenamiento|selfstorage|self-storage|cámaras frigoríficas=frigoríficas",
  trucking:
    "transporte por carretera|empresa de transporte|camiones|empresa de transporte por carretera|transporte de mercancías|empresa de camiones|transportista|transporte pesado|flota de camiones|transportistas|transporte de carga|transporte de camiones|empresa de (transportes/transporte de mercancías/transporte pesado/transporte y logística/transporte internacional/transporte nacional/tráilers/camiones con rutas)|camión|camionera|transporte internacional=internacional|transporte frigorífico=frigorífico|transporte nacional|flota de (camiones/vehículos/tráilers)|tarjeta de transporte|agencia de transportes|agencia de transporte|transporte de mercancía|transportes por carretera",
  "wholesale-distributors":
    "mayorista|distribuidor|distribuidora|distribución|venta al por mayor|empresa distribuidora|importadora=importadora|comercio al por mayor|mayoristas|distribuidores|almacén mayorista|venta al mayor|al por mayor|empresa de distribución|importadora y distribuidora=importadora|importación y exportación=importación exportación|distribución de bebidas=bebidas|distribuidora de bebidas=bebidas|cash and carry|comercio mayorista|mayorista de alimentación=alimentación",
  "pet-services":
    "servicios para mascotas|clínica para mascotas|mascotas|animales|sector mascotas|animales de compañía|negocio de mascotas|negocio de animales|sector de mascotas|cuidado de mascotas|cuidado de animales > clínica veterinaria=veterinaria|veterinario",
  "automotive-boat": "automoción|negocio de automoción|sector del automóvil",
  "marine-boat-service-dealers": "náutica|venta de barcos|reparación de barcos|taller náutico|astillero",
  "truck-stops": "área de servicio",
  "tanning-salons": "solárium|solarium|bronceado|centro de bronceado|rayos uva",
  concrete: "hormigón|hormigonera|planta de hormigón",
  "heavy-construction": "obra civil|excavaciones|movimiento de tierras|obras públicas",
  "communication-media":
    "medios de comunicación|agencia de publicidad=publicidad|agencia de (marketing/comunicación)=marketing|emisora de radio=radio",
  "magazines-newspapers": "revista|periódico|editorial|diario",
  "production-companies":
    "productora|productora audiovisual|producción audiovisual|estudio de fotografía=fotografía|estudio de grabación=grabación",
  "education-children": "educación",
  preschools: "preescolar|centro preescolar|educación infantil",
  "art-galleries": "galería|galería de arte",
  "banquet-halls": "salón de (bodas/eventos/celebraciones)|finca de bodas|espacio para eventos|salón de banquetes",
  "bowling-alleys": "bolera|bowling",
  casinos: "casino|salón de juego|sala de juego|casa de apuestas",
  "golf-courses-services": "campo de golf|golf|club de golf",
  "marinas-fishing": "puerto deportivo|marina|pesca|chárter náutico",
  "financial-services": "servicios financieros|financiera|finanzas|asesoría financiera",
  "banking-loan": "banca|préstamos|empresa de préstamos|hipotecas",
  breweries: "cervecera|cervecería artesanal|fábrica de cerveza|cerveza artesanal|microcervecería",
  "donut-shops": "donuts|tienda de donuts",
  "auto-boat-aircraft": "aeronáutica|fabricante de automóviles|componentes de automóvil",
  chemical: "química|empresa química|productos químicos|industria química|cosmética industrial",
  "clothing-fabric": "textil|fábrica textil|confección|taller de costura=costura|empresa textil|industria textil",
  "electronic-electrical-equipment": "electrónica|fabricante de electrónica|equipos electrónicos",
  "energy-petroleum": "empresa de energía|energías renovables=renovables|petróleo",
  "furniture-fixtures": "fábrica de muebles|carpintería|ebanistería|carpintero|fabricante de muebles",
  "glass-stone-concrete": "cristalería|vidrio|marmolería|mármol|cantera",
  "industrial-commercial-machinery": "maquinaria industrial|fabricante de maquinaria",
  "lumber-wood-products": "aserradero|maderera|palets",
  "medical-devices": "productos sanitarios|material médico|dispositivos médicos|equipos médicos",
  "metal-products":
    "metalúrgica|carpintería metálica|calderería|soldadura|cerrajería industrial|metalurgia|taller metalúrgico|carpintería de aluminio=aluminio",
  packaging: "envases|embalajes|packaging|cartonaje",
  "rubber-plastic": "plástico|inyección de plástico|caucho|fábrica de plásticos",
  signs: "rótulos|rotulación|cartelería",
  "cell-phone-computer-repair": "reparación de (móviles/ordenadores/celulares)|telefonía",
  "graphic-web-design": "diseño gráfico|diseño web|agencia digital=digital|agencia de diseño|estudio de diseño",
  "it-software-services":
    "consultoría servicios informáticos|consultoría tecnológica|empresa soporte informático|ciberseguridad=ciberseguridad",
  "bike-shops": "tienda de bicis|bicicletas|bicis|taller de bicicletas",
  "nursery-garden-centers":
    "vivero|centro de jardinería|viveros|vivero de plantas|viveros de plantas|tienda de plantas|plantas de jardín",
  "pawn-shops": "casa de empeños|empeños|compro oro",
  "service-businesses": "empresa de servicios",
  "architecture-engineering":
    "ingeniería|estudio de arquitectura|arquitectura|arquitecto|despacho de ingeniería|ingeniero",
  "commercial-laundry": "lavandería industrial|lavandería para hoteles",
  "transportation-storage": "transporte|logística|transportes|empresa de logística|almacenaje",
  "durable-goods": "bienes duraderos",
  "nondurable-goods": "",
};
