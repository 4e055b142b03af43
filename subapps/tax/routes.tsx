import type { PageRoute } from '#bridge/react/index.ts';
import { Calculators } from './pages/calculators/calculators.tsx';
import { DeclarationMonth } from './pages/declarations/month.tsx';
import { DeclarationMonths } from './pages/declarations/months.tsx';
import { MyTaxPage } from './pages/my-tax.tsx';
import { CompanyRules, Deductions, OtherIncome, Taxpayers } from './pages/record-pages.tsx';
import { Rules } from './pages/rules/rules.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/mine', page: MyTaxPage },
  { path: '/declarations', page: DeclarationMonths },
  { path: '/declarations/:month', page: DeclarationMonth },
  { path: '/taxpayers', page: Taxpayers },
  { path: '/deductions', page: Deductions },
  { path: '/income', page: OtherIncome },
  { path: '/calculators', page: Calculators },
  { path: '/rules', page: Rules },
  { path: '/company-rules', page: CompanyRules },
];
