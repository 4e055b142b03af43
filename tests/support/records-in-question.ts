import type { BoundRecord } from '#gateway/record/binding.ts';
import { records } from '#gateway/services/records.ts';
import { areasInQuestion, callsInQuestion } from './calls-in-question.ts';

/** The declared records that a suite over all of them is about: all, or those of the areas in TEST_AREAS. */
export function recordsInQuestion(): readonly BoundRecord[] {
  if (areasInQuestion().length === 0) return records.all;
  const asked = callsInQuestion();
  return records.all.filter(({ record }) =>
    asked.some(({ service, name }) => name.startsWith(`${service}.${record.name}.`)),
  );
}
