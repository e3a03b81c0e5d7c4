import { Component, type ReactNode } from 'react';

import { ErrorBlock } from '../feedback/error-block.tsx';

/** Words of the error block, asked for when it is needed: the dictionary may not have been there at mount. */
export interface ErrorTexts {
  readonly title: string;
  readonly message?: string | undefined;
  readonly retryLabel: string;
}

interface ParcelBoundaryProps {
  readonly parcel: string;
  readonly errorTexts: () => ErrorTexts;
  readonly onError: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

interface ParcelBoundaryState {
  readonly failed: boolean;
}

/** Keeps a parcel's failure in its own region: names it, reports it, and renders it anew on Retry. */
export class ParcelBoundary extends Component<ParcelBoundaryProps, ParcelBoundaryState> {
  override state: ParcelBoundaryState = { failed: false };

  static getDerivedStateFromError(): ParcelBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { onError } = this.props;
    if (onError === undefined) globalThis.reportError(error);
    else onError(error);
  }

  override render(): ReactNode {
    const { parcel, errorTexts, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div data-failed-parcel={parcel}>
        <ErrorBlock
          {...errorTexts()}
          details={parcel}
          onRetry={() => {
            this.setState({ failed: false });
          }}
        />
      </div>
    );
  }
}
