import type { EventInfo, MarketShape } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader, Silk } from '@paddock/styleguide';

import { ladderMarkets, runnerNumber } from '../../model/field-markets.ts';
import { PriceCell } from '../price-cell.tsx';
import styles from './field.module.css';

/** Every runner with its prices: to win, to come among the first so many. Terms of each way stand above. */
export function FieldLadder({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const labels = useLabels();
  const markets = ladderMarkets(event);
  const offer = markets.find(({ eachWay }) => eachWay !== undefined)?.eachWay;
  return (
    <Panel bleed data-field>
      <SectionHeader dense title={t('field.title')} />
      {offer && (
        <p className={styles.terms}>
          {t('field.eachWay', { part: `${offer.num}/${offer.den}`, count: offer.places })}
        </p>
      )}
      <div className={styles.scroll}>
        <table className={styles.ladder}>
          <thead>
            <tr>
              <th scope="col">{t('field.runner')}</th>
              {markets.map((market) => (
                <th key={market.id} scope="col">
                  {labels.market(market, event)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {event.field?.runners.map((runner) => (
              <Row key={runner.code} event={event} markets={markets} runner={runner} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

interface RowProps {
  readonly event: EventInfo;
  readonly markets: readonly MarketShape[];
  readonly runner: NonNullable<EventInfo['field']>['runners'][number];
}

function Row({ event, markets, runner: { code, name, silk } }: RowProps) {
  const format = useFormat();
  const number = runnerNumber(code);
  return (
    <tr data-runner={code}>
      <th scope="row">
        <span className={styles.runner}>
          {number !== undefined && <span className={styles.number}>{number}</span>}
          <Silk pattern={silk.pattern} colours={silk.colours} size={16} />
          <span>{format.name(name)}</span>
        </span>
      </th>
      {markets.map((market) => (
        <td key={market.id}>
          {market.outcomes.includes(code) ? (
            <PriceCell event={event} market={market} outcome={code} size="line" text="" />
          ) : null}
        </td>
      ))}
    </tr>
  );
}
