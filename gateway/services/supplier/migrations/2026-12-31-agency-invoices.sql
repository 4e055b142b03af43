-- What an agency confirmed of a month is owed, billed and paid like everything else: by a settlement with its supplier.
alter table app.supplier_settlement
  -- What the lines of dispatched workers in it come to; null where it is about deliveries.
  add column dispatch_net numeric(14, 2),
  add column dispatch_tax numeric(14, 2);
grant select (dispatch_net, dispatch_tax) on app.supplier_settlement to app_partner;
alter table app.dispatch_settlement
  -- The settlement it is billed in: one at a time, so that nothing is billed twice.
  add column settlement_id uuid,
  add foreign key (tenant_id, settlement_id) references app.supplier_settlement (tenant_id, id);
create index dispatch_settlement_by_settlement on app.dispatch_settlement (tenant_id, settlement_id);
create index dispatch_settlement_to_settle on app.dispatch_settlement (tenant_id, month)
  where settlement_id is null and state = 'confirmed' and removed_at is null;
