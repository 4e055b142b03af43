-- Payments of a payee in a month are numbered: staff are known by their employment, others by their document.
create index other_income_by_payee on app.other_income
  (tenant_id, month, kind, coalesce(employment_id::text, document_number, ''), id) where removed_at is null;
