import { bankAccounts } from './bank-accounts.ts';
import { certificates } from './certificates.ts';
import { contracts } from './contracts.ts';
import { educations } from './educations.ts';
import { emergencyContacts } from './emergency-contacts.ts';
import { employeeDetails } from './employee-details.ts';
import { familyMembers } from './family-members.ts';
import { workHistories } from './work-histories.ts';

/** The declared records that belong to an employee; each names the employment in `employment_id`. */
export const employeeRecords = [
  employeeDetails,
  contracts,
  educations,
  workHistories,
  certificates,
  familyMembers,
  emergencyContacts,
  bankAccounts,
] as const;
