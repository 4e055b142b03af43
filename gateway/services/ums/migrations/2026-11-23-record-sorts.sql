-- The lists of categories and positions are sorted by these; each sort of a record's list has its index.
create index post_category_by_name on app.post_category (tenant_id, name_sort, id);
create index post_category_by_order on app.post_category (tenant_id, sort_order, id);
create index position_by_name on app.position (tenant_id, name_sort, id);
create index position_by_planned on app.position (tenant_id, planned, id);
