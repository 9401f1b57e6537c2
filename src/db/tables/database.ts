import type {
  AccountConsentTable,
  AccountTable,
  AccountTokenTable,
  BuyerTable,
  EmailCodeTable,
  SessionTable,
} from "./accounts.ts";
import type {
  AlertCursorTable,
  AlertFindTable,
  BuyerActivityTable,
  BuyerPreferenceTable,
  BuyerQualificationTable,
  DigestTable,
  FundsProofTable,
  HiddenMatchTable,
  SavedListingTable,
  SavedSearchTable,
} from "./buyers.ts";
import type { CacheVersionTable } from "./caches.ts";
import type { VisitorConsentTable } from "./consents.ts";
import type { ContactNoteTable, ContactTable } from "./contacts.ts";
import type {
  BlogPostTable,
  ContentDraftTable,
  ContentEditorTable,
  ContentLoadTable,
  ContentRevisionTable,
  ContentScheduleTable,
  ContentTable,
  CustomComponentTable,
  CustomComponentTypeTable,
  MenuTable,
  MissingPageTable,
  PageTemplateTable,
  PictureTable,
  WebsitePageTable,
  WebsiteRedirectTable,
  WebsiteSectionTable,
} from "./content.ts";
import type { DataFolderTable } from "./data-folder.ts";
import type { DealEventTable, DealOfferTable, DealTable } from "./deals.ts";
import type { DocumentViewTable, ListingDocumentTable } from "./documents.ts";
import type { ImportChangeTable, ImportColumnTable, ImportRecordTable, ImportRunTable } from "./imports.ts";
import type { BouncedAddressTable, InquiryTable, OutboxTable } from "./inquiries.ts";
import type { JobProgressTable } from "./job-progress.ts";
import type { LeadEventTable, LeadFileTable, LeadTable, ReplyTemplateTable } from "./leads.ts";
import type { IdempotentAnswerTable, RateLimitTable } from "./limits.ts";
import type {
  CategoryTable,
  DismissedDuplicateTable,
  ListingAnswerTable,
  ListingChangeTable,
  ListingConfidentialTable,
  ListingConfirmationTable,
  ListingEventTable,
  ListingTable,
  MediaTable,
  SubcategoryTable,
} from "./listings.ts";
import type { LegalReviewTable, NdaEventTable, NdaTable } from "./ndas.ts";
import type {
  AgentTable,
  FormerSlugTable,
  NetworkSettingsTable,
  OfficeOpeningHourTable,
  OfficeTable,
  OfficeTerritoryTable,
  RegionTable,
  TransferredRecordTable,
  TransferTable,
} from "./offices.ts";
import type { PartnerDeliveryTable, PartnerListingTable, PartnerOfficeTable, PartnerTable } from "./partners.ts";
import type { ReviewInvitationTable, ReviewTable, TeamMemberTable } from "./people.ts";
import type { PushDeviceTable, PushKeyTable } from "./push.ts";
import type { PasskeyChallengeTable, PasskeyTable, RecoveryCodeTable, SecondFactorTable } from "./second-factors.ts";
import type { SellerDraftTable, SellerPageLinkTable, SellerPageTable } from "./sellers.ts";
import type { FirstAdminLinkTable, SavedViewTable, StaffActionTable, StaffTable } from "./staff.ts";
import type { TaskCalendarTable, TaskTable } from "./tasks.ts";
import type {
  DailyListingViewTable,
  DailyViewTable,
  MonthlyListingViewTable,
  PageVisitTable,
  ViewSaltTable,
} from "./views.ts";
import type { VocabularyTable } from "./vocabulary.ts";

