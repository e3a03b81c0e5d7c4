import { MoneyText, OddsText, LoadMore, Panel, SummaryList } from '@paddock/styleguide';
import {
  PaperLine,
  PaperRule,
  PaperSlip,
  Pagination,
  Table,
  type TableColumn,
} from '@paddock/styleguide/forms';
import { useState } from 'react';

import styles from './gallery.module.css';
import { Row, Section } from './specimen.tsx';

interface Bet {
  readonly id: string;
  readonly placed: string;
  readonly kind: string;
  readonly stake: string;
  readonly result: string;
  readonly won: boolean;
}

const BETS: readonly Bet[] = [
  {
    id: '3',
    placed: '21 Nov, 18:42',
    kind: 'Accumulator, 2 legs',
    stake: '€10.00',
    result: 'Open',
    won: false,
  },
  { id: '2', placed: '20 Nov, 21:14', kind: 'Single', stake: '€15.00', result: 'Won €25.80', won: true },
  {
    id: '1',
    placed: '20 Nov, 20:31',
    kind: 'System 2 of 3',
    stake: '€12.00',
    result: 'Lost €12.00',
    won: false,
  },
];

const COLUMNS: readonly TableColumn<Bet>[] = [
  { id: 'placed', header: 'Placed', cell: (bet) => bet.placed, dim: true, sort: 'descending' },
  { id: 'kind', header: 'Bet', cell: (bet) => bet.kind, primary: true },
  { id: 'stake', header: 'Stake', cell: (bet) => <MoneyText>{bet.stake}</MoneyText>, align: 'end' },
  {
    id: 'result',
    header: 'Result',
    cell: (bet) => <MoneyText tone={bet.won ? 'gain' : 'plain'}>{bet.result}</MoneyText>,
    align: 'end',
  },
];

export function TableSection() {
  const [page, setPage] = useState(1);
  return (
    <Section title="Table and pages">
      <Table caption="Latest bets" columns={COLUMNS} rows={BETS} rowKey={(bet) => bet.id} />
      <Pagination
        page={page}
        pageCount={10}
        onPageChange={setPage}
        label="Pages of bets"
        previousLabel="Previous page"
        nextLabel="Next page"
        pageLabel={(number) => `Page ${number}`}
        summary="1 to 20 of 184"
      />
      <LoadMore label="Show more" summary="40 of 184" onMore={() => undefined} />
    </Section>
  );
}

export function MoneySection() {
  return (
    <Section title="Money and paper">
      <Row>
        <MoneyText size={28}>€1,248.40</MoneyText>
        <MoneyText size={20}>€29.52</MoneyText>
        <MoneyText>−€4.20</MoneyText>
        <MoneyText tone="gain">+€25.80</MoneyText>
        <MoneyText hidden hiddenLabel="Balance hidden">
          €1,248.40
        </MoneyText>
        <OddsText was="2.10" wasLabel="was 2.10">
          2.05
        </OddsText>
      </Row>
      <SummaryList
        lines={[
          { id: 'price', label: 'Total price, 2 legs', value: '2.952' },
          { id: 'after', label: 'Balance after', value: '€1,238.40' },
          { id: 'win', label: 'Possible win', value: '€29.52', strong: true },
        ]}
      />
      <Panel tone="brand" padded>
        <div className={styles.brandBlock}>
          Main
          <MoneyText size={28}>€1,238.40</MoneyText>
        </div>
      </Panel>
      <div className={styles.slip}>
        <PaperSlip title="Placed · 4711" meta="21 Nov 2026, 18:42:31. Accumulator, 2 legs">
          <PaperRule />
          <PaperLine name="Sinner" price="1.44" detail="Match winner" />
          <PaperLine name="Over 3.5" price="2.05" detail="Total goals" end="needs 1" />
          <PaperRule />
          <SummaryList
            lines={[
              { id: 'stake', label: 'Stake, paid from Main', value: '€10.00' },
              { id: 'win', label: 'Possible win', value: '€29.52', strong: true },
            ]}
          />
        </PaperSlip>
      </div>
    </Section>
  );
}
