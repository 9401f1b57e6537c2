import { type Kysely, sql } from "kysely";

/**
 * An index of the people who inquired, signed or have an account: a row for each email address, which the database
 * updates with the rows that have the address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contacts (
      id uuid primary key,
      email text not null unique,
      merged_into uuid references contacts on delete cascade,
      latest_at timestamptz,
      is_buyer boolean not null default false,
      is_seller boolean not null default false
    )`.execute(db);
  await sql`
    create index contacts_latest on contacts (latest_at desc, id, is_buyer, is_seller)
      where merged_into is null and latest_at is not null`.execute(db);
  await sql`create index contacts_merged on contacts (merged_into) where merged_into is not null`.execute(db);
  await sql`create index enquiries_email on enquiries (lower(email), received_at)`.execute(db);
  await sql`create index ndas_email on ndas (lower(email), signed_at)`.execute(db);
  await sql`create index accounts_of_buyers on accounts (lower(email)) where kind = 'buyer'`.execute(db);
  // A phone number is found by its digits with or without the country code, the trunk prefix or the area code.
  await sql`
    create function contact_words(name text, email text, phone text) returns tsvector
    language sql immutable parallel safe as $$
      select to_tsvector('simple'::regconfig, translate(name || ' ' || email, '@.-_+''', '      ') || ' ' || digits || ' '
        || right(digits, 10) || ' ' || right(digits, 9) || ' ' || right(digits, 7))
      from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) as numbers
    $$`.execute(db);
  await sql`
    create index enquiries_words on enquiries using gin (contact_words(name, email, coalesce(phone, '')))`.execute(db);
  await sql`create index ndas_words on ndas using gin (contact_words(name, email, ''))`.execute(db);
  await sql`
    create index buyers_words on buyers
      using gin (contact_words(first_name || ' ' || last_name, '', coalesce(mobile_e164, '')))`.execute(db);
  await sql`create index contacts_words on contacts using gin (contact_words('', email, ''))`.execute(db);
  await sql`
    create function refresh_contact(address text) returns void language plpgsql as $$
    declare
      root uuid;
      has_rows boolean;
      latest timestamptz;
      buyer boolean;
      seller boolean;
    begin
      insert into contacts (id, email) values (gen_random_uuid(), address) on conflict (email) do nothing;
      select coalesce(merged_into, id) into root from contacts where email = address;
      select count(*) > 0, max(happened_at) filter (where counts), bool_or(for_buyer and counts),
        bool_or(for_seller and counts)
      into has_rows, latest, buyer, seller
      from contacts cross join lateral (
        select enquiries.received_at as happened_at, leads.spam_at is null as counts,
          type in ('listing', 'franchise') as for_buyer,
          type in ('valuation', 'seller_registration', 'mergers') as for_seller
        from enquiries left join leads on leads.id = lead_id where lower(enquiries.email) = contacts.email
        union all
        select signed_at, true, true, false from ndas where lower(ndas.email) = contacts.email
        union all
        select created_at, true, true, false from accounts
        where lower(accounts.email) = contacts.email and kind = 'buyer'
      ) as found
      where contacts.id = root or contacts.merged_into = root;
      if has_rows then
        update contacts set latest_at = latest, is_buyer = coalesce(buyer, false), is_seller = coalesce(seller, false)
        where id = root and (latest_at, is_buyer, is_seller) is distinct from
          (latest, coalesce(buyer, false), coalesce(seller, false));
      else
        delete from contacts where id = root or merged_into = root;
      end if;
    end $$`.execute(db);
  await sql`
    create function contact_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform refresh_contact(lower(old.email)); end if;
      if tg_op = 'INSERT' or (tg_op = 'UPDATE' and lower(new.email) <> lower(old.email)) then
        perform refresh_contact(lower(new.email));
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function contacts_of_lead_changed() returns trigger language plpgsql as $$
    begin
      perform refresh_contact(address) from (
        select distinct lower(email) as address from enquiries where lead_id = new.id) as addresses;
      return null;
    end $$`.execute(db);
  // At the end of the transaction, so that the locks of contacts are always taken last.
  await sql`
    create constraint trigger contacts_of_enquiries after insert or update of email, lead_id, type or delete
    on enquiries deferrable initially deferred for each row execute function contact_changed()`.execute(db);
  await sql`
    create constraint trigger contacts_of_ndas after insert or update of email or delete
    on ndas deferrable initially deferred for each row execute function contact_changed()`.execute(db);
  await sql`
    create constraint trigger contacts_of_buyers after insert or update of email
    on accounts deferrable initially deferred for each row when (new.kind = 'buyer')
    execute function contact_changed()`.execute(db);
  await sql`
    create constraint trigger contacts_of_deleted_buyers after delete
    on accounts deferrable initially deferred for each row when (old.kind = 'buyer')
    execute function contact_changed()`.execute(db);
  await sql`
    create constraint trigger contacts_of_leads after update of spam_at on leads
    deferrable initially deferred for each row when (old.spam_at is distinct from new.spam_at)
    execute function contacts_of_lead_changed()`.execute(db);
  await sql`
    insert into contacts (id, email, latest_at, is_buyer, is_seller)
    select gen_random_uuid(), email, max(happened_at) filter (where counts),
      coalesce(bool_or(for_buyer and counts), false), coalesce(bool_or(for_seller and counts), false)
    from (
      select lower(enquiries.email) as email, enquiries.received_at as happened_at, leads.spam_at is null as counts,
        type in ('listing', 'franchise') as for_buyer,
        type in ('valuation', 'seller_registration', 'mergers') as for_seller
      from enquiries left join leads on leads.id = lead_id
      union all
      select lower(email), signed_at, true, true, false from ndas
      union all
      select lower(email), created_at, true, true, false from accounts where kind = 'buyer'
    ) as found
    group by email`.execute(db);
}
