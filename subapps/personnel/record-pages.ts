import { personnelFunctions, type recordLists } from '#bridge/calls/joyhr/functions.ts';
import { bankAccount } from '#bridge/calls/joyhr/records/bank-account.ts';
import { bankAccountWords } from '#bridge/calls/joyhr/records/bank-account.words.ts';
import { certificate } from '#bridge/calls/joyhr/records/certificate.ts';
import { certificateWords } from '#bridge/calls/joyhr/records/certificate.words.ts';
import { contract } from '#bridge/calls/joyhr/records/contract.ts';
import { contractWords } from '#bridge/calls/joyhr/records/contract.words.ts';
import { education } from '#bridge/calls/joyhr/records/education.ts';
import { educationWords } from '#bridge/calls/joyhr/records/education.words.ts';
import { emergencyContact } from '#bridge/calls/joyhr/records/emergency-contact.ts';
import { emergencyContactWords } from '#bridge/calls/joyhr/records/emergency-contact.words.ts';
import { familyMember } from '#bridge/calls/joyhr/records/family-member.ts';
import { familyMemberWords } from '#bridge/calls/joyhr/records/family-member.words.ts';
import { workHistory } from '#bridge/calls/joyhr/records/work-history.ts';
import { workHistoryWords } from '#bridge/calls/joyhr/records/work-history.words.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import { type RecordPageEntry, recordPage } from '#bridge/calls/record/record-page.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';

type ListCode = (typeof recordLists)[number];

/** A record that belongs to an employee: its list over all people, and its icon. */
const records: readonly (readonly [ListCode, string, AnyRecord, RecordWords])[] = [
  ['contracts', 'document', contract, contractWords],
  ['certificates', 'star', certificate, certificateWords],
  ['educations', 'list', education, educationWords],
  ['work-histories', 'briefcase', workHistory, workHistoryWords],
  ['family-members', 'people', familyMember, familyMemberWords],
  ['emergency-contacts', 'phone', emergencyContact, emergencyContactWords],
  ['bank-accounts', 'folder', bankAccount, bankAccountWords],
];

/**
 * Two pages a record: one for its functions, which show it in the record of an employee, and its list over all people, for
 * those who look after them. Who has only the first sees nothing of it in the menu; `inRecord` begins its name.
 */
export function recordPages(
  inRecord: RecordPageEntry['name'],
): readonly (RecordPageEntry & { readonly hidden: boolean })[] {
  return records.flatMap(([list, icon, record, words]) => [
    {
      ...recordPage(record, words, { code: record.functionId.split('.')[1] ?? '', icon }),
      name: {
        'zh-CN': inRecord['zh-CN'] + words['zh-CN'].plural,
        en: inRecord.en + words.en.plural,
      },
      hidden: true,
    },
    {
      ...recordPage({ functionId: personnelFunctions[list] }, words, { code: list, icon }),
      buttons: [],
      hidden: false,
    },
  ]);
}
