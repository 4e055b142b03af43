import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { followShortcuts, onCommand } from '../../stores/commands.ts';
import { followFirstVisit, noteTourSeen } from '../../stores/first-visit.ts';
import { closeHelp, openedHelp, openHelp } from '../../stores/help.ts';
import { useLatePart } from '../late/late-part.ts';
import { helpPart } from '../late/parts.ts';
import { useCover } from '../use-cover.ts';

/** The help over the portal: the list of keys, and the tour, which also opens by itself for a new person. */
export function Help(): ReactElement | null {
  const opened = useStore(openedHelp);
  const help = useLatePart(helpPart, opened !== null, closeHelp);
  useCover(opened !== null, opened === 'tour' ? endTour : closeHelp);
  useEffect(followShortcuts, []);
  useEffect(() => onCommand('shortcutList', () => openHelp('shortcuts')), []);
  useEffect(() => followFirstVisit(() => openHelp('tour')), []);
  if (!help) return null;
  if (opened === 'shortcuts') return <help.ShortcutList onClose={closeHelp} />;
  if (opened === 'tour') return <help.PortalTour onClose={endTour} />;
  return null;
}

function endTour(): void {
  noteTourSeen();
  closeHelp();
}
