/** Who is signed in. The cookie is the credential; what is here and in storage only says what to draw. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { codeWords } from '#bridge/calls/kit/words.ts';
import {
  currentSession,
  login,
  logout,
  resumeSession,
  updatePreferences,
} from '#bridge/calls/uac/session.ts';
import { signInCodes } from '#bridge/calls/uac/words.ts';
import { type Locale, locale } from '#ui/texts/locale.ts';
import {
  callGateway,
  GatewayError,
  type GlobalFailure,
  globalFailures,
  surroundGateway,
  tellGateway,
} from '../../gateway.ts';
import { brandTheme } from '../portal/brand.ts';
import { adoptLanguage, adoptTheme, chooseLanguage } from '../portal/preferences.ts';
import { withChallenge } from './challenges.ts';
import {
  acknowledgePermissions,
  clearPermissions,
  loadPermissions,
  permissionsChanged,
} from './permissions.ts';
import { prompt, showPrompt } from './prompts.ts';
import { rememberRoute } from './return-route.ts';
import { goOnToSecondFactor } from './second-factor.ts';
import { importMenu, isSilence, loadMenu } from './session-menu.ts';
import { readLocal, writeLocal, writeSession } from './storage.ts';

/** The person, the company, and the marker that tells other browser tabs of a change. */
export type SessionInfo = ResultOf<typeof currentSession>;

/** Where the session stands. */
export type SessionState =
  /** A marker is there, nothing has been asked yet. */
  | { readonly kind: 'marked' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'signedIn'; readonly session: SessionInfo }
  /** `words` say why a start ended here; empty where nothing has to be said. */
  | { readonly kind: 'signedOut'; readonly words: string }
  /** The gateway could not be reached; a later attempt may succeed. */
  | { readonly kind: 'unreachable'; readonly words: string };

/** How long another tab's change is left to settle before the prompt appears, in milliseconds (specification §9). */
const stalePromptDelay = 2_000;

const signedOut = { kind: 'signedOut', words: '' } as const;

const $state = atom<SessionState>(signedOut);

/** The session now. */
export const sessionState: ReadableAtom<SessionState> = computed($state, (value) => value);

/** The session's person and company, while someone is signed in. */
export const session: ReadableAtom<SessionInfo | undefined> = computed($state, (state) =>
  state.kind === 'signedIn' ? state.session : undefined,
);

/** Reads the marker and listens for other tabs; called once, before the first page is drawn. */
export function watchSession(): void {
  $state.set(readLocal('t') || readLocal('remembered') ? { kind: 'marked' } : signedOut);
  surroundGateway({
    tenantId: () => session.get()?.tenant.id,
    onGlobalFailure: heed,
  });
  addEventListener('storage', followOtherTabs);
}

/** Whether the session is being looked at just now. */
let looking = false;

/** Reacts to a failure that concerns the whole page. */
function heed(failure: GlobalFailure): void {
  if (moving) return;
  if (failure !== 'loginInvalid' || $state.get().kind !== 'signedIn') showPrompt(failure);
  else if (!looking) void lookAgain();
}

/**
 * Looks whether the session has ended indeed: what left with a cookie that another tab replaced meanwhile, by moving to
 * another company, met the end of that cookie alone. A session that moved says so itself when it is looked at.
 */
async function lookAgain(): Promise<void> {
  looking = true;
  try {
    await callGateway(currentSession, {});
  } catch (cause) {
    const ended = cause instanceof GatewayError && cause.codeName === 'loginInvalid';
    if (ended && !moving) showPrompt('loginInvalid');
  } finally {
    looking = false;
  }
}

/** Loads the person, the rights and the menu behind the marker; ends the session when the gateway knows none. */
export async function startSession(): Promise<void> {
  if ($state.get().kind !== 'marked' && $state.get().kind !== 'unreachable') return;
  $state.set({ kind: 'starting' });
  try {
    const resumed = readLocal('remembered') ? await resume() : undefined;
    if (resumed === 'signedOut') return;
    const [info] = await Promise.all([
      resumed ?? callGateway(currentSession, {}),
      loadPermissions(),
      loadMenu(),
    ]);
    const before = locale.get();
    await prepare(info);
    if (locale.get() !== before) await loadMenu();
    $state.set({ kind: 'signedIn', session: info });
  } catch (cause) {
    fail(cause);
  }
}

/** Opens a session where this browser stays signed in for some days; without one the person signs in. */
async function resume(): Promise<SessionInfo | 'signedOut'> {
  try {
    return await callGateway(resumeSession, {});
  } catch (cause) {
    const isOver =
      cause instanceof GatewayError && cause.codeName === signInCodes.notRemembered.name;
    if (!isOver) throw cause;
    writeLocal('remembered', undefined);
    forget();
    $state.set(signedOut);
    return 'signedOut';
  }
}

/** Signs in; throws the gateway's refusal, whose words belong at the fields. */
export function signIn(account: string, password: string, remember = false): Promise<void> {
  const typed = { account, password, ...(remember && { remember: '1' as const }) };
  const opening = withChallenge('signIn', (shown) => callGateway(login, { ...typed, ...shown }));
  return enterWith(opening, remember);
}

