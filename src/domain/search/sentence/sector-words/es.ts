/** As in `en.ts`, in addition to the parts of the translated names. */
export const SPANISH_SECTOR_WORDS: Record<string, string> = {
  "auto-repair-service":
    "taller|taller mecánico|taller de coches|mecánico|reparación de coches|taller de (vehículos/automóviles/reparaciones)|taller de reparación|reparación de (vehículos/automóviles)|electromecánica|taller mecanico > chapa y pintura|neumáticos",
  "car-dealerships":
    "concesionario|compraventa de coches|venta de coches|coches usados|concesionario de coches|coches de (segunda mano/ocasión)|vehículos de ocasión|venta de vehículos|compraventa de vehículos",
  "car-washes":
    "lavado de coches|lavadero de coches|túnel de lavado|autolavado|lavadero|lavado de (vehículos/autos/carros)|centro de lavado|lavacoches",
  "gas-stations": "gasolinera|estación de servicio|estación de gasolina|surtidor",
  "equipment-rental-dealers":
    "alquiler de maquinaria|alquiler de equipos|alquiler de (herramientas/carretillas)|venta de maquinaria",
  "junk-salvage-yards": "desguace|chatarrería|desguaces|chatarra|chatarrero",
  "towing-companies": "grúas|grúa|asistencia en carretera|servicio de grúa|empresa de grúas",
  "beauty-personal-care":
    "clínica estética|clínica de estética|medicina estética|centro de belleza|belleza|estética|centro de estética|salón de estética|cosmética|esteticista|peluquería y estética",
  "hair-salons-barber-shops":
    "peluquería|barbería|salón de belleza|peluquero|barbero|salón de peluquería|barbershop|barber shop",
  "nail-salons": "salón de uñas|manicura|uñas|centro de uñas|uñas esculpidas|nails|nail bar",
  massage: "masajes|centro de masajes|masajista|salón de masajes",
  spas: "balneario|spa|centro de spa|balneario urbano|centro wellness",
  "building-construction":
    "construcción|constructora|empresa de construcción|reformas=reformas|empresa constructora|albañilería|constructor",
  "building-material-hardware-stores":
    "ferretería|materiales de construcción|almacén de construcción|materiales de obra",
  "electrical-mechanical-contracting":
    "electricista|instalaciones eléctricas|instaladora|empresa de instalaciones|empresa eléctrica|electricidad|instalador eléctrico",
  hvac: "aire acondicionado|calefacción|climatización|empresa de climatización|instalación de aire acondicionado|frío industrial|calefactor",
  plumbing: "fontanería|fontanero|plomería|plomero|empresa de fontanería",
  "day-care-child-care":
    "guardería|guardería infantil|escuela infantil|centro infantil|jardín de infancia|jardín infantil|ludoteca=ludoteca",
  schools:
    "academia|escuela|colegio|centro de (formación/estudios/enseñanza)|centro educativo|escuela de (música/idiomas/conducir/cocina) > academia de idiomas|autoescuela",
  "entertainment-recreation":
    "ocio|entretenimiento|parque de bolas|salón recreativo|centro de ocio > hotel|hostal|camping|sala de escape|casa rural|escape room|recreativos",
  "nightclubs-theaters":
    "discoteca|pub nocturno|teatro|cine|club nocturno|sala de fiestas|sala de conciertos|pub musical",
  "accounting-tax-practices":
    "asesoría|gestoría|asesoría fiscal|contabilidad|despacho contable|asesoría contable|asesor fiscal|contable|asesoría laboral|despacho de contabilidad",
  "insurance-agencies":
    "agencia de seguros|correduría de seguros|seguros|correduría|corredor de seguros|agencia aseguradora",
  "food-restaurants":
    "hostelería|restauración|negocio de comida|negocio de hostelería|comida|gastronomía|negocio hostelero|local de hostelería|hostelero",
  bakeries: "panadería|pastelería|confitería|repostería|panadería pastelería|panadero|horno de pan|tahona|pastelero",
  "bars-pubs-taverns":
    "bar|pub|taberna|cervecería|bar de copas|coctelería|bodega bar|vinoteca=vinoteca|tasca|chiringuito=chiringuito|bar musical > bar de tapas|tapas|cantina",
  "coffee-shops-cafes": "cafetería|café|cafe|coffee shop|salón de té=té",
  "food-trucks": "camión de comida|food truck|foodtruck|gastroneta|puesto ambulante",
  "ice-cream-frozen-yogurt": "heladería|yogurtería|helados|tienda de helados|yogur helado",
  "juice-bars": "zumería|juguería|bar de zumos|tienda de zumos|zumos|batidos",
  restaurants:
    "restaurante|mesón|asador|casa de comidas|arrocería=arrocería|brasería=brasería|parrilla=parrilla|gastrobar=gastrobar|restaurantes > pizzería|pizza|sushi|hamburguesería|marisquería|kebab|taquería|comida rápida|churrería|comida para llevar|bocatería",
  "health-care-fitness": "salud|fitness|sanidad|sanitario|bienestar",
  "assisted-living-nursing-homes":
    "residencia de ancianos|residencia de mayores|geriátrico|asilo|residencia de la tercera edad|residencia geriátrica|centro de día=día|residencia para mayores",
  "dance-pilates-yoga-studios":
    "estudio de yoga|centro de yoga|escuela de baile|yoga|pilates|academia de baile|estudio de (danza/pilates/baile)|escuela de danza|centro de pilates|baile|danza",
  "dental-practices":
    "clínica dental|dentista|consultorio dental|clínica odontológica|odontología|odontólogo|consulta dental|dental",
  "gyms-fitness-centers":
    "gimnasio|centro de fitness|crossfit=crossfit|centro deportivo|gimnasio de boxeo=boxeo|box de crossfit=crossfit|club deportivo|entrenamiento personal=personal|gym",
  "home-health-care":
    "ayuda a domicilio|cuidado de mayores|atención a domicilio|servicio de ayuda a domicilio|cuidado de (personas mayores/ancianos)|asistencia domiciliaria",
  "medical-practices":
    "clínica|clínica médica|consulta médica|consultorio médico|centro médico|policlínica|centro de salud > fisioterapia|veterinaria|podología|fisioterapeuta|veterinario|óptica|psicología|clínica veterinaria=veterinaria",
  manufacturing:
    "fábrica|industria|fabricante|fabricación|manufactura|empresa industrial|empresa de fabricación|fabril|planta industrial|empresa manufacturera",
  "machine-shops-tools":
    "mecanizado|taller de mecanizado|tornería|taller de (torno/mecanizados)|mecanizados|matricería|tornero",
  "food-products":
    "fábrica de alimentos|industria alimentaria|fábrica de quesos=quesos|fábrica de embutidos=embutidos|fábrica de conservas=conservas|conservera|alimentaria|industria cárnica|productos alimentarios|quesería=quesería|almazara=almazara",
  "paper-printing": "imprenta|artes gráficas|papelera|imprenta digital|taller gráfico",
  "online-technology":
    "tecnología|negocio online|empresa tecnológica|empresa de internet|startup|empresa de tecnología|negocio digital|negocio por internet|negocio en línea",
  "software-app-companies":
    "software|empresa de software|aplicaciones|saas|app|aplicación móvil|empresa saas|desarrollo de (software/apps)",
  "websites-ecommerce":
    "tienda online|comercio electrónico|ecommerce|tienda en línea|página web|e-commerce|tienda virtual|comercio online|portal web|sitio web|blog=blog > amazon fba|amazon|shopify|dropshipping|marketplace",
  "pet-grooming": "peluquería canina|estética canina|peluquería para perros|peluquería de mascotas",
  "pet-stores-supply": "tienda de mascotas|tienda de animales|mascotas|pajarería|acuario|tienda para mascotas",
  "pet-boarding":
    "residencia canina|guardería canina|hotel canino|residencia de mascotas|residencia para perros|hotel para perros|guardería de perros",
  retail:
    "comercio|comercio minorista|tienda minorista|tienda al por menor|venta al por menor > librería|juguetería|papelería|perfumería|óptica|tienda de regalos=regalos|tienda de deportes=deportes",
  "clothing-accessories":
    "tienda de ropa|boutique|zapatería=zapatería|ropa|moda|tienda de moda|tienda de zapatos=zapatos|ropa infantil=infantil|tienda de novias=novias|lencería=lencería|calzado=calzado",
  "convenience-stores":
    "tienda de conveniencia|tienda de alimentación|ultramarinos|tienda 24 horas|colmado|minimercado|minimarket|tienda de barrio",
  "dollar-stores": "bazar|todo a cien|tienda de chinos|bazar chino",
  "flower-shops": "floristería|florería|tienda de flores|florista|flores",
  "furniture-furnishings": "tienda de muebles|mueblería|muebles|tienda de decoración|colchonería=colchones",
  "grocery-supermarkets":
    "supermercado|frutería=frutería|carnicería=carnicería|pescadería=pescadería|abarrotes|tienda de comestibles|autoservicio de alimentación|charcutería=charcutería|carnicero=carnicería|alimentación ecológica=ecológica",
  "health-food-nutrition":
    "herbolario|herboristería|dietética|tienda de nutrición|productos naturales|nutrición deportiva|tienda naturista",
  jewelry: "joyería|relojería|tienda de joyas|joyero|joyas|relojero",
  "liquor-stores": "licorería|tienda de vinos|bodega|tienda de licores|bodega de vinos|licores",
  pharmacies: "farmacia|botica|oficina de farmacia|boticario",
  "smoke-shops": "estanco|tabaquería|tienda de vapeo=vapeo|tabacos|vaper=vaper|tienda de cigarros|estancos",
  "vending-machines":
    "vending|máquinas expendedoras|máquinas de vending|empresa de vending|negocio de vending|máquinas de café",
  catering: "catering|banquetes|empresa de catering|servicio de catering",
  cleaning:
    "limpieza|empresa de limpieza|servicio de limpieza|limpiezas|empresa de limpiezas|limpieza industrial=industrial|limpieza de oficinas=oficinas",
  "dry-cleaners": "tintorería|limpieza en seco|lavado en seco",
  "funeral-homes": "funeraria|tanatorio|empresa funeraria|servicios funerarios|crematorio=crematorio",
  "landscaping-yard": "jardinería|jardinero|paisajismo|empresa de jardinería|mantenimiento de jardines|podas=poda",
  "laundromats-coin-laundry":
    "lavandería|lavandería autoservicio|lavandería (de autoservicio/automática/self service)|autolavandería",
  "legal-services":
    "despacho de abogados|abogados|bufete|abogado|despacho jurídico|bufete de abogados|asesoría jurídica|despacho legal|notaría=notaría",
  locksmith: "cerrajería|cerrajero",
  "pest-control": "control de plagas|fumigación|desinsectación|empresa de plagas|control de plaga",
  "property-management":
    "administración de fincas|gestión inmobiliaria|administrador de fincas|gestión de (alquileres/propiedades)|inmobiliaria=inmobiliaria",
  security: "empresa de seguridad|seguridad|vigilancia|empresa de vigilancia|alarmas=alarmas",
  "staffing-agencies":
    "agencia de empleo|empresa de trabajo temporal|ett|recursos humanos|selección de personal|agencia de (colocación/trabajo)|trabajo temporal",
  "waste-management-recycling":
    "reciclaje|gestión de residuos|residuos|planta de reciclaje|empresa de reciclaje|recogida de residuos",
  "moving-shipping": "mudanzas|empresa de mudanzas|transporte de muebles|empresa de envíos",
  "limo-passenger-transport":
    "taxi|autobuses|transporte de pasajeros|licencia de taxi=taxi|vtc=vtc|empresa de autobuses|autocares|limusinas",
  "delivery-freight-service-routes":
    "reparto|mensajería|paquetería|empresa de (mensajería/paquetería/reparto)|repartidor|ruta de reparto|última milla",
  "storage-warehouses": "almacén|trasteros|guardamuebles|almacenes|self storage|alquiler de trasteros|mini almacenes",
  trucking:
    "transporte por carretera|empresa de transporte|camiones|empresa de transporte por carretera|transporte de mercancías|empresa de camiones|transportista|transporte pesado|flota de camiones",
  "wholesale-distributors":
    "mayorista|distribuidor|distribuidora|distribución|venta al por mayor|empresa distribuidora|importadora=importadora|comercio al por mayor",
  "pet-services": "servicios para mascotas|clínica para mascotas > clínica veterinaria=veterinaria|veterinario",
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
  "nursery-garden-centers": "vivero|centro de jardinería|viveros",
  "pawn-shops": "casa de empeños|empeños|compro oro",
  "service-businesses": "empresa de servicios",
  "architecture-engineering":
    "ingeniería|estudio de arquitectura|arquitectura|arquitecto|despacho de ingeniería|ingeniero",
  "commercial-laundry": "lavandería industrial|lavandería para hoteles",
  "transportation-storage": "transporte|logística|transportes|empresa de logística|almacenaje",
  "durable-goods": "bienes duraderos",
  "nondurable-goods": "",
};
