import type { InsuranceRule } from './item.ts';
import { fund, insured, pack } from './pack.ts';
import { insuranceSources } from './texts/sources.ts';

/** Limits and rates of Beijing by item and time. */
export const beijingRules: readonly InsuranceRule[] = [
  ...pack(
    {
      place: '110000',
      from: '2023-07-01',
      to: '2024-06-30',
      source: insuranceSources.beijing2023,
      basis: 'collected',
    },
    [
      insured('pension', [null, '33891'], '16', '8'),
      insured('medical', [null, '33891'], '9.8', '2', '3'),
      insured('unemployment', [null, '33891'], '0.5', '0.5'),
      insured('work-injury', [null, '33891'], null, '0'),
      fund('housing-fund', [null, '33891'], '5', '12'),
    ],
  ),
  ...pack(
    {
      place: '110000',
      from: '2024-07-01',
      to: '2025-06-30',
      source: insuranceSources.beijing2024,
      basis: 'collected',
    },
    [
      insured('pension', ['6821', '35283'], '16', '8'),
      insured('medical', ['6821', '35283'], '9.8', '2', '3'),
      insured('unemployment', ['6821', '35283'], '0.5', '0.5'),
      insured('work-injury', ['6821', '35283'], null, '0'),
      fund('housing-fund', ['2420', '35283'], '5', '12'),
    ],
  ),
  ...pack(
    {
      place: '110000',
      from: '2025-07-01',
      to: '2026-06-30',
      source: insuranceSources.beijing2025,
      basis: 'carried',
    },
    [
      insured('pension', ['7162', '35811'], '16', '8'),
      insured('medical', ['7162', '35811'], '9.8', '2', '3'),
      insured('unemployment', ['7162', '35811'], '0.5', '0.5'),
      insured('work-injury', ['7162', '35811'], null, '0'),
      fund('housing-fund', ['2540', '35811'], '5', '12'),
    ],
  ),
];
