/** Somebody of an office as the public may know them: a way to reach them that is not public is null. */
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
  /** Of an agent, whose pages can be linked. */
  agent_slug: string | null;
}
