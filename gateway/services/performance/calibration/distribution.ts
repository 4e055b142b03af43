import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Cycle, type Level, readLevels } from '../cycles/facts.ts';
import { quotaBreak, quotasOf } from '../engine/quota.ts';

/** A level with how many people have it and are to have it. */
export interface CountedLevel extends Level {
  readonly count: number;
  /** Null for a scale without shares. */
  readonly quota: number | null;
  readonly off: number;
}

/** Holds counts of levels against the shares of their scale. */
export function countLevels(
  levels: readonly Level[],
  given: readonly (string | null)[],
): readonly CountedLevel[] {
  const rated = given.filter((code) => code !== null);
  const shares = levels.flatMap(({ share }) => share ?? []);
  const quotas = shares.length === levels.length ? quotasOf(shares, rated.length) : null;
  return levels.map((level, at) => {
    const count = rated.filter((code) => code === level.code).length;
    const quota = quotas?.[at] ?? null;
    return {
      ...level,
      count,
      quota,
      off: quota === null ? 0 : quotaBreak(level.rule, count, quota),
    };
  });
}

/** Whether the levels of a whole cycle break a rule of their scale. */
export async function brokenLevels(context: CallContext, cycle: Cycle): Promise<boolean> {
  const { rows } = await sql<{ level: string | null }>`select a.level from appraisal a
    where a.tenant_id = ${context.tenantId} and a.cycle_id = ${cycle.id}
      and a.not_rated is null`.execute(context.database);
  const levels = await readLevels(context, cycle.scaleId);
  return countLevels(
    levels,
    rows.map(({ level }) => level),
  ).some(({ off }) => off !== 0);
}
