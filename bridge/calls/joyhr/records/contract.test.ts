import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';

const filled = {
  employment: '01890000-0000-7000-8000-000000000000',
  number: 'HT-1',
  kind: 'fixed',
  entity: 'Harbour',
  signedOn: '2025-03-01',
  fromOn: '2025-03-01',
  toOn: '2026-02-28',
  probationMonths: 2,
  endedOn: null,
  endReason: null,
  scan: null,
  note: null,
} as const;

describe('a contract', () => {
  it('is right as it is', () => {
    expect(contract.check?.(filled)).toEqual([]);
  });

  it('allows the probation of its term, and names the limit', () => {
    expect(contract.check?.({ ...filled, probationMonths: 3 })).toEqual([
      { field: 'probationMonths', issue: 'probationLimit', max: 2 },
    ]);
    expect(contract.check?.({ ...filled, toOn: '2026-02-27' })).toEqual([
      { field: 'probationMonths', issue: 'probationLimit', max: 1 },
    ]);
    expect(contract.check?.({ ...filled, toOn: '2025-05-30' })).toEqual([
      { field: 'probationMonths', issue: 'noProbation' },
    ]);
    expect(contract.check?.({ ...filled, kind: 'task', probationMonths: 1 })).toEqual([
      { field: 'probationMonths', issue: 'noProbation' },
    ]);
    expect(contract.check?.({ ...filled, kind: 'open', toOn: null, probationMonths: 7 })).toEqual([
      { field: 'probationMonths', issue: 'probationLimit', max: 6 },
    ]);
  });

  it('has an end when its term is fixed, and none when it is open', () => {
    expect(contract.check?.({ ...filled, toOn: null })).toEqual([
      { field: 'toOn', issue: 'required' },
    ]);
    expect(contract.check?.({ ...filled, kind: 'open' })).toEqual([
      { field: 'toOn', issue: 'mustBeEmpty' },
    ]);
    expect(contract.check?.({ ...filled, toOn: '2025-02-28' })).toEqual([
      { field: 'toOn', issue: 'dateOrder' },
    ]);
  });

  it('ends for a reason', () => {
    expect(contract.check?.({ ...filled, endedOn: '2025-08-31' })).toEqual([
      { field: 'endReason', issue: 'required' },
    ]);
    expect(contract.check?.({ ...filled, endReason: 'resignation' })).toEqual([
      { field: 'endedOn', issue: 'required' },
    ]);
    expect(
      contract.check?.({ ...filled, endedOn: '2025-02-28', endReason: 'resignation' }),
    ).toEqual([{ field: 'endedOn', issue: 'dateOrder' }]);
  });
});
