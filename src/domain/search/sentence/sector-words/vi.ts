/** As in `en.ts`, in addition to the parts of the translated names. */
export const VIETNAMESE_SECTOR_WORDS: Record<string, string> = {
  "auto-repair-service":
    "gara ô tô|sửa chữa ô tô|sửa xe|sửa ô tô|gara|tiệm sửa xe|xưởng sửa xe|sửa xe máy=xe máy|garage|gara xe|gara sửa xe|garage ô tô|gara ôtô|tiệm sửa ô tô|sửa chữa xe|tiệm sửa xe máy=xe máy|xưởng sửa ô tô|bảo dưỡng ô tô|xưởng ô tô|lốp xe=lốp|vá vỏ=vỏ|đồng sơn=đồng sơn|chăm sóc xe|detailing=detailing|sửa xe hơi|gara ô tô xe hơi|garage sửa xe|garage xe hơi|gara xe hơi|gara sửa chữa ô tô|xưởng sửa chữa ô tô|xưởng dịch vụ ô tô|trung tâm sửa chữa ô tô|tiệm sửa xe hơi|thay nhớt=nhớt|sửa xe tải=xe tải|tiệm vá xe|gara oto|sửa oto|sửa chữa oto|sửa chữa xe hơi|sửa chữa xe máy=xe máy",
  "car-dealerships":
    "đại lý ô tô|bán ô tô|showroom ô tô|mua bán xe|đại lý xe|showroom xe|bán xe|xe cũ|mua bán ô tô|cửa hàng xe máy=xe máy|đại lý xe máy=xe máy|salon ô tô|bãi xe cũ|mua bán xe cũ|đại lý xe hơi|ô tô cũ|xe ô tô cũ|mua bán ô tô cũ|mua bán oto|bán oto|oto cũ|salon oto|salon xe|salon xe hơi|đại lý oto|showroom oto|đại lý xe ô tô|cửa hàng ô tô|cửa hàng bán xe|cửa hàng xe|bán xe ô tô|bán xe hơi|xe hơi cũ|bán xe máy=xe máy|đại lý xe điện=xe điện",
  "car-washes":
    "rửa xe|tiệm rửa xe|trạm rửa xe|rửa xe ô tô|rửa ô tô|rửa xe máy=xe máy|tiệm rửa xe ô tô|dịch vụ rửa xe|rửa xe tự động|trạm rửa xe ô tô|bãi rửa xe|tiệm rửa xe máy=xe máy|tiệm rửa xe hơi|trung tâm rửa xe|rửa xe hơi|rửa xe và chăm sóc xe",
  "gas-stations":
    "trạm xăng|cây xăng|cửa hàng xăng dầu|xăng dầu|trạm xăng dầu|cửa hàng xăng|kinh doanh xăng dầu|trạm nhiên liệu|trạm đổ xăng|trạm bán xăng|cây xăng dầu|điểm bán xăng dầu|cửa hàng bán lẻ xăng dầu|trạm xăng bán lẻ",
  "equipment-rental-dealers":
    "cho thuê thiết bị|cho thuê máy móc|cho thuê máy|cho thuê xe cẩu|cho thuê máy xây dựng|cho thuê dàn giáo|cho thuê xe máy=xe máy|cho thuê xe=xe|thuê xe máy=xe máy|cho thuê xe du lịch=xe du lịch|cho thuê ô tô=ô tô|cho thuê xe tự lái=xe tự lái",
  "beauty-personal-care":
    "làm đẹp|tiệm làm đẹp|chăm sóc sắc đẹp > thẩm mỹ viện|thẩm mỹ|viện thẩm mỹ|mi|tiệm mi|nối mi|xăm|tiệm xăm|phun xăm|mỹ phẩm|shop mỹ phẩm|cửa hàng mỹ phẩm|chăm sóc da",
  "hair-salons-barber-shops":
    "tiệm tóc|salon tóc|cắt tóc|tiệm cắt tóc|làm tóc|barber|hớt tóc|salon|barbershop|barber shop|tiệm hớt tóc|tiệm cắt tóc nam=nam|tiệm tóc nam=nam|uốn tóc|gội đầu=gội đầu|tiệm gội đầu=gội đầu|gội đầu dưỡng sinh=gội đầu dưỡng sinh|làm đầu|salon làm đẹp|salon cắt tóc|salon làm tóc|tiệm làm tóc|hair salon|tiệm hớt tóc nam=nam|barber nam=nam|tiệm uốn tóc|cắt tóc nam=nam|tiệm tóc nữ=nữ|viện tóc|hớt tóc nam=nam|tiệm barber|tiệm làm đầu",
  "nail-salons":
    "tiệm nail|nail|tiệm móng|làm nail|tiệm làm móng|làm móng|salon nail|nails|tiệm nails|tiệm nail và mi=mi|làm móng tay|làm móng chân|nail salon|tiệm làm nail|nail spa|quán nail|tiệm sơn móng",
  massage:
    "massage|tiệm massage|mát xa|cơ sở massage|quán massage|massage trị liệu|xông hơi=xông hơi|massage chân=chân|matxa|mát-xa|massage body|spa massage|foot massage=foot|massage thái=thái|xoa bóp|tiệm massage chân=chân|phòng massage|cơ sở matxa",
  spas: "spa|tiệm spa|spa làm đẹp|spa dưỡng sinh|cơ sở spa|spa thẩm mỹ=thẩm mỹ|spa chăm sóc da=da|spa mini|trung tâm spa|spa gội đầu=gội đầu|day spa|viện spa|spa trị liệu",
  "building-construction":
    "xây dựng|công ty xây dựng|nhà thầu|thầu xây dựng|nhà thầu xây dựng|xây nhà|xây dựng dân dụng|sửa nhà|sửa chữa nhà|công ty xây dựng dân dụng|công ty thi công xây dựng|thi công xây dựng|công ty thầu xây dựng|nhà thầu thi công|xây lắp|công ty xây lắp|sửa chữa công trình|xây dựng nhà ở|cải tạo nhà > sơn nhà|chống thấm|thi công nội thất|lợp mái|thạch cao",
  "building-material-hardware-stores":
    "vật liệu xây dựng|cửa hàng vật liệu xây dựng|vlxd|cửa hàng vlxd|ngũ kim|cửa hàng kim khí|cửa hàng sơn=sơn|cửa hàng điện nước=điện nước|kim khí|cửa hàng vật tư xây dựng|vật tư xây dựng|đại lý vật liệu xây dựng|cửa hàng ngũ kim|cửa hàng dụng cụ|kho vật liệu xây dựng",
  "electrical-mechanical-contracting":
    "điện nước|cơ điện|thợ điện|thầu điện nước|thi công điện|thi công cơ điện|công ty cơ điện|m&e|điện công nghiệp|công ty điện|công ty điện nước|sửa điện nước|thi công điện nước|lắp đặt điện|công ty điện cơ|thầu cơ điện|sửa điện|thợ điện nước|cơ điện lạnh",
  hvac: "điều hòa|máy lạnh|điện lạnh|sửa điều hòa|sửa máy lạnh|điều hòa không khí|lắp đặt điều hòa|sửa điện lạnh|tiệm điện lạnh|lắp máy lạnh|công ty điện lạnh|công ty điều hòa|lắp đặt máy lạnh|sửa chữa điều hòa|vệ sinh máy lạnh|bảo trì máy lạnh|thi công điều hòa|cửa hàng điện lạnh|cửa hàng điều hòa|lắp điều hòa",
  "day-care-child-care":
    "nhà trẻ|giữ trẻ|nhóm trẻ|nhóm giữ trẻ|cơ sở giữ trẻ|nhà giữ trẻ|trông trẻ|điểm giữ trẻ|nhà giữ trẻ tư nhân=tư nhân|nhóm trẻ tư thục=tư thục|lớp giữ trẻ|nhóm trẻ gia đình|trung tâm giữ trẻ|chăm sóc trẻ|trông giữ trẻ|nhà trẻ tư thục=tư thục|nhóm lớp mầm non độc lập",
  preschools:
    "trường mầm non|mầm non|mẫu giáo|trường mẫu giáo|trường mẫu giáo tư thục|nhà trẻ|trường mầm non tư thục|lớp mẫu giáo|cơ sở mầm non|mầm non tư thục|trường mầm non song ngữ|trường mẫu giáo mầm non|lớp mầm non|trường mầm non montessori=montessori|nhóm lớp mầm non|mầm non song ngữ|mầm non quốc tế=quốc tế|trường mầm non quốc tế=quốc tế",
  schools:
    "trường học|trung tâm dạy thêm|trung tâm đào tạo|trung tâm dạy học|dạy thêm|trung tâm giáo dục|trường dạy nghề|trung tâm luyện thi|trường tư thục|trung tâm dạy kèm|trung tâm bồi dưỡng văn hóa|trung tâm học thêm|lớp học thêm|trung tâm đào tạo nghề|trung tâm dạy nghề|dạy nghề|trường đào tạo|học viện|trường quốc tế=quốc tế > ngoại ngữ|trường lái xe|trung tâm dạy nhạc|trung tâm kỹ năng|trung tâm gia sư|trung tâm dạy vẽ|trung tâm dạy bơi|trung tâm dạy đàn|trung tâm dạy lái xe|trung tâm ngoại ngữ=ngoại ngữ|trung tâm tiếng anh=tiếng anh|trung tâm anh ngữ=anh ngữ|trung tâm anh văn=anh văn|trung tâm tiếng nhật=tiếng nhật|trung tâm tiếng hàn=tiếng hàn|trung tâm tin học=tin học|lớp tiếng anh=tiếng anh|tiếng anh|anh ngữ|anh văn|tin học|tiếng nhật|tiếng hàn|trung tâm dạy tiếng anh=tiếng anh|dạy tiếng anh=tiếng anh",
  "entertainment-recreation":
    "giải trí|khu vui chơi|khu vui chơi trẻ em|vui chơi giải trí|khu giải trí|khu vui chơi giải trí|công viên giải trí > khách sạn|karaoke|homestay|nhà nghỉ|bida|resort|nhà trọ|quán karaoke=karaoke|billiards|quán net=net|tiệm net=net|quán bida=bida|cyber|sân bóng|khu du lịch|villa|căn hộ dịch vụ|khách sạn mini|bi a|hostel|khu nghỉ dưỡng|nhà nghỉ khách sạn|khu cắm trại|glamping|farmstay|bungalow|bi-a|bi da|công ty du lịch|đại lý du lịch|khu vui chơi trong nhà|sân pickleball=pickleball|pickleball",
  "nightclubs-theaters": "vũ trường|hộp đêm|rạp chiếu phim|bar club|club|quán club|beer club|sân khấu|nhà hát|lounge",
  "accounting-tax-practices":
    "công ty kế toán|kế toán|dịch vụ kế toán|dịch vụ kế toán thuế|kế toán thuế|đại lý thuế|công ty kiểm toán=kiểm toán|kiểm toán=kiểm toán|văn phòng kế toán",
  "insurance-agencies": "bảo hiểm|đại lý bảo hiểm|công ty bảo hiểm|văn phòng bảo hiểm|đại lý bảo hiểm nhân thọ",
  "food-restaurants":
    "ẩm thực|kinh doanh ăn uống|ăn uống|f&b|thực phẩm ăn uống|kinh doanh f&b|nhà hàng quán ăn|ngành ăn uống|dịch vụ ăn uống",
  bakeries:
    "tiệm bánh|lò bánh|tiệm bánh ngọt|bánh ngọt|bánh kem=bánh kem|tiệm bánh kem=bánh kem|bakery|cửa hàng bánh|xưởng bánh|bánh sinh nhật=sinh nhật|bánh trung thu=trung thu|lò bánh ngọt|tiệm bánh sinh nhật=sinh nhật|cửa hàng bánh ngọt|tiệm bánh nướng|bakery cafe|tiệm bánh handmade=handmade|lò bánh bông lan|tiệm bánh kem sinh nhật=bánh kem|lò bánh mì=bánh mì|sang lò bánh mì=bánh mì > bánh mì|tiệm bánh mì=bánh mì|xe bánh mì=bánh mì|lò bánh mì=bánh mì|quán bánh mì=bánh mì",
  "bars-pubs-taverns":
    "quán nhậu sân vườn=sân vườn|quán bar|quán nhậu|bar|pub|quán bia|quán pub|quán rượu|quán nhậu bình dân|bia hơi=bia hơi|quán bia hơi=bia hơi|quán bar pub|quán ăn nhậu|quán lai rai|bar rượu|lounge bar|quán bar lounge|bar cocktail=cocktail|cocktail bar=cocktail|rooftop bar=rooftop|quán bia craft=craft|quán nhậu sân vườn|quán ốc nhậu",
  "coffee-shops-cafes":
    "quán cà phê|cà phê|quán cafe|cafe|tiệm cà phê|coffee|quán cafe sân vườn|quán cà phê sân vườn|cà phê sân vườn|tiệm cafe|cà phê cóc|quán coffee|coffee shop|quán cafe sách=sách|cafe sân vườn|tiệm cà phê rang xay=rang xay|cà phê mang đi=mang đi|xe cà phê|quán nước|quán cafe acoustic=acoustic|quán cà phê mèo=mèo|trà chanh=trà chanh|cafe mang đi=mang đi|quán cf|cf|quán cà phê nhỏ|tiệm cà phê nhỏ|quán cà phê cóc|cafe cóc|quán cafe mang đi=mang đi|cà phê take away=take away|cafe take away=take away|xe cafe|xe cà phê mang đi=mang đi|quán cà phê sách=sách|cà phê sách=sách|quán cafe thú cưng=thú cưng|cafe thú cưng=thú cưng|cà phê võng=võng|quán cafe võng=võng|tiệm cafe nhỏ|quán cà phê rang xay=rang xay|cà phê rang xay=rang xay|kiosk cà phê=kiosk|coffee house|cà phê acoustic=acoustic|quán nước giải khát|giải khát|ca fe|cà fê|cafê|cà phe|quán ca fe|quán cà fê|quan ca fe",
  "ice-cream-frozen-yogurt":
    "tiệm kem|quán kem|kem|cửa hàng kem|kem ý=kem ý|sữa chua=sữa chua|xe kem|cửa hàng kem tươi|kem tươi|quán kem chè=chè|kem bơ|yogurt",
  "juice-bars":
    "nước ép|sinh tố=sinh tố|quán nước ép|quán sinh tố=sinh tố|tiệm nước ép|nước mía=nước mía|quán trà=trà|trà trái cây=trà trái cây|nước trái cây|quán nước ép trái cây|tiệm nước ép trái cây|nước ép trái cây|quán sinh tố nước ép=sinh tố|xe nước ép|juice bar > trà sữa|quán trà sữa=trà sữa|tiệm trà sữa=trà sữa|trà chanh",
  restaurants:
    "nhà hàng sân vườn=sân vườn|quán ăn sân vườn=sân vườn|quán ăn gia đình=gia đình|nhà hàng|quán ăn|tiệm ăn|quán cơm=cơm|quán phở bò=phở|tiệm phở=phở|quán bún=bún|quán bún bò=bún bò|quán hải sản=hải sản|quán lẩu nướng=lẩu nướng|lẩu nướng=lẩu nướng|quán nướng=nướng|nhà hàng chay=chay|quán chay=chay|quán cơm tấm=cơm tấm|cơm tấm=cơm tấm|cơm văn phòng=cơm văn phòng|quán ốc=ốc|tiệm cơm=cơm|nhà hàng nhật=nhật|nhà hàng hàn quốc=hàn quốc|nhà hàng hàn=hàn|nhà hàng trung hoa=trung hoa|nhà hàng ý=ý|nhà hàng buffet=buffet|quán mì=mì|quán bánh xèo=bánh xèo|quán gà=gà|đồ ăn nhanh=đồ ăn nhanh|thức ăn nhanh=thức ăn nhanh|quán ăn vặt=ăn vặt|ăn vặt=ăn vặt|quán xôi=xôi|cháo=cháo|quán cháo=cháo|bò né=bò né|dimsum=dimsum|cửa hàng pizza=pizza|tiệm pizza=pizza|nhà hàng sushi=sushi|quán sushi=sushi|bếp ăn=bếp|hủ tiếu=hủ tiếu|quán hủ tiếu=hủ tiếu|quán dê=dê|mì cay=mì cay|quán mì cay=mì cay|nhà hàng hải sản=hải sản|bếp chay=chay|nhà hàng quán ăn gia đình=gia đình > phở|quán phở=phở|pizza|sushi|lẩu|quán lẩu=lẩu|bún|hải sản|buffet|gà rán",
  "health-care-fitness": "y tế|sức khỏe|chăm sóc sức khỏe|thể hình|y khoa",
  "assisted-living-nursing-homes":
    "viện dưỡng lão|nhà dưỡng lão|trung tâm dưỡng lão|chăm sóc người già|chăm sóc người cao tuổi|nhà dưỡng lão tư nhân",
  "dance-pilates-yoga-studios":
    "phòng yoga|phòng tập yoga|yoga|trung tâm yoga|lớp yoga|pilates|phòng tập pilates|studio yoga|lớp dạy nhảy|dạy nhảy|trung tâm múa|vũ đạo|phòng yoga pilates|khiêu vũ|studio pilates|trung tâm pilates|câu lạc bộ yoga|clb yoga|lớp yoga và nhảy|phòng tập nhảy|trung tâm dạy nhảy|studio nhảy|dance studio|trung tâm yoga và pilates|phòng tập aerobic=aerobic|dạy múa|trung tâm khiêu vũ",
  "dental-practices":
    "nha khoa|phòng khám nha khoa|phòng nha|nha sĩ|phòng khám răng|phòng răng|nha khoa thẩm mỹ|răng hàm mặt|nha sỹ|labo răng=labo",
  "gyms-fitness-centers":
    "phòng gym|gym|phòng tập|phòng tập gym|phòng tập thể hình|fitness|phòng gym yoga|trung tâm thể hình|câu lạc bộ thể hình|clb gym|trung tâm fitness|phòng boxing=boxing|phòng tập boxing=boxing|thể dục|bể bơi=bể bơi|hồ bơi=hồ bơi|sân cầu lông=cầu lông|crossfit=crossfit|phòng tập võ=võ|phòng tập thể dục|trung tâm gym|trung tâm thể dục thể thao|phòng tập fitness|câu lạc bộ gym|clb thể hình|fitness center|phòng gym nữ=nữ|phòng tập kickboxing=kickboxing|phòng tập kick fit=kick fit|sân tennis=tennis|sân bóng đá=bóng đá|sân bóng mini=bóng|hồ bơi kinh doanh=hồ bơi|trung tâm thể thao|clb thể thao|câu lạc bộ thể thao|phòng gim|gim|phòng gymn",
  "medical-practices":
    "phòng khám|phòng mạch|phòng khám đa khoa|phòng khám tư nhân|bệnh viện|phòng khám đa khoa tư nhân|phòng khám chuyên khoa|phòng khám tư|phòng khám tây y|bệnh viện tư|bệnh viện tư nhân > vật lý trị liệu|phòng khám thú y|thú y|đông y|xét nghiệm|bệnh viện thú y|phòng khám nhi|phòng khám da liễu|da liễu|phòng khám mắt|phòng khám đông y|phòng khám sản|phòng khám nội|phòng khám phụ khoa|phòng khám sản phụ khoa|phòng khám tai mũi họng|phòng khám đa khoa quốc tế|bệnh viện mắt|phòng khám vật lý trị liệu|phòng khám cơ xương khớp|phòng chẩn trị y học cổ truyền|phòng khám thẩm mỹ",
  manufacturing:
    "sản xuất|nhà máy|xưởng sản xuất|xí nghiệp|công ty sản xuất|cơ sở sản xuất|phân xưởng|nhà xưởng sản xuất|doanh nghiệp sản xuất|sản xuất công nghiệp|nhà máy sản xuất|xưởng|xưởng sản xuất nhỏ|nhà xưởng|cơ sở chế tạo|chế tạo|doanh nghiệp sản xuất công nghiệp|ngành sản xuất|lĩnh vực sản xuất > xưởng gia công",
  "machine-shops-tools":
    "xưởng cơ khí|cơ khí|gia công cơ khí|gia công cnc|xưởng cnc|cnc|khuôn mẫu=khuôn mẫu|tiện phay|cơ khí chính xác|công ty cơ khí",
  "food-products":
    "chế biến thực phẩm|sản xuất thực phẩm|nhà máy thực phẩm|xưởng thực phẩm|công ty thực phẩm|sản xuất nước mắm=nước mắm|cơ sở chế biến|nước đóng chai=nước đóng chai|sản xuất nước đóng chai=nước đóng chai|nhà máy chế biến|chế biến hải sản=hải sản|chế biến thủy sản=thủy sản|nhà máy nước đóng chai=nước đóng chai|xay xát gạo=gạo|nhà máy gạo=gạo|xưởng sản xuất thực phẩm|nhà máy sản xuất thực phẩm|cơ sở sản xuất thực phẩm|cơ sở sản xuất nước đá=nước đá|nhà máy nước đá=nước đá|sản xuất nước đá=nước đá|sản xuất bánh kẹo=bánh kẹo|sản xuất bún=bún|lò bún=bún|lò giò chả=giò chả|nhà máy nước tinh khiết=nước tinh khiết|nhà máy thủy sản=thủy sản|sản xuất cà phê=cà phê|nhà máy chế biến thực phẩm|nhà máy chế biến thủy sản=thủy sản|chế biến nông sản=nông sản",
  "clothing-fabric":
    "xưởng may|may mặc|công ty may|xưởng may mặc|nhà máy may|dệt may|dệt|may gia công|công ty may mặc|xưởng thêu=thêu|in áo=in áo|xưởng dệt",
  "furniture-fixtures":
    "xưởng mộc|sản xuất đồ gỗ|xưởng nội thất|đồ gỗ|xưởng sản xuất đồ gỗ|nhà máy gỗ|sản xuất nội thất|xưởng gỗ nội thất|xưởng sản xuất nội thất|xưởng đồ gỗ nội thất|gỗ nội thất|mộc mỹ nghệ=mỹ nghệ",
  "paper-printing":
    "in ấn|xưởng in|công ty in|nhà in|tiệm in|photocopy=photocopy|tiệm photocopy=photocopy|in offset|cơ sở in ấn|in ấn bao bì",
  "online-technology":
    "công nghệ|kinh doanh trực tuyến|công ty công nghệ|công ty tech|startup|kinh doanh online|startup công nghệ",
  "software-app-companies":
    "phần mềm|công ty phần mềm|ứng dụng|saas|phần mềm quản lý|công ty app|game=game|công ty công nghệ phần mềm|công ty lập trình|công ty ứng dụng|app điện thoại|ứng dụng di động|phát triển phần mềm|phát triển ứng dụng|công ty saas|sản phẩm phần mềm",
  "websites-ecommerce":
    "bán hàng online|bán hàng trực tuyến|thương mại điện tử|website|shop online|cửa hàng online|shop bán hàng online|trang web|web bán hàng|tmđt|gian hàng shopee=shopee|shop shopee=shopee|bán hàng trên mạng|kênh tiktok=tiktok|kênh youtube=youtube|cửa hàng trực tuyến|shop trực tuyến|bán hàng qua mạng|kinh doanh qua mạng|kinh doanh thương mại điện tử|cửa hàng thương mại điện tử|gian hàng online|gian hàng tiktok=tiktok|gian hàng lazada=lazada|sàn thương mại điện tử|trang bán hàng|web thương mại điện tử|bán hàng amazon=amazon|kinh doanh bán hàng online > amazon fba|amazon|shopify|shopee|tiki|lazada|tiktok shop|dropshipping",
  "cell-phone-computer-repair":
    "sửa điện thoại|sửa máy tính|cửa hàng điện thoại|tiệm sửa điện thoại|shop điện thoại|cửa hàng máy tính|sửa laptop|tiệm điện thoại|laptop|cửa hàng laptop|cửa hàng sửa điện thoại|cửa hàng sửa máy tính|tiệm sửa máy tính|tiệm sửa laptop|sửa chữa điện thoại|sửa chữa máy tính|shop phụ kiện điện thoại=phụ kiện|cửa hàng phụ kiện điện thoại=phụ kiện|phụ kiện điện thoại=phụ kiện|cửa hàng máy tính laptop|tiệm máy tính|cửa hàng điện thoại di động|sửa chữa điện thoại di động",
  "pet-grooming":
    "cắt tỉa lông|spa thú cưng|grooming|tiệm grooming|cắt tỉa lông chó mèo|tiệm spa thú cưng|tiệm cắt tỉa lông chó mèo|tiệm cắt lông thú cưng|spa chó mèo|tỉa lông chó mèo|tiệm tắm chó mèo|dịch vụ tắm cắt tỉa|pet grooming|tiệm làm đẹp thú cưng|pet spa",
  "pet-stores-supply":
    "cửa hàng thú cưng|shop thú cưng|pet shop|petshop|tiệm thú cưng|bán thú cưng|cửa hàng chó mèo|phụ kiện thú cưng|cá cảnh=cá cảnh|tiệm cá cảnh=cá cảnh|cửa hàng bán thú cưng|tiệm bán chó mèo|tiệm pet|cửa hàng thức ăn chó mèo|cửa hàng phụ kiện thú cưng|shop chó mèo|shop pet|cửa hàng pet|thức ăn thú cưng",
  retail:
    "bán lẻ|cửa hàng bán lẻ|kinh doanh bán lẻ|chuỗi bán lẻ|gian hàng|cửa hàng mỹ phẩm bán lẻ|ngành bán lẻ|mảng bán lẻ > nhà sách|hiệu sách=sách|đồ chơi|cửa hàng đồ chơi=đồ chơi|văn phòng phẩm|quà lưu niệm|mắt kính|tiệm mắt kính=mắt kính|cửa hàng mẹ và bé=mẹ và bé|mẹ và bé|đồ thể thao|cửa hàng dụng cụ thể thao",
  "clothing-accessories":
    "cửa hàng quần áo|shop quần áo|shop thời trang|thời trang|quần áo|cửa hàng giày=giày|shop giày=giày|giày dép=giày dép|shop giày dép=giày dép|shop áo cưới=áo cưới|áo cưới=áo cưới|áo dài=áo dài|tiệm áo dài=áo dài|tiệm quần áo|đồ trẻ em=trẻ em|shop quần áo trẻ em=trẻ em|túi xách=túi xách|phụ kiện thời trang=phụ kiện|cửa hàng thời trang|đồ si=đồ si|nội y=nội y|shop quần áo nữ=nữ|shop quần áo nam=nam|cửa hàng quần áo trẻ em=trẻ em|tiệm thời trang|cửa hàng thời trang nữ=nữ|shop thời trang nữ=nữ|shop giày dép nữ=nữ|tiệm may áo dài=áo dài|quần áo si=si|quần áo secondhand=secondhand|quần áo may sẵn",
  "convenience-stores":
    "cửa hàng tiện lợi|tiện lợi|cửa hàng tiện ích|minimart|mini mart|siêu thị tiện lợi|cửa hàng tiện lợi 24h=24h|cửa hàng tiện ích 24h=24h|tiệm tiện lợi|circle|cửa hàng tiện lợi mini|siêu thị tiện ích",
  "flower-shops":
    "tiệm hoa|cửa hàng hoa|shop hoa|hoa tươi|shop hoa tươi|tiệm hoa tươi|điện hoa|cửa hàng hoa tươi|shop bán hoa|tiệm bán hoa|cửa hàng bán hoa|cửa hàng hoa tươi online=online|tiệm hoa tươi nhỏ|quán hoa|shop hoa khai trương|kinh doanh hoa tươi",
  "furniture-furnishings":
    "cửa hàng nội thất|nội thất|bán nội thất|đồ nội thất|showroom nội thất|đồ gia dụng|gia dụng|chăn ga=chăn ga|cửa hàng đồ gỗ=đồ gỗ|rèm cửa=rèm cửa|nệm=nệm|cửa hàng gia dụng|cửa hàng đồ gia dụng|showroom đồ gỗ=đồ gỗ|siêu thị nội thất|đồ trang trí=trang trí",
  "grocery-supermarkets":
    "tạp hóa|siêu thị|siêu thị mini|tiệm tạp hóa|cửa hàng tạp hóa|đại lý tạp hóa|bách hóa|cửa hàng bách hóa|cửa hàng thực phẩm|thực phẩm sạch=thực phẩm sạch|cửa hàng thực phẩm sạch=thực phẩm sạch|cửa hàng trái cây=trái cây|shop trái cây=trái cây|trái cây=trái cây|vựa trái cây=trái cây|siêu thị nhỏ|cửa hàng thịt=thịt|tạp hoá|rau sạch=rau sạch|sạp chợ=sạp|đại lý gạo=gạo|cửa hàng gạo=gạo|tiệm tạp hoá|tạp hóa nhỏ|cửa hàng bách hoá|cửa hàng thực phẩm tươi sống=tươi sống|vựa hải sản=hải sản|cửa hàng bán gạo=gạo|siêu thị thực phẩm|siêu thị tiện ích siêu thị|sạp hàng chợ=sạp",
  jewelry:
    "tiệm vàng|trang sức|cửa hàng trang sức|tiệm bạc=bạc|vàng bạc|vàng bạc đá quý|kim hoàn|cửa hàng vàng|đồng hồ=đồng hồ|tiệm đồng hồ=đồng hồ|nữ trang|đá quý|tiệm vàng bạc|cửa hàng vàng bạc|tiệm trang sức|shop trang sức|cửa hàng đá quý|vàng trang sức|cửa hàng vàng bạc đá quý|tiệm kim hoàn",
  "liquor-stores":
    "cửa hàng rượu|shop rượu|tiệm rượu|rượu vang=rượu vang|shop rượu vang=rượu vang|cửa hàng rượu vang=rượu vang|đại lý bia=bia|đại lý bia rượu|cửa hàng bia rượu|đại lý rượu|đại lý bia rượu nước ngọt|đại lý nước ngọt=nước ngọt|cửa hàng rượu bia|shop rượu bia",
  "pawn-shops": "tiệm cầm đồ|cầm đồ|hiệu cầm đồ|tiệm cầm|dịch vụ cầm đồ",
  pharmacies:
    "nhà thuốc|hiệu thuốc|tiệm thuốc|tiệm thuốc tây|quầy thuốc|nhà thuốc tây|quầy thuốc tây|hiệu thuốc tây|thuốc tây|công ty dược|đại lý thuốc|nhà thuốc tư nhân|tiệm thuốc nhỏ|quầy thuốc tây y|cửa hàng thuốc|cửa hàng thuốc tây|nhà thuốc gpp=gpp|đại lý dược|hiệu thuốc tư nhân|thuốc đông y=đông y",
  "vending-machines": "máy bán hàng tự động|máy bán nước|máy bán hàng|máy bán nước tự động|máy bán cà phê",
  catering:
    "nấu tiệc|suất ăn công nghiệp|dịch vụ nấu tiệc|tiệc lưu động|suất ăn|cung cấp suất ăn|cơm hộp=cơm hộp|dịch vụ tiệc|dịch vụ nấu ăn|nấu cỗ=cỗ|dịch vụ nấu cỗ=cỗ|bếp ăn công nghiệp|công ty suất ăn công nghiệp|công ty suất ăn|tiệc cưới lưu động|cung cấp cơm hộp=cơm hộp|cơm công nghiệp|catering",
  cleaning:
    "vệ sinh|công ty vệ sinh|dịch vụ vệ sinh|vệ sinh công nghiệp|dọn vệ sinh|dịch vụ dọn nhà|giúp việc=giúp việc|vệ sinh nhà cửa|vệ sinh công trình|dọn dẹp|dịch vụ vệ sinh công nghiệp|giúp việc nhà=giúp việc|công ty dọn vệ sinh|công ty dịch vụ vệ sinh|công ty vệ sinh công nghiệp|vệ sinh văn phòng=văn phòng|vệ sinh nhà xưởng=nhà xưởng|giặt thảm=thảm|giặt sofa=sofa|giặt rèm=rèm|dọn nhà theo giờ=theo giờ|giúp việc theo giờ=giúp việc|lau kính=kính",
  "dry-cleaners": "giặt hấp|giặt khô|tiệm giặt khô|giặt khô là hơi|giặt hấp cao cấp",
  "laundromats-coin-laundry":
    "giặt ủi|tiệm giặt ủi|giặt là|tiệm giặt|giặt sấy tự động|giặt sấy|giặt đồ|tiệm giặt sấy|cửa hàng giặt ủi|tiệm giặt là|giặt ủi tự động|giặt tự động|cửa hàng giặt là|giặt là tự động|tiệm giặt đồ|tiệm giặt sấy tự động|tiệm giặt tự động|cửa hàng giặt sấy|tiệm giặt ủi sấy|giặt ủi lấy liền|tiệm giặt xả|giặt sấy lấy liền|tiệm giặt công cộng|tiệm giặt là sấy|giặt ủi giao nhận",
  "legal-services":
    "văn phòng luật|công ty luật|luật sư|văn phòng công chứng=công chứng|công chứng=công chứng|dịch vụ pháp lý|tư vấn luật|văn phòng luật sư",
  "property-management":
    "quản lý bất động sản|quản lý tòa nhà|quản lý nhà|quản lý chung cư|môi giới bất động sản=môi giới|môi giới nhà đất=môi giới|công ty bất động sản=bất động sản|sàn bất động sản=bất động sản|quản lý vận hành tòa nhà|quản lý căn hộ|quản lý căn hộ cho thuê|công ty quản lý tòa nhà|quản lý vận hành chung cư|quản lý nhà cho thuê|quản lý nhà trọ=nhà trọ|sàn giao dịch bất động sản=bất động sản|quản lý toà nhà",
  security:
    "công ty bảo vệ|bảo vệ|dịch vụ bảo vệ|camera an ninh=camera|lắp camera=camera|camera=camera|vệ sĩ=vệ sĩ|công ty bảo vệ chuyên nghiệp|công ty an ninh|dịch vụ an ninh|an ninh|bảo vệ vệ sĩ=vệ sĩ|lắp đặt camera=camera",
  "staffing-agencies":
    "cung ứng lao động|nhân lực|tuyển dụng|cung ứng nhân lực|môi giới lao động|công ty nhân sự|dịch vụ nhân sự|xuất khẩu lao động=xuất khẩu lao động|headhunter|giới thiệu việc làm|cho thuê lao động|công ty cung ứng lao động|công ty tuyển dụng|công ty nhân lực|dịch vụ việc làm|trung tâm giới thiệu việc làm|công ty săn đầu người|cung ứng nhân sự|trung tâm việc làm",
  "waste-management-recycling":
    "tái chế|xử lý rác thải|thu gom rác|rác thải|công ty môi trường=môi trường|xử lý rác|tái chế nhựa=nhựa|thu gom phế liệu=phế liệu|hút hầm cầu=hầm cầu",
  "moving-shipping":
    "chuyển nhà|dịch vụ chuyển nhà|chuyển phát|dọn nhà|dịch vụ dọn nhà trọn gói|chuyển văn phòng|taxi tải|công ty chuyển nhà",
  "limo-passenger-transport":
    "nhà xe khách|taxi|xe khách|nhà xe|thuê xe|xe limousine|hãng taxi|xe du lịch|cho thuê xe=cho thuê xe|xe đưa đón=đưa đón|công ty taxi|xe buýt|cho thuê xe máy=xe máy|cho thuê xe tự lái=tự lái|cho thuê ô tô=cho thuê ô tô|vận tải hành khách|xe khách liên tỉnh|xe khách đường dài|nhà xe khách liên tỉnh|xe hợp đồng=hợp đồng|xe cưới=cưới|cho thuê xe du lịch=du lịch|taxi công nghệ|công ty xe khách|xe đưa rước|xe đưa rước học sinh=học sinh|thuê xe tự lái=tự lái|thuê xe máy=xe máy|cho thuê xe hơi=xe hơi|xe cấp cứu=cấp cứu|đưa đón khách|xe limousine đưa đón khách|xe đưa đón khách",
  "delivery-freight-service-routes":
    "giao hàng|dịch vụ giao hàng|logistics|chuyển phát nhanh|bưu cục=bưu cục|ship hàng|giao nhận|công ty giao hàng|shipper|công ty giao nhận|bưu điện|công ty chuyển phát|dịch vụ chuyển phát nhanh|dịch vụ ship hàng|giao hàng nhanh|giao hàng tiết kiệm|giao hàng chặng cuối|công ty logistics giao hàng|dịch vụ giao nhận|tuyến giao hàng|bưu cục giao hàng=bưu cục",
  "storage-warehouses":
    "kho bãi|kho xưởng|cho thuê kho|nhà kho|kho lạnh=lạnh|kho hàng|kho chứa|dịch vụ kho bãi|cho thuê kho xưởng|kho bãi cho thuê|kho cho thuê|cho thuê kho bãi|nhà kho cho thuê|kho xưởng cho thuê",
  trucking:
    "vận tải|công ty vận tải|xe tải|vận tải hàng hóa|xe container=container|xe đầu kéo=đầu kéo|chành xe|công ty xe tải|đội xe tải|vận tải đường bộ|nhà xe tải|công ty vận tải đường bộ|vận chuyển đường bộ|vận tải hàng hoá|công ty vận chuyển hàng hóa|vận chuyển hàng hóa|doanh nghiệp vận tải|vận tải bắc nam=bắc nam|vận tải container=container|đội xe|xe tải chở hàng|đội xe container=container|nhà xe vận tải|vận tải đường dài=đường dài",
  "wholesale-distributors":
    "bán sỉ|phân phối|nhà phân phối|đại lý phân phối|bán buôn|tổng đại lý|nhà phân phối hàng tiêu dùng|công ty phân phối|đại lý phân phối hàng|nhà phân phối lớn|đại lý bán sỉ|đại lý bán buôn|kho sỉ|kho hàng sỉ|shop sỉ|bán sỉ lẻ|đại lý cấp 1|bỏ sỉ|buôn sỉ|cửa hàng sỉ|doanh nghiệp phân phối > nhập khẩu|xuất nhập khẩu|công ty xuất nhập khẩu|công ty thương mại",
  "automotive-boat": "xe hơi|ngành ô tô",
  "junk-salvage-yards": "vựa phế liệu|ve chai|thu mua phế liệu|bãi phế liệu|phế liệu|vựa ve chai",
  "marine-boat-service-dealers": "đóng tàu|sửa tàu|bán tàu|tàu thuyền|xưởng đóng tàu",
  "towing-companies": "cứu hộ|cứu hộ giao thông|xe cứu hộ|kéo xe",
  "truck-stops": "trạm dừng chân|trạm dừng xe tải",
  concrete: "bê tông|trạm trộn bê tông|bê tông tươi",
  "heavy-construction": "cầu đường|hạ tầng|xây dựng cầu đường|san lấp",
  plumbing:
    "sửa ống nước|thợ nước|ống nước|thông cống=thông cống|cấp thoát nước|thợ sửa ống nước|công ty cấp thoát nước|sửa nước|thi công cấp thoát nước|hệ thống nước|thông tắc cống=thông cống",
  "communication-media": "truyền thông|công ty truyền thông > quảng cáo|công ty quảng cáo|marketing|công ty marketing",
  "magazines-newspapers": "nhà xuất bản|xuất bản|tạp chí",
  "production-companies":
    "sản xuất phim|quay phim > studio ảnh|tiệm chụp ảnh|studio chụp ảnh|tổ chức sự kiện|công ty tổ chức sự kiện|chụp ảnh cưới|studio áo cưới",
  "education-children": "công ty giáo dục",
  "art-galleries": "phòng tranh|gallery|triển lãm tranh",
  "banquet-halls": "trung tâm tiệc cưới|tiệc cưới|nhà hàng tiệc cưới|trung tâm hội nghị|hội trường",
  "bowling-alleys": "bowling|sân bowling",
  casinos: "casino|sòng bài",
  "golf-courses-services": "sân golf|golf|sân tập golf",
  "marinas-fishing": "hồ câu=câu|du thuyền|câu cá|bến du thuyền|hải cảng",
  "financial-services": "tài chính|công ty tài chính|dịch vụ tài chính|đầu tư tài chính",
  "banking-loan": "cho vay|công ty cho vay",
  breweries:
    "bia thủ công|xưởng bia|nhà máy bia|bia tươi|xưởng bia thủ công|nhà máy bia thủ công|nấu bia thủ công|xưởng nấu bia|craft beer|hãng bia > rượu",
  "donut-shops": "donut|bánh donut|tiệm donut",
  "food-trucks":
    "xe đẩy|xe bán đồ ăn|food truck|xe bán hàng lưu động|xe đồ ăn|xe bán thức ăn|xe bán đồ ăn lưu động|xe thức ăn lưu động|xe bán đồ ăn vặt=ăn vặt|xe đẩy bán hàng|xe đẩy đồ ăn|xe ăn vặt=ăn vặt|xe nước mía=nước mía|xe trà sữa=trà sữa|xe xôi=xôi|xe cơm=cơm|xe hủ tiếu=hủ tiếu",
  "home-health-care":
    "chăm sóc tại nhà|chăm sóc sức khỏe tại nhà|điều dưỡng tại nhà|dịch vụ chăm sóc tại nhà|chăm sóc người bệnh tại nhà|chăm sóc người già tại nhà|điều dưỡng chăm sóc tại nhà|chăm sóc bệnh nhân tại nhà|chăm sóc người cao tuổi tại nhà",
  "auto-boat-aircraft": "phụ tùng ô tô|sản xuất phụ tùng|phụ tùng",
  chemical: "hóa chất|công ty hóa chất|sản xuất mỹ phẩm=mỹ phẩm|phân bón=phân bón",
  "electronic-electrical-equipment": "thiết bị điện|sản xuất điện tử|linh kiện điện tử",
  "energy-petroleum": "năng lượng|điện mặt trời=mặt trời|năng lượng mặt trời=mặt trời|đại lý gas|cửa hàng gas",
  "glass-stone-concrete":
    "đá granite=granite|xưởng đá|mỏ đá|nhôm kính=nhôm kính|xưởng nhôm kính=nhôm kính|gốm sứ=gốm sứ|gạch=gạch|nhà máy gạch=gạch",
  "industrial-commercial-machinery": "máy công nghiệp|máy móc công nghiệp|sản xuất máy móc|chế tạo máy",
  "lumber-wood-products":
    "xưởng cưa|chế biến gỗ|nhà máy chế biến gỗ|pallet=pallet|sản xuất gỗ|cơ sở sản xuất gỗ|xưởng gỗ|xưởng xẻ gỗ|mộc",
  "medical-devices": "thiết bị y tế|vật tư y tế|công ty thiết bị y tế",
  "metal-products":
    "xưởng sắt|xưởng hàn|gia công kim loại|xưởng inox=inox|sắt thép=sắt thép|nhà máy thép=thép|xưởng cửa sắt",
  packaging: "bao bì|công ty bao bì|xưởng bao bì|carton|thùng carton",
  "rubber-plastic": "cao su|ép nhựa|nhà máy nhựa|công ty nhựa|xưởng nhựa|sản xuất nhựa|nhựa|ngành nhựa|hàng nhựa",
  signs: "bảng hiệu|làm bảng hiệu|quảng cáo bảng hiệu|xưởng bảng hiệu|biển quảng cáo",
  "graphic-web-design": "thiết kế web|thiết kế đồ họa|thiết kế website|công ty thiết kế",
  "it-software-services":
    "dịch vụ it|công ty it|dịch vụ công nghệ thông tin|gia công phần mềm|công nghệ thông tin|outsource",
  "pet-services":
    "dịch vụ thú cưng|chó mèo|thú cưng|ngành thú cưng|kinh doanh thú cưng > thú y|phòng khám thú y=thú y|bệnh viện thú y=thú y",
  "pet-boarding":
    "khách sạn thú cưng|trông giữ chó mèo|khách sạn chó mèo|trông giữ thú cưng|dịch vụ trông giữ chó mèo|trại chó=trại|giữ chó mèo|gửi chó mèo|khách sạn cho thú cưng|huấn luyện chó=huấn luyện",
  "bike-shops": "xe đạp|cửa hàng xe đạp|tiệm xe đạp",
  "dollar-stores": "đồng giá|shop đồng giá|cửa hàng đồng giá",
  "health-food-nutrition":
    "thực phẩm chức năng|dinh dưỡng|cửa hàng dinh dưỡng|cửa hàng sữa=sữa|sữa=sữa|yến sào=yến sào|thực dưỡng",
  "nursery-garden-centers": "vườn ươm|cây cảnh|cửa hàng cây cảnh|vườn cây|vườn lan=lan|cây giống",
  "smoke-shops":
    "thuốc lá|cửa hàng thuốc lá|vape=vape|shop vape=vape|thuốc lá điện tử=điện tử|shop thuốc lá|tiệm thuốc lá",
  "service-businesses": "công ty dịch vụ|dịch vụ doanh nghiệp",
  "architecture-engineering":
    "công ty thiết kế nội thất=nội thất|kiến trúc|công ty kiến trúc|kiến trúc sư|thiết kế kiến trúc|tư vấn thiết kế|công ty thiết kế xây dựng|thiết kế nội thất=nội thất",
  "commercial-laundry": "giặt công nghiệp|xưởng giặt|xưởng giặt công nghiệp",
  "funeral-homes": "nhà tang lễ|mai táng|dịch vụ mai táng|trại hòm|tang lễ",
  "landscaping-yard": "cảnh quan|thiết kế sân vườn|chăm sóc cây cảnh|công ty cây xanh|cây xanh",
  locksmith: "sửa khóa|thợ khóa|tiệm khóa|làm chìa khóa",
  "medical-billing": "thanh toán y tế",
  "pest-control": "diệt mối|diệt côn trùng|kiểm soát côn trùng|phun thuốc muỗi=muỗi",
  "transportation-storage": "vận chuyển|công ty logistics|vận tải kho bãi|công ty vận chuyển",
  "nondurable-goods": "phân phối thực phẩm|hàng tiêu dùng|phân phối nước giải khát|phân phối hàng tiêu dùng",
};
