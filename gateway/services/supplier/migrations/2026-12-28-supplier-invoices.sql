-- Invoices of suppliers for settlements that they have confirmed.

create table app.supplier_invoice (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  number text collate "C" not null,
  supplier_id uuid not null,
  issued_on date not null,
  net numeric(14, 2) not null,
  tax numeric(14, 2) not null,
  gross numeric(14, 2) not null,
  scan_id uuid,
  return_reason text,
  state text collate "C" not null check (state in ('draft', 'received', 'accepted', 'returned')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  check (net + tax = gross)
);
-- A number counts once for a supplier; after a return it may come again.
create unique index supplier_invoice_number on app.supplier_invoice (tenant_id, supplier_id, number)
  where removed_at is null and state in ('received', 'accepted');
create index supplier_invoice_by_supplier on app.supplier_invoice (tenant_id, supplier_id);
create index supplier_invoice_by_number on app.supplier_invoice (tenant_id, number, id);
create index supplier_invoice_by_issued_on on app.supplier_invoice (tenant_id, issued_on, id);
select app.protect_tenant_table('app.supplier_invoice', array['select', 'insert', 'update']);

create table app.supplier_invoice_settlement (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  invoice_id uuid not null,
  sort_order integer not null,
  settlement_id uuid not null,
  -- What the settlement comes to; it is fixed once the supplier has confirmed it.
  amount numeric(14, 2),
  -- Whether the settlement is covered by it: from the day it is handed in until it is returned.
  live boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references app.supplier_invoice (tenant_id, id),
  foreign key (tenant_id, settlement_id) references app.supplier_settlement (tenant_id, id)
);
create index supplier_invoice_settlement_by_invoice on app.supplier_invoice_settlement (tenant_id, invoice_id);
create index supplier_invoice_settlement_by_settlement on app.supplier_invoice_settlement (tenant_id, settlement_id);
-- A settlement is covered once, also when two invoices are handed in at once.
create unique index supplier_invoice_settlement_once on app.supplier_invoice_settlement (tenant_id, settlement_id)
  where live;
select app.protect_tenant_table('app.supplier_invoice_settlement', array['select', 'insert', 'update', 'delete']);

-- Suppliers see their own ones, without drafts of ours, and hand in new ones.
select app.protect_partner_table('app.supplier_invoice',
  array['tenant_id', 'id', 'number', 'supplier_id', 'issued_on', 'net', 'tax', 'gross', 'scan_id', 'return_reason',
    'state', 'version', 'removed_at'],
  'supplier_id = (select app.supplier()) and removed_at is null and state <> ''draft''');
grant insert (tenant_id, id, number, supplier_id, issued_on, net, tax, gross, scan_id, state)
  on app.supplier_invoice to app_partner;
create policy partner_hands_in on app.supplier_invoice as restrictive for insert to app_partner
  with check (state = 'received');
select app.protect_partner_table('app.supplier_invoice_settlement',
  array['tenant_id', 'id', 'invoice_id', 'sort_order', 'settlement_id', 'amount', 'live'],
  'invoice_id in (select v.id from app.supplier_invoice v where v.tenant_id = (select app.tenant()))');
grant insert (tenant_id, id, invoice_id, sort_order, settlement_id, amount, live)
  on app.supplier_invoice_settlement to app_partner;
create policy partner_hands_in on app.supplier_invoice_settlement as restrictive for insert to app_partner
  with check (live
    and invoice_id in (select v.id from app.supplier_invoice v
      where v.tenant_id = (select app.tenant()) and v.state = 'received')
    and settlement_id in (select r.id from app.supplier_settlement r
      where r.tenant_id = (select app.tenant()) and r.state in ('confirmed', 'approved', 'paid')));

-- Files: what the person uploaded, and what is in a licence or an invoice of the supplier.
drop policy partner on app.record_file;
create policy partner on app.record_file as restrictive to app_partner
  using ((record = 'supplierQualification' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select q.id from app.supplier_qualification q where q.tenant_id = (select app.tenant()))))
    or (record = 'supplierInvoice' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select v.id from app.supplier_invoice v where v.tenant_id = (select app.tenant())))))
  with check ((record = 'supplierQualification' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select q.id from app.supplier_qualification q where q.tenant_id = (select app.tenant()))))
    or (record = 'supplierInvoice' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select v.id from app.supplier_invoice v where v.tenant_id = (select app.tenant())))));

-- A delivery that is announced can be taken back by who announced it.
alter table app.supplier_delivery
  drop constraint supplier_delivery_state_check,
  add constraint supplier_delivery_state_check
    check (state in ('announced', 'arrived', 'booked', 'reversed', 'withdrawn'));
grant update (state, version) on app.supplier_delivery to app_partner;
create policy partner_withdraws on app.supplier_delivery as restrictive for update to app_partner
  using (state = 'announced') with check (state = 'withdrawn');

drop policy partner on app.record_history;
create policy partner on app.record_history as restrictive to app_partner
  using (false) with check (account_id = (select app.actor()) and record in
    ('supplierQualification', 'purchaseOrder', 'supplierDelivery', 'supplierSettlement', 'supplierEvaluation',
      'dispatchSettlement', 'staffRequest', 'supplierInvoice'));

-- Who works on settlements works on their invoices.
alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, replace(f.function_id, 'purchasing.settlements', 'purchasing.invoices')
from app.role_function f
where f.function_id in ('purchasing.settlements', 'purchasing.settlements.edit', 'purchasing.settlements.remove',
  'purchasing.settlements.export', 'purchasing.settlements.import')
on conflict do nothing;
alter table app.role_function force row level security;
