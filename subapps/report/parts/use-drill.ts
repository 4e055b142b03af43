import { useOpenPlace, useTools } from '#bridge/react/index.ts';
import { useWords } from '../texts/app-texts.ts';

/** Opens the list behind figures in its app; says so where the caller may not open it. */
export function useDrill(): (place: string) => void {
  const t = useWords();
  const open = useOpenPlace();
  const { tell } = useTools();
  return (place) => void open(place).then((isOpen) => isOpen || tell(t('said.noList'), 'error'));
}
