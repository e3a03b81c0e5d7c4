import { directionOf, FRAME_IDS, type FrameProps } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { useLanguage } from '@paddock/shared-utils/react';
import { ParcelRoot } from '@paddock/styleguide';
import { useState } from 'react';

import { FatalBoundary } from './fatal-boundary.tsx';
import { Frame } from './frame.tsx';

/** The root of the frame: direction, home for its own overlays, and the last boundary. */
export function FrameRoot({ host }: FrameProps) {
  const direction = directionOf(useLanguage());
  const [portals] = useState(() => document.getElementById(FRAME_IDS.portals) ?? document.body);
  return (
    <ParcelRoot
      parcel="shell-react"
      direction={direction}
      errorTexts={failureTexts}
      portalContainer={portals}
    >
      <FatalBoundary onError={(error) => host.fail(error)}>
        <Frame host={host} />
      </FatalBoundary>
    </ParcelRoot>
  );
}
