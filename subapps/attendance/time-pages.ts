import { type RecordPageEntry, recordPage } from '#bridge/calls/record/record-page.ts';
import { timeRecords } from './stores/time-records.ts';

/** The menu that holds what an administrator sets up. */
export const settingsMenu = 'settings';

/** The pages of the records of attendance and leave: requests first, then what is set up now and then. */
export function timePages(): readonly (RecordPageEntry & { readonly menu: string })[] {
  return Object.entries(timeRecords).map(([code, { record, words, icon, setting }]) => ({
    ...recordPage(record, words, { code, icon }),
    menu: setting ? settingsMenu : '',
  }));
}
