import { fen, nothing } from '#gateway/kernel/exact/money.ts';
import { addTotals, type TaxTotals } from '../../etax/engine/withholding.ts';
import type { PersonFacts } from '../engine/person-slip.ts';
import type { RunPerson } from './load-people.ts';
import type { SlipRows } from './make-slips.ts';

/** What the earlier slips of a person in the same batch say of the tax. */
interface Earlier {
  readonly totals: TaxTotals;
  readonly withheld: bigint;
  readonly hasBonus: boolean;
  readonly hasClaims: boolean;
}

/**
 * Slips of people with two employments in one month. One agent withholds for both: the second slip goes on from the
 * first, and the special deductions of the month count once.
 */
export class SameMonth {
  readonly #byPerson = new Map<string, Earlier>();

  /** The facts of a slip with what earlier slips of the person hold. */
  addTo({ personId }: RunPerson, facts: PersonFacts): PersonFacts {
    const earlier = this.#byPerson.get(personId);
    if (earlier === undefined) return facts;
    const { before, withheld, separateBonusUsed } = facts.year;
    return {
      ...facts,
      claims: earlier.hasClaims ? [] : facts.claims,
      year: {
        before: addTotals(before, earlier.totals),
        withheld: fen(withheld + earlier.withheld),
        separateBonusUsed: separateBonusUsed || earlier.hasBonus,
      },
    };
  }

  /** Keeps a slip for those that come after it. */
  keep({ personId }: RunPerson, { slip }: SlipRows): void {
    const amount = (column: string): bigint => BigInt(String(slip[column]));
    const own: TaxTotals = {
      income: fen(amount('income')),
      exempt: fen(amount('exempt')),
      ownContributions: fen(amount('own_contributions')),
      specialAdditional: fen(amount('special_additional')),
      other: fen(amount('before_tax')),
      reduction: nothing,
    };
    const known = this.#byPerson.get(personId);
    this.#byPerson.set(personId, {
      totals: known === undefined ? own : addTotals(known.totals, own),
      withheld: (known?.withheld ?? 0n) + amount('income_tax'),
      hasBonus: (known?.hasBonus ?? false) || amount('bonus') !== 0n,
      hasClaims: (known?.hasClaims ?? false) || own.specialAdditional !== 0n,
    });
  }
}
