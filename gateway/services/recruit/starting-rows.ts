import type { Insertable } from 'kysely';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { Database } from '#gateway/db/tables.ts';
import { channelWords, stageWords } from './texts/starting-words.ts';

/** The stages and channels that a company begins with. */
export interface RecruitRows {
  readonly stages: readonly (Insertable<Database['hiring_stage']> & { readonly id: string })[];
  readonly channels: readonly (Insertable<Database['hiring_channel']> & { readonly id: string })[];
}

/** Makes those rows for a company; channels are named in its language. */
export function startingRecruitRows(
  tenant_id: string,
  locale: Locale,
  newId: () => string,
): RecruitRows {
  return {
    stages: stageWords.map(({ kind, name, nameEn, targetDays, scorecards }, index) => ({
      tenant_id,
      id: newId(),
      sequence: (index + 1) * 10,
      name,
      name_en: nameEn,
      kind,
      target_days: targetDays,
      scorecards,
    })),
    channels: channelWords.map(({ kind, name, nameEn }) => ({
      tenant_id,
      id: newId(),
      name: locale === 'en' ? nameEn : name,
      kind,
    })),
  };
}
