-- The tour shop: plans and their points, products with departures and seats, bookings with their travellers.

create table app.tour_fee_table (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  kind text collate "C" not null check (kind in ('domestic', 'outbound', 'own')),
  note text,
  state text collate "C" not null check (state in ('active', 'replaced')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index tour_fee_table_name on app.tour_fee_table (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.tour_fee_table', array['select', 'insert', 'update']);

create table app.tour_fee_step (
  tenant_id uuid not null,
  id uuid not null,
  fee_table_id uuid not null,
  sort_order integer not null,
  days_from integer not null check (days_from >= 0),
  -- Null is without an end.
  days_to integer check (days_to >= days_from),
  percent integer not null check (percent between 0 and 100),
  primary key (tenant_id, id),
  foreign key (tenant_id, fee_table_id) references app.tour_fee_table (tenant_id, id)
);
create index tour_fee_step_by_table on app.tour_fee_step (tenant_id, fee_table_id, sort_order);
select app.protect_tenant_table('app.tour_fee_step');

create table app.tour_plan (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  name_en text,
  year integer not null,
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  lot_life text collate "C" not null check (lot_life in ('endOfPlan', 'twelveMonths')),
  probation boolean,
  service_months integer not null check (service_months >= 0),
  family_allowed boolean,
  budget numeric(14, 2),
  state text collate "C" not null check (state in ('draft', 'open', 'closed')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create index tour_plan_by_name on app.tour_plan (tenant_id, name, id);
create index tour_plan_by_year on app.tour_plan (tenant_id, year, id);
create index tour_plan_by_day on app.tour_plan (tenant_id, valid_from, id);
select app.protect_tenant_table('app.tour_plan', array['select', 'insert', 'update']);

create table app.tour_plan_grade (
  tenant_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  sort_order integer not null,
  months_from integer not null check (months_from >= 0),
  points integer not null check (points >= 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.tour_plan (tenant_id, id)
);
create index tour_plan_grade_by_plan on app.tour_plan_grade (tenant_id, plan_id, sort_order);
select app.protect_tenant_table('app.tour_plan_grade');

create table app.tour_product (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  code text not null,
  name text not null,
  name_en text,
  kind text collate "C" not null check (kind in ('domestic', 'outbound', 'checkup')),
  supplier text not null,
  place text not null,
  place_en text,
  days integer not null check (days > 0),
  nights integer not null check (nights >= 0),
  scene text collate "C" not null
    check (scene in ('mountain', 'lake', 'sea', 'city', 'desert', 'snow', 'garden', 'clinic')),
  min_age integer,
  fee_table_id uuid not null,
  summary text,
  summary_en text,
  itinerary text,
  itinerary_en text,
  includes text,
  includes_en text,
  excludes text,
  excludes_en text,
  state text collate "C" not null
    check (state in ('draft', 'checked', 'onSale', 'paused', 'withdrawn')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, fee_table_id) references app.tour_fee_table (tenant_id, id)
);
create unique index tour_product_code on app.tour_product (tenant_id, code) where removed_at is null;
create index tour_product_by_name on app.tour_product (tenant_id, name, id);
create index tour_product_by_days on app.tour_product (tenant_id, days, id);
create index tour_product_by_fees on app.tour_product (tenant_id, fee_table_id);
select app.protect_tenant_table('app.tour_product', array['select', 'insert', 'update']);

create table app.tour_departure (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  product_id uuid not null,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  gather text,
  sale_from date not null,
  sale_to date not null check (sale_to >= sale_from),
  seats integer not null check (seats > 0),
  blocked integer not null check (blocked >= 0),
  -- Held and sold. The database refuses one seat too many, whatever the code does.
  taken integer not null default 0,
  min_seats integer,
  state text collate "C" not null
    check (state in ('planned', 'open', 'stopped', 'guaranteed', 'gone', 'done', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references app.tour_product (tenant_id, id),
  constraint tour_departure_seats check (taken >= 0 and taken + blocked <= seats)
);
create index tour_departure_by_name on app.tour_departure (tenant_id, name, id);
create index tour_departure_by_day on app.tour_departure (tenant_id, from_on, id);
create index tour_departure_by_product on app.tour_departure (tenant_id, product_id, from_on);
select app.protect_tenant_table('app.tour_departure', array['select', 'insert', 'update']);

create table app.tour_price (
  tenant_id uuid not null,
  id uuid not null,
  departure_id uuid not null,
  sort_order integer not null,
  traveller text collate "C" not null check (traveller in ('adult', 'child', 'senior', 'infant')),
  seat boolean,
  points integer not null check (points >= 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, departure_id) references app.tour_departure (tenant_id, id)
);
create index tour_price_by_departure on app.tour_price (tenant_id, departure_id, sort_order);
select app.protect_tenant_table('app.tour_price');

create table app.tour_dependant (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  name text not null,
  relation text collate "C" not null check (relation in ('spouse', 'child', 'parent', 'other')),
  born_on date not null,
  document_kind text collate "C" check (document_kind in ('idCard', 'passport', 'other')),
  -- It leaves the gateway only for the supplier; people see its end.
  document_number text collate "C",
  consent_on date not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index tour_dependant_by_person on app.tour_dependant (tenant_id, employment_id, id);
select app.protect_tenant_table('app.tour_dependant', array['select', 'insert', 'update']);

create table app.tour_booking (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  number text collate "C" not null,
  employment_id uuid not null,
  departure_id uuid not null,
  plan_id uuid,
  state text collate "C" not null
    check (state in ('held', 'paid', 'confirmed', 'refused', 'cancelled', 'lapsed')),
  phone text collate "C",
  -- Points of those who go, points kept of those who do not, points given back.
  points integer not null check (points >= 0),
  fee integer not null default 0 check (fee >= 0),
  refunded integer not null default 0 check (refunded >= 0),
  -- The fee table as it was when the seats were held.
  fees jsonb not null,
  hold_until timestamptz not null,
  booked_at timestamptz not null,
  paid_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  supplier_number text,
  reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, departure_id) references app.tour_departure (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.tour_plan (tenant_id, id)
);
create unique index tour_booking_number on app.tour_booking (tenant_id, number);
create unique index tour_booking_live on app.tour_booking (tenant_id, departure_id, employment_id)
  where state in ('held', 'paid', 'confirmed');
create index tour_booking_by_person on app.tour_booking (tenant_id, employment_id, booked_at);
create index tour_booking_by_state on app.tour_booking (tenant_id, state, booked_at);
select app.protect_tenant_table('app.tour_booking', array['select', 'insert', 'update']);

create table app.tour_traveller (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  sort_order integer not null,
  -- Null for the employee.
  dependant_id uuid,
  name text not null,
  kind text collate "C" not null check (kind in ('adult', 'child', 'senior', 'infant')),
  -- Of age on the day of departure: a party keeps one of them.
  grown boolean not null,
  seat boolean not null,
  points integer not null check (points >= 0),
  fee integer not null default 0 check (fee between 0 and points),
  state text collate "C" not null check (state in ('going', 'cancelled')),
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references app.tour_booking (tenant_id, id),
  foreign key (tenant_id, dependant_id) references app.tour_dependant (tenant_id, id)
);
create index tour_traveller_by_booking on app.tour_traveller (tenant_id, booking_id, sort_order);
create index tour_traveller_by_dependant on app.tour_traveller (tenant_id, dependant_id);
select app.protect_tenant_table('app.tour_traveller', array['select', 'insert', 'update']);

create table app.tour_seat_claim (
  tenant_id uuid not null,
  id uuid not null,
  departure_id uuid not null,
  booking_id uuid not null,
  persons integer not null check (persons >= 0),
  state text collate "C" not null check (state in ('held', 'sold', 'freed', 'lapsed')),
  expires_at timestamptz not null,
  -- The account and the key of its press: a second press, or a retry after a lost answer, finds the claim of the first.
  request_key text collate "C" not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, departure_id) references app.tour_departure (tenant_id, id),
  foreign key (tenant_id, booking_id) references app.tour_booking (tenant_id, id)
);
create unique index tour_seat_claim_request on app.tour_seat_claim (tenant_id, request_key);
create unique index tour_seat_claim_booking on app.tour_seat_claim (tenant_id, booking_id);
create index tour_seat_claim_held on app.tour_seat_claim (tenant_id, departure_id, expires_at)
  where state = 'held';
create index tour_seat_claim_by_departure on app.tour_seat_claim (tenant_id, departure_id, state);
select app.protect_tenant_table('app.tour_seat_claim', array['select', 'insert', 'update']);

create table app.tour_wallet (
  tenant_id uuid not null references app.tenant (id),
  employment_id uuid not null,
  balance integer not null default 0 check (balance >= 0),
  primary key (tenant_id, employment_id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
select app.protect_tenant_table('app.tour_wallet', array['select', 'insert', 'update']);

create table app.tour_lot (
  tenant_id uuid not null,
  id uuid not null,
  employment_id uuid not null,
  plan_id uuid,
  granted integer not null check (granted >= 0),
  remaining integer not null,
  -- The last day on which it can be spent.
  expires_on date not null,
  -- What it was given for: nothing is given twice for the same.
  source text collate "C" not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.tour_wallet (tenant_id, employment_id),
  foreign key (tenant_id, plan_id) references app.tour_plan (tenant_id, id),
  check (remaining between 0 and granted)
);
create unique index tour_lot_source on app.tour_lot (tenant_id, source);
create index tour_lot_by_person on app.tour_lot (tenant_id, employment_id, expires_on, id);
create index tour_lot_ending on app.tour_lot (tenant_id, expires_on) where remaining > 0;
select app.protect_tenant_table('app.tour_lot', array['select', 'insert', 'update']);

create table app.tour_entry (
  tenant_id uuid not null,
  id uuid not null,
  employment_id uuid not null,
  lot_id uuid not null,
  points integer not null check (points <> 0),
  kind text collate "C" not null check (kind in ('grant', 'spend', 'refund', 'expire', 'correct')),
  reference text collate "C" not null,
  booking_id uuid,
  reason text,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, lot_id) references app.tour_lot (tenant_id, id),
  foreign key (tenant_id, booking_id) references app.tour_booking (tenant_id, id)
);
create unique index tour_entry_once on app.tour_entry (tenant_id, reference, kind, lot_id);
create index tour_entry_by_person on app.tour_entry (tenant_id, employment_id, at);
create index tour_entry_by_booking on app.tour_entry (tenant_id, booking_id);
select app.protect_tenant_table('app.tour_entry', array['select', 'insert']);
