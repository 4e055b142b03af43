-- When the purchasers were sent a message about an invoice that a supplier handed in; null until then.
alter table app.supplier_invoice add column noticed_at timestamptz;
alter table app.supplier_invoice no force row level security;
update app.supplier_invoice set noticed_at = created_at;
alter table app.supplier_invoice force row level security;
create index supplier_invoice_to_notice on app.supplier_invoice (tenant_id, created_at) where noticed_at is null;
