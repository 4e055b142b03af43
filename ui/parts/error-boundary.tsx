import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import { ErrorState } from './states.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called with what was thrown: to log it, to tell the shell. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Keeps a fault below it from taking the rest of the page along, and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Crash onRetry={() => this.setState({ failed: false })} />;
  }
}

function Crash({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useUiTexts();
  return <ErrorState title={t('crash.title')} hint={t('crash.hint')} onRetry={onRetry} />;
}
