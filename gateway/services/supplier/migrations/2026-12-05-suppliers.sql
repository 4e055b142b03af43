-- Suppliers: who they are, what they may do, what is ordered of them, what came, and what they are owed.

create table app.supplier (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  short_name text,
  credit_code text collate "C" not null,
  kind text collate "C" not null
    check (kind in ('goods', 'services', 'dispatch', 'travel', 'training', 'medical', 'insurance', 'recruiting')),
  since date,
  legal_person text,
  address text,
  pay_days integer,
  tolerance integer check (tolerance between 0 and 100),
  block_reason text,
  note text,
  state text collate "C" not null
    check (state in ('applicant', 'qualified', 'restricted', 'blacklisted', 'closed')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index supplier_name on app.supplier (tenant_id, name) where removed_at is null;
create unique index supplier_credit_code on app.supplier (tenant_id, credit_code) where removed_at is null;
select app.protect_tenant_table('app.supplier', array['select', 'insert', 'update']);

create table app.supplier_contact (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  supplier_id uuid not null,
  sort_order integer not null,
  name text not null,
  post text,
  phone text collate "C",
  email text collate "C",
  duty text collate "C" not null check (duty in ('orders', 'money', 'people', 'other')),
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index supplier_contact_by_supplier on app.supplier_contact (tenant_id, supplier_id);
select app.protect_tenant_table('app.supplier_contact', array['select', 'insert', 'update', 'delete']);

create table app.supplier_qualification (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  number text not null,
  supplier_id uuid not null,
  kind text collate "C" not null,
  issuer text,
  issued_on date,
  expires_on date,
  scope text,
  scan_id uuid,
  reject_reason text,
  state text collate "C" not null check (state in ('pending', 'valid', 'replaced', 'rejected')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index supplier_qualification_by_supplier on app.supplier_qualification (tenant_id, supplier_id);
create index supplier_qualification_by_number on app.supplier_qualification (tenant_id, number, id);
create index supplier_qualification_by_expires_on on app.supplier_qualification (tenant_id, expires_on, id);
select app.protect_tenant_table('app.supplier_qualification', array['select', 'insert', 'update']);

create table app.supplier_price_list (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  supplier_id uuid not null,
  from_on date not null,
  to_on date,
  state text collate "C" not null check (state in ('draft', 'active', 'ended')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create index supplier_price_list_by_supplier on app.supplier_price_list (tenant_id, supplier_id);
create index supplier_price_list_by_name on app.supplier_price_list (tenant_id, name, id);
create index supplier_price_list_by_from_on on app.supplier_price_list (tenant_id, from_on, id);
select app.protect_tenant_table('app.supplier_price_list', array['select', 'insert', 'update']);

create table app.supplier_price (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  price_list_id uuid not null,
  sort_order integer not null,
  item text not null,
  name text not null,
  unit text not null,
  price numeric(14, 4) not null,
  tax_rate numeric(5, 2) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, price_list_id) references app.supplier_price_list (tenant_id, id)
);
create index supplier_price_by_list on app.supplier_price (tenant_id, price_list_id, item);
select app.protect_tenant_table('app.supplier_price', array['select', 'insert', 'update', 'delete']);

create table app.purchase_order (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  number text collate "C" not null,
  supplier_id uuid not null,
  organ_id uuid not null,
  ordered_on date not null,
  needed_on date not null,
  place text not null,
  note text,
  state text collate "C" not null
    check (state in ('draft', 'ordered', 'acknowledged', 'partly', 'received', 'closed', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id)
);
create unique index purchase_order_number on app.purchase_order (tenant_id, number) where removed_at is null;
create index purchase_order_by_ordered_on on app.purchase_order (tenant_id, ordered_on, id);
create index purchase_order_by_needed_on on app.purchase_order (tenant_id, needed_on, id);
create index purchase_order_by_supplier on app.purchase_order (tenant_id, supplier_id);
create index purchase_order_by_organ on app.purchase_order (tenant_id, organ_id);
select app.protect_tenant_table('app.purchase_order', array['select', 'insert', 'update']);

create table app.purchase_order_item (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  order_id uuid not null,
  -- From 0; the line number that people read is one more.
  sort_order integer not null,
  item text,
  name text not null,
  unit text not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  price numeric(14, 4),
  tax_rate numeric(5, 2),
  reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id)
);
create index purchase_order_item_by_order on app.purchase_order_item (tenant_id, order_id, sort_order);
select app.protect_tenant_table('app.purchase_order_item', array['select', 'insert', 'update', 'delete']);

create table app.supplier_settlement (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  number text collate "C" not null,
  supplier_id uuid not null,
  -- The first day of the month.
  month date not null,
  adjustment numeric(14, 2),
  adjustment_reason text,
  dispute_note text,
  paid_on date,
  state text collate "C" not null
    check (state in ('draft', 'computed', 'sent', 'disputed', 'confirmed', 'approved', 'paid', 'void')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id)
);
create unique index supplier_settlement_number on app.supplier_settlement (tenant_id, number) where removed_at is null;
create index supplier_settlement_by_month on app.supplier_settlement (tenant_id, month, id);
create index supplier_settlement_by_supplier on app.supplier_settlement (tenant_id, supplier_id);
select app.protect_tenant_table('app.supplier_settlement', array['select', 'insert', 'update']);

create table app.supplier_delivery (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  number text collate "C" not null,
  order_id uuid not null,
  announced_for date,
  arrived_on date,
  receiver_id uuid,
  note text,
  -- The settlement it is billed in: one at a time, so that nothing is billed twice.
  settlement_id uuid,
  -- What the page that received it sent along: the same press counts once.
  request_key text collate "C",
  state text collate "C" not null check (state in ('announced', 'arrived', 'booked', 'reversed')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id),
  foreign key (tenant_id, receiver_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, settlement_id) references app.supplier_settlement (tenant_id, id)
);
create unique index supplier_delivery_number on app.supplier_delivery (tenant_id, number) where removed_at is null;
create unique index supplier_delivery_request on app.supplier_delivery (tenant_id, request_key);
create index supplier_delivery_by_arrived_on on app.supplier_delivery (tenant_id, arrived_on, id);
create index supplier_delivery_by_order on app.supplier_delivery (tenant_id, order_id);
create index supplier_delivery_by_settlement on app.supplier_delivery (tenant_id, settlement_id);
create index supplier_delivery_by_receiver on app.supplier_delivery (tenant_id, receiver_id);
select app.protect_tenant_table('app.supplier_delivery', array['select', 'insert', 'update']);

create table app.supplier_delivery_item (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  delivery_id uuid not null,
  sort_order integer not null,
  -- The line of the order, from 1.
  line_no integer not null,
  accepted numeric(12, 3) not null check (accepted >= 0),
  rejected numeric(12, 3) not null check (rejected >= 0),
  reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, delivery_id) references app.supplier_delivery (tenant_id, id)
);
create index supplier_delivery_item_by_delivery on app.supplier_delivery_item (tenant_id, delivery_id);
select app.protect_tenant_table('app.supplier_delivery_item', array['select', 'insert', 'update', 'delete']);

create table app.supplier_evaluation (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  supplier_id uuid not null,
  from_on date not null,
  to_on date not null,
  released_on date,
  note text,
  appeal_note text,
  appealed_on date,
  state text collate "C" not null check (state in ('open', 'scored', 'released', 'appealed', 'final')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  check (to_on >= from_on)
);
create unique index supplier_evaluation_span on app.supplier_evaluation (tenant_id, supplier_id, from_on, to_on)
  where removed_at is null;
create index supplier_evaluation_by_name on app.supplier_evaluation (tenant_id, name, id);
create index supplier_evaluation_by_to_on on app.supplier_evaluation (tenant_id, to_on, id);
select app.protect_tenant_table('app.supplier_evaluation', array['select', 'insert', 'update']);

create table app.supplier_score (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  evaluation_id uuid not null,
  sort_order integer not null,
  criterion text collate "C" not null,
  weight integer not null check (weight between 1 and 100),
  value numeric(5, 2) check (value between 0 and 100),
  note text,
  primary key (tenant_id, id),
  foreign key (tenant_id, evaluation_id) references app.supplier_evaluation (tenant_id, id)
);
create index supplier_score_by_evaluation on app.supplier_score (tenant_id, evaluation_id);
select app.protect_tenant_table('app.supplier_score', array['select', 'insert', 'update', 'delete']);
