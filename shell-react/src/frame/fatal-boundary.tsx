import { Component, type ReactNode } from 'react';

interface FatalBoundaryProps {
  /** The frame cannot draw itself: whoever mounted it shows the fatal page. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** A failure of the frame itself leaves nothing behind; the document's own fatal page takes over. */
export class FatalBoundary extends Component<FatalBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
