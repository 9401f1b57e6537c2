/** A public team member; contact details that aren't public are null. */
export interface TeamMember {
  first_name: string;
  last_name: string | null;
  about: string | null;
  role: string | null;
  avatar: string | null;
  email: string | null;
  mobile_e164: string | null;
  telephone_number: string | null;
  show_on_website: boolean;
  email_public: boolean;
  mobile_public: boolean;
  telephone_public: boolean;
  /** The slug of an agent with pages. */
  agent_slug: string | null;
}
