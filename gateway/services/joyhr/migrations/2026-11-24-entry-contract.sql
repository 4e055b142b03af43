-- What an entry makes besides the employment: its first contract, and the account of the person.
alter table app.entry
  add column contract_number text collate "C",
  add column contract_entity text,
  add column invite boolean;
