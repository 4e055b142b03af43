import type { ReactElement } from 'react';
import { useBridge } from '#bridge/react/index.ts';
import { copyText } from '#ui/parts/copy-text.ts';
import { SelectionBar } from '#ui/parts/data-table/selection-bar.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { useWords } from '../texts/app-texts.ts';

import type { Selection } from './use-picked.ts';

/** How many people are picked over all pages, and what can be done with them. */
export function PickedBar({ selection }: { selection: Selection }): ReactElement {
  const t = useWords();
  const bridge = useBridge();
  const { picked } = selection;
  async function copy(): Promise<void> {
    const lines = picked.map(({ name, staffNo }) => `${name}\t${staffNo}`);
    const copied = await copyText(lines.join('\n'));
    const end = copied
      ? ({ text: t('roster.copied', { count: picked.length }), tone: 'success' } as const)
      : ({ text: t('employee.copyFailed'), tone: 'error' } as const);
    void bridge.dialogs.message(end).catch(() => {});
  }
  return (
    <SelectionBar count={picked.length} onClear={selection.clear}>
      <LinkButton onClick={() => void copy()}>{t('roster.copyPicked')}</LinkButton>
    </SelectionBar>
  );
}
