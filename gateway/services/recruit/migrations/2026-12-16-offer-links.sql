-- Links by which candidates read their offers and answer them on a public page.
create table app.offer_link (
  tenant_id uuid not null,
  id uuid not null,
  offer_id uuid not null,
  -- SHA-256 of the secret in the link; the secret is kept nowhere.
  secret_hash bytea not null check (length(secret_hash) = 32),
  -- Why the link no longer opens the offer; null while it does.
  ended text collate "C" check (ended in ('declined', 'expired', 'withdrawn', 'revised', 'replaced')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, offer_id) references app.offer (tenant_id, id)
);
create unique index offer_link_live on app.offer_link (tenant_id, offer_id) where ended is null;
create unique index offer_link_by_secret on app.offer_link (tenant_id, secret_hash);
create index offer_link_by_offer on app.offer_link (tenant_id, offer_id);
select app.protect_tenant_table('app.offer_link', array['select', 'insert', 'update']);
