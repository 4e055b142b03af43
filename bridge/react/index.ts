/** Everything an app in React builds on. */

export { useDialog, useDialogButtons, useDialogChange } from './dialog.ts';
export { useList, useListCall, useListExport, useSchemeCalls, useTools } from './list.ts';
export { useOpenPlace } from './open-place.ts';
export { useDirty, useDiscarded, usePageTab, useSnapshot, useTabTitle } from './page.ts';
export { type PageRoute, Pages, type PagesProps } from './pages.tsx';
export {
  type AppServices,
  BridgeProvider,
  createServices,
  useAppContext,
  useBridge,
  useGateway,
} from './provider.tsx';
export { useSearchAnswer, useSearchResults } from './search.ts';
export { type StartOptions, startApp } from './start-app.tsx';
export { tableStatus } from './table-status.ts';
export { type CallState, type UseCallOptions, useCall } from './use-call.ts';
export { useDownload } from './use-download.ts';
export { usePermission } from './use-permission.ts';
export { type SaveOutcome, type SaveState, useSave } from './use-save.ts';
