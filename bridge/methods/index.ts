import * as app from './app.ts';
import * as approvals from './approvals.ts';
import * as context from './context.ts';
import type { AnyMethod } from './define.ts';
import * as dialogPages from './dialog-pages.ts';
import * as dialogs from './dialogs.ts';
import * as drafts from './drafts.ts';
import * as files from './files.ts';
import * as focus from './focus.ts';
import * as jobs from './jobs.ts';
import * as messages from './messages.ts';
import * as navigation from './navigation.ts';
import { pageContent } from './page-content.ts';
import * as permissions from './permissions.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as shortcuts from './shortcuts.ts';
import * as storage from './storage.ts';
import * as tabs from './tabs.ts';
import * as track from './track.ts';

/** What an app may ask of the shell, by namespace and verb as the guest spells it. */
export const shellMethods = {
  context: { get: context.getContext, ready: context.ready },
  session: {
    token: session.getToken,
    identity: session.getIdentity,
    check: session.checkSession,
    confirm: session.confirmSession,
  },
  permissions: {
    has: permissions.hasPermission,
    buttons: permissions.menuButtons,
    fields: permissions.fieldRights,
  },
  tabs: {
    open: tabs.openTab,
    close: tabs.closeTab,
    closeOthers: tabs.closeOtherTabs,
    refresh: tabs.refreshTab,
    title: tabs.setTabTitle,
    badge: tabs.setTabBadge,
    pin: tabs.pinTab,
    list: tabs.listTabs,
    dirty: tabs.setTabDirty,
  },
  dialogs: {
    confirm: dialogs.confirm,
    alert: dialogs.alert,
    message: dialogs.message,
    print: dialogs.print,
    loading: dialogs.loading,
    images: dialogs.images,
    mustRead: dialogs.mustRead,
    open: dialogPages.openDialog,
    close: dialogPages.closeDialog,
    cancel: dialogPages.cancelDialog,
    change: dialogPages.changeDialog,
  },
  drafts: { confirm: drafts.confirmDraft },
  focus: { lost: focus.focusLost, leave: focus.leaveFocus },
  navigation: {
    replace: navigation.replaceRoute,
    push: navigation.pushRoute,
    back: navigation.goBack,
    external: navigation.openExternal,
  },
  shortcuts: { run: shortcuts.runShortcut },
  jobs: { start: jobs.startJob, update: jobs.updateJob, finish: jobs.finishJob },
  search: { register: search.registerResults },
  files: {
    save: files.saveFile,
    copy: files.copyText,
    upload: files.uploadFile,
    download: files.downloadFile,
    cancel: files.cancelTransfer,
  },
  storage: {
    get: storage.getStored,
    set: storage.setStored,
    remove: storage.removeStored,
    keys: storage.storedKeys,
  },
  track: { event: track.trackEvent },
  messages: { unread: messages.unreadMessages, open: messages.openMessage },
  approvals: { start: approvals.startRequest, states: approvals.requestStates },
} as const satisfies Readonly<Record<string, Readonly<Record<string, AnyMethod>>>>;

/** What the shell may ask of an app. */
export const appMethods = {
  show: app.show,
  hide: app.hide,
  routeChanged: app.routeChanged,
  tabClosed: app.tabClosed,
  contextChanged: app.contextChanged,
  suspend: app.suspend,
  beforeClose: app.beforeClose,
  discarded: app.discarded,
  jobAsked: app.jobAsked,
  unreadChanged: app.unreadChanged,
  tasksChanged: app.tasksChanged,
  requestChanged: app.requestChanged,
  transferProgress: app.transferProgress,
  search: app.search,
  dialogButton: app.dialogButton,
  pageContent,
  ping: app.ping,
} as const satisfies Readonly<Record<string, AnyMethod>>;

export type ShellMethods = typeof shellMethods;
export type AppMethods = typeof appMethods;
