-- Custom fields are a declared record themselves: their list is sorted by their order.
create index custom_field_by_order on app.custom_field (tenant_id, sort_order, id);
