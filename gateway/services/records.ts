import { gatherRecords, type Records } from '../record/binding.ts';
import { bindCustomFields } from './custom/records/custom-fields.ts';
import { bankAccounts } from './joyhr/records/bank-accounts.ts';
import { certificates } from './joyhr/records/certificates.ts';
import { contracts } from './joyhr/records/contracts.ts';
import { educations } from './joyhr/records/educations.ts';
import { emergencyContacts } from './joyhr/records/emergency-contacts.ts';
import { familyMembers } from './joyhr/records/family-members.ts';
import { workHistories } from './joyhr/records/work-histories.ts';
import { grades } from './ums/records/grades.ts';
import { positions } from './ums/records/positions.ts';
import { postCategories } from './ums/records/post-categories.ts';
import { posts } from './ums/records/posts.ts';

/** What a company adds to the records below; they are known when the first call comes. */
export const customFields = bindCustomFields(() => records);

/** Every record of the gateway: what references can point to, and what the search and the tests go over. */
export const records: Records = gatherRecords([
  postCategories,
  posts,
  grades,
  positions,
  contracts,
  educations,
  workHistories,
  certificates,
  familyMembers,
  emergencyContacts,
  bankAccounts,
  customFields,
]);
