import { useState } from 'react';
import { displayPublicNumber } from '@paddock/contract';
import type { TotoDrawView } from '@paddock/contract/schemas';
import { findPool } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, Panel, SectionHeader } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import styles from './event-list.module.css';
import { EventList } from './event-list.tsx';
import { HitsSoFar } from './hits-so-far.tsx';
import { useOwnEntries, type OwnEntry } from './use-own-entries.ts';

/** Events of a draw with what each of them came to, and whether the choices of the player's own coupon are right. */
export function DrawEvents({ draw }: { readonly draw: TotoDrawView }) {
  const t = useT('toto');
  const own = useOwnEntries(draw.id);
  const [chosen, setChosen] = useState<string>();
  const question = findPool(draw.pool)?.question;
  if (question === undefined) return null;
  const shown = own.find(({ key }) => key === chosen) ?? own[0];
  return (
    <Panel>
      <SectionHeader title={t('draw.events')} />
      {shown !== undefined && (
        <div className={styles.own}>
          <OwnChoice own={own} shown={shown} onChoose={setChosen} />
          <HitsSoFar entry={shown.entry} draw={draw} />
        </div>
      )}
      <EventList events={draw.events} question={question} entry={shown?.entry} />
    </Panel>
  );
}

interface OwnChoiceProps {
  readonly own: readonly OwnEntry[];
  readonly shown: OwnEntry;
  readonly onChoose: (key: string) => void;
}

/** Which entry is held against the results; its coupon alone where there is no other. */
function OwnChoice({ own, shown, onChoose }: OwnChoiceProps) {
  const t = useT('toto');
  const format = useFormat();
  const nameOf = ({ number, place }: OwnEntry): string =>
    t('entry.of', { number: displayPublicNumber(number), place: format.number(place) });
  if (own.length === 1)
    return <span>{t('coupon.number', { number: displayPublicNumber(shown.number) })}</span>;
  return (
    <Field label={t('entry.mine')} className={styles.choice}>
      <SelectField
        value={shown.key}
        options={own.map((one) => ({ value: one.key, label: nameOf(one) }))}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Field>
  );
}
