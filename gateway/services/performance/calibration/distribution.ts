import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Cycle, type Level, readLevels } from '../cycles/facts.ts';
import { type QuotaRule, quotaBreak, quotasOf } from '../engine/quota.ts';
import { cardsOfNone, readPools } from './pools.ts';

/** What a level is held to. */
export interface Quota {
  readonly code: string;
  readonly share: string | null;
  readonly rule: QuotaRule;
  /** Null for a scale without shares. */
  readonly quota: number | null;
}

/** A level with how many people have it and are to have it. */
export interface CountedLevel extends Level {
  readonly count: number;
  readonly quota: number | null;
  readonly off: number;
}

/** The quotas of a scale for so many people, the best level first. */
export function quotasFor(levels: readonly Level[], people: number): readonly Quota[] {
  const shares = levels.flatMap(({ share }) => share ?? []);
  const quotas = shares.length === levels.length ? quotasOf(shares, people) : null;
  return levels.map(({ code, share, rule }, at) => ({
    code,
    share,
    rule,
    quota: quotas?.[at] ?? null,
  }));
}

/** Holds counts of levels against quotas: those that were kept, or those of the people themselves. */
export function countLevels(
  levels: readonly Level[],
  given: readonly (string | null)[],
  kept?: readonly Quota[],
): readonly CountedLevel[] {
  const rated = given.filter((code) => code !== null);
  const quotas = kept ?? quotasFor(levels, rated.length);
  return levels.map((level) => {
    const count = rated.filter((code) => code === level.code).length;
    const held = quotas.find(({ code }) => code === level.code);
    const quota = held?.quota ?? null;
    const rule = held?.rule ?? level.rule;
    const share = held?.share ?? level.share;
    const off = quota === null ? 0 : quotaBreak(rule, count, quota);
    return { ...level, rule, share, count, quota, off };
  });
}

/** A level as boards show it. */
export function presentLevel({ code, name, rule, share, quota, count, off }: CountedLevel) {
  return { code, name, rule, share, quota, count, off };
}

/**
 * Whether the levels of those whom no meeting looked at break a rule of their scale. Each meeting holds its own quotas;
 * beside meetings too few people make no distribution.
 */
export async function brokenLevels(context: CallContext, cycle: Cycle): Promise<boolean> {
  const pools = await readPools(context, cycle);
  const cards = cardsOfNone(pools);
  if (pools.meetings.length > 0 && cards.length < cycle.leastPool) return false;
  const levels = await readLevels(context, cycle.scaleId);
  return countLevels(
    levels,
    cards.map(({ level }) => level),
  ).some(({ off }) => off !== 0);
}
