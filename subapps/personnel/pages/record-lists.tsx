import type { ReactElement } from 'react';
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
import { familyMember, familyMemberCalls } from '#bridge/calls/joyhr/records/family-member.ts';
import { familyMemberWords } from '#bridge/calls/joyhr/records/family-member.words.ts';
import { workHistory, workHistoryCalls } from '#bridge/calls/joyhr/records/work-history.ts';
import { workHistoryWords } from '#bridge/calls/joyhr/records/work-history.words.ts';
import { RecordPage } from '../parts/records/record-page.tsx';

/** Labour contracts: what ends soon, what waits for a signature. */
export function Contracts(): ReactElement {
  return (
    <RecordPage
      code="personnel.contracts"
      record={contract}
      words={contractWords}
      calls={contractCalls}
    />
  );
}

/** Certificates: what runs out soon. */
export function Certificates(): ReactElement {
  return (
    <RecordPage
      code="personnel.certificates"
      record={certificate}
      words={certificateWords}
      calls={certificateCalls}
    />
  );
}

/** Where employees studied. */
export function Educations(): ReactElement {
  return (
    <RecordPage
      code="personnel.educations"
      record={education}
      words={educationWords}
      calls={educationCalls}
    />
  );
}

/** Where employees worked before. */
export function WorkHistories(): ReactElement {
  return (
    <RecordPage
      code="personnel.work-histories"
      record={workHistory}
      words={workHistoryWords}
      calls={workHistoryCalls}
    />
  );
}

/** The families of employees. */
export function FamilyMembers(): ReactElement {
  return (
    <RecordPage
      code="personnel.family-members"
      record={familyMember}
      words={familyMemberWords}
      calls={familyMemberCalls}
    />
  );
}

/** Whom to call in an emergency. */
export function EmergencyContacts(): ReactElement {
  return (
    <RecordPage
      code="personnel.emergency-contacts"
      record={emergencyContact}
      words={emergencyContactWords}
      calls={emergencyContactCalls}
    />
  );
}

/** Where pay and refunds go. */
export function BankAccounts(): ReactElement {
  return (
    <RecordPage
      code="personnel.bank-accounts"
      record={bankAccount}
      words={bankAccountWords}
      calls={bankAccountCalls}
    />
  );
}