/** The whole schema. A test checks it against the migrations. */
export interface Database {
  regions: RegionTable;
  offices: OfficeTable;
  office_territories: OfficeTerritoryTable;
  office_opening_hours: OfficeOpeningHourTable;
  agents: AgentTable;
  transfers: TransferTable;
  transferred_records: TransferredRecordTable;
  former_slugs: FormerSlugTable;
  network_settings: NetworkSettingsTable;
  team_members: TeamMemberTable;
  reviews: ReviewTable;
  review_invitations: ReviewInvitationTable;
  categories: CategoryTable;
  subcategories: SubcategoryTable;
  listings: ListingTable;
  listing_confidential: ListingConfidentialTable;
  listing_events: ListingEventTable;
  listing_changes: ListingChangeTable;
  listing_confirmations: ListingConfirmationTable;
  listing_answers: ListingAnswerTable;
  dismissed_duplicates: DismissedDuplicateTable;
  media: MediaTable;
  accounts: AccountTable;
  buyers: BuyerTable;
  digests: DigestTable;
  job_progress: JobProgressTable;
  sessions: SessionTable;
  account_tokens: AccountTokenTable;
  email_codes: EmailCodeTable;
  account_consents: AccountConsentTable;
  buyer_preferences: BuyerPreferenceTable;
  saved_listings: SavedListingTable;
  saved_searches: SavedSearchTable;
  alert_finds: AlertFindTable;
  alert_cursor: AlertCursorTable;
  hidden_matches: HiddenMatchTable;
  buyer_activity: BuyerActivityTable;
  buyer_qualifications: BuyerQualificationTable;
  funds_proofs: FundsProofTable;
  ndas: NdaTable;
  nda_events: NdaEventTable;
  legal_reviews: LegalReviewTable;
  listing_documents: ListingDocumentTable;
  document_views: DocumentViewTable;
  staff: StaffTable;
  staff_actions: StaffActionTable;
  saved_views: SavedViewTable;
  staff_openings: FirstAdminLinkTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  visitor_consents: VisitorConsentTable;
  view_salts: ViewSaltTable;
  page_visits: PageVisitTable;
  daily_views: DailyViewTable;
  daily_listing_views: DailyListingViewTable;
  monthly_listing_views: MonthlyListingViewTable;
  vocabulary: VocabularyTable;
  seller_drafts: SellerDraftTable;
  seller_pages: SellerPageTable;
  seller_page_links: SellerPageLinkTable;
  enquiries: InquiryTable;
  leads: LeadTable;
  lead_events: LeadEventTable;
  lead_files: LeadFileTable;
  reply_templates: ReplyTemplateTable;
  contacts: ContactTable;
  contact_notes: ContactNoteTable;
  deals: DealTable;
  deal_events: DealEventTable;
  deal_offers: DealOfferTable;
  tasks: TaskTable;
  task_calendars: TaskCalendarTable;
  outbox: OutboxTable;
  bounced_addresses: BouncedAddressTable;
  website_sections: WebsiteSectionTable;
  contents: ContentTable;
  menus: MenuTable;
  website_pages: WebsitePageTable;
  page_templates: PageTemplateTable;
  custom_component_types: CustomComponentTypeTable;
  custom_components: CustomComponentTable;
  blog_posts: BlogPostTable;
  website_redirects: WebsiteRedirectTable;
  content_revisions: ContentRevisionTable;
  content_drafts: ContentDraftTable;
  content_editors: ContentEditorTable;
  content_schedules: ContentScheduleTable;
  pictures: PictureTable;
  import_runs: ImportRunTable;
  import_changes: ImportChangeTable;
  import_columns: ImportColumnTable;
  import_records: ImportRecordTable;
  partners: PartnerTable;
  partner_offices: PartnerOfficeTable;
  partner_listings: PartnerListingTable;
  partner_deliveries: PartnerDeliveryTable;
  push_keys: PushKeyTable;
  push_devices: PushDeviceTable;
  missing_pages: MissingPageTable;
  content_loads: ContentLoadTable;
  data_folder: DataFolderTable;
  cache_versions: CacheVersionTable;
  rate_limits: RateLimitTable;
  idempotent_answers: IdempotentAnswerTable;
}
