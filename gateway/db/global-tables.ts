/**
 * Tables of the schema `app` without a tenant, each with the reason it may have none. The
 * catalogue test refuses any other table without `tenant_id`; adding a name here wants a review,
 * because app_rw reads a global table without the tenant policy.
 */
export const globalTables: Readonly<Record<string, string>> = {
  schema_migration: 'Describes the database itself; only the owner reads or writes it.',
  tenant: 'The list of tenants; app_rw sees its own row only.',
  account: 'One person signs in once for several tenants; app_rw sees members of its tenant.',
  account_link:
    'Opens an account before a tenant is known; app_rw makes and counts those of its company only.',
  session: 'Found by the cookie before a tenant is known; app_ops only.',
  mount: 'Belongs to a session, not to a tenant; app_ops only.',
  signing_key: 'Public keys of the gateways themselves; app_ops only.',
  pairwise_key: 'Secrets of the apps, which every company has alike; app_ops only.',
  known_device: 'Belongs to an account, not to a tenant; app_ops only.',
  throttle: 'Counts tries before anyone is known; app_ops only.',
  registered_app:
    'An app of a vendor is registered for the platform, not by a company; app_ops only.',
  app_version: 'What a vendor handed in, for every company alike; app_ops only.',
  app_file: 'Files of an app, for every company alike; app_ops only.',
  app_decision: 'What operators approved of an app, for every company alike; app_ops only.',
  app_event: 'What operators did with an app; app_ops only.',
  super_login:
    'Names an operator, who belongs to no company, and opens a session before its tenant is set; app_ops only.',
  brand: 'What hosts show before anyone is known; app_ops only.',
  version_notice: 'What is new in a release, for every company alike; app_ops only.',
  version_notice_read: 'Belongs to an account, not to a tenant; app_ops only.',
  company_registration: 'Asks for a company before there is one; app_ops only.',
  start_code: 'Makes the first operator before there is a tenant; app_ops only.',
  account_contact:
    'One person signs in once for several tenants; app_rw enters those of accounts that its company looks after.',
  second_factor:
    'Belongs to an account, not to a tenant; app_rw takes those away of accounts that its company looks after.',
  recovery_code: 'Belongs to a second factor; app_ops only.',
  verification_code: 'Asked for before a tenant is known; app_ops only.',
  sign_in_ticket: 'Used before a tenant is known; app_ops only.',
  sign_in_challenge: 'Drawn before anyone is known; app_ops only.',
  sign_in_connector:
    'Found by the answer of another system before a tenant is known; app_ops only.',
  account_identity: 'Opens an account before a tenant is known; app_ops only.',
  qr_sign_in: 'Asked for before anyone is known; app_ops only.',
  sign_in_flow: 'Ends before a tenant is known; app_ops only.',
  spent_nonce: 'Used before a tenant is known; app_ops only.',
  remembered_browser: 'Belongs to an account, not to a tenant; app_ops only.',
  sent_message: 'Written before a tenant is known; app_ops only.',
  sign_in_attempt: 'Written before a tenant is known; app_ops only.',
};
