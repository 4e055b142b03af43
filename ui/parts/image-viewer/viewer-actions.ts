import { rotate, type View, zoomStep, zoomTo } from './view.ts';

/** What the buttons and the keys can do. */
export type ViewerAction =
  | ('previous' | 'next' | 'play' | 'fullScreen' | 'reset')
  | ('zoomIn' | 'zoomOut' | 'actual' | 'rotateLeft' | 'rotateRight' | 'flipAcross' | 'flipDown');

const keys: Readonly<Record<string, ViewerAction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'zoomIn',
  ArrowDown: 'zoomOut',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'reset',
  '1': 'actual',
  r: 'rotateRight',
  R: 'rotateLeft',
  h: 'flipAcross',
  v: 'flipDown',
  p: 'play',
  f: 'fullScreen',
};

/** What a key asks for; nothing for one with Control, Alt or the command key, which belong to the browser. */
export function actionOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): ViewerAction | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  return keys[event.key];
}

/** The view after an action; the same for one that does not change how the picture is looked at. */
export function viewAfter(view: View, action: ViewerAction): View {
  switch (action) {
    case 'zoomIn':
      return zoomStep(view, 1);
    case 'zoomOut':
      return zoomStep(view, -1);
    case 'actual':
      return zoomTo({ ...view, x: 0, y: 0 }, 1);
    case 'rotateLeft':
      return rotate(view, -1);
    case 'rotateRight':
      return rotate(view, 1);
    case 'flipAcross':
      return { ...view, across: !view.across };
    case 'flipDown':
      return { ...view, down: !view.down };
    default:
      return view;
  }
}
