import { Component, type ReactNode, Suspense } from 'react';

/** A part of the frame whose code comes later; while it comes, and when it cannot come, the fallback is there. */
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
