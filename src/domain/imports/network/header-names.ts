/** Column headers of an offices file, the preferred name first. docs/import.md lists the tables. */
export const OFFICE_HEADERS = {
  name: ["Office Name", "Name", "Office", "Branch Name", "Branch", "Location Name"],
  slug: ["Slug", "Office Slug", "Web Address"],
  email: ["Email", "Office Email", "E-mail Address"],
  phone: ["Phone", "Main Phone", "Office Phone", "Phone Number", "Telephone"],
  phone_extension: ["Phone Extension", "Extension", "Ext"],
  organic_number: ["Organic Number", "Website Phone"],
  paid_number: ["Paid Number", "Ads Phone"],
  whats_app_number: ["WhatsApp Number", "WhatsApp"],
  address_1: ["Address 1", "Street Address", "Address", "Street", "Address Line 1"],
  address_2: ["Address 2", "Suite", "Unit", "Address Line 2"],
  locality: ["City", "Town", "Locality", "City/Town"],
  region_slug: ["State", "State/Province", "Province", "Region", "County", "Prefecture", "Emirate", "Municipality"],
  postal_code: ["Postal Code", "Zip", "Zip Code", "Zip/Postal Code", "Postcode", "Eircode"],
  is_alternate_address: ["Alternate Address", "Is Alternate Address"],
  time_zone: ["Time Zone", "Timezone"],
  heading: ["Heading"],
  sub_heading: ["Subheading", "Sub Heading"],
  opening_hours_message: ["Opening Hours Message", "Hours Message"],
  broker_of_record: ["Broker of Record"],
  broker_lic: ["Broker License", "License Number", "License"],
  google_url: ["Google URL", "Google"],
  google_review_url: ["Google Review URL", "Google Reviews"],
  facebook_url: ["Facebook URL", "Facebook"],
  facebook_review_url: ["Facebook Review URL", "Facebook Reviews"],
  linkedin_url: ["LinkedIn URL", "LinkedIn"],
  instagram_url: ["Instagram URL", "Instagram"],
  twitter_url: ["Twitter URL", "Twitter", "X"],
  territory: ["Territory", "Territory Postal Codes", "Territory Zip Codes"],
  status: ["Status", "Office Status"],
} as const;

export const AGENT_HEADERS = {
  name: ["Agent Name", "Name", "Full Name", "Agent", "Broker Name"],
  slug: ["Slug", "Agent Slug", "Web Address"],
  email: ["Email", "Agent Email", "E-mail Address"],
  office_id: ["Office", "Office Name", "Office Slug", "Office Email", "Branch"],
  role: ["Role", "Job Title", "Title", "Position"],
  about: ["About", "Bio", "Biography"],
  phone: ["Phone", "Agent Phone", "Phone Number", "Direct Phone", "Mobile", "Telephone"],
  extension: ["Extension", "Phone Extension", "Ext"],
  assigned_to: ["Assigned To", "Covered By"],
  active: ["Active", "Is Active"],
} as const;

/** A lead's inquiries, one per row. */
export const LEAD_HEADERS = {
  id: ["ID", "Inquiry ID", "Lead ID"],
  received_at: ["Received", "Received On", "Date Received", "Inquiry Date", "Created", "Created At", "Date"],
  type: ["Type", "Inquiry Type"],
  name: ["Name", "Full Name", "Contact Name", "Buyer Name", "Contact"],
  email: ["Email", "E-mail Address", "Contact Email", "Buyer Email"],
  phone: ["Phone", "Phone Number", "Contact Phone", "Mobile", "Telephone"],
  postal_code: ["Postal Code", "Zip", "Zip Code", "Postcode"],
  listing_number: ["Listing Number", "Listing #", "Listing ID", "Listing"],
  office: ["Office", "Office Name", "Branch"],
  agent: ["Agent", "Agent Name", "Assigned To", "Owner"],
  source: ["Source", "Lead Source"],
  first_answered_at: ["First Answered", "First Response"],
  handled_at: ["Handled", "Closed"],
  message: ["Message", "Comments", "Inquiry", "Notes"],
} as const;

export const REDIRECT_HEADERS = {
  source: ["source", "From", "Old URL", "Old Address", "Redirect From"],
  target: ["target", "To", "New URL", "New Address", "Redirect To"],
  status: ["status", "Code", "Status Code"],
  active: ["active", "Enabled"],
} as const;

export type NetworkField =
  | keyof typeof OFFICE_HEADERS
  | keyof typeof AGENT_HEADERS
  | keyof typeof LEAD_HEADERS
  | keyof typeof REDIRECT_HEADERS;
