import { useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { toggleFullScreen } from './full-screen.ts';

/** Shows the game alone on the whole screen, and back; says so where the browser does not let it. */
export function FullScreenButton() {
  const t = useT('originals');
  const [isFailed, setFailed] = useState(false);
  return (
    <IconButton
      icon="external"
      label={t(isFailed ? 'page.noFullScreen' : 'page.fullScreen')}
      onClick={() => void toggleFullScreen().then((done) => setFailed(!done))}
    />
  );
}
