/** A report that is being made or changed. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openReport, ReportDefinition } from '#bridge/calls/prism/reports.ts';
import type { FigureQuery } from '#ui/figures/types.ts';

/** What the builder begins with. */
export interface Draft {
  /** The saved report that changes; null for a new one. */
  readonly saved: { readonly id: string; readonly version: number } | null;
  readonly name: string;
  readonly note: string;
  readonly roleIds: readonly string[];
  readonly definition: ReportDefinition;
}

/** A new report that asks a question. */
export function newDraft(query: FigureQuery): Draft {
  return {
    saved: null,
    name: '',
    note: '',
    roleIds: [],
    definition: {
      version: 1,
      query,
      prompts: ['organ', 'period'],
      presentation: 'bar',
    },
  };
}

/** A report of the caller as it is, or another one to begin from, under a name that says so. */
export function draftOf(
  report: ResultOf<typeof openReport>,
  way: 'edit' | 'copy',
  copyName: string,
): Draft {
  const { id, name, note, definition, version, mine } = report;
  if (way === 'edit' && mine && version !== null)
    return { saved: { id, version }, name, note, roleIds: report.roleIds, definition };
  return { saved: null, name: copyName.slice(0, 80), note, roleIds: [], definition };
}
