import { type ReactElement, useState } from 'react';
import { type listFiles, mostFiles } from '#bridge/calls/filecenter/calls.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallState } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { mediaIcons } from '#ui/parts/icon/media-paths.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import type { EmployeeRecord } from '../../stores/record.ts';
import { FilesTable } from './files-table.tsx';
import css from './files-view.module.css';
import { PicturesViewer } from './pictures-viewer.tsx';
import { useFilesWords } from './texts/files-texts.ts';
import { UploadPanel } from './upload-panel.tsx';
import { useFileActions } from './use-file-actions.ts';

/** One file as the gateway lists it. */
export type EmployeeFile = ResultOf<typeof listFiles>['files'][number];

export interface FilesViewProps {
  record: EmployeeRecord;
  files: CallState<ResultOf<typeof listFiles>>;
}

/** The papers of a record: what is there, and a way to add to it for those who may. */
export function FilesView({ record, files }: FilesViewProps): ReactElement {
  const t = useFilesWords();
  const actions = useFileActions(record, files.reload);
  const [adding, setAdding] = useState(false);
  const [looked, setLooked] = useState<EmployeeFile>();
  if (!files.data) {
    if (files.state !== 'failed') return <SkeletonLines lines={6} />;
    return <ErrorState title={t('files.failed')} hint={files.error.words} onRetry={files.reload} />;
  }
  const { files: rows, addable } = files.data;
  const room = mostFiles - rows.length;
  function closePictures({ missed }: { readonly missed: boolean }): void {
    setLooked(undefined);
    if (missed) files.reload();
  }
  return (
    <div className={css.view}>
      <div className={css.head}>
        <p className={css.total}>{t('files.total', { count: rows.length })}</p>
        {addable.length > 0 && (
          <Button
            icon={adding ? 'close' : mediaIcons.upload}
            aria-expanded={adding}
            onClick={() => setAdding(!adding)}
          >
            {t(adding ? 'files.hide' : 'files.upload')}
          </Button>
        )}
      </div>
      {/* Hidden, not gone: what is on its way goes on. */}
      {addable.length > 0 && (
        <div hidden={!adding}>
          <UploadPanel record={record} addable={addable} room={room} onAdded={files.reload} />
        </div>
      )}
      {rows.length > 0 ? (
        <FilesTable files={rows} actions={actions} onPreview={setLooked} />
      ) : (
        <EmptyState
          icon="folder"
          title={t('files.empty')}
          hint={t(addable.length > 0 ? 'files.emptyHint' : 'files.emptyRead')}
        />
      )}
      {looked && <PicturesViewer files={rows} first={looked} onClose={closePictures} />}
    </div>
  );
}
