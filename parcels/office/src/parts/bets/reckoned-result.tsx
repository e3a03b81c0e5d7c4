import { partsText, percentText } from '@paddock/contract';
import type { BetExplanationView } from '@paddock/contract/schemas';
import type { Formatters } from '@paddock/shared-utils';
import { MoneyText, type SummaryLine } from '@paddock/styleguide';

/** How figures and words of a reckoning are written. */
export interface Writing {
  readonly money: (amount: string) => string;
  readonly times: (fraction: string) => string;
  readonly format: Pick<Formatters, 'language' | 'locale'>;
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** Of a chain what each link left on its account, of an anti-accumulator and a builder what their price was made of. */
function planLines(
  { accounts = [], anti, builder }: BetExplanationView,
  { times, t, format }: Writing,
): readonly SummaryLine[] {
  const percent = (ppb: number) => percentText(ppb / 1_000_000_000, format.locale);
  return [
    ...accounts.map((account, at) => ({
      id: `account-${at}`,
      label: t('reckoning.account', { number: at + 1 }),
      value: `× ${times(account)}`,
    })),
    ...(anti === undefined
      ? []
      : [
          {
            id: 'anti',
            label: t('reckoning.anti', {
              chances: partsText(anti.chancesPpb.map(percent), format.language),
              margin: percent(anti.marginPpb),
            }),
            value: `× ${times(`${anti.oddsMilli}/1000`)}`,
          },
        ]),
    ...(builder === undefined
      ? []
      : [
          {
            id: 'builder',
            label: t('reckoning.builder'),
            value: `× ${times(`${builder.oddsMilli}/1000`)}`,
          },
          ...(builder.restMilli === undefined
            ? []
            : [
                {
                  id: 'builder-rest',
                  label: t('reckoning.builderRest'),
                  value: `× ${times(`${builder.restMilli}/1000`)}`,
                },
              ]),
        ]),
  ];
}

/** Whose lines are one: a chain, an anti-accumulator and a builder have none. */
function sumContext({ accounts, anti, builder }: BetExplanationView): string {
  return accounts === undefined && anti === undefined && builder === undefined ? '' : 'whole';
}

/** What came of what was not cashed out. */
export function resultLines(bet: BetExplanationView, writing: Writing): readonly SummaryLine[] {
  const { money, times, t } = writing;
  return [
    {
      id: 'unit',
      label: t('reckoning.unit', { count: bet.lineCount }),
      value: <MoneyText>{money(bet.unitStake)}</MoneyText>,
    },
    ...planLines(bet, writing),
    ...(bet.sum === undefined
      ? []
      : [
          {
            id: 'sum',
            label: t('reckoning.sum', { context: sumContext(bet) }),
            value: `× ${times(bet.sum)}`,
          },
        ]),
    { id: 'cap', label: t('reckoning.cap'), value: <MoneyText>{money(bet.cap)}</MoneyText> },
    {
      id: 'returned',
      label: t('reckoning.returned'),
      value: <MoneyText>{money(bet.returned)}</MoneyText>,
    },
  ];
}
