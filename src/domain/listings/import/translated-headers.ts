import type { ImportField } from "./header-names.ts";

/** Column names in the other languages of the editions: Spanish, French, Japanese and Vietnamese. */
export const TRANSLATED_HEADERS: Partial<Record<ImportField, string>> = {
  number:
    "Número | Núm. | Referencia | N.º de anuncio | Código | Numéro | N° | No d’inscription | Numéro d’inscription | Référence | Réf. | 案件番号 | 案件No | 案件ID | 管理番号 | 整理番号 | 番号 | Mã tin | Mã số",
  name: "Titular | Título | Título del anuncio | Titre | Titre de l’annonce | Intitulé | 案件名 | 案件タイトル | タイトル | 見出し | 件名 | キャッチコピー | Tiêu đề | Tên tin",
  description:
    "Descripción | Descripción del negocio | Detalle | Description de l’entreprise | Descriptif | 案件概要 | 事業概要 | 事業内容 | 概要 | 詳細 | 説明 | 紹介文 | Mô tả | Nội dung",
  legal_name:
    "Empresa | Nombre de la empresa | Razón social | Nom de l’entreprise | Raison sociale | 会社名 | 企業名 | 法人名 | 屋号 | 店舗名 | 商号 | Tên công ty | Tên doanh nghiệp",
  category:
    "Categoría | Sector | Actividad | Catégorie | Secteur | Secteur d’activité | 業種 | 業界 | カテゴリ | カテゴリー | 大分類 | Ngành | Ngành nghề | Danh mục",
  subcategory: "Subcategoría | Sous-catégorie | 小分類 | サブカテゴリ | 業態 | Danh mục con",
  location:
    "Ubicación | Localización | Lugar | Zona | Emplacement | Lieu | Localisation | 所在地 | 住所地 | 地域 | エリア | 場所 | Địa điểm | Khu vực | Vị trí",
  state: "Estado | Provincia | Comunidad autónoma | Région | Département | 都道府県 | Tỉnh | Tỉnh/Thành phố",
  city: "Ciudad | Municipio | Población | Ville | Commune | 市区町村 | 市町村 | Thành phố | Quận/Huyện",
  postal_code: "Código postal | Code postal | 郵便番号 | Mã bưu chính",
  price:
    "Precio | Precio de venta | Precio solicitado | Prix | Prix demandé | Prix de vente | 売却希望価格 | 希望売却価格 | 希望価格 | 希望譲渡価格 | 譲渡希望額 | 譲渡希望価格 | 売却価格 | 譲渡価格 | 価格 | 販売価格 | Giá | Giá bán | Giá chào bán",
  total_sales:
    "Facturación | Ventas anuales | Ingresos | Ingresos anuales | Chiffre d’affaires | CA annuel | Revenus annuels | 売上高 | 売上 | 年商 | 年間売上 | 年間売上高 | Doanh thu | Doanh thu năm",
  sellers_discretionary_earnings:
    "Flujo de caja | Beneficio del propietario | Flux de trésorerie | Bénéfice discrétionnaire | Bénéfice du vendeur | 調整後利益 | 実質利益 | オーナー利益 | キャッシュフロー | Dòng tiền | Lợi nhuận chủ sở hữu",
  year_established:
    "Año de fundación | Fundación | Fundada en | Année de création | Fondée en | Année de fondation | 設立年 | 設立 | 創業 | 創業年 | 設立年月 | 開業年 | Năm thành lập",
  employees:
    "Empleados | Número de empleados | Employés | Nombre d’employés | Effectif | 従業員数 | 従業員 | 社員数 | 人員 | Nhân viên | Số nhân viên",
  reason_for_selling:
    "Motivo de venta | Motivo de la venta | Raison de la vente | Motif de la vente | 譲渡理由 | 売却理由 | Lý do bán",
  status:
    "Situación | Estado del anuncio | Statut | État | ステータス | 状態 | 募集状況 | 掲載状況 | 状況 | Trạng thái",
  listed_at:
    "Fecha de alta | Fecha de publicación | Date d’inscription | Date de publication | 登録日 | 掲載日 | 公開日 | 受付日 | Ngày đăng",
  sold_at: "Fecha de venta | Date de vente | 成約日 | 売却日 | Ngày bán",
  office: "Oficina | Sucursal | Bureau | Agence | オフィス | 支店 | 拠点 | Văn phòng",
  agent: "Agente | Asesor | Courtier | Conseiller | 担当者 | 担当 | アドバイザー | Chuyên viên",
};
