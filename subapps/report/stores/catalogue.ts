/** Which reports the catalogue lists. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { listReports, reportFolders } from '#bridge/calls/prism/reports.ts';

/** One report of the catalogue. */
export type Report = ResultOf<typeof listReports>[number];

/** A folder of the catalogue. */
export type Folder = (typeof reportFolders)[number];

/** What the catalogue is narrowed to: everything, some of it by what the caller did, or a folder. */
export type View = 'all' | 'favourites' | 'recent' | 'shared' | Folder;

/** How many reports "opened last" holds. */
const mostRecent = 10;

/** The reports of a view that fit the words, in the order in which the view lists them. */
export function reportsOf(reports: readonly Report[], view: View, words: string): Report[] {
  const wanted = words.trim().toLowerCase();
  return ofView(reports, view).filter(({ name, note }) =>
    `${name} ${note}`.toLowerCase().includes(wanted),
  );
}

function ofView(reports: readonly Report[], view: View): readonly Report[] {
  switch (view) {
    case 'all':
      return reports;
    case 'favourites':
      return reports.filter(({ favourite }) => favourite);
    case 'recent':
      return recent(reports);
    case 'shared':
      return reports.filter(({ mine, builtIn }) => !mine && !builtIn);
    case 'own':
      return reports.filter(({ mine }) => mine);
    default:
      return reports.filter(({ folder, builtIn }) => builtIn && folder === view);
  }
}

function recent(reports: readonly Report[]): readonly Report[] {
  return reports
    .filter(({ lastOpenedAt }) => lastOpenedAt !== null)
    .sort((one, other) => (other.lastOpenedAt ?? '').localeCompare(one.lastOpenedAt ?? ''))
    .slice(0, mostRecent);
}
