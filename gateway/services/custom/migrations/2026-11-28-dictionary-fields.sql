-- The options of a custom choice may be the words of a dictionary that the company keeps.
alter table app.custom_field
  add column dictionary_id uuid,
  add constraint custom_field_dictionary foreign key (tenant_id, dictionary_id)
    references app.dictionary_category (tenant_id, id);
create index custom_field_by_dictionary on app.custom_field (tenant_id, dictionary_id)
  where dictionary_id is not null;
