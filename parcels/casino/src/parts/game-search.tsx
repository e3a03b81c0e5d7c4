import { useEffect, useRef, useState } from 'react';
import { currentRoute$, hrefFor, navigate } from '@paddock/shared-utils';
import { useMedia, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Field, KeyHint, TextInput } from '@paddock/styleguide';

import { SEARCH_MAX, searchedOf, searchPath } from '../model/search-address.ts';
import { BY_FINGER } from './use-playable.ts';

/** How long after the last letter games are looked for. */
const PAUSE_MS = 220;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The field for games and studios: what is typed is looked for on the page of the search. `/` leads into it. */
export function GameSearch({ hasKey = false }: { readonly hasKey?: boolean }) {
  const t = useT('casino');
  const field = useRef<HTMLDivElement>(null);
  const isByFinger = useMedia(BY_FINGER);
  const searched = useStreamValue(currentRoute$, (route) =>
    'matched' in route && route.matched.path === '/casino-search' ? searchedOf(route.matched.query) : '',
  );
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  // The address leads, but for what is being typed: Back and a link of the menu change the field.
  if (known !== searched) {
    setKnown(searched);
    if (typed.trim() !== searched) setTyped(searched);
  }
  useEffect(() => {
    if (typed.trim() === searched || (typed.trim() === '' && searched === '')) return undefined;
    const timer = setTimeout(
      () => navigate(hrefFor(searchPath(typed)), { replace: searched !== '' }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, searched]);
  useEffect(() => {
    if (!hasKey) return undefined;
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.querySelector('input')?.focus();
    };
    addEventListener('keydown', lead);
    return () => removeEventListener('keydown', lead);
  }, [hasKey]);
  return (
    <div ref={field} role="search">
      <Field label={t('search.label')} labelHidden>
        <TextInput
          type="search"
          icon="search"
          look="quiet"
          value={typed}
          maxLength={SEARCH_MAX}
          placeholder={t('search.label')}
          end={hasKey && !isByFinger && typed === '' ? <KeyHint>/</KeyHint> : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('');
          }}
        />
      </Field>
    </div>
  );
}
