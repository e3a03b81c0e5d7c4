import { LOTTERIES, type Lottery } from '@paddock/games/lotto';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkTabs } from '@paddock/styleguide';

interface LotteryTabsProps {
  readonly section: 'tickets' | 'results' | 'statistics' | 'rules';
  /** The one that is shown; undefined for all. */
  readonly lottery: Lottery | undefined;
  /** Whether all of them can be seen together. */
  readonly hasAll?: boolean;
}

/** Which lottery a section tells of. */
export function LotteryTabs({ section, lottery, hasAll = false }: LotteryTabsProps) {
  const t = useT('lotto');
  const own = LOTTERIES.map(({ code }) => ({
    id: code,
    label: t(`name.${code}`),
    href: hrefFor(`/lotto/${section}/${code}`),
  }));
  const all = { id: 'all', label: t('sections.all'), href: hrefFor(`/lotto/${section}`) };
  return (
    <LinkTabs
      label={t('sections.which')}
      value={lottery?.code ?? 'all'}
      items={hasAll ? [all, ...own] : own}
    />
  );
}
