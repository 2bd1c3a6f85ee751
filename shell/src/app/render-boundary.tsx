import { reportError } from '@stroomwerk/mfe-runtime';
import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import type { ErrorDetails } from './error-details.js';
import { ErrorScreen } from './error-screen.js';

interface Props {
  readonly children: ReactNode;
  /** The remote whose place this is, and its release. */
  readonly remote?: string;
  readonly release?: string;
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
    const { remote = null, release = null } = this.props;
    const componentStack = info.componentStack ?? null;
    this.setState(({ details }) => ({
      details: details === null ? null : { ...details, componentStack, remote, release },
    }));
    void reportError(error, {
      componentStack,
      kind: 'render',
      ...(remote === null ? {} : { remote }),
      ...(release === null ? {} : { release }),
    });
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
