import type { PageRoute } from '#bridge/react/index.ts';
import { Accounts } from './pages/accounts/accounts.tsx';
import { AppPage } from './pages/app.tsx';
import { Apps } from './pages/apps.tsx';
import { Audit } from './pages/audit/audit.tsx';
import { Brands } from './pages/brands/brands.tsx';
import { BridgeCalls } from './pages/bridge-calls.tsx';
import { Companies } from './pages/companies/companies.tsx';
import { CompanySettings } from './pages/company/company.tsx';
import { Connectors } from './pages/connectors/connectors.tsx';
import { Delivery } from './pages/delivery/delivery.tsx';
import { SentMessages } from './pages/delivery/sent-messages.tsx';
import { Jobs } from './pages/jobs.tsx';
import { Deliveries } from './pages/messages/deliveries.tsx';
import { MessageEvents } from './pages/messages/events.tsx';
import { MessageRule } from './pages/messages/rule.tsx';
import { CustomFields } from './pages/parents/custom-fields.tsx';
import { Dictionaries } from './pages/parents/dictionaries.tsx';
import {
  DictionaryCategories,
  LegalEntities,
  PersonTags,
  WorkPlaces,
} from './pages/record-pages.tsx';
import { Registrations } from './pages/registrations/registrations.tsx';
import { Releases } from './pages/releases/releases.tsx';
import { FieldReaders } from './pages/roles/field-readers.tsx';
import { RightsPage } from './pages/roles/rights.tsx';
import { RolePage } from './pages/roles/role.tsx';
import { Roles } from './pages/roles/roles.tsx';
import { Start } from './pages/start/start.tsx';
import { Usage } from './pages/usage.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/accounts', page: Accounts },
  { path: '/roles', page: Roles },
  { path: '/roles/:id', page: RolePage },
  { path: '/rights/field', page: FieldReaders },
  { path: '/rights/:id', page: RightsPage },
  { path: '/company', page: CompanySettings },
  { path: '/start', page: Start },
  { path: '/places', page: WorkPlaces },
  { path: '/person-tags', page: PersonTags },
  { path: '/legal-entities', page: LegalEntities },
  { path: '/dictionary-categories', page: DictionaryCategories },
  { path: '/dictionaries', page: Dictionaries },
  { path: '/custom-fields', page: CustomFields },
  { path: '/brands', page: Brands },
  { path: '/releases', page: Releases },
  { path: '/companies', page: Companies },
  { path: '/registrations', page: Registrations },
  { path: '/connectors', page: Connectors },
  { path: '/delivery', page: Delivery },
  { path: '/messages', page: MessageEvents },
  { path: '/message-rule', page: MessageRule },
  { path: '/deliveries', page: Deliveries },
  { path: '/sent', page: SentMessages },
  { path: '/audit', page: Audit },
  { path: '/bridge-calls', page: BridgeCalls },
  { path: '/jobs', page: Jobs },
  { path: '/usage', page: Usage },
  { path: '/apps', page: Apps },
  { path: '/apps/:code', page: AppPage },
];
