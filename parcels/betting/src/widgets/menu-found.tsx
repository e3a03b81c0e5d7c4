import { searchHitPath } from '@paddock/contract';
import type { SearchHit } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useHitWords, useLabels, useT, type Search } from '@paddock/shared-utils/react';
import { Flag, Icon, Silk, SportIcon } from '@paddock/styleguide';

import styles from './menu.module.css';

interface MenuFoundProps {
  readonly found: Search;
  readonly onChosen: () => void;
}

/** What is called as was typed, kind by kind, the best first. */
export function MenuFound({ found, onChosen }: MenuFoundProps) {
  const t = useT('betting');
  const labels = useLabels();
  const wordsOf = useHitWords();
  if (found.status === 'error') return <p className={styles.note}>{labels.problem(found.problem)}</p>;
  if (found.status !== 'ready') return <p className={styles.note}>{t('search.busy')}</p>;
  const { hits } = found.data;
  if (hits.length === 0) return <p className={styles.note}>{t('search.nothing')}</p>;
  return (
    <ul className={styles.items} aria-label={t('search.found')}>
      {hits.map((hit, at) => {
        const { title, note } = wordsOf(hit);
        return (
          <li key={at}>
            {hit.kind !== hits[at - 1]?.kind && <p className={styles.kind}>{t(`search.kind.${hit.kind}`)}</p>}
            <a href={hrefFor(searchHitPath(hit, title))} className={styles.found} onClick={onChosen}>
              <HitMark hit={hit} />
              <span className={styles.words}>
                {title}
                <small>{note}</small>
              </span>
              <HitCount hit={hit} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function HitMark({ hit }: { readonly hit: SearchHit }) {
  if (hit.kind === 'championship') return <Flag region={hit.region.code} />;
  if (hit.kind === 'team') return <Silk pattern={hit.silk.pattern} colours={hit.silk.colours} size={16} />;
  if (hit.kind === 'player') return <Icon name="user" />;
  return <SportIcon sport={'event' in hit ? hit.event.sport : hit.sport} />;
}

/** A lamp's colour for what is being played: a match, or how many. */
function HitCount({ hit }: { readonly hit: SearchHit }) {
  const t = useT('betting');
  if ('event' in hit)
    return (
      hit.event.state.status === 'live' && <span className={styles.live}>{t('common:section.live')}</span>
    );
  if (hit.live > 0) return <span className={styles.live}>{hit.live}</span>;
  return hit.line > 0 && <span className={styles.count}>{hit.line}</span>;
}
