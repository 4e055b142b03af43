-- When the person last typed the password, or a code of the second factor, in this session: sensitive changes want it within
-- minutes. A sign-in by a code, a QR code, a remembered browser, a ticket or another system leaves it empty.
alter table app.session add column password_at timestamptz;

update app.session set password_at = authenticated_at where method = 'password';
