/** Browser storage that may be full, forbidden or forged: reading never throws, and nothing read from it grants anything. */

/** What the shell keeps across visits; the names are those of the specification §3. */
export type LocalKey =
  | 't'
  | 'remembered'
  | 'loginCompany'
  | 'userinfo'
  | 'permission'
  | 'language'
  | 'theme'
  | 'mode'
  | 'navigation'
  | 'recentPages'
  | 'unfoldedMenus'
  | 'recentMenu'
  | 'favourites'
  | 'tourSeen'
  | 'dismissedTasks';

/** What the shell keeps for this browser tab. */
export type SessionKey =
  | 'sysInfo'
  | 'returnRoute'
  | 'appRouteTabs'
  | 'closedTabs'
  | 'reloadedForChunk';

/** Reads what is stored for every tab, or undefined. */
export function readLocal(key: LocalKey): string | undefined {
  return attempt(() => localStorage.getItem(key) ?? undefined);
}

/** Stores for every tab; undefined removes. */
export function writeLocal(key: LocalKey, value: string | undefined): void {
  attempt(() => put(localStorage, key, value));
}

/** Reads what is stored for this browser tab, or undefined. */
export function readSession(key: SessionKey): string | undefined {
  return attempt(() => sessionStorage.getItem(key) ?? undefined);
}

/** Stores for this browser tab; undefined removes. */
export function writeSession(key: SessionKey, value: string | undefined): void {
  attempt(() => put(sessionStorage, key, value));
}

function put(storage: Storage, key: string, value: string | undefined): void {
  if (value === undefined) storage.removeItem(key);
  else storage.setItem(key, value);
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
