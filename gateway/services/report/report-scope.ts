import type { CallContext } from '#gateway/kernel/handler.ts';
import { organWithin, type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { type ReachedPeople, reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { findOrganPath } from '../organ/find-organ.ts';

/** What a figure is asked for: an organisation with all below it, and a day. */
export interface ReportRequest {
  readonly organId?: string | undefined;
  readonly asOf?: string | undefined;
}

/** Whom a figure counts. */
export interface ReportScope {
  readonly context: CallContext;
  readonly reach: Reach;
  /** Path of the asked organisation on the day; null without one. */
  readonly organPath: string | null;
  /** Everybody in scope, with the job of the day, whether employed then or not. */
  people(): ReachedPeople;
}

/**
 * Decides whom a figure counts.
 * @throws {RefusedError} `notFound` when the caller does not see the organisation on that day.
 */
export async function openReport(
  context: CallContext,
  { organId, asOf }: ReportRequest,
): Promise<ReportScope> {
  const reach = await readReach(context, asOf);
  const organPath = organId === undefined ? null : await findOrganPath(context, reach, organId);
  return {
    context,
    reach,
    organPath,
    people: () => {
      const people = reachedPeople(context, reach);
      return organPath === null ? people : people.where(organWithin(reach, [organPath]));
    },
  };
}
