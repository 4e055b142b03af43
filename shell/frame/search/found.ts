/** What the search lists, as lines of one list: whatever it is, it is chosen and opened the same way. */
import { navigate } from 'wouter/use-browser-location';
import { openOutside } from '../../host/dialogs/outside.ts';
import { openPlace } from '../../stores/history/navigation.ts';
import type { MenuEntry } from '../../stores/menu/menu.ts';
import type { RecentPageView } from '../../stores/menu/recent-pages.ts';
import type {
  FoundDocument,
  FoundNotice,
  FoundPerson,
  FoundRow,
} from '../../stores/menu/search.ts';
import type { AppResult } from './found-in-apps.ts';

/** One line that can be opened; `key` is unique in the whole list. */
export type Found =
  | { readonly kind: 'person'; readonly key: string; readonly person: FoundPerson }
  | { readonly kind: 'row'; readonly key: string; readonly row: FoundRow }
  | { readonly kind: 'document'; readonly key: string; readonly document: FoundDocument }
  | { readonly kind: 'notice'; readonly key: string; readonly notice: FoundNotice }
  | { readonly kind: 'menu'; readonly key: string; readonly entry: MenuEntry }
  | { readonly kind: 'result'; readonly key: string; readonly result: AppResult }
  | { readonly kind: 'recent'; readonly key: string; readonly page: RecentPageView };

/** Lines of one kind, or of one app, with a heading over them. */
export type FoundGroup = { readonly lines: readonly Found[] } & (
  | { readonly id: 'people' | 'menu' | 'rows' | 'documents' | 'notices' | 'recent' }
  | { readonly id: `app-${string}`; readonly app: string }
);

/** Everything found, by kind. */
export interface Finds {
  readonly people: readonly FoundPerson[];
  readonly entries: readonly MenuEntry[];
  readonly results: readonly AppResult[];
  readonly rows: readonly FoundRow[];
  readonly documents: readonly FoundDocument[];
  readonly notices: readonly FoundNotice[];
  readonly recent: readonly RecentPageView[];
}

/** Puts everything found under its headings; a heading without lines is left out. */
export function groupFound(finds: Finds): FoundGroup[] {
  const { people, entries, results, rows, documents, notices, recent } = finds;
  const groups: FoundGroup[] = [
    {
      id: 'people',
      lines: people.map((person) => ({ kind: 'person', key: `person-${person.id}`, person })),
    },
    {
      id: 'menu',
      lines: entries.map((entry) => ({ kind: 'menu', key: `menu-${entry.key}`, entry })),
    },
    ...[...Map.groupBy(results, ({ app }) => app)].map(([app, own]) => ({
      id: `app-${app}` as const,
      app,
      lines: own.map((result, place) => ({
        kind: 'result' as const,
        key: `result-${app}-${place}`,
        result,
      })),
    })),
    { id: 'rows', lines: rows.map((row) => ({ kind: 'row', key: `row-${row.id}`, row })) },
    {
      id: 'documents',
      lines: documents.map((document) => ({
        kind: 'document',
        key: `document-${document.id}`,
        document,
      })),
    },
    {
      id: 'notices',
      lines: notices.map((notice) => ({ kind: 'notice', key: `notice-${notice.id}`, notice })),
    },
    {
      id: 'recent',
      lines: recent.map((page) => ({
        kind: 'recent',
        key: `recent-${page.app}${page.route}`,
        page,
      })),
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** Whether a line leads out of the portal, so that a question may stand before it. */
export function leadsOutside(found: Found): boolean {
  return found.kind === 'menu' && found.entry.target.kind === 'external';
}

/** Opens a line: a page in its tab, an address outside through the gate. */
export function openFound(found: Found): void {
  switch (found.kind) {
    case 'person':
      // The record names its tab itself; a list keeps the name of the menu.
      openPlace(found.person.place);
      return;
    case 'row':
      openPlace(found.row.place);
      return;
    case 'document':
      openPlace(found.document.place);
      return;
    case 'notice':
      navigate(`/messages?id=${found.notice.id}`);
      return;
    case 'result':
      // The page names its tab itself, as it does when a link leads to it.
      openPlace(found.result);
      return;
    case 'recent':
      openPlace(found.page, found.page.ownTitle);
      return;
    case 'menu': {
      const { target } = found.entry;
      if (target.kind === 'page') navigate(target.path);
      else void openOutside(target.address, { kind: 'menu', title: found.entry.title });
    }
  }
}
