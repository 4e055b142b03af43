import { useLocation, useSearch } from 'wouter';
import { thisMonth } from '../../stores/clock.ts';

/** Whether a month or one week of it is shown. */
export const views = ['month', 'week'] as const;

/** One of them. */
export type View = (typeof views)[number];

/** Organisation, month and view are the address, so that they can be kept and gone back to. */
export function usePlace() {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const view = views.find((one) => one === params.get('view')) ?? 'month';
  const month = /^\d{4}-\d\d$/.exec(params.get('month') ?? '')?.[0] ?? thisMonth();
  function go(changes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(changes)) params.set(name, value);
    navigate(`${path}?${params.toString()}`, { replace: true });
  }
  return { view, month, organId: params.get('organId'), go };
}
