import { computed, type ReadableAtom } from 'nanostores';
import type { Handlers } from '#bridge/host/handlers.ts';
import { refuse } from '#bridge/host/handlers.ts';
import type { Context } from '#bridge/methods/context.ts';
import { appMethods } from '#bridge/methods/index.ts';
import { locale } from '#ui/texts/locale.ts';
import { shortcuts } from '../../stores/portal/commands.ts';
import { theme } from '../../stores/portal/preferences.ts';
import { permissions } from '../../stores/session/permissions.ts';
import { session } from '../../stores/session/session.ts';
import type { Mount } from '../frames/mount.ts';
import { everyMount, launchOf, mountOf } from '../frames/pool.ts';
import type { AppCaller } from './caller.ts';

type Surroundings = Omit<Context, 'app' | 'methods'>;

/** What is the same for every app; null while no one is signed in. */
const surroundings: ReadableAtom<Surroundings | null> = computed(
  [session, locale, theme, permissions],
  (info, language, look, rights) => {
    if (!info) return null;
    const { user, tenant } = info;
    return {
      user: pick(user, ['id', 'account', 'realName', 'employmentId']),
      tenant: pick(tenant, ['id', 'code', 'name']),
      locale: language,
      theme: look,
      rights: rights?.mark ?? '',
      shortcuts: [...shortcuts],
    };
  },
);

export const contextHandlers: Handlers<AppCaller>['context'] = {
  get(_, { app, mountId }) {
    const mount = mountOf(app, mountId);
    const around = surroundings.get();
    if (!mount || !around) return refuse('disconnected');
    const launch = launchOf(mount);
    mount.noteContext();
    return { context: contextOf(mount, around), launch };
  },
  ready(_, { app, mountId }) {
    mountOf(app, mountId)?.ready();
    return null;
  },
};

/** Tells every mounted app of a changed language, look, person or right; returns how to stop. */
export function pushContext(): () => void {
  return surroundings.listen((around) => {
    if (!around) return;
    for (const mount of everyMount()) {
      mount.name();
      mount.shade();
      mount.tell(appMethods.contextChanged, { context: contextOf(mount, around) });
    }
  });
}

function contextOf(mount: Mount, around: Surroundings): Context {
  return {
    ...around,
    app: { code: mount.app.code, mountId: mount.mountId },
    methods: [...mount.granted],
  };
}

function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}
