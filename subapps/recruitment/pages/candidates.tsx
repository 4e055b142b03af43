import { type ReactElement, useState } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import { candidate, candidateCalls } from '#bridge/calls/recruit/records/candidate.ts';
import { candidateWords } from '#bridge/calls/recruit/records/candidate.words.ts';
import { useList, useSchemeCalls, useTabTitle } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import type { CloseDialog, ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { Button } from '#ui/parts/button.tsx';
import { useRecordList } from '#ui/record/use-record-list.ts';
import { ConsentDialog } from '../parts/privacy/consent-dialog.tsx';
import css from '../parts/resume/resume.module.css';
import { ResumeReader } from '../parts/resume/resume-reader.tsx';
import { useQuotes } from '../parts/resume/use-quotes.tsx';
import { useWords } from '../texts/app-texts.ts';

const code = 'recruitment.candidates';

/** Everybody who may be hired, found by the words of résumés as well. A résumé can be read, and the consent of the candidate noted. */
export function Candidates(): ReactElement {
  const door = useRecord(candidateCalls);
  const wiring = { ...useList(code), schemes: useSchemeCalls(code) };
  const config = useRecordList(candidate, candidateWords, door, wiring);
  const quotes = useQuotes(config);
  const [reading, setReading] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asked | null>(null);
  const [changes, setChanges] = useState(0);
  useTabTitle(config.title);
  const { dialog } = config;
  const withReading: ListConfig<AnyRow> = {
    ...config,
    ...quotes,
    changes,
    ...(dialog && {
      dialog: {
        ...dialog,
        body: (row, close, onDirty) => (
          <>
            {row !== undefined && (
              <Buttons
                row={row}
                onRead={() => setReading(row.id)}
                onAsk={() => setAsking({ id: row.id, name: nameOf(row), close })}
              />
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
      {asking !== null && (
        <ConsentDialog
          candidateId={asking.id}
          name={asking.name}
          onClose={() => setAsking(null)}
          onRemoved={() => {
            setAsking(null);
            asking.close('changed');
          }}
        />
      )}
    </>
  );
}

function Buttons(props: { row: AnyRow; onRead: () => void; onAsk: () => void }): ReactElement {
  const { row, onRead, onAsk } = props;
  const t = useWords();
  return (
    <div className={css.bar}>
      {row.names.resume && (
        <Button icon="document" onClick={onRead}>
          {t('resume.open')}
        </Button>
      )}
      <Button icon="lock" onClick={onAsk}>
        {t('privacy.open')}
      </Button>
    </div>
  );
}

/** The candidate whose consent is looked at; `close` ends the dialog of the row. */
interface Asked {
  readonly id: string;
  readonly name: string;
  readonly close: CloseDialog;
}

function nameOf(row: AnyRow): string {
  return String(row.fields.name ?? '');
}
