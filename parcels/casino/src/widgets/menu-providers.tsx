import { useId } from 'react';
import type { FacetsView } from '@paddock/contract/schemas';
import { currentRoute$, hrefFor, type RouteValue } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Icon } from '@paddock/styleguide';

import { LISTS } from '../model/catalogue-lists.ts';
import { queryOf, viewOf } from '../model/list-view.ts';
import styles from './menu.module.css';

/** As many as fit beside a screen of tiles; the others are a page of their own. */
const MOST = 8;

/** The list one looks at, or the lobby. */
const placeOf = (route: RouteValue): string =>
  'matched' in route && Object.hasOwn(LISTS, route.matched.route.id)
    ? `${route.matched.path} ${route.matched.query}`
    : '/casino ';

/** The studios with most games: each narrows the list one looks at to its own, a second press takes that back. */
export function MenuProviders({ providers }: { readonly providers: FacetsView['providers'] }) {
  const t = useT('casino');
  const format = useFormat();
  const id = useId();
  const [path = '/casino', query = ''] = useStreamValue(currentRoute$, placeOf).split(' ');
  const view = viewOf(query);
  return (
    <nav aria-labelledby={id} className={styles.providers}>
      <h2 id={id} className={styles.kind}>
        {t('seo.providers.title')}
      </h2>
      <ul className={styles.items}>
        {providers.slice(0, MOST).map(({ code, name, count }) => {
          const isChosen = view.provider === code;
          return (
            <li key={code}>
              <a
                className={styles.item}
                href={hrefFor(path + queryOf({ ...view, provider: isChosen ? undefined : code }))}
                aria-current={isChosen ? 'true' : undefined}
              >
                <span className={styles.box}>{isChosen && <Icon name="check" size={14} />}</span>
                <span className={styles.label}>{name}</span>
                <span className={styles.count}>{format.number(count)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
