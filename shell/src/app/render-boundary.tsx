import type { PlacedRelease } from '@stroomwerk/contracts/releases';
import { reportError } from '@stroomwerk/mfe-runtime';
import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { tellFailure } from '../remotes/failures.js';
import type { ErrorDetails } from './error-details.js';
import { ErrorScreen } from './error-screen.js';

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
}

/** Catches a render error in its place, reports it with its release and shows the error screen there. */
export class RenderBoundary extends Component<Props, State> {
  override state: State = { details: null, attempts: 0 };

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
    if (place === undefined) void reportError(error, { componentStack, kind: 'render' });
    else tellFailure(error, { ...place, kind: 'render', componentStack });
    onBroke?.();
  }

  private readonly recover = (): void => {
    this.setState(({ attempts }) => ({ details: null, attempts: attempts + 1 }));
  };

  override render(): ReactNode {
    const { details, attempts } = this.state;
    if (details !== null)
      return <ErrorScreen key={attempts} details={details} attempts={attempts} onRecover={this.recover} />;
    return <Fragment key={attempts}>{this.props.children}</Fragment>;
  }
}
