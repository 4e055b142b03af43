import { type ReactElement, useRef, useState } from 'react';
import { Button, IconButton } from '../parts/button.tsx';
import { useFieldControl } from '../parts/field-context.ts';
import { LinkButton } from '../parts/link.tsx';
import css from './record.module.css';
import { wordsOfError } from './record-door.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

/** The way of files into and out of file fields. */
export interface FileDoor {
  readonly upload: (
    field: string,
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<{ readonly id: string; readonly name: string }>;
  readonly openFile: (id: string) => Promise<unknown>;
}

export interface FileControlProps {
  name: string;
  /** Id of the file. */
  value: string | null;
  /** What the file of the row is called. */
  known: string | undefined;
  files: FileDoor;
  onChange: (value: string | null) => void;
}

/** One file: chosen and sent at once, opened, replaced, taken away. The row has it once the form is saved. */
export function FileControl(props: FileControlProps): ReactElement {
  const { name, value, known, files, onChange } = props;
  const t = useRecordScreenWords();
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ readonly id: string; readonly name: string }>();
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>();
  const [problem, setProblem] = useState('');
  const called = value === sent?.id ? sent?.name : known;
  async function send(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setProblem('');
    const show = (share: number): void => setSending({ name: file.name, share });
    show(0);
    try {
      const kept = await files.upload(name, file, show);
      setSent(kept);
      onChange(kept.id);
    } catch (cause) {
      setProblem(wordsOfError(cause));
    }
    setSending(undefined);
  }
  return (
    <span className={css.file}>
      {value !== null && <FileLink id={value} name={called} files={files} />}
      <Button
        id={field.id}
        aria-describedby={field.describedBy}
        busy={sending !== undefined}
        onClick={() => input.current?.click()}
      >
        {t(value === null ? 'file.choose' : 'file.replace')}
      </Button>
      {value !== null && (
        <IconButton icon="close" label={t('file.remove')} onClick={() => onChange(null)} />
      )}
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      {sending && <span role="status">{t('file.sending', { name: sending.name })}</span>}
      {problem !== '' && (
        <span className={css.problem} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

/** The name of a file as the way to it. */
export function FileLink(props: {
  id: string;
  name: string | undefined;
  files: Pick<FileDoor, 'openFile'>;
}): ReactElement {
  const { id, name, files } = props;
  return (
    <LinkButton onClick={() => void files.openFile(id).catch(() => {})}>{name ?? id}</LinkButton>
  );
}
