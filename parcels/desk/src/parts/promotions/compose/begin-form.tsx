import { useState } from 'react';
import type { PromotionPartsView } from '@paddock/contract/schemas';
import { useT, useWritten } from '@paddock/shared-utils/react';
import { Button, Field } from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { usePromotionWords } from '../use-promotion-words.ts';

type Sample = PromotionPartsView['samples'][number];

interface BeginFormProps {
  readonly samples: readonly Sample[];
  readonly onBegun: (sample: Sample) => void;
}

/** Which sample a new promotion begins with. */
export function BeginForm({ samples, onBegun }: BeginFormProps) {
  const t = useT('desk');
  const written = useWritten();
  const words = usePromotionWords();
  const [chosen, setChosen] = useState('');
  const sample = samples.find(({ code }) => code === chosen);
  const labelOf = ({ terms: { text, starts, gives } }: Sample): string => {
    const { title } = written.text(text).text;
    return `${words.gives(gives.kind)} · ${words.starts(starts.on)} · ${title}`;
  };
  return (
    <>
      <Field label={t('promotions.beginWith')} hint={t('promotions.beginHint')}>
        <SelectField
          placeholder={t('promotions.choose')}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={samples.map((one) => ({ value: one.code, label: labelOf(one) }))}
        />
      </Field>
      <div>
        <Button
          variant="primary"
          unavailable={sample === undefined}
          onClick={() => sample !== undefined && onBegun(sample)}
        >
          {t('promotions.begin')}
        </Button>
      </div>
    </>
  );
}
