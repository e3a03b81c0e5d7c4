import { useEffect, useRef } from 'react';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import { passkeysPossible } from '../model/passkeys-possible.ts';
import type { Login } from './login/use-login.ts';

/** A chunk of its own: the sign-in form stands before it is there. */
const loadCalls = () => import('./passkey-sign-in.ts');

/** Signing in by a passkey: by this button, and among the browser's own suggestions for the login field. */
export function PasskeyButton({ login }: { readonly login: Login }) {
  const brand = useSiteConfig((site) => site.brand);
  if (!passkeysPossible(brand)) return null;
  return <PossibleButton login={login} />;
}

function PossibleButton({ login }: { readonly login: Login }) {
  const t = useT('welcome');
  const latest = useRef(login);
  useEffect(() => {
    latest.current = login;
  });
  useEffect(() => {
    const left = new AbortController();
    void loadCalls().then(async ({ offerAmongSuggestions, leave }) => {
      left.signal.addEventListener('abort', leave);
      const response = left.signal.aborted ? null : await offerAmongSuggestions();
      const { send, state } = latest.current;
      if (response !== null && !left.signal.aborted)
        await send('passkey', { response, save: state.defaults.remember });
    }, noPasskeys);
    return () => left.abort();
  }, []);

  async function press(): Promise<void> {
    const { askForPasskey } = await loadCalls();
    const response = await askForPasskey();
    if (response !== null) await login.send('passkey', { response, save: login.state.defaults.remember });
  }

  return (
    <Button variant="outline" size={48} block icon="identity" onClick={press} data-testid="passkey">
      {t('passkey.signIn')}
    </Button>
  );
}

/** Without the network there are none; the form works all the same. */
const noPasskeys = (): void => undefined;
