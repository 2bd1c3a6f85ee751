import type { PlacedRelease } from '@stroomwerk/contracts/releases';
import { onReturn, reportError, store } from '@stroomwerk/mfe-runtime';
import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { tellFailure } from '../remotes/failures.js';
import type { ErrorDetails } from './error-details.js';
import { ErrorPlace } from './error-place.js';
import { Recovery } from './recovery.js';

interface Props {
  readonly children: ReactNode;
  /** The release whose page stands here, and the route it is for. */
  readonly place?: { readonly release: PlacedRelease; readonly path: string };
  /** Told after the report. */
  readonly onBroke?: () => void;
}

interface State {
  readonly details: ErrorDetails | null;
  readonly attempts: number;
  readonly recovering: boolean;
}

/**
 * Catches a render error in its place, reports it with its release, shows the error screen there and recovers by itself
 * (specification, section 4, "Error boundary").
 */
export class RenderBoundary extends Component<Props, State> {
  override state: State = { details: null, attempts: 0, recovering: false };
  private reported: string | null = null;
  private readonly recovery = new Recovery({
    clear: () => store('localStorage', 'cached_data', null),
    reset: () => this.setState({ details: null, recovering: false }),
  });

  private forget: (() => void) | undefined;

  /** What broke for want of a connection is drawn again when that is back; it costs no attempt. */
  override componentDidMount(): void {
    this.forget = onReturn(() => {
      if (this.state.details !== null) this.setState({ details: null });
    });
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    const cause = error instanceof Error ? error : new Error(String(error));
    return { details: { error: cause, componentStack: null, remote: null, release: null } };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    const { place, onBroke } = this.props;
    const componentStack = info.componentStack ?? null;
    const { name: remote = null, version: release = null } = place?.release ?? {};
    this.setState(({ details }) => ({
      details: details === null ? null : { ...details, componentStack, remote, release },
    }));
    this.report(error, componentStack);
    this.recover();
    onBroke?.();
  }

  override componentWillUnmount(): void {
    this.forget?.();
    this.recovery.stop();
  }

  /** What breaks again in the same way after a recovery is the same failure. */
  private report(error: Error, componentStack: string | null): void {
    const { place } = this.props;
    if (place !== undefined) tellFailure(error, { ...place, kind: 'render', componentStack });
    else if (this.reported !== String(error)) void reportError(error, { componentStack, kind: 'render' });
    this.reported = String(error);
  }

  private readonly recover = (): void => {
    const recovering = this.recovery.begin();
    if (recovering) this.setState({ recovering, attempts: this.recovery.attempts });
  };

  override render(): ReactNode {
    const { details, attempts, recovering } = this.state;
    if (details === null) return <Fragment key={attempts}>{this.props.children}</Fragment>;
    return (
      <ErrorPlace
        details={details}
        attempts={attempts}
        recovering={recovering}
        whole={this.props.place === undefined}
        onRecover={this.recover}
      />
    );
  }
}
