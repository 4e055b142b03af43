import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { followShortcuts, onCommand } from '../../stores/portal/commands.ts';
import { followFirstVisit, noteTourSeen } from '../../stores/portal/first-visit.ts';
import { closeHelp, openedHelp, openHelp } from '../../stores/portal/help.ts';
import { lazyPart, useLazyPart } from '../lazy/lazy-part.ts';
import { useBack } from '../use-back.ts';

const helpPart = lazyPart(() => import('./help-parts.tsx'));

/** The help over the portal: the articles, the list of keys, and the tour, which also opens by itself for a new person. */
export function Help(): ReactElement | null {
  const opened = useStore(openedHelp);
  const help = useLazyPart(helpPart, opened !== null, closeHelp);
  useBack(opened !== null, opened === 'tour' ? endTour : closeHelp);
  useEffect(followShortcuts, []);
  useEffect(() => onCommand('shortcutList', () => openHelp('shortcuts')), []);
  useEffect(() => followFirstVisit(() => openHelp('tour')), []);
  if (!help) return null;
  if (opened === 'articles') return <help.HelpArticles onClose={closeHelp} />;
  if (opened === 'shortcuts') return <help.ShortcutList onClose={closeHelp} />;
  if (opened === 'tour') return <help.PortalTour onClose={endTour} />;
  return null;
}

function endTour(): void {
  noteTourSeen();
  closeHelp();
}
