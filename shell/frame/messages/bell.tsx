import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { IconButton } from '#ui/parts/button.tsx';
import { Popover } from '#ui/parts/popover.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { followMessages, news } from '../../stores/work/messages.ts';
import { Counted } from '../counted.tsx';
import { useBack } from '../use-back.ts';
import { MessagesPanel } from './messages-panel.tsx';
import { MustRead } from './must-read.tsx';
import { useMessageTexts } from './texts/message-texts.ts';

/** The bell with the number of unread messages; it opens the latest ones, and brings up what must be read. */
export function Bell({ opened }: { opened: boolean }): ReactElement {
  const t = useMessageTexts();
  const [open, setOpen] = useState(opened);
  const known = useStore(news);
  const unread = known?.unread ?? 0;
  const arrived = useArrival(known?.unread);
  useEffect(followMessages, []);
  useBack(open, () => setOpen(false));
  const label = !known ? t('title') : unread > 0 ? t('bell', { count: unread }) : t('bellNone');
  return (
    <Counted count={unread} tone="urgent">
      <Popover
        label={t('title')}
        placement="bottom-end"
        open={open}
        onOpen={setOpen}
        trigger={<IconButton icon="bell" label={label} />}
      >
        <MessagesPanel
          onOpen={(address) => {
            setOpen(false);
            navigate(address);
          }}
        />
      </Popover>
      <p role="status">
        <VisuallyHidden>{arrived && t('arrived', { count: unread })}</VisuallyHidden>
      </p>
      <MustRead />
    </Counted>
  );
}

/** Whether more messages are unread than a moment ago; what was unread from the beginning is no arrival. */
function useArrival(unread: number | undefined): boolean {
  const before = useRef<number>(undefined);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined) setArrived(unread > before.current);
    before.current = unread;
  }, [unread]);
  return arrived;
}
