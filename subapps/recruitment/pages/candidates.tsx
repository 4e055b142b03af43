import { type ReactElement, useState } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import { candidate, candidateCalls } from '#bridge/calls/recruit/records/candidate.ts';
import { candidateWords } from '#bridge/calls/recruit/records/candidate.words.ts';
import { useList, useSchemeCalls, useTabTitle } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { Button } from '#ui/parts/button.tsx';
import { useRecordList } from '#ui/record/use-record-list.ts';
import css from '../parts/resume/resume.module.css';
import { ResumeReader } from '../parts/resume/resume-reader.tsx';
import { useWords } from '../texts/app-texts.ts';

const code = 'recruitment.candidates';

/** Everybody who may be hired. A candidate with a résumé can have it read. */
export function Candidates(): ReactElement {
  const t = useWords();
  const door = useRecord(candidateCalls);
  const wiring = { ...useList(code), schemes: useSchemeCalls(code) };
  const config = useRecordList(candidate, candidateWords, door, wiring);
  const [reading, setReading] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);
  useTabTitle(config.title);
  const { dialog } = config;
  const withReading: ListConfig<AnyRow> = {
    ...config,
    changes,
    ...(dialog && {
      dialog: {
        ...dialog,
        body: (row, close, onDirty) => (
          <>
            {row?.names.resume && (
              <div className={css.bar}>
                <Button icon="document" onClick={() => setReading(row.id)}>
                  {t('resume.open')}
                </Button>
              </div>
            )}
            <div key={changes}>{dialog.body(row, close, onDirty)}</div>
          </>
        ),
      },
    }),
  };
  return (
    <>
      <ListScreen config={withReading} />
      {reading !== null && (
        <ResumeReader
          candidateId={reading}
          onClose={() => setReading(null)}
          onSaved={() => setChanges((before) => before + 1)}
        />
      )}
    </>
  );
}
