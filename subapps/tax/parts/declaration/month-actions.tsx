import { type ReactElement, useState } from 'react';
import { type declarationDetail, declarationFile } from '#bridge/calls/etax/declarations.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { useDownload } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Menu } from '#ui/parts/menu.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { FileDialog } from './file-dialog.tsx';

type Month = ResultOf<typeof declarationDetail>;
type Form = RequestOf<typeof declarationFile>['form'];

const forms: readonly Form[] = [
  'wages',
  'bonus',
  'severance',
  'labour',
  'author',
  'royalty',
  'people',
];

/** The bureau's forms of a month, and that it was filed. */
export function MonthActions({
  month,
  onChanged,
}: {
  month: Month;
  onChanged: () => void;
}): ReactElement {
  const t = useWords();
  const download = useDownload(declarationFile, (name) => t('declarations.saved', { name }));
  const [filing, setFiling] = useState(false);
  const isEmpty = month.people + month.payees === 0;
  const items = forms.map((form) => ({
    id: form,
    label: t(`declarations.forms.${form}`),
    onSelect: () => void download({ month: month.month, form }),
  }));
  return (
    <>
      <Menu
        trigger={
          <Button disabled={isEmpty} icon="download">
            {t('declarations.export')}
          </Button>
        }
        groups={[{ id: 'forms', items }]}
      />
      {month.can.file && (
        <Button
          variant="primary"
          disabled={isEmpty || month.openRuns > 0}
          onClick={() => setFiling(true)}
        >
          {t('declarations.file')}
        </Button>
      )}
      {filing && (
        <FileDialog
          month={month.month}
          onClose={() => setFiling(false)}
          onFiled={() => {
            setFiling(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}
