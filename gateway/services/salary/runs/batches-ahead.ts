import { slipsOfBatch } from './calculate.ts';
import type { RunMember } from './load-people.ts';
import type { SlipRows } from './make-slips.ts';

/** Some people of a run with their slips. */
interface Batch {
  readonly batch: readonly RunMember[];
  readonly made: readonly SlipRows[];
}

/**
 * The people of a run in batches, with their slips. The slips of a batch are made while the caller writes those before,
 * except where somebody has a slip in both: the second reads the first.
 */
export async function* batchesAhead(
  people: readonly RunMember[],
  make: (batch: readonly RunMember[]) => Promise<readonly SlipRows[]>,
): AsyncGenerator<Batch> {
  const batches = batchesOf(people);
  let ahead: Promise<readonly SlipRows[]> | null = null;
  try {
    for (const [at, batch] of batches.entries()) {
      const made: readonly SlipRows[] = await (ahead ?? make(batch));
      const next = batches[at + 1];
      ahead = next && !sharePerson(batch, next) ? make(next) : null;
      // Its failure is thrown in its turn; until then the caller may fail first.
      ahead?.catch(() => undefined);
      yield { batch, made };
    }
  } finally {
    // A caller that stops early leaves no transaction open.
    await ahead?.catch(() => undefined);
  }
}

function batchesOf(people: readonly RunMember[]): (readonly RunMember[])[] {
  const batches: (readonly RunMember[])[] = [];
  for (let start = 0; start < people.length; start += slipsOfBatch) {
    batches.push(people.slice(start, start + slipsOfBatch));
  }
  return batches;
}

function sharePerson(batch: readonly RunMember[], next: readonly RunMember[]): boolean {
  const known = new Set(batch.map(({ personId }) => personId));
  return next.some(({ personId }) => known.has(personId));
}
