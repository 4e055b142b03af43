import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Dimension } from '#bridge/calls/prism/define.ts';
import type { listSubjects } from '#bridge/calls/prism/query.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { isReadable, rightEverywhere } from '../../people/field-rights.ts';
import { bindings } from '../../subjects.ts';
import { figureReach, seesRows, withoutNeedlessGuard } from './checked.ts';

type Listed = ResultOf<typeof listSubjects>[number];

/** Lists what the caller may ask figures of, without what the field rights refuse. */
export async function answerSubjects(context: CallContext): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const { subject } of bindings.values()) {
    if (!hasFunction(context.rights, subject.functionId)) continue;
    const reach = await readReach(context, undefined, figureReach(subject));
    const isGuarded = !seesRows(subject, reach);
    listed.push({
      name: subject.name,
      label: subject.words[context.locale],
      clock: subject.clock,
      dimensions: Object.entries(subject.dimensions)
        .filter(([, dimension]) => isOpen(dimension, reach))
        .map(([name, { words, kind, choices }]) => ({
          name,
          label: words[context.locale],
          kind,
          choices: Object.entries(choices?.[context.locale] ?? {}).map(([value, label]) => ({
            value,
            label,
          })),
        })),
      measures: Object.entries(subject.measures)
        .filter(
          ([, { right }]) => right === undefined || rightEverywhere(reach, right) !== 'hidden',
        )
        .map(([name, measure]) => [name, withoutNeedlessGuard(measure, reach)] as const)
        .map(([name, { words, definition, unit, guard, good }]) => ({
          name,
          label: words[context.locale],
          definition: definition[context.locale],
          unit,
          guarded: isGuarded && guard !== undefined,
          good: good ?? null,
        })),
    });
  }
  return listed;
}

function isOpen({ right, kind }: Dimension, reach: Reach): boolean {
  if (right === undefined) return true;
  const access = rightEverywhere(reach, right);
  return isReadable(access) || (access === 'masked' && kind === 'band');
}
