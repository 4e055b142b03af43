import type { CallTable } from '../kit/define.ts';
import { personnelCalendar, personnelTodos } from './cards.ts';
import {
  employeeHistory,
  getEmployee,
  updateEmployee,
  updateEmployees,
} from './employee-record.ts';
import { listFieldRights } from './field-rights.ts';
import { rosterChoices, rosterExport, rosterPage, rosterStatistics } from './roster.ts';
import {
  addScheme,
  findSchemes,
  getScheme,
  removeScheme,
  updateDefaultScheme,
  updateScheme,
} from './schemes.ts';
import { searchPeople } from './search.ts';

/** Core HR: the roster, records, saved queries, cards of the home page. */
export const joyhrCalls = {
  rosterPage,
  rosterStatistics,
  rosterExport,
  rosterChoices,
  listFieldRights,
  getEmployee,
  updateEmployee,
  updateEmployees,
  employeeHistory,
  findSchemes,
  addScheme,
  getScheme,
  updateScheme,
  updateDefaultScheme,
  removeScheme,
  searchPeople,
  personnelTodos,
  personnelCalendar,
} as const satisfies CallTable;
