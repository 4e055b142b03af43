import type { ReactElement } from 'react';
import { formatPercent } from '../../texts/format.ts';
import { IconButton } from '../button.tsx';
import { mediaIcons } from '../icon/media-paths.ts';
import css from './image-viewer.module.css';
import { useViewerTexts } from './texts/viewer-texts.ts';
import type { ViewerAction } from './viewer-actions.ts';

export interface ViewerToolsProps {
  /** Share of the actual size; nothing while the picture is not there. */
  zoom: number | undefined;
  plays: boolean;
  isFull: boolean;
  /** Left out where one picture is alone, or full screen is not to be had. */
  without: readonly ViewerAction[];
  onAction: (action: ViewerAction) => void;
}

/** The row of buttons below the picture. */
export function ViewerTools(props: ViewerToolsProps): ReactElement {
  const { zoom, plays, isFull, without, onAction } = props;
  const t = useViewerTexts();
  const icons = {
    previous: 'chevron-left',
    zoomOut: mediaIcons.zoomOut,
    zoomIn: mediaIcons.zoomIn,
    actual: mediaIcons.actualSize,
    reset: mediaIcons.fit,
    rotateLeft: mediaIcons.rotateLeft,
    rotateRight: mediaIcons.rotateRight,
    flipAcross: mediaIcons.flipAcross,
    flipDown: mediaIcons.flipDown,
    play: plays ? mediaIcons.pause : mediaIcons.play,
    fullScreen: isFull ? mediaIcons.leaveFullScreen : mediaIcons.fullScreen,
    next: 'chevron-right',
  } as const;
  const nameOf = (action: ViewerAction) => {
    if (action === 'play' && plays) return t('pause');
    if (action === 'fullScreen' && isFull) return t('leaveFullScreen');
    return t(action);
  };
  return (
    <fieldset className={css.tools} aria-label={t('tools')}>
      {(Object.keys(icons) as readonly ViewerAction[])
        .filter((action) => !without.includes(action))
        .map((action) => (
          <IconButton
            key={action}
            icon={icons[action]}
            label={nameOf(action)}
            onClick={() => onAction(action)}
          />
        ))}
      <output className={css.zoom}>{zoom === undefined ? '' : formatPercent(zoom, 0)}</output>
    </fieldset>
  );
}
