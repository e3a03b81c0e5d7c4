import { useMemo } from 'react';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Field, Notice, TextButton, TextInput } from '@paddock/styleguide';

import { readTyped } from '../../../model/promotions/read-typed.ts';
import { groupIn } from '../../../model/promotions/typed-terms.ts';
import { wrongAt } from '../../../model/promotions/wrong-places.ts';
import { BRAND_AT, begunBrand, brandForm, ownFacts } from '../../../model/site/brand-form.ts';
import {
  BRAND_CODE_AT,
  brandOverlay,
  wrongBrandCode,
  wrongHosts,
  wrongInBrand,
  type ReadBrand,
} from '../../../model/site/brand-request.ts';
import { brandKey, saidBrands } from '../../../model/site/chosen-site.ts';
import { ComposingContext, NO_NAMES } from '../../promotions/compose/compose-context.ts';
import { NEW } from '../../promotions/compose/compose-drafts.ts';
import { FieldsOf } from '../../promotions/compose/group-fields.tsx';
import { useDraft } from '../../promotions/compose/use-draft.ts';
import { useShownWrong, type ShownWrong } from '../../promotions/compose/use-shown-wrong.ts';
import { useWrongWords } from '../../promotions/compose/use-wrong-words.ts';
import { usePromotionWords } from '../../promotions/use-promotion-words.ts';
import { ChangeForm } from '../change-form.tsx';
import { brandDrafts } from '../site-drafts.ts';
import styles from '../site.module.css';

interface NewBrandProps {
  readonly site: SiteKeysView;
  /** It was refused, since somebody else made a brand of this code: the page has to be read again. */
  readonly onMeanwhile: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** One more site of the installation: what it is asked for begins with what holds of the installation's own. */
export function NewBrand({ site, onMeanwhile, onDone, onCancel }: NewBrandProps) {
  const t = useT('desk');
  const format = useFormat();
  const own = useMemo(() => ownFacts(site), [site]);
  const form = useMemo(() => brandForm(own), [own]);
  const begun = { code: '', typed: begunBrand(own) };
  const { draft, isFoundAgain, change, begin } = useDraft(NEW, begun, brandDrafts);
  const { code, typed } = draft ?? begun;
  const read = useMemo(
    () => readTyped(form, typed, { at: BRAND_AT, zoneHours: (atMs) => format.zoneHours(atMs) }),
    [form, typed, format],
  );
  // It is a whole brand once nothing is wrong with it.
  const brand = read.value as Partial<ReadBrand>;
  const lacks = useMemo(
    () => [
      ...wrongBrandCode(code, site.keys),
      ...read.wrong,
      ...wrongHosts(brand.hosts ?? [], saidBrands(site)),
    ],
    [code, site, read, brand],
  );
  const wrong = useShownWrong(lacks);
  const startAnew = () => {
    wrong.begin();
    begin(begun);
  };
  const leave = (then: () => void) => () => {
    startAnew();
    then();
  };
  return (
    <ComposingContext value={{ names: NO_NAMES, wrong: wrong.shown, touch: wrong.touch }}>
      <ChangeForm
        name={brandKey(code)}
        site={site}
        value={lacks.length === 0 ? brandOverlay(brand as ReadBrand, own) : null}
        // What its author saw of it is that it is not there; a code that is taken is not sent.
        place={{ seen: site.version, before: null, now: null, isBehind: false, putOver: () => undefined }}
        title={t('site.brands.make')}
        effect={t('site.brands.effect')}
        lacks={lacks.length === 0 ? null : t('promotions.lacks', { number: lacks.length })}
        onLacking={wrong.showAll}
        onRefused={({ details }) => wrong.refuse(wrongInBrand(details, code))}
        onMeanwhile={onMeanwhile}
        onDone={leave(onDone)}
        onCancel={leave(onCancel)}
      >
        {isFoundAgain && (
          <Notice tone="info">
            {t('content.foundAgain')} <TextButton onClick={startAnew}>{t('content.throwAway')}</TextButton>
          </Notice>
        )}
        <p className={styles.quiet}>{t('site.brands.hint')}</p>
        <CodeField code={code} wrong={wrong} onTyped={(next) => change({ code: next, typed })} />
        <FieldsOf
          part={form}
          path={BRAND_AT}
          typed={typed}
          onTyped={(value, at) => {
            wrong.typed(at);
            change({ code, typed: groupIn(value) });
          }}
        />
      </ChangeForm>
    </ComposingContext>
  );
}

interface CodeFieldProps {
  readonly code: string;
  readonly wrong: ShownWrong;
  readonly onTyped: (code: string) => void;
}

function CodeField({ code, wrong, onTyped }: CodeFieldProps) {
  const t = useT('desk');
  const words = usePromotionWords();
  const say = useWrongWords();
  return (
    <Field
      label={words.field('brandCode')}
      hint={t('site.brands.codeHint')}
      error={say.ofField(wrongAt(wrong.shown, BRAND_CODE_AT))}
    >
      <TextInput
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={31}
        value={code}
        onBlur={() => wrong.touch(BRAND_CODE_AT)}
        onChange={(event) => {
          wrong.typed(BRAND_CODE_AT);
          onTyped(event.currentTarget.value.trim());
        }}
      />
    </Field>
  );
}
