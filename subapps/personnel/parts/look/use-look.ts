import { useBridge } from '#bridge/react/index.ts';
import { useLookWords } from './texts/look-texts.ts';

/** Lets the person look through records one after the other without leaving the list; the one they open gets a tab. */
export function useLook(): (ids: readonly string[]) => Promise<void> {
  const t = useLookWords();
  const bridge = useBridge();
  return async (ids) => {
    if (ids.length === 0) return;
    const { closed, value } = await bridge.dialogs
      .open({
        title: t('look.title'),
        route: '/look',
        given: { ids: [...ids] },
        height: 640,
        more: ['print', 'pdf'],
        buttons: [{ id: 'open', text: t('look.open'), type: 'primary', delay: false }],
        pagination: { page: 1, total: ids.length },
      })
      .catch(() => ({ closed: 'ended', value: undefined }));
    const id: unknown = Reflect.get(Object(value), 'id');
    if (closed !== 'button' || typeof id !== 'string') return;
    await bridge.tabs.open({ route: `/employee/${id}` }).catch(() => {});
  };
}
