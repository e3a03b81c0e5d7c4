import { GAME_SORTS } from '@paddock/contract';
import type { FacetsView } from '@paddock/contract/schemas';
import { hrefFor, navigate, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { classNames, Field, ScrollStrip } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { subcategoryPath, type CatalogueList } from '../model/catalogue-lists.ts';
import { queryOf, SHOWS, type ListView } from '../model/list-view.ts';
import { useGameWord } from './catalogue-words.ts';
import styles from './list-tools.module.css';
import { usePlayable } from './use-playable.ts';

interface ListToolsProps {
  readonly list: CatalogueList;
  /** The address one is at, without its query. */
  readonly path: string;
  readonly subcategory: string | undefined;
  readonly view: ListView;
}

/** What a list shows first and how it is sorted; and its sub-categories, where it has any. */
export function ListTools({ list, path, subcategory, view }: ListToolsProps) {
  const t = useT('casino');
  const to = (next: Partial<ListView>) => hrefFor(path + queryOf({ ...view, ...next }));
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <nav className={styles.chips} aria-label={t('show.label')}>
          <ScrollStrip current={view.show ?? 'all'}>
            <ChipLink
              href={to({ show: undefined })}
              isCurrent={view.show === undefined}
              label={t('show.all')}
            />
            {SHOWS.map((show) => (
              <ChipLink
                key={show}
                href={to({ show })}
                isCurrent={view.show === show}
                label={t(`show.${show}`)}
              />
            ))}
          </ScrollStrip>
        </nav>
        <Field label={t('sort.label')} labelHidden className={styles.sort}>
          <SelectField
            size={36}
            value={view.sort ?? ''}
            options={[
              { value: '', label: t('sort.usual') },
              ...GAME_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              navigate(to({ sort: GAME_SORTS.find((sort) => sort === value) }), { replace: true })
            }
          />
        </Field>
      </div>
      {list.section !== undefined && <Subcategories list={list} current={subcategory} view={view} />}
    </div>
  );
}

interface ChipLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly label: string;
}

function ChipLink({ href, isCurrent, label }: ChipLinkProps) {
  return (
    <a href={href} className={classNames(styles.chip)} aria-current={isCurrent ? 'true' : undefined}>
      {label}
    </a>
  );
}

interface SubcategoriesProps {
  readonly list: CatalogueList;
  readonly current: string | undefined;
  readonly view: ListView;
}

function Subcategories({ list, current, view }: SubcategoriesProps) {
  const t = useT('casino');
  const word = useGameWord();
  const playable = usePlayable();
  const { value } = useRead({
    ...readOf('/web-api/casino/facets', {
      query: { ...playable, ...(list.section !== undefined && { section: list.section }) },
    }),
  });
  const offered = offeredOf(list, value.status === 'ready' ? value.data : undefined);
  if (value.status === 'error' || offered?.length === 0) return null;
  return (
    <nav className={styles.subcategories} aria-label={t('subcategories')}>
      {offered !== undefined && (
        <ScrollStrip current={current}>
          <ChipLink
            href={hrefFor(list.path + queryOf(view))}
            isCurrent={current === undefined}
            label={t('all')}
          />
          {offered.map(({ code, path }) => (
            <ChipLink
              key={code}
              href={hrefFor(path + queryOf(view))}
              isCurrent={current === code}
              label={word('subcategory', code)}
            />
          ))}
        </ScrollStrip>
      )}
    </nav>
  );
}

/** Sub-categories that have an address; undefined while nobody knows, so that their line keeps its place. */
function offeredOf(list: CatalogueList, facets: FacetsView | undefined) {
  if (subcategoryPath(list, 'x') === undefined) return [];
  return facets?.subcategories.flatMap(({ code }) => {
    const path = subcategoryPath(list, code);
    return path === undefined ? [] : [{ code, path }];
  });
}
