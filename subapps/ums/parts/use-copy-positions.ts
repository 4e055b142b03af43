import { useBridge } from '#bridge/react/index.ts';
import { copyText } from '#ui/parts/copy-text.ts';
import { useWords } from '../texts/app-texts.ts';

/** Copies the names of the selected positions, a line each, and says so. */
export function useCopyPositions(): (
  picked: readonly { readonly userName: string }[],
) => Promise<void> {
  const t = useWords();
  const bridge = useBridge();
  return async (picked) => {
    const copied = await copyText(picked.map(({ userName }) => userName).join('\n'));
    const end = copied
      ? ({ text: t('positions.copied', { count: picked.length }), tone: 'success' } as const)
      : ({ text: t('positions.copyFailed'), tone: 'error' } as const);
    await bridge.dialogs.message(end).catch(() => {});
  };
}
