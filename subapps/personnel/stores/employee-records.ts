import type { EmployeeRecordName } from '#bridge/calls/joyhr/employee-record.ts';
import type { recordLists } from '#bridge/calls/joyhr/functions.ts';
import { bankAccount, bankAccountCalls } from '#bridge/calls/joyhr/records/bank-account.ts';
import { bankAccountWords } from '#bridge/calls/joyhr/records/bank-account.words.ts';
import { certificate, certificateCalls } from '#bridge/calls/joyhr/records/certificate.ts';
import { certificateWords } from '#bridge/calls/joyhr/records/certificate.words.ts';
import { contract, contractCalls } from '#bridge/calls/joyhr/records/contract.ts';
import { contractWords } from '#bridge/calls/joyhr/records/contract.words.ts';
import { education, educationCalls } from '#bridge/calls/joyhr/records/education.ts';
import { educationWords } from '#bridge/calls/joyhr/records/education.words.ts';
import {
  emergencyContact,
  emergencyContactCalls,
} from '#bridge/calls/joyhr/records/emergency-contact.ts';
import { emergencyContactWords } from '#bridge/calls/joyhr/records/emergency-contact.words.ts';
import {
  employeeDetail,
  employeeDetailCalls,
} from '#bridge/calls/joyhr/records/employee-detail.ts';
import { employeeDetailWords } from '#bridge/calls/joyhr/records/employee-detail.words.ts';
import { familyMember, familyMemberCalls } from '#bridge/calls/joyhr/records/family-member.ts';
import { familyMemberWords } from '#bridge/calls/joyhr/records/family-member.words.ts';
import { workHistory, workHistoryCalls } from '#bridge/calls/joyhr/records/work-history.ts';
import { workHistoryWords } from '#bridge/calls/joyhr/records/work-history.words.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';
import type { AnyCalls } from '#bridge/react/record.ts';

/** A declared record that belongs to an employee. */
export interface EmployeeRecordKind {
  /** The page of its list over all people. */
  readonly list: (typeof recordLists)[number];
  readonly icon: string;
  readonly record: AnyRecord;
  readonly words: RecordWords;
  readonly calls: AnyCalls;
}

/** The records that belong to an employee, in the order of their tabs. */
export const employeeRecords: Readonly<Record<EmployeeRecordName, EmployeeRecordKind>> = {
  employeeDetail: {
    list: 'employee-details',
    icon: 'list',
    record: employeeDetail,
    words: employeeDetailWords,
    calls: employeeDetailCalls,
  },
  contract: {
    list: 'contracts',
    icon: 'document',
    record: contract,
    words: contractWords,
    calls: contractCalls,
  },
  education: {
    list: 'educations',
    icon: 'list',
    record: education,
    words: educationWords,
    calls: educationCalls,
  },
  workHistory: {
    list: 'work-histories',
    icon: 'briefcase',
    record: workHistory,
    words: workHistoryWords,
    calls: workHistoryCalls,
  },
  certificate: {
    list: 'certificates',
    icon: 'star',
    record: certificate,
    words: certificateWords,
    calls: certificateCalls,
  },
  familyMember: {
    list: 'family-members',
    icon: 'people',
    record: familyMember,
    words: familyMemberWords,
    calls: familyMemberCalls,
  },
  emergencyContact: {
    list: 'emergency-contacts',
    icon: 'phone',
    record: emergencyContact,
    words: emergencyContactWords,
    calls: emergencyContactCalls,
  },
  bankAccount: {
    list: 'bank-accounts',
    icon: 'folder',
    record: bankAccount,
    words: bankAccountWords,
    calls: bankAccountCalls,
  },
};
