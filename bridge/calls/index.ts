import * as appRegistry from './app-registry.ts';
import * as appStorage from './app-storage.ts';
import { reportBridgeCalls } from './bridge-call-report.ts';
import * as bridgeCalls from './bridge-calls.ts';
import type { AnyCall } from './define.ts';
import { listFieldRights } from './field-rights.ts';
import * as files from './files.ts';
import * as home from './home.ts';
import * as joyhr from './joyhr.ts';
import * as kept from './kept.ts';
import { menuTree, tourShopCheck } from './menu.ts';
import * as message from './message.ts';
import * as report from './report.ts';
import * as schemes from './schemes.ts';
import { searchPeople } from './search.ts';
import * as track from './track.ts';
import * as trackedEvents from './tracked-events.ts';
import * as tum from './tum.ts';
import * as uac from './uac.ts';
import * as uacTokens from './uac-tokens.ts';
import * as ums from './ums.ts';

/** Every gateway call, by the key its handler is bound under; a call that does not stand here does not exist. */
export const calls = {
  login: uac.login,
  logout: uac.logout,
  currentSession: uac.currentSession,
  updatePreferences: uac.updatePreferences,
  loginPermission: uac.loginPermission,
  hasPermissionMark: uac.hasPermissionMark,
  clearPermissionMark: uac.clearPermissionMark,
  appToken: uacTokens.appToken,
  revokeMount: uacTokens.revokeMount,
  reportBridgeCalls,
  trackKey: track.trackKey,
  reportEvents: track.reportEvents,
  eventCounts: trackedEvents.eventCounts,
  eventCountExport: trackedEvents.eventCountExport,
  trackedEventPage: trackedEvents.trackedEventPage,
  eventChoices: trackedEvents.eventChoices,
  bridgeCallPage: bridgeCalls.bridgeCallPage,
  bridgeCallExport: bridgeCalls.bridgeCallExport,
  bridgeCallChoices: bridgeCalls.bridgeCallChoices,
  registryPage: appRegistry.registryPage,
  registryDetail: appRegistry.registryDetail,
  registerBundle: appRegistry.registerBundle,
  registerAddress: appRegistry.registerAddress,
  decideApp: appRegistry.decideApp,
  enableApp: appRegistry.enableApp,
  listAuthTenants: tum.listAuthTenants,
  switchTenant: tum.switchTenant,
  menuTree,
  tourShopCheck,
  organTree: ums.organTree,
  organDetail: ums.organDetail,
  searchOrgans: ums.searchOrgans,
  organPeople: ums.organPeople,
  posts: ums.posts,
  positions: ums.positions,
  positionCount: ums.positionCount,
  rosterPage: joyhr.rosterPage,
  rosterStatistics: joyhr.rosterStatistics,
  rosterExport: joyhr.rosterExport,
  rosterChoices: joyhr.rosterChoices,
  listFieldRights,
  getEmployee: joyhr.getEmployee,
  updateEmployee: joyhr.updateEmployee,
  updateEmployees: joyhr.updateEmployees,
  employeeHistory: joyhr.employeeHistory,
  findSchemes: schemes.findSchemes,
  addScheme: schemes.addScheme,
  getScheme: schemes.getScheme,
  updateScheme: schemes.updateScheme,
  updateDefaultScheme: schemes.updateDefaultScheme,
  removeScheme: schemes.removeScheme,
  searchPeople,
  searchDocuments: files.searchDocuments,
  listFiles: files.listFiles,
  uploadFile: files.uploadFile,
  downloadFile: files.downloadFile,
  removeFile: files.removeFile,
  listPhotos: files.listPhotos,
  downloadPhoto: files.downloadPhoto,
  savePhoto: files.savePhoto,
  removePhoto: files.removePhoto,
  homeBoard: home.homeBoard,
  saveHomeLayout: home.saveHomeLayout,
  keptByPerson: kept.keptByPerson,
  starPage: kept.starPage,
  keepTourSeen: kept.keepTourSeen,
  readStored: appStorage.readStored,
  listStored: appStorage.listStored,
  keepStored: appStorage.keepStored,
  personnelTodos: home.personnelTodos,
  personnelCalendar: home.personnelCalendar,
  workforceFigures: home.workforceFigures,
  noticePage: message.noticePage,
  findNewNotice: message.findNewNotice,
  getNoticeById: message.getNoticeById,
  updateNoticeIsSee: message.updateNoticeIsSee,
  updateAllNoticeIsSee: message.updateAllNoticeIsSee,
  publishNotice: message.publishNotice,
  headCountByOrgan: report.headCountByOrgan,
  agePyramid: report.agePyramid,
  movementByMonth: report.movementByMonth,
} as const satisfies Readonly<Record<string, AnyCall>>;

/** The table of all calls. */
export type Calls = typeof calls;

/** The key of one call in the table. */
export type CallKey = keyof Calls;
