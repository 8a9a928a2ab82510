import { Component, type ReactNode, Suspense } from 'react';

/** A lazily loaded part of the frame, with a fallback while it loads and if it fails. */
export class OptionalPart extends Component<{ fallback?: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
