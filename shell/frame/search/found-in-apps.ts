/** What open apps have for the keyword: results they registered, and what they answer when they are asked. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { entryFits } from '#bridge/calls/menu/entry-fits.ts';
import { appMethods } from '#bridge/methods/index.ts';
import { type Searchable, searchableApps } from '../../host/methods/search.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { typingRest } from '../../stores/menu/search-question.ts';
import { prompt } from '../../stores/session/prompts.ts';

/** One result of an app: plain text, and a place inside the app. */
export interface AppResult {
  readonly app: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly route: string;
}

/** The results of all apps; `asking` while it is worth waiting for more. */
export interface AppSearch {
  readonly asking: boolean;
  readonly found: readonly AppResult[];
}

/** Milliseconds to wait for the apps before the search says that nothing was found; later answers still count. */
const patience = 600;

/** How many results of one app are listed. */
const mostOfOne = 5;

const nothing: AppSearch = { asking: false, found: [] };
const $search = atom<AppSearch>(nothing);

/** Apps that have not answered yet: none is asked twice at once, however slow it is. */
const busy = new Set<Searchable['mount']>();
const timers = new Set<ReturnType<typeof setTimeout>>();
let word = '';

/**
 * What the open apps have for the keyword; nothing of an app that is not the person's any more, and nothing at all once
 * the rights are known to have changed: an app says what it knew under the old ones.
 */
export const foundInApps: ReadableAtom<AppSearch> = computed(
  [$search, registeredApps, prompt],
  (known, apps, stopped) =>
    stopped === 'permissionChanged'
      ? nothing
      : { ...known, found: known.found.filter(({ app }) => apps.has(app)) },
);

/** Looks for a keyword in the open apps; one that does not answer in time has nothing. */
export function searchApps(keyword: string): void {
  if (keyword === word) return;
  word = keyword;
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  const apps = keyword === '' ? [] : searchableApps();
  if (apps.length === 0) {
    $search.set(nothing);
    return;
  }
  const asked = apps.filter(({ asks }) => asks);
  const codes = new Set(asked.map(({ mount }) => mount.app.code));
  // What the app answered to the keyword before stays in sight until it answers this one.
  const earlier = $search.get().found.filter(({ app }) => codes.has(app));
  const registered = apps
    .filter(({ mount }) => !earlier.some(({ app }) => app === mount.app.code))
    .flatMap(registeredResults);
  $search.set({ asking: asked.length > 0, found: [...registered, ...earlier] });
  if (asked.length === 0) return;
  later(() => {
    for (const app of asked) void ask(app);
  }, typingRest);
  later(() => $search.set({ ...$search.get(), asking: false }), typingRest + patience);
}

async function ask(app: Searchable): Promise<void> {
  const { mount } = app;
  if (busy.has(mount) || mount.isDead) return;
  busy.add(mount);
  const keyword = word;
  const answer = await mount.ask(appMethods.search, { keyword });
  busy.delete(mount);
  if (word === '') return;
  if (word !== keyword) {
    void ask(app);
    return;
  }
  const { code } = mount.app;
  const answered = answer.ok ? answer.value.items.map((item) => ({ ...item, app: code })) : [];
  const others = $search.get().found.filter((result) => result.app !== code);
  const own = [...registeredResults(app), ...answered].slice(0, mostOfOne);
  $search.set({ asking: busy.size > 0 && $search.get().asking, found: [...others, ...own] });
}

function registeredResults({ mount, items }: Searchable): AppResult[] {
  return items
    .filter(({ title, words = '' }) => entryFits({ title, spelling: words }, word))
    .slice(0, mostOfOne)
    .map(({ title, detail, route }) => ({ app: mount.app.code, title, detail, route }));
}

function later(work: () => void, milliseconds: number): void {
  timers.add(setTimeout(work, milliseconds));
}
