import { Component, type ComponentType, memo, type ReactNode, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import type { Bridge } from '#bridge/guest/connect.ts';
import { usePageLocation, usePageSearch } from './location.ts';
import { PageTab } from './page.ts';
import { useReadable, useServices } from './provider.tsx';

/** One page of the app: `path` is a wouter pattern such as `/employee/:id`. */
export interface PageRoute {
  readonly path: string;
  /** Drawn for the path; its parameters and query come from wouter's `useParams` and `useSearch`. */
  readonly page: ComponentType;
  /** False: the page is drawn again each time its tab is shown; otherwise it is parked as it is. */
  readonly keepAlive?: boolean;
}

/** What `Pages` draws, and what it draws meanwhile and instead. */
export interface PagesProps {
  readonly routes: readonly PageRoute[];
  /** For a place that no route matches. */
  readonly notFound: ReactNode;
  /** While a lazy page loads. */
  readonly loading?: ReactNode;
  /** After a page threw while drawing; `retry` draws it again. */
  readonly failed: (error: unknown, retry: () => void) => ReactNode;
}

/** Draws the app's tabs, each as a tree of its own that stays as it was left until the tab is closed. */
export function Pages(props: PagesProps): ReactNode {
  const { pages } = useServices();
  const { shown, routes } = useReadable(pages.open);
  return Object.keys(routes).map((tabId) => (
    <TabPage key={tabId} tabId={tabId} shown={tabId === shown} {...props} />
  ));
}

const TabPage = memo(function TabPage(
  props: PagesProps & { tabId: string; shown: boolean },
): ReactNode {
  const { tabId, shown, routes, loading = null, notFound, failed } = props;
  const { bridge } = useServices();
  return (
    <div hidden={!shown} style={{ display: shown ? 'contents' : 'none' }}>
      <PageTab value={tabId}>
        <Router hook={usePageLocation} searchHook={usePageSearch}>
          <PageFailure failed={failed} bridge={bridge}>
            <Suspense fallback={loading}>
              <Switch>
                {routes.map(({ path, page: Page, keepAlive }) => (
                  <Route key={path} path={path}>
                    {shown || keepAlive !== false ? <Page /> : null}
                  </Route>
                ))}
                <Route>{notFound}</Route>
              </Switch>
            </Suspense>
          </PageFailure>
        </Router>
      </PageTab>
    </div>
  );
});

interface PageFailureProps {
  readonly failed: PagesProps['failed'];
  readonly bridge: Bridge;
  readonly children: ReactNode;
}

// What Chromium, Firefox and Safari say of a script that could not be fetched.
const missingScript = /dynamically imported module|module script failed/i;

/**
 * Keeps a page that throws from taking the app's other tabs with it; only a class can catch that. Where a script is
 * missing, since a new version took it away, the frame is loaded again at its place, once.
 */
class PageFailure extends Component<PageFailureProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingScript(error) && this.props.bridge.launch.reason !== 'reload') this.reload();
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.failed(error, this.retry) : this.props.children;
  }

  // What failed to load is never asked for again in the same document.
  readonly retry = (): void => {
    if (isMissingScript(this.state.error)) this.reload();
    else this.setState({ error: null });
  };

  reload(): void {
    void this.props.bridge.tabs.refresh().catch(() => {});
  }
}

function isMissingScript(error: unknown): boolean {
  return error instanceof Error && missingScript.test(error.message);
}
