import { dayIn, type PageProps } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { DrawsNow } from '../parts/draws-now.tsx';
import { MyCoupons } from '../parts/my-coupons.tsx';
import { NextDraw } from '../parts/next-draw.tsx';
import { PastDraws } from '../parts/past-draws.tsx';
import { RulesSection } from '../parts/rules-section.tsx';
import { Sections, SECTIONS, type Section } from '../parts/sections.tsx';

const CONTENT: Readonly<Record<Section, (props: { readonly day: string }) => React.JSX.Element>> = {
  draws: DrawsNow,
  next: NextDraw,
  coupons: MyCoupons,
  results: PastDraws,
  rules: RulesSection,
};

/** Pools of sports events: draws that sell, the next one, the player's coupons, results, rules (S2-13). */
export function PoolsPage({ params, query }: PageProps) {
  const t = useT('toto');
  useLanguage();
  useReady(true);
  const section = SECTIONS.find((one) => one === params['section']) ?? 'draws';
  const Content = CONTENT[section];
  return (
    <Sections title={t('seo.pools.title')} lead={t(`lead.${section}`)} section={section}>
      <Content key={section} day={dayIn(query)} />
    </Sections>
  );
}
