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
    "alquiler de maquinaria|alquiler de equipos|alquiler de (herramientas/carretillas)|venta de maquinaria|alquiler de (máquinas/equipo/andamios/herramienta/carpas/grúas/maquinaria de obra/maquinaria agrícola/maquinaria de construcción/equipos de construcción)|alquiladora de maquinaria|renta de maquinaria|maquinaria agrícola=agrícola|alquiler de coches=coches|alquiler de vehículos=vehículos|alquiler de motos=motos|alquiler de furgonetas=furgonetas|alquiler de bicicletas=bicicletas|alquiler de bicis=bicis|alquiler de barcos=barcos|rent a car=rent a car|alquiler de herramientas|alquiler de maquinaria de construcción|alquiladora|alquiler de carretillas=carretillas|alquiler de grúas=grúas",
  "junk-salvage-yards":
    "desguace|chatarrería|desguaces|chatarra|chatarrero|desguace de coches|desguace de vehículos|chatarras|centro de reciclaje de vehículos|depósito de chatarra|deshuesadero",
  "towing-companies":
    "grúas|grúa|asistencia en carretera|servicio de grúa|empresa de grúas|servicio de grúas|grúas de coches|asistencia en ruta|auxilio en carretera|empresa de grúa|remolque de vehículos",
  "beauty-personal-care":
    "clínica estética|clínica de estética|medicina estética|centro de belleza|belleza|estética|centro de estética|salón de estética|cosmética|esteticista|peluquería y estética|centro estético|centros de estética|gabinete de estética|salón de belleza y estética|negocio de belleza|centro de bronceado y estética|esteticien > depilación láser|cejas y pestañas",
  "hair-salons-barber-shops":
    "peluquería|barbería|salón de belleza|peluquero|barbero|salón de peluquería|barbershop|barber shop|peluquerías|barberías|salones de peluquería|peluquería unisex=unisex|peluquería de caballeros=caballeros|peluquería masculina=masculina|peluquería de señoras=señoras|peluquería infantil=infantil|barber|estilista|salón de estilismo|peluquería y barbería|estética capilar|pelu|pelus|peluqueria",
  "nail-salons":
    "salón de uñas|manicura|uñas|centro de uñas|uñas esculpidas|nails|nail bar|centro de manicura|manicura y pedicura|salón de manicura|estudio de uñas|uñas y pestañas|tienda de uñas|nail|pedicura|salones de uñas",
  massage:
    "masajes|centro de masajes|masajista|salón de masajes|centro de masaje|masaje|sala de masajes|masajes terapéuticos|salón de masaje|quiromasaje|masaje tailandés=tailandés|masajes tailandeses=tailandeses",
  spas: "balneario|spa|centro de spa|balneario urbano|centro wellness|centro spa|centro termal|termas|baños árabes=árabes|spa urbano|centro de relax|centro de bienestar|balnearios|circuito termal",
  "building-construction":
    "construcción|constructora|empresa de construcción|empresa constructora|albañilería|constructor|empresa de (obras/reformas y construcción/albañilería/edificación/construcciones)|construcciones|edificación|empresa de construcciones|albañil|contratista|obras|empresa de obras|contrata de obras|sector de la construcción|promotora constructora > reformas|pintura|pintor|pladur|tejados|impermeabilización|aislamientos|placas solares|energía solar|instalación de placas solares=placas solares|parquet|rehabilitación|demoliciones|toldos",
  "building-material-hardware-stores":
    "ferretería|materiales de construcción|almacén de construcción|materiales de obra|ferreterías|almacén de materiales de construcción|almacén de materiales|materiales para construcción",
  "electrical-mechanical-contracting":
    "electricista|instalaciones eléctricas|instaladora|empresa de instalaciones|empresa eléctrica|electricidad|instalador eléctrico|instalador|instaladores|instalación eléctrica|empresa de electricidad|empresa de electricistas|electricistas|montajes eléctricos|empresa de montajes eléctricos",
  hvac: "aire acondicionado|calefacción|climatización|empresa de climatización|instalación de aire acondicionado|frío industrial|calefactor|aires acondicionados|empresa de aire acondicionado|instalador de aire acondicionado|calefacción y aire acondicionado|climatizadora|refrigeración|empresa de refrigeración|calderas|ventilación|aerotermia|gas y calefacción|instalaciones de aire acondicionado|calefacción y climatización|instaladora de aire acondicionado",
  plumbing:
    "fontanería|fontanero|plomería|plomero|empresa de fontanería|fontaneros|plomeros|empresa de plomería|instalador de fontanería|gasfitería",
  "day-care-child-care":
    "guardería|guardería infantil|escuela infantil|centro infantil|jardín de infancia|jardín infantil|ludoteca=ludoteca|guarderías|escuela infantil privada|escuelas infantiles|centro de educación infantil|jardines de infancia|guardería de niños|guardería para niños|cuidado de niños|kinder|centro de cuidado infantil|ludotecas",
  schools:
    "academia|escuela|colegio|centro de (formación/estudios/enseñanza)|centro educativo|escuela de (música/idiomas/conducir/cocina)|academias|academia de (refuerzo/estudios/formación/apoyo/apoyo escolar/clases/clases particulares/oposiciones)|centro de formación profesional|centro de apoyo escolar|clases particulares|escuela de negocios|escuela de formación|colegios|centro de enseñanza|centro de estudios|academia de estudios|colegio privado=privado|escuela privada=privada > academia de idiomas|autoescuela|autoescuelas|academias de idiomas|artes marciales|academia de inglés=academia inglés|escuela de inglés=escuela inglés|academia de música=academia música|escuela de música=escuela música|escuela de surf=escuela surf|escuela de natación=escuela natación|academia de peluquería=academia peluquería|academia de oposiciones=academia oposiciones",
  "entertainment-recreation":
    "ocio|entretenimiento|parque de bolas|salón recreativo|centro de ocio|centro de entretenimiento|parque de bolas infantil|parque de ocio|salones recreativos|ludoteca y parque de bolas|sala de juegos recreativos|ocio y entretenimiento|sector del ocio|negocio de ocio|recreativo|recreo > hotel|hostal|camping|sala de escape|casa rural|escape room|recreativos|hoteles|hostales|pensión|albergue|apartamentos turísticos|hotel rural|casas rurales|posada|motel|karaoke|billar|escape rooms|hostel|parque infantil|parque de aventuras=parque aventuras|parque acuático|ocio infantil",
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
    "residencia de ancianos|residencia de mayores|geriátrico|asilo|residencia de la tercera edad|residencia geriátrica|centro de día=día|residencia para mayores|residencias|residencia para (ancianos/personas mayores/la tercera edad/mayores)|residencias para mayores|residencia de personas mayores|residencia de tercera edad|residencias de ancianos|residencia de día|centro de mayores|centro geriátrico|geriátricos|hogar de ancianos|casa de reposo|viviendas tuteladas=tuteladas|centro de día|centro de día para mayores|centro de día de mayores|residencia|residencia asistida",
  "dance-pilates-yoga-studios":
    "estudio de yoga|centro de yoga|escuela de baile|yoga|pilates|academia de baile|estudio de (danza/pilates/baile)|escuela de danza|centro de pilates|baile|danza|centro de (danza/baile)|escuela de (yoga/pilates/ballet/flamenco)|estudio de (yoga y pilates/pilates y yoga)|sala de (yoga/pilates/baile)|academia de danza|yoga y pilates|pilates máquina|bailes latinos|academia de flamenco=flamenco|bailes de salón|estudio de pilates|sala de yoga|estudio de danza|estudio de baile",
  "dental-practices":
    "clínica dental|dentista|consultorio dental|clínica odontológica|odontología|odontólogo|consulta dental|dental|clínicas dentales|consulta de dentista|consulta odontológica|centro dental|centro odontológico|odontología y ortodoncia|laboratorio dental=laboratorio|gabinete dental|dentistas",
  "gyms-fitness-centers":
    "gimnasio|centro de fitness|crossfit=crossfit|centro deportivo|gimnasio de boxeo=boxeo|box de crossfit=crossfit|club deportivo|entrenamiento personal=personal|gym|gimnasios|centro fitness|club de fitness|sala de fitness|boutique fitness=boutique|centro de entrenamiento|centro de entrenamiento personal=personal|estudio de entrenamiento personal=personal|gimnasio 24 horas=24 horas|gimnasio femenino=femenino|pistas de pádel=pádel|club de pádel=pádel|piscina climatizada=piscina|artes marciales gimnasio|polideportivo|club de tenis=tenis|gimnasio low cost=low cost",
  "home-health-care":
    "ayuda a domicilio|cuidado de mayores|atención a domicilio|servicio de ayuda a domicilio|cuidado de (personas mayores/ancianos)|asistencia domiciliaria|cuidados a domicilio|atención domiciliaria|asistencia a domicilio|servicios a domicilio para mayores|cuidadores a domicilio|cuidadoras|cuidado de (mayores a domicilio/mayores en casa/ancianos en casa/dependientes)|servicio de atención domiciliaria|enfermería a domicilio|cuidado de mayores a domicilio|cuidado de ancianos a domicilio|cuidados en casa",
  "medical-practices":
    "clínica|clínica médica|consulta médica|consultorio médico|centro médico|policlínica|centro de salud|centro de especialidades|clínicas|consultorio|centro sanitario|clínica de (medicina general/salud)|consultas médicas|centros médicos|centro clínico|clínica privada=privada > fisioterapia|veterinaria|podología|fisioterapeuta|veterinario|óptica|psicología|clínica veterinaria=veterinaria|podólogo|quiropráctica|osteopatía|logopedia|psicólogo|audífonos|clínicas veterinarias=veterinaria|hospital veterinario=veterinario|clínica capilar|clínica de medicina estética=clínica medicina estética|clínica oftalmológica|clínica estética|medicina estética",
  manufacturing:
    "fábrica|industria|fabricante|fabricación|manufactura|empresa industrial|empresa de fabricación|fabril|planta industrial|empresa manufacturera|fábricas|fabricantes|empresa fabricante|industrias|planta de producción|planta de fabricación|producción industrial|empresa industrial de fabricación|taller de fabricación|fabricación industrial|sector industrial|empresa del sector industrial|manufacturas|algo industrial|nave industrial con actividad",
  "machine-shops-tools":
    "mecanizado|taller de mecanizado|tornería|taller de (torno/mecanizados)|mecanizados|matricería|tornero|taller de mecanizado (cnc/de precisión/industrial)|mecanizados cnc|cnc|fresado|troquelería|mecanizado de precisión|tornos|tornería cnc",
  "food-products":
    "fábrica de alimentos|industria alimentaria|fábrica de quesos=quesos|fábrica de embutidos=embutidos|fábrica de conservas=conservas|conservera|alimentaria|industria cárnica|productos alimentarios|quesería=quesería|almazara=almazara|fábrica de (productos alimenticios/comida/alimentación/alimentos preparados)|productos alimenticios|empresa alimentaria|empresa de alimentación|procesado de alimentos|elaboración de alimentos|producción de alimentos|industria de alimentación|aceite de oliva=aceite|fábrica de pasta=pasta|fábrica de dulces=dulces|fábrica de turrón=turrón|sala de despiece=despiece|fábrica de hielo=hielo|secadero de jamones=jamones|obrador=obrador|fabricante de alimentos > bodega|bodega de vinos|bodega con viñedo|bodegas|bodega de vino|viñedo",
  "paper-printing":
    "imprenta|artes gráficas|papelera|imprenta digital|taller gráfico|imprentas|impresión|impresión digital=digital|litografía|offset|artes gráficas e imprenta|imprenta offset|fábrica de papel",
  "online-technology":
    "tecnología|negocio online|empresa tecnológica|empresa de internet|startup|empresa de tecnología|negocio digital|negocio por internet|negocio en línea|negocios online|negocio en internet|negocios digitales|empresa digital|empresa online|tecnológica|empresas tecnológicas|startups|negocio tecnológico|sector tecnológico|informática y tecnología|negocios por internet|negocios de internet",
  "software-app-companies":
    "software|empresa de software|aplicaciones|saas|app|aplicación móvil|empresa saas|desarrollo de (software/apps)|empresa de (desarrollo de software/aplicaciones/apps/desarrollo)|desarrolladora de software|programas informáticos|apps|aplicación|aplicaciones móviles|negocio saas|software as a service|software a medida",
  "websites-ecommerce":
    "tienda online|comercio electrónico|ecommerce|tienda en línea|página web|e-commerce|tienda virtual|comercio online|portal web|sitio web|blog=blog|tiendas online|tienda por internet|tienda en internet|venta online|ventas online|venta por internet|comercio por internet|negocio de comercio electrónico|negocio de ecommerce|tienda digital|sitio de comercio electrónico|webs|páginas web|tienda de comercio electrónico|comercios electrónicos > amazon fba|amazon|shopify|dropshipping|marketplace",
  "pet-grooming":
    "peluquería canina|estética canina|peluquería para perros|peluquería de mascotas|peluquería (de perros/para mascotas/canina y felina/canina a domicilio/felina)|peluquerías caninas|peluquería animal|peluquería de animales|salón canino|spa canino|pelu canina|peluquería de perros|pelu de perros|peluquería para mascotas|peluqueria canina y felina",
  "pet-stores-supply":
    "tienda de mascotas|tienda de animales|pajarería|acuario|tienda para mascotas|tiendas de mascotas|tiendas de animales|tienda de animales de compañía|tienda de perros|acuariofilia|tienda de acuarios|animalería|tienda para animales",
  "pet-boarding":
    "residencia canina|guardería canina|hotel canino|residencia de mascotas|residencia para perros|hotel para perros|guardería de perros|residencia de (perros/animales/mascotas)|residencia canina y felina|residencia felina|hotel de (perros/mascotas/animales)|hotel para mascotas|guardería para perros|guardería de mascotas|guardería para mascotas|pensión canina|adiestramiento canino=adiestramiento",
  retail:
    "comercio minorista|tienda minorista|tienda al por menor|venta al por menor|comercios|tienda al detalle|minorista|comercio al por menor|comercio al detalle|comercio de barrio|comercio local|pequeño comercio|retail|sector retail > librería|juguetería|papelería|perfumería|óptica|tienda de regalos=regalos|tienda de deportes=deportes|librerías|jugueterías|papelerías|perfumerías|ópticas|souvenirs|kiosco|quiosco|kiosko|locutorio|copistería|golosinas|antigüedades|sex shop|mercería|droguería",
  "clothing-accessories":
    "tienda de ropa|boutique|zapatería=zapatería|ropa|moda|tienda de moda|tienda de zapatos=zapatos|ropa infantil=infantil|tienda de novias=novias|lencería=lencería|calzado=calzado|tiendas de ropa|comercio de ropa|tienda de moda infantil=infantil|tienda de vestidos|tienda de moda mujer=mujer|boutique de moda|boutique de ropa|trajes de novia=novia|vestidos de novia=novia|ropa de segunda mano=segunda mano|ropa usada=usada|accesorios de moda=accesorios|tienda de ropa infantil=infantil|tienda de ropa de niños=niños|moda infantil=infantil|tienda de complementos=complementos|tienda de bolsos=bolsos|mercería=mercería",
  "convenience-stores":
    "tienda de conveniencia|tienda de alimentación|ultramarinos|tienda 24 horas|colmado|minimercado|minimarket|tienda de barrio|tienda (24h/24 h/de 24 horas/de conveniencia 24 horas/abierta 24 horas)|tiendas de conveniencia|tienda de alimentación y bebidas|minisúper|mini súper|mini market|badulaque|tienda de ultramarinos|alimentación|tienda de comestibles y bebidas|chino de barrio|tienda 24h|minimarket 24 horas|abierto 24 horas|tienda de chuches y pan|24 horas tienda",
  "dollar-stores":
    "bazar|todo a cien|tienda de chinos|bazar chino|bazares|todo a 100|todo a un euro|tienda de todo a cien|todo a 1 euro|tienda multiprecio|multiprecio|tienda de bazar|bazar de chinos|tienda de descuento",
  "flower-shops":
    "floristería|florería|tienda de flores|florista|flores|floristerías|tienda de plantas y flores|floristería y plantas|arreglos florales|puesto de flores",
  "furniture-furnishings":
    "tienda de muebles|mueblería|muebles|tienda de decoración|colchonería=colchones|tiendas de muebles|mobiliario|tienda de mobiliario|tienda de hogar|decoración|muebles de cocina=cocinas",
  "grocery-supermarkets":
    "supermercado|frutería=frutería|carnicería=carnicería|pescadería=pescadería|abarrotes|tienda de comestibles|autoservicio de alimentación|charcutería=charcutería|carnicero=carnicería|alimentación ecológica=ecológica|supermercados|supermercado de barrio|supermercado ecológico=ecológico|tienda de comestible|tienda de alimentos|tienda de fruta=frutería|frutería y verdulería=frutería|frutas y verduras=frutas verduras|carnicería charcutería=carnicería|jamonería=jamones|pescado=pescadería|tienda a granel=granel|ultramarinos|tienda de alimentación|alimentación|súper|super|minimarket|colmado|tienda de ultramarinos|comestibles",
  "health-food-nutrition":
    "herbolario|herboristería|dietética|tienda de nutrición|productos naturales|nutrición deportiva|tienda naturista|herbolarios|herboristerías|tienda de productos naturales|tienda de dietética|suplementos deportivos=suplementos|tienda de nutrición deportiva|nutrición|productos ecológicos|tienda de salud|tienda ecológica|tienda de alimentación ecológica|tienda bio|tienda de suplementos|suplementación|parafarmacia=parafarmacia|ecotienda|productos bio",
  jewelry:
    "joyería|relojería|tienda de joyas|joyero|joyas|relojero|joyerías|joyería y relojería|joyería relojería|taller de joyería|relojerías|platería|orfebrería|compro oro y joyería",
  "liquor-stores":
    "licorería|tienda de vinos|tienda de licores|licores|tienda de bebidas alcohólicas|licorerías|tienda de vino|distribuidora de vinos=vinos|enoteca tienda",
  pharmacies:
    "farmacia|botica|oficina de farmacia|boticario|farmacias|farmacéutico|farmacia rural=rural|farmacia urbana=urbana",
  "smoke-shops":
    "estanco|tabaquería|tienda de vapeo=vapeo|tabacos|vaper=vaper|tienda de cigarros|estancos|expendeduría|expendeduría de tabacos|tienda de tabaco|estanco de tabaco|tabaco|cigarrería|grow shop=grow|tienda de vapers=vapers|tienda de vapeadores=vapeadores|tienda de cbd=cbd|cigarrillos electrónicos=electrónicos",
  "vending-machines":
    "vending|máquinas expendedoras|máquinas de vending|empresa de vending|negocio de vending|máquinas de café|máquina expendedora|máquinas vending|máquinas de bebidas|ruta de vending|vending 24 horas|tienda vending|explotación de máquinas expendedoras|máquinas de café y vending",
  catering:
    "catering|banquetes|empresa de catering|servicio de catering|caterings|empresa de caterings|catering para eventos|catering para empresas|servicios de catering|empresa de banquetes|cocina central=central",
  cleaning:
    "limpieza|empresa de limpieza|servicio de limpieza|limpiezas|empresa de limpiezas|limpieza industrial=industrial|limpieza de oficinas=oficinas|empresas de limpieza|servicios de limpieza|limpieza de (edificios/comunidades/locales/hogares/casas/fin de obra)|limpiadora|limpiezas industriales=industriales|limpieza y mantenimiento|limpieza de cristales=cristales|limpieza de alfombras=alfombras|limpieza de piscinas=piscinas|empresa de limpieza y mantenimiento|limpieza doméstica|limpieza de comunidades=comunidades",
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
    "administración de fincas|gestión inmobiliaria|administrador de fincas|gestión de (alquileres/propiedades)|inmobiliaria=inmobiliaria|administradores de fincas|gestión de (fincas/comunidades/inmuebles/apartamentos/apartamentos turísticos/pisos turísticos/viviendas turísticas/alquiler/patrimonios)|administración de (comunidades/propiedades/inmuebles)|despacho de administración de fincas|gestión de alquileres|administradora de fincas|gestión de propiedades|gestión de apartamentos turísticos=turísticos|gestión de pisos turísticos=turísticos|gestión de fincas",
  security:
    "empresa de seguridad|seguridad|vigilancia|empresa de vigilancia|alarmas=alarmas|seguridad privada|empresa de seguridad privada|vigilantes|vigilancia privada|sistemas de seguridad=sistemas|instalación de alarmas=alarmas|cámaras de seguridad=cámaras|guardias de seguridad",
  "staffing-agencies":
    "agencia de empleo|empresa de trabajo temporal|ett|recursos humanos|selección de personal|agencia de (colocación/trabajo)|trabajo temporal|agencia de (recursos humanos/selección/selección de personal/trabajo temporal/personal/empleo temporal)|empresa de (recursos humanos/selección de personal/selección/personal temporal/trabajo temporal)|consultora de recursos humanos|consultoría de selección|empleo temporal|reclutamiento|headhunter|cazatalentos|outsourcing de personal|agencia de colocación|agencia de trabajo|empresa de selección",
  "waste-management-recycling":
    "reciclaje|gestión de residuos|residuos|planta de reciclaje|empresa de reciclaje|recogida de residuos|planta de residuos|empresa de residuos|recicladora|reciclaje de plástico=plástico|reciclaje de metales=metales|alquiler de contenedores=contenedores|recogida de basura|recogida de basuras|gestor de residuos|reciclados|vaciado de pisos=vaciado|recogida de aceite=aceite|gestora de residuos|contenedores de obra=contenedores",
  "moving-shipping":
    "mudanzas|empresa de mudanzas|transporte de muebles|empresa de envíos|mudanza|portes|empresa de portes|mudanzas y guardamuebles|transporte y mudanzas|mudanzas y portes|envíos|paquetería y envíos",
  "limo-passenger-transport":
    "taxi|autobuses|transporte de pasajeros|licencia de taxi=taxi|vtc=vtc|empresa de autobuses|autocares|limusinas|taxis|licencias de taxi=taxi|autobús|autocar|minibuses|microbuses|transporte escolar=escolar|transporte de viajeros|transporte turístico=turístico|empresa de taxis|empresa de autocares|licencias vtc=vtc|coches con conductor|alquiler de coches con conductor",
  "delivery-freight-service-routes":
    "reparto|mensajería|paquetería|empresa de (mensajería/paquetería/reparto)|repartidor|ruta de reparto|última milla|empresa de (reparto/repartos/mensajería/paquetería/mensajería y paquetería/reparto a domicilio)|repartos|rutas de reparto|mensajero|mensajería urgente|servicio de reparto|servicio de mensajería|reparto a domicilio|punto de recogida=recogida|transporte urgente|logística de última milla|ruta de pan=pan|ruta de bebidas=bebidas|empresa de reparto|reparto de paquetería|empresa de mensajería|reparto de última milla|empresa de paquetería",
  "storage-warehouses":
    "almacén|trasteros|guardamuebles|almacenes|self storage|alquiler de trasteros|mini almacenes|trastero|centro de trasteros|trasteros en alquiler|nave de trasteros|almacenaje|almacén logístico|almacenamiento|selfstorage|self-storage|cámaras frigoríficas=frigoríficas",
  trucking:
    "transporte por carretera|empresa de transporte|camiones|empresa de transporte por carretera|transporte de mercancías|empresa de camiones|transportista|transporte pesado|flota de camiones|transportistas|transporte de carga|transporte de camiones|empresa de (transportes/transporte de mercancías/transporte pesado/transporte y logística/transporte internacional/transporte nacional/tráilers/camiones con rutas)|camión|camionera|transporte internacional=internacional|transporte frigorífico=frigorífico|transporte nacional|flota de (camiones/vehículos/tráilers)|tarjeta de transporte|agencia de transportes|agencia de transporte|transporte de mercancía|transportes por carretera|empresa de transporte de mercancías",
  "wholesale-distributors":
    "mayorista|distribuidor|distribuidora|distribución|venta al por mayor|empresa distribuidora|comercio al por mayor|mayoristas|distribuidores|almacén mayorista|venta al mayor|al por mayor|empresa de distribución|cash and carry|comercio mayorista > importadora|importadora y distribuidora|importación y exportación|distribución de bebidas=distribución bebidas|distribuidora de bebidas=distribuidora bebidas|mayorista de alimentación=mayorista alimentación|importador",
  "pet-services":
    "servicios para mascotas|clínica para mascotas|mascotas|animales|sector mascotas|animales de compañía|negocio de mascotas|negocio de animales|sector de mascotas|cuidado de mascotas|cuidado de animales > clínica veterinaria=veterinaria|veterinario",
  "automotive-boat":
    "automoción|negocio de automoción|sector del automóvil|sector automoción|motor|sector del motor|negocio de coches|sector automovilístico",
  "marine-boat-service-dealers":
    "náutica|venta de barcos|reparación de barcos|taller náutico|astillero|venta y reparación de barcos|mantenimiento de barcos|taller de barcos|embarcaciones|venta de embarcaciones|reparación de embarcaciones|alquiler de barcos=alquiler|concesionario náutico|tienda náutica|motores fueraborda|varadero|mecánica naval",
  "truck-stops":
    "área de servicio|área de descanso|parada de camiones|estación de camiones|área de servicio para camiones|parking de camiones|aparcamiento de camiones",
  "tanning-salons":
    "solárium|solarium|bronceado|centro de bronceado|rayos uva|centro de rayos uva|centro de solarium|cabinas de bronceado|salón de bronceado|centro de bronceado uva|bronceado artificial|caña de azúcar bronceado",
  concrete:
    "hormigón|hormigonera|planta de hormigón|empresa de hormigón|hormigones|planta de hormigones|hormigón preparado|cementera|hormigón impreso=impreso|pavimentos de hormigón|bombeo de hormigón|central de hormigonado",
  "heavy-construction":
    "obra civil|excavaciones|movimiento de tierras|obras públicas|empresa de obra civil|empresa de excavaciones|excavación|movimientos de tierra|obra pública|construcción de carreteras|asfaltos|construcción pesada|empresa de obra pública|infraestructuras",
  "communication-media":
    "medios de comunicación|agencia de (marketing/comunicación)=marketing|medios|comunicación|empresa de comunicación|grupo de comunicación|medio de comunicación|sector de la comunicación > agencia de publicidad=agencia publicidad|emisora de radio=emisora radio",
  "magazines-newspapers":
    "revista|periódico|editorial|diario|editora|periódico local|revista digital|prensa local|periódico digital|diario digital|casa editorial|revistas|periódicos",
  "production-companies":
    "productora|productora audiovisual|producción audiovisual|productora de vídeo|productora de video|productora de cine|empresa audiovisual|producción de vídeo|estudio audiovisual|audiovisuales|productora de televisión > estudio de fotografía=estudio fotografía|estudio de grabación=estudio grabación|producción de eventos=producción eventos",
  "education-children":
    "educación|enseñanza|formación|sector educativo|negocio educativo|empresa educativa|educativo|infantil|negocios infantiles|niños|centros educativos > centro de formación=centro formación",
  preschools:
    "preescolar|centro preescolar|educación infantil|escuela preescolar|centro de preescolar|parvulario|colegio infantil|centro de educación preescolar|preescolar privado",
  "art-galleries": "galería|galería de arte|galerías de arte|sala de arte|sala de exposiciones|espacio de arte",
  "banquet-halls":
    "salón de (bodas/eventos/celebraciones)|finca de bodas|espacio para eventos|salón de banquetes|salón de bodas|salón de celebraciones|salones de bodas|salones de celebraciones|salón de eventos|sala de eventos|sala de celebraciones|finca para bodas|finca para eventos|finca de celebraciones|finca de eventos|espacio de celebraciones|masía para bodas|complejo de bodas|local de celebraciones|salón de fiestas",
  "bowling-alleys": "bolera|bowling|boleras|bolera y recreativos|pista de bolos|bolos|centro de bolos",
  casinos:
    "casino|salón de juego|sala de juego|casa de apuestas|salones de juego|sala de apuestas|bingo=bingo|sala de bingo=bingo|salón recreativo=recreativo|casa de juego|apuestas deportivas|local de apuestas",
  "golf-courses-services":
    "campo de golf|golf|club de golf|campos de golf|escuela de golf|tienda de golf|campo de prácticas de golf|pitch and putt|minigolf=minigolf",
  "marinas-fishing":
    "puerto deportivo|marina|pesca|chárter náutico|puerto|amarres|club náutico|chárter|charter de pesca|barco de pesca|pesca deportiva|empresa pesquera|pesquero|marina deportiva|tienda de pesca|artículos de pesca",
  "financial-services":
    "servicios financieros|financiera|finanzas|asesoría financiera|empresa financiera|entidad financiera|asesor financiero|sector financiero|asesoría de inversiones|gestora financiera|intermediación financiera",
  "banking-loan":
    "banca|préstamos|empresa de préstamos|hipotecas|entidad de crédito|prestamista|empresa de créditos|microcréditos|intermediario de crédito|bróker hipotecario|broker hipotecario|intermediación hipotecaria",
  breweries:
    "cervecera|cervecería artesanal|fábrica de cerveza|cerveza artesanal|microcervecería|fábrica de cerveza artesana|cerveza artesana|cervecería artesana|microcervecera|elaboración de cerveza|brewpub|cervecera artesanal|productora de cerveza|fábrica de cervezas|cervecera artesana",
  "donut-shops":
    "donuts|tienda de donuts|tienda de rosquillas|donuts artesanos|donutería|rosquillas|doughnuts|tienda de donuts artesanos",
  "auto-boat-aircraft":
    "aeronáutica|fabricante de automóviles|componentes de automóvil|fabricante de componentes de automoción|componentes de automoción|auxiliar de automoción|fabricante de piezas de coche|industria auxiliar del automóvil|industria aeronáutica|construcción naval|fabricación de embarcaciones|fabricante de barcos|recambios de automóvil fabricante|carrocero",
  chemical:
    "química|empresa química|productos químicos|industria química|cosmética industrial|fábrica de productos químicos|fabricante de productos químicos|industria de productos químicos|laboratorio químico|fábrica de detergentes=detergentes|fábrica de pinturas=pinturas|fábrica de cosméticos=cosméticos|laboratorio cosmético=cosmético",
  "clothing-fabric":
    "textil|fábrica textil|confección|taller de costura=costura|empresa textil|industria textil|fábrica de ropa|taller de confección|fabricante de ropa|fabricante textil|fábrica de tejidos|tejidos|empresa de confección|confección textil|fábrica de confección|sector textil|marroquinería=marroquinería|fábrica de calzado=calzado|fábrica de zapatos=zapatos",
  "electronic-electrical-equipment":
    "electrónica|fabricante de electrónica|equipos electrónicos|fábrica de electrónica|fabricante de equipos eléctricos|material eléctrico fabricante|fabricación de electrónica|fábrica de componentes electrónicos|componentes electrónicos|cuadros eléctricos=cuadros|fabricante de material eléctrico",
  "energy-petroleum":
    "empresa de energía|energías renovables=renovables|petróleo|energía|sector energético|empresa energética|distribuidora de gasóleo=gasóleo|distribución de gasóleo=gasóleo|comercializadora de energía|biomasa=biomasa|parque eólico=eólico|petrolera",
  "furniture-fixtures":
    "fábrica de muebles|carpintería|ebanistería|carpintero|fabricante de muebles|taller de carpintería|carpintería de madera|fabricación de muebles|taller de muebles|fábrica de cocinas=cocinas|ebanista|carpinterías|fábrica de mobiliario|taller de ebanistería|muebles a medida=a medida",
  "glass-stone-concrete":
    "cristalería|vidrio|marmolería|mármol|cantera|vidriería|taller de mármol|fábrica de vidrio|taller de marmolería|mármoles|granitos|piedra natural|fábrica de cerámica=cerámica|cerámica=cerámica|prefabricados de hormigón=prefabricados|fábrica de azulejos=azulejos",
  "industrial-commercial-machinery":
    "maquinaria industrial|fabricante de maquinaria|fábrica de maquinaria|fabricación de maquinaria|maquinaria agrícola=agrícola|fabricante de maquinaria industrial|bienes de equipo",
  "lumber-wood-products":
    "aserradero|maderera|palets|aserradero de madera|serrería|fábrica de palets=palets|empresa maderera|industria maderera|almacén de maderas|maderas|productos de madera|fábrica de madera",
  "medical-devices":
    "productos sanitarios|material médico|dispositivos médicos|equipos médicos|fabricante de productos sanitarios|fabricante de material médico|equipamiento médico|fábrica de productos sanitarios|tecnología médica|ortopedia fabricante",
  "metal-products":
    "metalúrgica|carpintería metálica|calderería|soldadura|cerrajería industrial|metalurgia|taller metalúrgico|carpintería de aluminio=aluminio|taller de soldadura|taller metálico|taller de calderería|fábrica de estructuras metálicas|estructuras metálicas|fundición=fundición|chapistería industrial|cerrajería metálica|herrería|transformados metálicos|empresa metalúrgica|industria metalúrgica|taller de herrería|metal",
  packaging:
    "envases|embalajes|packaging|cartonaje|fábrica de envases|fábrica de embalajes|empresa de packaging|embalaje|fábrica de cartón|cartón|fábrica de cajas|envasado",
  "rubber-plastic":
    "plástico|inyección de plástico|caucho|fábrica de plásticos|fábrica de plástico|empresa de plásticos|inyección plástica|inyectora de plástico|plásticos|transformación de plásticos|fábrica de caucho|extrusión de plástico|industria del plástico",
  signs:
    "rótulos|rotulación|cartelería|empresa de rotulación|taller de rotulación|rótulos luminosos|rotulistas|fábrica de rótulos|empresa de rótulos|señalética|cartel luminoso",
  "cell-phone-computer-repair":
    "reparación de (móviles/ordenadores/celulares)|telefonía|reparación de móviles y ordenadores|tienda de móviles|tienda de telefonía|tienda de reparación de móviles|arreglo de móviles|arreglo de ordenadores|reparación de tablets|servicio técnico de móviles|servicio técnico informático|servicio técnico de ordenadores|reparación de teléfonos|tienda de ordenadores|tienda de reparación de ordenadores|reparación de móviles|reparación de ordenadores",
  "graphic-web-design":
    "diseño gráfico|diseño web|agencia digital=digital|agencia de diseño|estudio de diseño|estudio gráfico|estudio de diseño gráfico|agencia de diseño gráfico|agencia web|agencia de diseño web|desarrollo web|estudio web|diseño de páginas web|páginas web|diseñador gráfico|diseño",
  "it-software-services":
    "consultoría servicios informáticos|consultoría tecnológica|empresa soporte informático|ciberseguridad=ciberseguridad|servicios informáticos|empresa informática|consultora tecnológica|consultora informática|soporte informático|servicios it|empresa de informática|consultoría informática|empresa de servicios informáticos|mantenimiento informático|consultoría it|servicios tecnológicos|empresa it|empresa de it",
  "bike-shops":
    "tienda de bicis|bicicletas|bicis|taller de bicicletas|tienda de bicicletas|taller de bicis|bicicletería|tienda de ciclismo|tiendas de bicicletas|tienda y taller de bicicletas > alquiler de bicis|alquiler de bicicletas",
  "nursery-garden-centers":
    "vivero|centro de jardinería|viveros|vivero de plantas|viveros de plantas|tienda de plantas|plantas de jardín|centro de jardín|garden|garden center|vivero de árboles|jardinería y viveros|venta de plantas|invernadero|floricultura|semillero",
  "pawn-shops":
    "casa de empeños|empeños|compro oro|casa de empeño|tienda de empeños|monte de piedad|compra venta de oro|compraventa de oro|cash converters|tienda de segunda mano=segunda mano|empeño|casas de empeño",
  "service-businesses":
    "empresa de servicios|servicios|sector servicios|servicios a empresas|empresas de servicios|negocio de servicios",
  "architecture-engineering":
    "ingeniería|estudio de arquitectura|arquitectura|arquitecto|despacho de ingeniería|ingeniero|estudio de ingeniería|empresa de ingeniería|arquitectos|ingenieros|estudio de arquitectos|gabinete de arquitectura|despacho de arquitectura|ingeniería y arquitectura|consultora de ingeniería|topografía=topografía|delineación",
  "commercial-laundry":
    "lavandería industrial|lavandería para hoteles|lavanderías industriales|lavandería de hostelería|lavandería hotelera|lavado industrial|lavandería para hostelería|alquiler de ropa de cama",
  "transportation-storage":
    "transporte|logística|transportes|empresa de logística|almacenaje|transporte y logística|logística y transporte|sector transporte|sector del transporte|logístico|empresa logística|operador logístico|almacenaje y transporte|transporte y almacenaje",
  "durable-goods":
    "bienes duraderos|mayorista de maquinaria|distribuidora de maquinaria|mayorista de materiales|distribuidora de material eléctrico|almacén de material eléctrico|distribuidor de recambios|mayorista de ferretería|distribuidor industrial|suministros industriales",
  "nondurable-goods":
    "mayorista de alimentación|distribuidora de alimentación|distribuidora de bebidas|distribuidor de bebidas|distribuidor de alimentación|mayorista de bebidas|mayorista de alimentos|distribuidora de alimentos|mayorista de fruta|mayorista de frutas y verduras|distribuidor de alimentos|distribuidora de productos de limpieza|almacén de bebidas|distribución de bebidas|distribución de alimentación|distribución alimentaria|distribución de alimentos",
  "check-cashing":
    "cambio de divisas|casa de cambio|cobro de cheques|envío de dinero|locutorio=locutorio|cambio de moneda|casas de cambio|cambio de cheques",
  "medical-billing": "facturación médica|gestión de facturación médica|facturación sanitaria",
};
