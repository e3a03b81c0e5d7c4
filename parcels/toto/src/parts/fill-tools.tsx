import { useState } from 'react';
import { listText } from '@paddock/contract';
import type { TotoDrawView } from '@paddock/contract/schemas';
import { fillByChance, fillByOdds, MOST_ENTRIES, type PoolKind } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Panel } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { addedToPacket, emptyDraft, isComplete, type Draft } from '../model/draft.ts';
import { CouponFile } from './coupon-file.tsx';
import styles from './coupon.module.css';

/** Columns that a fill by odds may have. */
const WIDTHS = [1, 2, 4, 8, 16, 48, 144] as const;
/** Entries of a packet by chance. */
const PACKET = 5;

/** A whole number below another, by the browser's own randomness. */
const below = (count: number): number =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * count);

interface FillToolsProps {
  readonly kind: PoolKind;
  readonly draw: TotoDrawView;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** Ways to fill a coupon in without choosing each outcome. */
export function FillTools({ kind, draw, draft, onDraft }: FillToolsProps) {
  const t = useT('toto');
  const format = useFormat();
  const [width, setWidth] = useState<string>('1');
  const chances = draw.events.map(({ chancesMilli }) => chancesMilli ?? []);
  const withoutOdds = chances.flatMap((of, at) => (of.length === 0 ? [format.number(at + 1)] : []));
  const room = MOST_ENTRIES - draft.packet.length;
  return (
    <Panel className={styles.tools}>
      <ButtonRow>
        <Button
          variant="outline"
          icon="refresh"
          onClick={() => onDraft({ ...draft, entry: fillByChance(kind, below) })}
        >
          {t('fill.chance')}
        </Button>
        <Button
          variant="outline"
          unavailable={room < PACKET}
          onClick={() => {
            const more = Array.from({ length: PACKET }, () => fillByChance(kind, below));
            onDraft({ ...draft, packet: [...draft.packet, ...more] });
          }}
        >
          {t('fill.packet', { count: PACKET })}
        </Button>
        <Button
          variant="outline"
          unavailable={!isComplete(draft) || room === 0}
          onClick={() => onDraft(addedToPacket(kind, draft))}
        >
          {t('fill.add')}
        </Button>
        <Button variant="outline" icon="trash" onClick={() => onDraft(emptyDraft(kind))}>
          {t('fill.clear')}
        </Button>
      </ButtonRow>
      {withoutOdds.length > 0 ? (
        <p className={styles.dim}>{t('fill.noOdds', { matches: listText(withoutOdds, format.language) })}</p>
      ) : (
        <div className={styles.byOdds}>
          <SelectField
            className={styles.width}
            aria-label={t('fill.width')}
            value={width}
            options={WIDTHS.map((count) => ({
              value: String(count),
              label: t('coupon.columns', { count, shown: format.number(count) }),
            }))}
            onChange={({ target }) => setWidth(target.value)}
          />
          <Button
            variant="outline"
            icon="statistics"
            onClick={() => onDraft({ ...draft, entry: fillByOdds(chances, Number(width)) })}
          >
            {t('fill.odds')}
          </Button>
        </div>
      )}
      <CouponFile
        kind={kind}
        room={room}
        onEntries={(entries) => onDraft({ ...draft, packet: [...draft.packet, ...entries] })}
      />
    </Panel>
  );
}
