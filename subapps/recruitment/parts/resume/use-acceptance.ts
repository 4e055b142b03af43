import { useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { AnyDetail } from '#bridge/calls/record/any-row.ts';
import { candidateCalls } from '#bridge/calls/recruit/records/candidate.ts';
import type { readResume } from '#bridge/calls/recruit/resumes.ts';
import { useCall, useGateway, useTools } from '#bridge/react/index.ts';
import { wordsOfError } from '#ui/record/record-door.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';

/** What was read. */
export type Resume = ResultOf<typeof readResume>;
type LineKind = 'schools' | 'jobs';

/** One value that can be accepted. */
export interface Proposal {
  readonly id: string;
  readonly term: string;
  readonly words: string;
  /** What the candidate has there; null for nothing. */
  readonly now: string | null;
  readonly confidence: number;
  readonly isAccepted: boolean;
  readonly change: Readonly<Record<string, string>>;
  readonly line: {
    readonly kind: LineKind;
    readonly values: Readonly<Record<string, string | null>>;
  } | null;
}

/** The proposals beside the values of the candidate, and saving those that are accepted. */
export function useAcceptance(candidateId: string, resume: Resume, onSaved: () => void) {
  const t = useWords();
  const gateway = useGateway();
  const { tell } = useTools();
  const call = useCall(candidateCalls.get, { id: candidateId });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The row after the last save: the next one needs its version.
  const [saved, setSaved] = useState<AnyDetail>();
  const row = saved ?? (call.data as unknown as AnyDetail | undefined);

  async function accept(proposals: readonly Proposal[]): Promise<void> {
    if (row === undefined) return;
    setBusy(true);
    setProblem(undefined);
    const kinds = new Set(proposals.flatMap(({ line }) => line?.kind ?? []));
    const lines = Object.fromEntries(
      [...kinds].map((kind) => [
        kind,
        [
          ...(row.lines[kind] ?? []).map(({ id, fields }) => ({ id, ...fields })),
          ...proposals.flatMap(({ line }) => (line?.kind === kind ? [line.values] : [])),
        ],
      ]),
    );
    const changes = Object.assign({}, ...proposals.map(({ change }) => change)) as object;
    try {
      const request = { id: candidateId, version: row.version, changes, lines };
      setSaved((await gateway.call(candidateCalls.update, request as never)) as never);
      tell(t('resume.saved'), 'success');
      onSaved();
    } catch (cause) {
      setProblem(wordsOfError(cause));
      setSaved(undefined);
      call.reload();
    }
    setBusy(false);
  }
  return { proposals: row === undefined ? [] : proposalsOf(t, resume, row), accept, busy, problem };
}

function proposalsOf(t: Words, resume: Resume, row: AnyDetail): readonly Proposal[] {
  const fields = resume.fields.map(({ field, value, confidence }): Proposal => {
    const shown = (one: string) =>
      field === 'education' ? t(`education.${one as 'bachelor'}`) : one;
    const now = row.fields[field];
    return {
      id: field,
      term: t(`resume.fields.${field}`),
      words: shown(value),
      now: typeof now === 'string' && now !== '' ? shown(now) : null,
      confidence,
      isAccepted: now === value,
      change: { [field]: value },
      line: null,
    };
  });
  const lines = (['schools', 'jobs'] as const).flatMap((kind) =>
    resume[kind].map(({ values, confidence }, index): Proposal => {
      const filled = values as Readonly<Record<string, string | null>>;
      const first = Object.keys(filled)[0] ?? '';
      return {
        id: `${kind} ${index}`,
        term: t(`resume.${kind}`),
        words: Object.values(filled).filter(Boolean).join(' · '),
        now: null,
        confidence,
        isAccepted: (row.lines[kind] ?? []).some(
          ({ fields: kept }) =>
            kept[first] === filled[first] && (kept.from ?? null) === (filled.from ?? null),
        ),
        change: {},
        line: { kind, values: filled },
      };
    }),
  );
  return [...fields, ...lines];
}
