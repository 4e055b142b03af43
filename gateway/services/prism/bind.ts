import type { RawBuilder } from 'kysely';
import type { Subject } from '#bridge/calls/prism/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Reach } from '#gateway/kernel/people/reach.ts';

/** One part of a period: a month of it, or the whole. */
export interface Step {
  /** `YYYY-MM`, or `all`. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** For whom and when facts are read. */
export interface FactScope {
  readonly context: CallContext;
  readonly tenantId: string;
  /** The day of the tree and of the data range. */
  readonly day: string;
  readonly reach: Reach;
  /** The caller reaches the employment `e` in the job `j`, and it is in the asked organisation. */
  readonly people: RawBuilder<boolean>;
  /** The same of rows that belong to an organisation and to no one, by the name of their column. */
  places(column: string): RawBuilder<boolean>;
}

/** How the facts of a subject are read. */
export interface SubjectBinding {
  readonly subject: Subject;
  /**
   * A query with one row for each fact and step of the CTE `step (key, from_on, to_on)`: the columns `step`, `person`
   * (an employment, or null), `organ_id`, every dimension but `organ` and `month`, and every column of the subject.
   * `wanted` names the dimensions and columns of the question: rows that only fill other columns may be left out, and other
   * columns may be null.
   */
  facts(scope: FactScope, wanted: ReadonlySet<string>): RawBuilder<unknown>;
  /** The words of values of a reference; a value that is missing is its own word. */
  labels?(
    context: CallContext,
    dimension: string,
    values: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** The place of the portal that lists the rows behind a figure of an organisation, and the function that opens it. */
  readonly drill?: {
    readonly functionId: string;
    route(asked: Drilled): string;
  };
}

/** What a figure is of. */
export interface Drilled {
  readonly organId: string | null;
  readonly from: string;
  readonly to: string;
  /** The same as `to` where that is another day than today. */
  readonly asOf: string | null;
  /** The values that other dimensions are narrowed to, by name. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}
