import type { PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Disclosure } from '@paddock/styleguide';

import styles from './promotions.module.css';

type Wants = NonNullable<PromotionView['wants']>;

interface Weight {
  readonly id: string;
  readonly name: string;
  readonly percent: number;
}

/** More rows than this are folded. */
const MOST_UNFOLDED = 8;

/** How much of a stake counts: by each sport and each game of ours that counts otherwise, and by product. */
export function WeightsTable({ wants }: { readonly wants: Wants }) {
  const t = useT('casino');
  const format = useFormat();
  const weights = useWeights()(wants);
  const table = (
    <table className={styles.weights} data-testid="weights">
      <thead>
        <tr>
          <th scope="col">{t('promotion.weights.on')}</th>
          <th scope="col">{t('promotion.weights.counts')}</th>
        </tr>
      </thead>
      <tbody>
        {weights.map(({ id, name, percent }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {percent === 0
                ? t('promotion.weights.nothing')
                : t('promotion.weights.percent', { percent: format.number(percent) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      <Disclosure
        title={t('promotion.weights.title')}
        open={weights.length <= MOST_UNFOLDED}
        className={styles.weightsFold}
      >
        {table}
      </Disclosure>
      {Object.keys(wants.sports ?? {}).length > 0 && (
        <p className={styles.dim}>{t('promotion.weights.mixed')}</p>
      )}
    </>
  );
}

function useWeights(): (wants: Wants) => readonly Weight[] {
  const t = useT('casino');
  const common = useT('common');
  return ({ products, sports = {}, ownGames = {} }) => {
    const partsOf = (product: string): readonly Weight[] => {
      if (product === 'sportsbook') return rowsOf(sports, (sport) => common(`sport.${sport}`));
      return product === 'games' ? rowsOf(ownGames, (game) => t(`ownGames.${game}`)) : [];
    };
    return Object.entries(products).flatMap(([product, percent]) => {
      const parts = partsOf(product);
      const name = t(`promotion.weights.${parts.length === 0 ? 'product' : 'rest'}.${product}`);
      return [...parts, { id: product, name, percent }];
    });
  };

  function rowsOf(
    shares: Readonly<Record<string, number>>,
    nameOf: (code: string) => string,
  ): readonly Weight[] {
    return Object.entries(shares).map(([code, percent]) => ({ id: code, name: nameOf(code), percent }));
  }
}
