import { plural, type Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the pickers in English. */
export const en: Translation<typeof zhCN> = {
  departments: 'Departments',
  chooseDepartment: 'Choose a department',
  searchDepartment: 'Search departments',
  choosePerson: 'Choose people',
  searchPerson: 'Search by name, pinyin or staff number',
  people: 'People',
  remove: 'Remove {{name}}',
  clearAll: 'Clear',
  chosenPeople: '{{count}} chosen',
  chosenHint: 'Click people in the list to choose them',
  found: ({ count }) => plural(count, 'person', 'people'),
  more: 'First {{shown}} of {{total}} people; type a name to narrow it down',
  nobody: 'No one matches',
  failed: 'Could not load people',
};
