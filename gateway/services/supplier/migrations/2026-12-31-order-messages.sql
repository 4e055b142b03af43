-- What purchasers and people of the supplier write to each other about an order.
create table app.order_message (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  side text collate "C" not null check (side in ('buyer', 'supplier')),
  account_id uuid not null,
  -- Who of the supplier wrote it. The names of our people are not for suppliers: null for the buyer.
  partner_name text,
  body text not null,
  -- Made once for each press: the same one counts once.
  request_key text collate "C" not null,
  at timestamptz not null,
  -- When the other side was sent a message about it; null until then.
  noticed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id),
  check ((side = 'supplier') = (partner_name is not null))
);
create unique index order_message_request on app.order_message (tenant_id, order_id, request_key);
create index order_message_by_order on app.order_message (tenant_id, order_id, at, id);
create index order_message_to_notice on app.order_message (tenant_id, at) where noticed_at is null;
select app.protect_tenant_table('app.order_message', array['select', 'insert', 'update']);

create table app.order_message_read (
  tenant_id uuid not null,
  order_id uuid not null,
  account_id uuid not null,
  read_at timestamptz not null,
  primary key (tenant_id, order_id, account_id),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id)
);
select app.protect_tenant_table('app.order_message_read', array['select', 'insert', 'update']);

-- Suppliers read what is about their orders, and write as themselves while an order is under way.
select app.protect_partner_table('app.order_message',
  array['tenant_id', 'id', 'order_id', 'side', 'partner_name', 'body', 'request_key', 'at'],
  'order_id in (select r.id from app.purchase_order r where r.tenant_id = (select app.tenant()))');
grant insert (tenant_id, id, order_id, side, account_id, partner_name, body, request_key, at)
  on app.order_message to app_partner;
create policy partner_writes on app.order_message as restrictive for insert to app_partner
  with check (side = 'supplier' and account_id = (select app.actor())
    and order_id in (select r.id from app.purchase_order r where r.tenant_id = (select app.tenant())
      and r.state in ('ordered', 'acknowledged', 'partly', 'received')));
select app.protect_partner_table('app.order_message_read',
  array['tenant_id', 'order_id', 'account_id', 'read_at'],
  'account_id = (select app.actor())
    and order_id in (select r.id from app.purchase_order r where r.tenant_id = (select app.tenant()))');
grant insert (tenant_id, order_id, account_id, read_at) on app.order_message_read to app_partner;
grant update (read_at) on app.order_message_read to app_partner;

-- Files: what the person uploaded, and what is in a licence, an invoice or a message of the supplier's orders.
drop policy partner on app.record_file;
create policy partner on app.record_file as restrictive to app_partner
  using ((record = 'supplierQualification' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select q.id from app.supplier_qualification q where q.tenant_id = (select app.tenant()))))
    or (record = 'supplierInvoice' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select v.id from app.supplier_invoice v where v.tenant_id = (select app.tenant()))))
    or (record = 'orderMessage' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select m.id from app.order_message m where m.tenant_id = (select app.tenant())))))
  with check ((record = 'supplierQualification' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select q.id from app.supplier_qualification q where q.tenant_id = (select app.tenant()))))
    or (record = 'supplierInvoice' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select v.id from app.supplier_invoice v where v.tenant_id = (select app.tenant()))))
    or (record = 'orderMessage' and ((row_id is null and account_id = (select app.actor()))
      or row_id in (select m.id from app.order_message m where m.tenant_id = (select app.tenant())
        and m.side = 'supplier'))));
