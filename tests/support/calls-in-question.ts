import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';

/** The areas in TEST_AREAS, which `npm test -- <area>` sets; none where a run is about all. */
export function areasInQuestion(): readonly string[] {
  return (process.env.TEST_AREAS ?? '').split(',').filter((area) => area !== '');
}

/** The calls that a sweep is about: all, or those of the areas in question. */
export function callsInQuestion(): readonly AnyCall[] {
  const all: readonly AnyCall[] = Object.values(calls);
  const areas = areasInQuestion();
  return areas.length === 0 ? all : all.filter(({ service }) => areas.includes(service));
}

/** The records of employees are an area each: together they take longer than one test may. */
export function areaOf({ service, name }: AnyCall): string {
  return service === 'joyhr' ? name.split('.').slice(0, 2).join('.') : service;
}
