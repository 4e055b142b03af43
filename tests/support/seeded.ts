import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { DemoTemplate } from './demo-templates.ts';
import { madeOnce } from './made-once.ts';

const sources = [
  'gateway/**/*.{ts,sql}',
  'package-lock.json',
  'tests/support/{seed-portal,seed-postgres,demo-templates,postgres-server}.ts',
];

/** A data folder with the demo companies as of today or another day, to be copied; without a must-read unless asked for. */
export function seededData(day?: Date, template: DemoTemplate = 'portal'): Promise<string> {
  return madeOnce({
    name: `${day ? 'past-data' : 'data'}-of-${template}`,
    script: 'tests/support/seed-portal.ts',
    sources,
    besides: `${dayOf(day ?? new Date())} ${template}`,
  });
}

/** The data of a PostgreSQL server with the demo's databases as of today, to be copied. */
export function seededServer(): Promise<string> {
  return madeOnce({
    name: 'server',
    script: 'tests/support/seed-postgres.ts',
    sources,
    besides: dayOf(new Date()),
  });
}
