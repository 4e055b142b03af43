import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { type RecordPageEntry, recordPage } from '#bridge/calls/record/record-page.ts';
import { employeeRecords } from './stores/employee-records.ts';

/** The menu that holds the lists over all people. */
export const recordsMenu = 'records';

/**
 * Two pages a record: one for its functions, which show it in the record of an employee, and its list over all people, for
 * those who look after them. Who has only the first sees nothing of it in the menu; `inRecord` begins its name.
 */
export function recordPages(
  inRecord: RecordPageEntry['name'],
): readonly (RecordPageEntry & { readonly menu: string; readonly hidden: boolean })[] {
  return Object.values(employeeRecords).flatMap(({ list, icon, record, words }) => [
    {
      ...recordPage(record, words, { code: record.functionId.split('.')[1] ?? '', icon }),
      name: {
        'zh-CN': inRecord['zh-CN'] + words['zh-CN'].plural,
        en: inRecord.en + words.en.plural,
      },
      menu: '',
      hidden: true,
    },
    {
      ...recordPage({ functionId: personnelFunctions[list] }, words, { code: list, icon }),
      buttons: [],
      // Contracts are looked after every day, the others now and then.
      menu: list === 'contracts' ? '' : recordsMenu,
      hidden: false,
    },
  ]);
}