/** The same by whatever way: takes over the session that a call opens. */
export async function enterWith(opening: Promise<SessionInfo>, remember = false): Promise<void> {
  const info = await opening.catch(goOnToSecondFactor);
  writeLocal('remembered', remember ? '1' : undefined);
  try {
    await prepare(info);
    await Promise.all([loadPermissions(), loadMenu()]);
  } catch (cause) {
    endHere();
    throw cause;
  }
  $state.set({ kind: 'signedIn', session: info });
}

/** Ends the session here and on the server, and goes to the sign-in page. */
export async function signOut(): Promise<void> {
  // Without an answer the cookie may live on; the person asked to leave, so the page leaves all the same.
  await callGateway(logout, {}).catch(() => undefined);
  writeLocal('remembered', undefined);
  leave();
}

/** The session is being moved: what is answered for it as it was says nothing about it as it will be. */
let moving = false;

/** Takes over a session that is moved to another company, and starts the page again there. */
export async function enterTenant(move: Promise<SessionInfo>): Promise<void> {
  moving = true;
  try {
    const { epoch } = await move;
    forget();
    writeLocal('t', epoch);
    location.replace('/portal');
  } catch (cause) {
    moving = false;
    throw cause;
  }
}

/** Takes the person's choice of language: here, in the menu, and for the next sign-in anywhere. */
export async function changeLanguage(next: Locale): Promise<void> {
  chooseLanguage(next);
  if (!session.get()) return;
  await Promise.all([callGateway(updatePreferences, { locale: next }), loadMenu()]);
}

/**
 * Asks before every navigation whether the rights changed meanwhile; says what has to be said when they did. Answers
 * whether the navigation may proceed: it may where nothing is known, since the gateway decides on every call.
 */
export async function checkRights(): Promise<boolean> {
  if ($state.get().kind !== 'signedIn') return true;
  let answer = await askRights();
  // The question may have left with a cookie that was replaced before it arrived: another tab moved to another company.
  if (answer === 'loginInvalid') answer = await askRights();
  if (moving) return true;
  // The session may work in another company by now; a page that asks for nothing else would never hear of it.
  if (answer === 'permissionChanged' || answer === 'accountChanged') showPrompt(answer);
  if (answer === 'loginInvalid' && prompt.get() === undefined) leaveRemembering();
  return !globalFailures.some((failure) => failure === answer);
}

async function askRights(): Promise<GatewayError['codeName'] | 'ok'> {
  try {
    return (await permissionsChanged()) ? 'permissionChanged' : 'ok';
  } catch (cause) {
    return cause instanceof GatewayError ? cause.codeName : 'unknown';
  }
}

/** What the single button of the prompt does. */
export async function answerPrompt(): Promise<void> {
  switch (prompt.get()) {
    case 'loginInvalid':
      return leaveRemembering();
    case 'accountChanged':
      return signOut();
    case 'permissionChanged':
      await acknowledgePermissions().catch(() => undefined);
      clearPermissions();
      return location.reload();
    default:
      return location.reload();
  }
}

/** Marks the session for other tabs and takes the language of the account. */
async function prepare(info: SessionInfo): Promise<void> {
  writeLocal('t', info.epoch);
  writeLocal('userinfo', JSON.stringify(userHint(info)));
  adoptTheme(brandTheme(info.tenant.systemCode));
  if (adoptLanguage(info.user.locale) === 'overruled') {
    await callGateway(updatePreferences, { locale: locale.get() }).catch(() => undefined);
  }
}

function userHint({ user }: SessionInfo): Record<string, string | null> {
  return { realName: user.realName, userName: user.account, headUrl: user.headUrl };
}

// Only silence and overload are worth another attempt; every other failure ends the session (specification §4).
function fail(cause: unknown): void {
  const known = cause instanceof GatewayError ? cause : new GatewayError('unknown');
  if (isSilence(known) || known.codeName === 'busy' || known.codeName === 'diskFull') {
    $state.set({ kind: 'unreachable', words: known.words });
    return;
  }
  // What concerns the whole page has a prompt of its own, and the session is no longer there to be ended.
  if (globalFailures.some((failure) => failure === known.codeName)) {
    forget();
    $state.set(signedOut);
    return;
  }
  endHere();
  $state.set({
    kind: 'signedOut',
    words: known.words || codeWords[locale.get()].internal,
  });
}

/** Ends a session that could not be started: here, and on the server where it can be reached. */
function endHere(): void {
  forget();
  void tellGateway(logout, {}).catch(() => undefined);
}

function leaveRemembering(): void {
  const wanted = location.pathname + location.search;
  leave();
  rememberRoute(wanted);
}

function leave(): void {
  forget();
  location.replace('/login');
}

function forget(): void {
  for (const key of ['t', 'userinfo'] as const) writeLocal(key, undefined);
  for (const key of ['appRouteTabs', 'closedTabs', 'returnRoute'] as const)
    writeSession(key, undefined);
  clearPermissions();
  void importMenu().then(({ clearMenu }) => clearMenu());
}

let settling: ReturnType<typeof setTimeout> | undefined;

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== 't' && event.key !== null) return;
  clearTimeout(settling);
  settling = setTimeout(() => {
    const state = $state.get();
    const own = state.kind === 'signedIn' ? state.session.epoch : undefined;
    if (readLocal('t') !== own) showPrompt('pageUpdated');
  }, stalePromptDelay);
}
